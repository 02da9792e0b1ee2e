import { announces } from '../announces.js';

describe('something else to be done before paying, or instead', () => {
  it.each([
    'Clearance codes are issued on 1800 975 712.',
    'Deposits without a clearance code are returned by the bank.',
    'First-time payers enrol by telephone before sending.',
    'Enrolment desk: 1800 975 712.',
    'The family would be touched if, in lieu of this fee, the sum were given to the Flood Appeal.',
    'Prompt settlement allowance (via Swiftly, swiftly.example, within 3 days)',
    'Less 5% for customers who use Swiftly (scan-free: swiftly.example)',
  ])('is announced: %s', (said) => expect(announces(said)).toBe(true));

  it.each([
    'Please enrol your child before the end of term.',
    'Day in lieu of the public holiday, 8 hours',
    'Less 5% for payment within 7 days',
    'Early settlement discount 2%',
    'Site clearance certificate, council fee',
    'Payment without a reference may be delayed.',
  ])('is not: %s', (said) => expect(announces(said)).toBe(false));
});
