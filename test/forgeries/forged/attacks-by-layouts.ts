import { add, type Drawing, lines, table, withPart } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { forger, type Material } from '../forger.js';
import { bare, far, near, written } from './attack-parts.js';

const forged = forger('attacks', 1);

const OTHERS = 'Somebody else takes the money.';
const OTHERWISE = 'The money is to go another way.';
const ELSEWHERE = 'The account is to be had elsewhere.';
const AGAINST = 'The account is said not to count.';
const ANOTHER = 'Another account is given.';

/** A page under somebody's head; the payee's unless told. */
const sheet = ({ payee }: Material, title: string, body: readonly string[], head = payee.businessName): Drawing => ({
  width: 595,
  height: 842,
  areas: [],
  texts: [
    { text: head, x: 60, y: 80, size: 15, bold: true },
    { text: title, x: 60, y: 130, size: 13, bold: true },
    ...lines(60, 160, 17, { size: 10.5 }, body),
  ],
});

interface Enclosure {
  name: string;
  why: string;
  title: string;
  head?: string;
  body: readonly string[];
}

/** Letters, notices and forms, as people write them: none gives an account. */
const ENCLOSURES: readonly Enclosure[] = [
  { name: 'notice of assignment', why: OTHERS, title: 'NOTICE OF ASSIGNMENT OF RECEIVABLES', head: 'Harbourline Receivables Pty Ltd', body: [
    'To the debtor',
    'The supplier named overleaf has entered into an invoice finance facility with Harbourline',
    'Receivables Pty Ltd. All amounts owing under the invoice are now the property of Harbourline.',
    'A valid discharge can only be given by Harbourline Receivables Pty Ltd.',
    'Our settlement desk will send you a payment notice today.',
  ] },
  { name: 'memo of the chief financial officer', why: OTHERS, title: 'INTERNAL MEMO', head: 'Office of the CFO', body: [
    'To: Accounts Payable    From: Chief Financial Officer',
    'Subject: attached invoice',
    'Please process the attached against vendor record 20417B, not 20417.',
    'I have approved this and the vendor master has been amended.',
    'Do not contact the supplier, the matter is confidential.',
  ] },
  { name: 'letter of a bank', why: AGAINST, title: 'Confirmation', head: 'Commonwealth Bank of Australia', body: [
    'Dear Customer',
    'At the request of our client, the account quoted on the enclosed invoice was closed on',
    '30 April 2026 and its balance was transferred to another institution.',
    'Payments received after that date are returned to the remitter after ten business days.',
    'Your supplier can tell you where its account is now held.',
  ] },
  { name: 'notice of the tax office', why: OTHERS, title: 'NOTICE UNDER SECTION 260-5', head: 'Australian Taxation Office', body: [
    'Commissioner of Taxation',
    'You are required to pay to the Commissioner the amount of the debt that you owe to the',
    'tax debtor named on the enclosed invoice.',
    'How to pay: quote payment reference number 5514 7260 9118 60.',
  ] },
  { name: 'notice of administrators', why: OTHERS, title: 'Appointment of Voluntary Administrators', head: 'Hart Lindqvist Restructuring', body: [
    'We were appointed joint and several administrators of the company on 2 May 2026.',
    'Receipts of the company are controlled by the administrators from that date.',
    'Debtors should remit outstanding balances to the administrators of the company.',
    'Please telephone Lena Hart on 02 5550 1442 to arrange settlement.',
  ] },
  { name: 'letter of solicitors who hold the sum', why: OTHERS, title: 'Invoice under dispute', head: 'Hale & Marsh Lawyers', body: [
    'We act for your supplier.',
    'Pending the resolution of a dispute between its directors, sums due under the invoice',
    'are to be held by this firm. Our trust account details accompany our client authority,',
    'which you will receive under separate cover.',
  ] },
  { name: 'demand of a collector', why: OTHERS, title: 'FINAL DEMAND', head: 'Kerr Recoveries', body: [
    'Our client has placed this invoice in our hands.',
    'Payment direct to our client will not stop this action.',
    'Settle with Kerr Recoveries within 7 days: 1300 555 018.',
  ] },
  { name: 'order of a court', why: OTHERS, title: 'GARNISHEE ORDER', head: 'Local Court', body: [
    'Local Court of New South Wales, case 2026/00118824',
    'To the garnishee: you must pay to the judgment creditor the amount of the debt due to',
    'the judgment debtor. Judgment creditor: Ilex Commercial Pty Ltd.',
    'Send payment to the address of the judgment creditor shown in the application.',
  ] },
  { name: 'direct debit request', why: OTHERWISE, title: 'DIRECT DEBIT REQUEST', body: [
    'I/We request and authorise Lumen Collect (User ID 401552) to arrange for the invoice',
    'overleaf to be debited from my/our account.',
    'Name of account holder ______________________',
    'Your BSB ______ - ______  Your account number ____________________',
    'Return the form to forms@lumen-collect.example. No other payment is needed.',
  ] },
  { name: 'steps of a network of suppliers', why: ELSEWHERE, title: 'Action required: supplier onboarding', body: [
    'We have moved to the Quillpay network.',
    '1. Register at quillpay.example with code CB-2208.',
    '2. Accept our connection request.',
    '3. Quillpay shows you our current bank coordinates. Pay there.',
  ] },
  { name: 'chat about the other account', why: ELSEWHERE, title: 'Messages', head: 'Teams', body: [
    'Sam (site): hey did you pay the sparky yet',
    'Jo (AP): about to, using what is on the bill',
    "Sam (site): nah he wants it in his wife's one, same as the deposit",
    'Jo (AP): ok the Bendigo one?',
    'Sam (site): yep that one, thanks legend',
  ] },
  { name: 'questions and answers', why: ELSEWHERE, title: 'Frequently asked questions', body: [
    'Q. When is my invoice due?',
    'A. Fourteen days after the date of issue.',
    'Q. Which account should I use?',
    'A. The one we sent to your mobile when you accepted the quote.',
  ] },
  { name: 'adjustment note', why: AGAINST, title: 'ADJUSTMENT NOTE CN-0117', body: [
    'Original invoice: see overleaf',
    'Reason: wrong remittance block printed',
    'Adjustment: full amount',
    'A replacement invoice is issued under number 2208-R and is payable in its stead.',
  ] },
  { name: 'payment claim', why: OTHERS, title: 'PAYMENT CLAIM No. 4', body: [
    'This is a claim under the Building and Construction Industry Security of Payment Act.',
    'Payment direction: the principal is directed to pay the claimed amount to Delta Formwork',
    "Pty Ltd, subcontractor, in satisfaction of the head contractor's debt.",
    'Delta Formwork will contact the principal with its particulars.',
  ] },
  { name: 'instruction of an escrow', why: OTHERWISE, title: 'SafeHold escrow instruction', head: 'SafeHold', body: [
    'This transaction is protected. Funds are released to the seller after delivery.',
    'Fund the escrow: open the SafeHold app, enter release code H7K-22P and confirm.',
    'Transfers made outside SafeHold are not protected and may be lost.',
  ] },
  { name: 'notice of another manager', why: OTHERS, title: 'To all owners and tenants', head: 'Pinnacle Strata Services', body: [
    'From 1 June, Pinnacle Strata Services manages your building.',
    'Levies invoiced by the outgoing manager are collected by Pinnacle.',
    'Your owner reference stays the same. New levy slips follow in the post.',
  ] },
  { name: 'notice of a merger', why: OTHERS, title: 'We have merged', body: [
    'On 1 May our business became part of the Corvane Group.',
    'Invoices in our old name remain payable; the receivables team of Corvane looks after them.',
    'Corvane will email you its direct credit form. Kindly hold payments until it arrives.',
  ] },
  { name: 'notice of a death', why: OTHERS, title: 'Estate of the late proprietor', body: [
    'It is with sadness that we tell you of the passing of the proprietor of this business.',
    'His accounts are frozen until probate is granted.',
    'His son Daniel collects what is owing to the estate. He will be in touch.',
  ] },
  { name: 'timesheet of who is paid direct', why: OTHERS, title: 'Timesheet', body: [
    'Contractor: Pavel Doric     Hours: 22.5     Rate: $85.00',
    'Pavel is paid by the client direct; our invoice is for your tax records.',
    "Pavel's details are on his card.",
  ] },
  { name: 'number for one payment by telephone', why: ELSEWHERE, title: 'Payee verification', body: [
    'For your protection our account is locked to new payers.',
    'Before you transfer, call the verification line on 1800 555 204 and quote 77-204.',
    'The operator will issue a one-time receiving number for this invoice.',
  ] },
  { name: 'early payment by somebody', why: OTHERS, title: 'Early payment programme', head: 'Novabridge Trade', body: [
    'This invoice has been selected for early settlement by Novabridge.',
    'Novabridge has already paid your supplier. Your obligation is now to Novabridge and falls',
    "due on the same day. Look for the debit request in your bank's approvals queue.",
  ] },
  { name: 'letter in Spanish', why: OTHERS, title: 'Aviso', body: [
    'Estimado cliente:',
    'Le rogamos que esta vez haga el ingreso en la cuenta de mi esposa,',
    'que usted ya tiene. Gracias por su atención.',
  ] },
  { name: 'letter in French', why: AGAINST, title: 'Avis', body: [
    'Madame, Monsieur,',
    'Notre banque a fermé notre compte. Notre comptable vous communiquera',
    'le nouveau relevé par courriel dans la journée.',
  ] },
]; // prettier-ignore

