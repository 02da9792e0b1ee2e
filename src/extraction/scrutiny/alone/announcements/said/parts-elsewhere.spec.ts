import { plainOf } from '../announces.js';
import { comesApart } from './parts-elsewhere.js';

describe('comesApart', () => {
  it.each([
    'Part B by email.',
    'Part B follows by post.',
    'Part two was sent to your Mr Castell.',
    'Page 2 went to your Mr Castell on 4 November.',
    'Page 2 comes separately.',
    'Page 2 of 2 has been posted separately.',
    'Sheet 2 is with your director.',
    'Schedule B was emailed to your Ms Ng.',
    'The original, with its settlement sheet, went to your Mr Castell on 4 November.',
    'The settlement sheet came by post.',
    'Payment page to follow.',
    'Our bank letter was handed to your manager.',
    'Payment instructions sheet follows separately.',
    'The original is with your Mr Castell.',
    'The other half went to your Ms Ng.',
    'The second page was faxed to your office.',
    'Pages 2-3 sent to Ms Ng.',
    'Sheet 1 of 2; sheet 2 with Mr Castell',
    'Annexure A to follow.',
    'Goods signed for by site. Settlement as per docket 0418, taped to the second crate.',
  ])('holds for %s', (said) => expect(comesApart(plainOf(said))).toBe(true));

  it.each([
    'Page 1 of 2',
    'Delivery as per docket 0418, signed by site.',
    'Payment slip pinned to your copy.',
    'Page 2 of 2',
    'Continued on page 2.',
    'Part A – Labour',
    'Part B: materials',
    'Parts by Bosch, labour by us.',
    'Spare parts sent by post.',
    'Part payment by email transfer',
    'Part 2 of the course follows on Monday.',
    'The last page was printed separately.',
    'The second half is due by 30 November.',
    'Remittance advice by email please.',
    'Please send your remittance advice by email.',
    'The original was signed by your Mr Castell on site.',
    'Original invoice by email, no paper copy follows.',
    'Progress schedule attached',
    'Payment by post or in person',
    'Section 2 was finished with your foreman present.',
    'Statements are sent separately.',
    'Please tear off the payment slip and return it by post.',
    'Return the payment slip with your cheque by mail.',
    'The account statement was sent by email.',
  ])('does not hold for %s', (said) => expect(comesApart(plainOf(said))).toBe(false));
});
