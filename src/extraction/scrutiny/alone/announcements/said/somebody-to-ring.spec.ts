import { isForSomethingElse } from './somebody-to-ring.js';

describe('a telephone number for something else than questions, orders and contact', () => {
  it.each([
    'New South Wales: Parramatta branch, 02 5550 7731 (Dean).',
    'Schools and churches: Marion, 07 5550 6118.',
    'Template 4 carries our present remittance block; copies from Anita, 0491 570 157.',
    'Enquiries about current bankers: Mr Pell, 02 5550 6621.',
    'Customer receipts: see Leanne at the counter, or 07 5550 3390.',
    'Everyday account: Mel will read it out, 0491 570 158.',
    'Clearance codes are issued on 1800 975 712.',
    'Ring Jodie for her new numbers, 02 5550 8080.',
    'Deb watches the busy one (02 5550 1199).',
    'The new ledger is with Bec, +61 491 570 159.',
    'Tess in our office (03 5550 0120)',
    'Functions: Mel will read it out, 0491 570 158.',
    'Membership: ask for Tess, 02 5550 1199',
    'Members and functions: Marg, 07 5550 6118.',
    'Payments: Marg or Tui (02) 5550 6123',
  ])('is found: %s', (said) => expect(isForSomethingElse(said)).toBe(true));

  it.each([
    'Queries: Jenny 0491 570 006',
    'Any questions about this bill, talk to Jenny in the office, 02 5550 3181.',
    'Accounts enquiries: Leanne, 07 3265 9910, Monday to Thursday until 3 pm.',
    'Treasurer Lou, 0491 570 812',
    'Property manager: Chloe Angelis, (07) 5550 1233.',
    'Rob 0491 570 539',
    'Branches: Dubbo 02 6884 8816',
    'Services: 02 9555 1982, 02 9555 1236, 0400 178 312, N508579792971R (NBN AVC 000088166656) Plan charges 4 x $69.00',
    'Pay by BPAY Biller Code 105333, by card at 13 10 25, or EFT to BSB 485-996 Acc 36862310',
    'My direct line is 02 5550 7710.',
    'You can reach me on 0491 570 006.',
    'Ms D Madsen, 0491 570 401',
    'Phone (08) 5550 4031',
    'Functions: Marg or Tui (02) 5550 6123',
    'Venue hire: Marg, 02 5550 6123',
    'Spare parts: Dave & Con 02 5550 6123',
    'By card over the phone (07) 5550 6793',
    'SIP trunk 10 channels 0491 579 760',
    '12 Murray Avenue, Blandowie SA 5341 (08) 5550 7935',
    'Faults and emergencies, 24 hours: 13 20 99',
    'Call our hardship team on (03) 5550 3666, Monday to Friday 8 am to 6 pm.',
    'We never send changed bank details by email; if any arrive, ring Tracey on (08) 5550 1499 and do not pay.',
    'Hardship help and free interpreters: 13 14 50.',
    'T 03 5555 0148 | accounts ext 2 | workshop ext 3',
  ])('is not: %s', (said) => expect(isForSomethingElse(said)).toBe(false));
});