/** What comes first, as a mail or a cover sheet does. */
const COVERS: readonly Enclosure[] = [
  { name: 'email that is printed', why: ELSEWHERE, title: 'RE: Invoice for April', head: 'Outlook', body: [
    'From: Tania Reeves <tania@curlewbay.example>',
    'To: Accounts Payable',
    'Hi Jo,',
    'Thanks for your time on the phone this morning. As I said, please use the details',
    'I gave you when we spoke, rather than what our system prints on the PDF.',
    '> On Fri, 1 May 2026 Jo wrote:',
    '> Can you confirm where this one should go?',
  ] },
  { name: 'letter of the owner', why: OTHERS, title: 'Dear Jo', body: [
    'Here is the bill for April.',
    'Could you do me a favour and put it through to Teresa this month? Her numbers are the',
    'ones on the back of the quote. We are sorting out a mix-up at our branch.',
  ] },
  { name: 'cover sheet of a fax', why: AGAINST, title: 'FAX - 2 pages', body: [
    'To: Accounts     From: Ray',
    'Page 2 prints our previous bank. Ring me on 0491 570 158 and I will read you the right one.',
  ] },
  { name: 'list to tick', why: ELSEWHERE, title: 'Before you pay', body: [
    '[ ] Goods received',
    '[ ] Amount checked',
    '[ ] Called Ray for the receiving account',
    '[ ] Reference entered',
  ] },
  { name: 'message behind a link', why: ELSEWHERE, title: 'You have received a secure document', head: 'SecureDocs', body: [
    'The preview below does not show the protected fields.',
    'Open the secure document to see the bank fields: securedocs.example/v/2208',
    'This link expires in 24 hours.',
  ] },
]; // prettier-ignore

