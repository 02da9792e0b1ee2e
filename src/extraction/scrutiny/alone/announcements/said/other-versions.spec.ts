import { announces, plainOf } from '../announces.js';
import { paysElsewhere } from './other-places.js';

describe('a version to pay from that comes later', () => {
  it.each([
    'Once you have initialled it, Finance releases the payable version, which has its own panel at the foot.',
    'The payable copy follows by post.',
    'The version to pay from comes from head office.',
    'Please pay from the signed copy.',
    'This is not the one to pay.',
    'Once approved, we will issue the real invoice.',
    'The other page carries its own bank details.',
    'This is your approval copy.',
    'This is a proof for your approval; the invoice for payment will be issued by Finance.',
    'The final version carries the remittance panel.',
  ])('is announced: %s', (said) => expect(announces(said)).toBe(true));

  it.each([
    'The final invoice follows on completion.',
    'A final tax invoice will be issued once the works are complete.',
    'Once you have approved the quote, we will issue a tax invoice.',
    'Once you have signed the quote, we will order the tiles.',
    'Amount payable by 11 December.',
    'The invoice is payable on receipt.',
    'Each unit has its own meter and its own account.',
    'The first page carries the payment details.',
    'Draft plans for your approval, revision B',
    'Assessment for your approval.',
    'This is a copy of the approved plan.',
  ])('is not: %s', (said) => expect(paysElsewhere(plainOf(said))).toBe(false));
});
