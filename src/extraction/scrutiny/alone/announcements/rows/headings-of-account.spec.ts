import { pageOf } from '../../../../../../test/support/extraction/page-of-text.js';
import { searchedPage } from '../../numbers/searched-page.js';
import { narrowingHeadings, narrowsAccount } from './headings-of-account.js';

describe('narrowsAccount', () => {
  it.each([
    'EFT – New South Wales sites',
    'EFT - NSW jobs',
    'EFT (Queensland customers)',
    'Bank details for Victorian clients only',
    'Bank transfer: jobs in Tasmania',
    'Direct deposit – Ballarat sites',
    'EFT – jobs before 1 November 2026',
    'EFT – work completed before 1 November 2026',
    'Bank details for orders up to 31 October 2026',
    'Payment by EFT – invoices dated before October 2026',
    'EFT – deposits only',
    'Bank details (bonds only)',
    'EFT: progress payments only',
    'Our banking, 2017 to October 2026',
    'Bank details until 31 October 2026',
    'Our bank account, to Oct 2026',
    'Bank account (2017 – 2026)',
    'EFT, valid until 31/10/2026',
    'Account from which we pay our own suppliers',
    'Cash sale customers',
    'Payments we make (outgoing)',
    'Wages account (outgoing)',
    'As last paid by you (your remittance of August 2019)',
    'As carried over from the old ledger',
    'Refunds to you come from',
    'Your refunds are paid from',
    'Refunds are sent from:',
    'Overpayments are returned from this account',
    'We pay suppliers from',
    'We refund you from',
    'Wages are paid from',
    'EFT (pre-November invoices)',
    'EFT – stage 1 only',
    'EFT – customers A to K',
    'EFT – old system',
    'EFT – 1st instalment',
    'Bank details (retail)',
    'EFT – amounts up to $1,000',
    'For amounts under $500',
    'For Victorian customers',
    'Where our refunds come from',
    'Account for credits to you',
    'For jobs before 1 November 2026',
    'EFT (NSW only)',
    'EFT jobs before 1 November 2026',
    'EFT New South Wales sites',
    'Account – Victorian sites',
  ])('holds for %s', (text) => expect(narrowsAccount(text)).toBe(true));

  it.each([
    'EFT',
    'EFT:',
    'Direct deposit (preferred)',
    'Direct deposits only',
    'Bank transfer only',
    'Payment by EFT only',
    'For domestic payments',
    'EFT – domestic payments',
    'Bank details – Australian dollars',
    'Bank details for payment of this invoice',
    'EFT for all jobs',
    'Bank details for this job',
    'Bank details for our work orders',
    'Pay by 14 November 2026',
    'EFT by 14 November 2026',
    'EFT payment before 14 November 2026',
    'Payment by EFT before 30 June 2026',
    'Invoices to 30 June',
    'Account: 1 July 2026 to 30 September 2026',
    'Payments received to 30 June 2026',
    'Statement to 31 October 2026',
    'Bank: Westpac, Sydney branch',
    'EFT – Westpac Bank',
    'Deposits: 50% before work starts',
    'Refunds are paid within 14 days',
    'We pay our respects to elders',
    'Account details',
    'Bank account since 2017',
    'Bank deposits only',
    'EFT – Australian dollars only',
    'EFT – bank transfers only',
    'Bank transfer for amounts over $1,000',
    'Prepayment',
    'EFT (first preference)',
    'Bank transfer, other ways below',
  ])('does not hold for %s', (text) => expect(narrowsAccount(text)).toBe(false));
});

describe('narrowingHeadings', () => {
  const found = (text: string, names: readonly string[] = []) => {
    const page = searchedPage(pageOf(text));
    const word = [...page.segmentOf.keys()].find(({ text }) => text === '12345678');
    return narrowingHeadings(page, word ? [{ page: 1, box: word.box }] : [], names).map((words) =>
      words.map(({ text }) => text).join(' '),
    );
  };

  it.each([
    ['EFT – deposits only\nBSB               062-000\nAccount number    12345678', 'EFT - deposits only'],
    [
      'EFT          jobs before 1 November 2026\nBSB          062-000\nNumber       12345678',
      'EFT jobs before 1 November 2026',
    ],
  ])('are found beside the account: %j', (text, heading) => expect(found(text)).toEqual([heading]));

  it('are none far from it', () =>
    expect(found(`EFT - deposits only${'\n'.repeat(30)}Account number    12345678`)).toEqual([]));

  it('are none where they end in the name of the payee', () => {
    const text = 'Account: Blue Gum Projects\nBSB               062-000\nAccount number    12345678';
    expect(found(text)).toHaveLength(1);
    expect(found(text, ['Blue Gum Projects Pty Ltd'])).toEqual([]);
  });
});
