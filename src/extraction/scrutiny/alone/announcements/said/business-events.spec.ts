import { announces } from '../announces.js';

describe('news of the business or of an earlier payment that has the payer ask somebody else', () => {
  it.each([
    'His executor, solicitor J. Halloran (02 5550 0161), is gathering in what was owing.',
    'The family has asked their accountant, who is now calling in the debts.',
    'Please speak with her executor on 0491 570 006.',
    'Ms Vane of Halloran Vane, 02 5550 0161, is tidying up for us.',
    'Mr Petrou is winding up the practice.',
    'Business transferred 1 November 2026 to Larkfield Nominees Pty Ltd, who will introduce themselves',
    'The practice has passed to Dr Osei.',
    'The new owners will introduce themselves: Larkfield Nominees Pty Ltd, who will shortly introduce themselves.',
    'October’s remittance came back to you with return code R4.',
    'Your last transfer was rejected.',
    'The deposit of 3 May bounced.',
    'Our cashier, 02 5550 0198, can tell you why.',
    'Bank return fee, code R4 (our cashier, 02 5550 0198, can explain)',
    'Thanks for switching over to the trade desk this month.',
    'Thank you for moving to our new account.',
    'Tilly at the desk (0491 570 156) has this one on her list as well.',
    'Lovely how October went. Same again for this one, with Tilly, 0491 570 156.',
    'Kim, 0491 570 158, is looking after this payment.',
  ])('is announced: %s', (said) => expect(announces(said)).toBe(true));

  it.each([
    'Thank you for switching to paperless invoices.',
    'Thank you for moving to our customer portal.',
    'Thank you for switching to direct debit.',
    'Your direct debit of 3 October was returned by your bank; a dishonour fee of $9.90 applies.',
    'Cheque 1042 was returned unpaid.',
    'A fee applies if a payment is returned.',
    'Business transferred from 12 Mill Road to new premises at 9 Gipps Terrace.',
    'Our bookkeeper Jill (02 5550 0144) can explain any item on this invoice.',
    'Advising executors on collecting debts owed to the estate',
    'Perusing the will and attending the executor on the application for probate',
    'Jenny handles your account: 02 5550 0123.',
    'Same again as last month: mow, edge and blow.',
    'Mulching and tidying up the garden beds',
    'The stormwater was cleared and everything now drains as it should.',
    'Kim is looking after this job, 0491 570 158.',
    'Payments received after 3 November are not shown.',
  ])('is not: %s', (said) => expect(announces(said)).toBe(false));
});
