import { pageOf } from '../../../../../../test/support/extraction/page-of-text.js';
import { searchedPage } from '../../numbers/searched-page.js';
import { rowsAgainst } from './rows-against.js';

const BANK = ['Payment by EFT', 'Account name      Quayside Packaging Pty Ltd', 'BSB               062-000'];
/** A page with rows in its head, and others in the box of the account. */
const pageWith = (head: string, inBox = '') =>
  searchedPage(
    pageOf(
      [
        'Quayside Packaging                                    TAX INVOICE',
        ...head.split('\n').map((row) => ' '.repeat(50) + row),
        ...Array.from({ length: 12 }, () => ''),
        'Description                                             Amount',
        ...Array.from({ length: 6 }, () => ''),
        ...BANK,
        'Account number    12345678',
        ...(inBox === '' ? [] : inBox.split('\n')),
      ].join('\n'),
    ),
  );
const found = (head: string, inBox = ''): string[] => {
  const page = pageWith(head, inBox);
  const word = [...page.segmentOf.keys()].find(({ text }) => text === '12345678');
  return rowsAgainst(page, word ? [{ page: 1, box: word.box }] : []).map((words) =>
    words.map(({ text }) => text).join(' '),
  );
};

describe('rowsAgainst', () => {
  it.each([
    'Pay run            Hold for Kim, 0491 570 158',
    'Pay run            On hold',
    'Our bank           TBA (T. Kovac)',
    'Bank details       To be advised',
    'Banking            As told by phone',
    'Remit              as emailed 21/11',
    'Payment            As per our letter of 3 November',
    'Settlement         see separate email',
    'Settlement         under separate cover',
    'Remit to           as advised',
    'Bank matters       Ms L. Tran, 0491 570 006',
    'Bank matters       Ms L. Tran only',
    'Paying this?       Kim, 0491 570 158',
    'Before paying      Ring Kim 0491 570 158',
    'Settlements        L. Tran 0491 570 006',
    'Payments           Kim Doyle 0491 570 158',
    'Money side         Dana, (03) 5550 0133',
    'Who to pay         Mr T. Kovac',
    'Memo               Pls hold; A/R adv. to foll.',
    'Status             Do not pay yet',
    'Status             Payment on hold',
    'Status             On hold pending advice',
    'Note               Hold payment until you hear from us',
    'Attention          Stop! Wait for our call.',
    'A/P                Hold',
    'Query: Bank matters: Ms L. Tran only, 0491 570 006',
    'Pymt               as txted',
    'Where to pay       Ring Kim 0491 570 158',
    'Banking            Kim has the numbers',
    'Settlement         Kim will ring you',
    'New account        Ask Kim',
    'Bank contact       Ms L. Tran',
    'Terms              Hold for our call',
    'Due                On hold until advised',
    'Cashier            Kim, 0491 570 158',
    "Payment method     As per Kim's text",
    'Bank               Same as our October letter',
    "EFT details        On Kim's email",
    'Payment            Parked',
    'Approval           Hold, bank changing',
    'Release            After call with Kim',
    'Pay date           When Kim rings',
    'Contact for payment  Kim, 0491 570 158',
    'Bank change        See letter',
    'Bank update        Sent 21/11',
    'New bank           Yes, see email',
    'Money goes         Where Kim says',
    'Pay                Nothing until we call',
  ])('finds %j wherever it stands', (row) => expect(found(row)).toHaveLength(1));

  it.each([
    'Valid to          31 October 2026',
    'Valid until       Oct 2026',
    'In use until      31/10/2026',
    'Expires           30 Nov 2026',
    'Closes on         30 November',
    'Closed            October 2026',
    'Last used         October 2026',
    'Until             end of October 2026',
    'Account closes    1 December 2026',
    'Use before        31.10.2026',
    'Status            Closing',
    'Status            Inactive',
    'Type              Term deposit, matures 2028',
    'Type              Equipment loan, fixed to 2029',
    'Account status    Being replaced',
    'Status            Closed since October',
    'In use            2017 - Oct 2026',
    'Account type      Former',
    'Shuts             30 November 2026',
    'Changes           1 November 2026',
    'State             Winding up',
    'Purpose           Refunds',
    'For               Deposits only',
    'From 1 November   Ask Kim',
    'After 31 October  0491 570 158',
    'Valid to 31 October 2026',
    'Expiry date: 31 October 2026',
  ])('finds %j beside the account', (row) => {
    expect(found('', row)).toHaveLength(1);
    expect(found(row)).toEqual([]);
  });

  it.each(['2017 - Oct 2026', 'until 31 October 2026', '2017 to October 2026', '(to Oct 2026)'])(
    'finds that the account was in use %s',
    (period) => {
      const text = `Account name             BSB        Number       In use\nQuayside Pty Ltd         062-000    12345678     ${period}`;
      const page = searchedPage(pageOf(text));
      const word = [...page.segmentOf.keys()].find(({ text }) => text === '12345678');
      expect(rowsAgainst(page, word ? [{ page: 1, box: word.box }] : [])).toHaveLength(1);
    },
  );

  it.each([
    'Queries            Jenny 0491 570 006',
    'Accounts enquiries Ms L. Tran, 0491 570 006',
    'Payment queries    Kim 0491 570 158',
    'Accounts           Jenny Wu 0491 570 006',
    'Account manager    Kim Doyle',
    'Contact            Ms L. Tran, 0491 570 006',
    'Site contact       Mr T. Kovac 0491 570 110',
    'Attention          Ms L. Tran',
    'Payment terms      As agreed',
    'Payment            As agreed',
    'Payment method     Direct debit',
    'Payment method     As agreed',
    'Payment            Pending',
    'Payment            30 days',
    'Payment            EFT',
    'Payments           1300 555 042',
    'Pay by phone       1300 555 042',
    'Pay by card        Call Jenny on (02) 5550 0133',
    'Bank               Westpac Sydney',
    'Bank               St. George, 13 33 30',
    'Bank               Bendigo',
    'Remit to           Quayside Packaging Pty Ltd',
    'Remittance advice  accounts@quayside.example',
    'Remittance         Jenny, jenny@quayside.example',
    'Deposit            TBA',
    'Deposit            Paid with thanks',
    'Delivery           Hold at depot',
    'Note               Hold goods for pick up',
    'Instructions       Hold for collection',
    'Delivery date      To be advised',
    'Start date         TBC',
    'Order              As per email 12/11',
    'Ordered by         Kim Doyle 0491 570 158',
    'Status             Unpaid',
    'Status             Overdue',
    'Status             Approved',
    'Valid to           31 October 2026',
    'Due                12 December 2026',
    'Pay by             14 November 2026',
    'Payment due        14 November 2026',
    'Period             1 Oct 2026 - 31 Oct 2026',
    'Cash               $50.00',
    'Transfers          Airport to hotel',
    'Transfers          Kim 0491 570 158',
    'Treasurer          Jenny Wu 0491 570 006',
    'Bank changes       None',
    'New account        $25.00',
    'New account        Yes',
    'Payment            Members can pay at the desk',
    'Payments           Interest will be charged after 30 days',
    'Deposit            Balance will be invoiced',
    'Account opening    After call with Jenny',
    'Settlement         To be advised',
    'Payment to         Ms L. Tran',
    'Bank details       Mr J. Smith',
    'Payment            Mr J. Smith',
    'EFT - Ms L. Tran   200.00',
    'Note               Do not pay this invoice: it is debited from your account',
  ])('leaves %j', (row) => expect(found(row)).toEqual([]));

  it.each([
    'Reference         INV-2041',
    'Reference         INV-2041 until paid',
    'Bank              Westpac',
    'Branch            Sydney',
    'Status            Verified',
    'Due               30 November 2026',
    'Pay by            30 November 2026',
    'Payment due by    30 November 2026',
    'Pay before        30 November 2026',
    'Invoices to       30 June 2026',
    'SWIFT             WPACAU2S',
    'Account opened    2017',
    'Valid for         30 days',
    'For               Invoice 2041',
    'From              1 October 2026',
    'Purpose           Invoice 2041',
    'From 1 November   Prices rise by 3%',
    'Closed            25 December 2026',
    'Closed until 5 January 2027',
    'Discount if paid by 30 November 2026',
  ])('leaves %j beside the account', (row) => expect(found('', row)).toEqual([]));
});