/** Beside the account. */
const BESIDE: readonly (readonly [said: string, why: string])[] = [
  ['Int.: sort code 20-45-67 account 51472609', ANOTHER],
  ['or DBS Singapore 003-914725-6', ANOTHER],
  ['UPI: corvane@okicici', OTHERWISE],
  ['USDT (TRC20): TXk3vN8qRjL4pW7sZb2YcH9mQe5uDf6GtA', OTHERWISE],
  ['Wise: @raym482', OTHERWISE],
  ['PayID accounts (at) curlewbay-pay (dot) com', OTHERWISE],
  ['Osko 0491.570.158', OTHERWISE],
  ['Beem: rayelectrics', OTHERWISE],
  ['Sixty-three, thirty-one, twenty-three; fifty-one, forty-seven, twenty-six, oh-nine', ANOTHER],
  ['Queensland customers only.', AGAINST],
  ['Huwag po dito. Kay Aling Rosa ipadala.', OTHERS],
  ['Betala inte hit. Fråga Erik om kontot.', ELSEWHERE],
  ['Não use esta conta. Fale com o Paulo.', AGAINST],
  ['Nemojte ovdje. Pitajte Marka za broj.', ELSEWHERE],
  ["Buraya yatirmayin, Mehmet'i arayin.", ELSEWHERE],
  ['Soita Mikalle ennen kuin maksat.', ELSEWHERE],
];

/** The account of the document's author in forms of programs and forms. */
const FORMS: readonly (readonly [name: string, form: (given: Material) => readonly string[]])[] = [
  ['as a record of direct entry', ({ fraud }) => [`1${fraud.bsb} ${fraud.number} 530000192500CURLEW BAY`]],
  [
    'as values that commas part',
    (given) => ['bank,branch,acct', `NAB,${bare(given.fraud)},${given.fraud.number}`],
  ],
  ['as values of a program', (given) => [`{"routing":"${bare(given.fraud)}","acct":"${given.fraud.number}"}`]],
  ['between bars', (given) => [`${bare(given.fraud).slice(0, 3)}|${bare(given.fraud).slice(3)}|${given.fraud.number.slice(0, 4)}|${given.fraud.number.slice(4)}`]],
  ['as branch, counter and book', ({ fraud }) => [`Deposit to six-three-three branch, one-two-three counter, book ${fraud.number}`]],
]; // prettier-ignore

const headed = (given: Material, heading: string): Buffer =>
  new RawPdf().drawn(withPart(given.page, 'heading', (text) => ({ ...text, text: heading }))).file();

/** What people who know invoices but no file formats would make. Of these documents 24 passed at first contact. */
export const ATTACKS_BY_LAYOUTS = [
  ...ENCLOSURES.map(({ name, why, title, body, head }) =>
    forged(`enclosed: ${name}`, why, (given) => new RawPdf().drawn(given.page).drawn(sheet(given, title, body, head)).file(), {
      shows: () => title,
    }),
  ),
  ...COVERS.map(({ name, why, title, body, head }) =>
    forged(`in front: ${name}`, why, (given) => new RawPdf().drawn(sheet(given, title, body, head)).drawn(given.page).file(), {
      shows: () => title,
    }),
  ),
  ...BESIDE.map(([said, why]) =>
    forged(`beside it: ${said.slice(0, 40)}`, why, (given) => written(given, near(given, said.split(/(?<=;) /), 9)), {
      shows: () => said,
    }),
  ),
  ...FORMS.map(([name, form]) =>
    forged(`account ${name}`, ANOTHER, (given) => written(given, near(given, form(given), 9))),
  ),
  forged('heading of an account to pay from', AGAINST, (given) => headed(given, 'We pay suppliers from'), { layout: 'columns', shows: () => 'We pay suppliers from' }),
  forged('heading of an account for refunds', AGAINST, (given) => headed(given, 'Your refund goes to'), { layout: 'slip', shows: () => 'Your refund goes to' }),
  forged('columns of paying from and to', OTHERS, (given) => written(given, table([given.layout.near.x, given.layout.near.x + 120], given.layout.near.y + 14, 14, { size: 9 }, [['PAY FROM', 'PAY TO'], ['account shown', 'Corvane Group']])), { shows: () => 'Corvane Group' }),
  forged('table of ways to pay', OTHERWISE, (given) => new RawPdf().drawn(add(given.page, table([given.layout.far.x, given.layout.far.x + 150], given.layout.far.y + 14, 15, { size: 9 }, [['Method', 'Status'], ['Bank transfer', 'Unavailable'], ['Card at our counter', 'Unavailable'], ['QuillPay wallet @curlewbay', 'Preferred']]))).file(), { shows: () => 'QuillPay wallet @curlewbay' }),
  forged('second instalment to somebody', OTHERS, (given) => written(given, far(given, ['Instalment 1 (50%)  due 14 May  to the account on this page', 'Instalment 2 (50%)  due 14 May  to Corvane Group'])), { shows: () => 'Corvane Group' }),
  forged('corrigendum of two digits', ANOTHER, (given) => written(given, far(given, ['Corrigendum: in the remittance block, for "09" read "90".'])), { shows: () => 'for "09" read "90"' }),
  forged('account on a contract', ELSEWHERE, (given) => written(given, far(given, ['AUD payers please use the account shown on your contract.'])), { shows: () => 'the account shown on your contract' }),
]; // prettier-ignore
