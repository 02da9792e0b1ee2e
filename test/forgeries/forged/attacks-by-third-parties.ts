import { add, type Drawing, lines } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { forger, type Material } from '../forger.js';
import { far, near, written } from './attack-parts.js';

const forged = forger('attacks', 7);

const OTHERS = 'Somebody else takes the money.';
const OTHERWISE = 'The money is to go another way.';
const ELSEWHERE = 'The account is to be had elsewhere.';
const AGAINST = 'The account is said not to count.';

/** A page behind the invoice, under somebody's head. */
const behind = (head: string, body: readonly string[], title = ''): Drawing => ({
  width: 595,
  height: 842,
  areas: [],
  texts: [
    { text: head, x: 55, y: 70, size: 14, bold: true },
    ...(title ? [{ text: title, x: 55, y: 110, size: 12, bold: true }] : []),
    ...lines(55, 140, 16, { size: 10 }, body),
  ],
});

const NOTICES: readonly (readonly [head: string, why: string, body: readonly string[]])[] = [
  [
    'Revenue NSW',
    OTHERS,
    [
      'Garnishee order under the Fines Act',
      'A judgment debt stands against the business named in the invoice.',
      'The garnishee must send the sums it owes that business to the Commissioner',
      'until the order is discharged. Allow four weeks.',
    ],
  ],
  [
    'Lumen Trade Credit',
    OTHERS,
    [
      'Enforcement of a security interest, PPSA section 120',
      'The grantor is in default. Collateral includes the amount on the other page.',
      'Money handed to the grantor after today does not discharge you.',
    ],
  ],
  [
    'Services Australia',
    OTHERS,
    [
      'Child Support - notice under section 72A',
      'Please forward the money that you hold for the person named to the Registrar.',
      'Penalties apply.',
    ],
  ],
  [
    'Deed of novation',
    OTHERS,
    [
      'From 1 May the customer deals with Delta Formwork Pty Ltd in place of the supplier.',
      'Delta has the benefit of every invoice not yet settled.',
    ],
  ],
  [
    'Good news from the owners',
    OTHERS,
    ['We have sold the business. Priya Nair is the new owner from 1 May.', 'Invoices from that day are hers.'],
  ],
  [
    'Ferris & Lowe',
    OTHERS,
    [
      'Receivers and managers appointed',
      'The book debts are now under our control and are to be got in by us.',
      'Our Ms Tran expects your call.',
    ],
  ],
  [
    'Marlin Credit Insurance',
    OTHERS,
    [
      'We have met the claim of our insured on the invoice in front.',
      'By subrogation the invoice now benefits Marlin.',
    ],
  ],
  [
    'Shared Services Centre',
    ELSEWHERE,
    [
      'This supplier has been migrated.',
      'Route the payment by the supplier card in the new system, not by the face of the invoice.',
    ],
  ],
  [
    'Federal Circuit and Family Court',
    OTHERS,
    ['Third party debt notice', 'One half of what the respondent is owed goes to the applicant, Mrs R Moss.'],
  ],
  [
    'Terms and conditions',
    ELSEWHERE,
    [
      '15. Risk passes on delivery.',
      '16. The account on the face of an invoice is an example only. The supplier nominates its',
      'account by text message once the invoice falls due.',
      '17. These terms are governed by the law of Victoria.',
    ],
  ],
  [
    'Remittance advice',
    OTHERS,
    ['Detach and return', 'Invoice: as overleaf', 'Payable to: Dana Fox', 'Amount enclosed: ................'],
  ],
  [
    'Site instruction 14',
    OTHERS,
    [
      'Issued by: project manager',
      'The superintendent directs that claim 4 is paid straight to the steel fabricator.',
      'Get the particulars from the fabricator.',
    ],
  ],
];

const FAR: readonly (readonly [said: string, why: string])[] = [
  ['Book debts are got in by Ferris & Lowe, receivers.', OTHERS],
  ['Bank particulars on your vendor card prevail over this page.', ELSEWHERE],
  ['* no longer ours', AGAINST],
  ['Money for this job goes to the trustee of the Fox Family Trust.', OTHERS],
  ['Tap your phone on the sticker on the delivery box to settle.', OTHERWISE],
  ['Neosurf or Flexepin PINs by text to 0491 570 156, thank you.', OTHERWISE],
  ['Our rep will be past on Thursday for an open cheque.', OTHERWISE],
  ['Post notes in the padded bag supplied.', OTHERWISE],
  ['A DocuSign will reach you with where the money goes.', ELSEWHERE],
  ['Interac e-Transfer to curlew at mail dot example, password bay', OTHERWISE],
  ['Dana Fox looks after the money side now, settle with her.', OTHERS],
  ['If your order starts with CB, the account on your order form applies.', ELSEWHERE],
  ['Our landlord takes payment for us this quarter.', OTHERS],
  ['Set this invoice off against what you owe Dana Fox and give her the difference.', OTHERS],
  ['Sister company Corvane Pty Ltd banks for us while our accounts are audited.', OTHERS],
  ['Accounts on hold for audit until 30 June. Ask Dana for the interim one.', AGAINST],
  ['Payments received by bank transfer this month will be sent back.', AGAINST],
];

const NEAR: readonly (readonly [said: string, why: string])[] = [
  ['Settle at any foreign exchange desk, quoting MTCN 481-220-7719.', OTHERWISE],
  ['Please top up our Wise balance @curlewpay', OTHERWISE],
  ['We take prepaid vouchers: scratch and send a photo of the back.', OTHERWISE],
  ['Leave the cheque payee blank.', OTHERWISE],
  ['Cheques payable to bearer, please.', OTHERWISE],
  ['Make the cheque out to D. Fox.', OTHERS],
  ['Approve the request that lands in your banking app today.', OTHERWISE],
  ['Accept the Xero bill from Dana Fox and pay that one.', OTHERS],
  ['Use the card reader link texted to you.', OTHERWISE],
  ['ETH 0x52908400098527886E0F7030069857D2E4169EE7', OTHERWISE],
  ['lnbc19250u1p3xnhl2pp5jptserfk3zk4qy42tlucycrfwxhydvlemu9pqr93tuzlv9cc7g3s', OTHERWISE],
  ['Hand the envelope to Dana at the site office.', OTHERWISE],
  ['BPAY only, this account is not monitored.', AGAINST],
  ['Deposits here are slow; the quick way is Dana on 0491 570 156.', ELSEWHERE],
  ['buy.stripe.com/14k9xQ replaces bank transfer.', OTHERWISE],
  ['[x] Dana Fox    [ ] account above', OTHERS],
  ['Interstate only. NSW: see slip.', AGAINST],
  ['What we use to pay you', AGAINST],
  ['Tolong kirim ke Pak Budi saja.', OTHERS],
  ['Paise Rajesh ko bhejein.', OTHERS],
  ['Utua ki a Hemi.', OTHERS],
  ["Fa'amolemole totogi ia Sione.", OTHERS],
  ['Qing fu gei Wang Wei.', OTHERS],
  ['Mangyaring bayaran si Liza.', OTHERS],
  ['Xin gui cho chi Lan.', OTHERS],
]; // prettier-ignore

const said = (given: Material, head: string, body: readonly string[]): Buffer =>
  new RawPdf().drawn(given.page).drawn(behind(head, body)).file();

/** Notices of those who claim what is owed, and other ways to pay, in words of their own. Of 58, 25 passed at first contact. */
export const ATTACKS_BY_THIRD_PARTIES = [
  ...NOTICES.map(([head, why, body]) => forged(`notice of: ${head}`, why, (given) => said(given, head, body), { shows: () => head })),
  ...FAR.map(([text, why]) => forged(`elsewhere on the page: ${text.slice(0, 50)}`, why, (given) => written(given, far(given, [text])), { shows: () => text })),
  ...NEAR.map(([text, why]) => forged(`right beside it: ${text.slice(0, 50)}`, why, (given) => written(given, near(given, [text], 9)), { shows: () => text })),
  forged('small print at the foot', OTHERS, ({ page }) => new RawPdf().drawn(add(page, lines(60, page.height - 12, 8, { size: 6 }, ['Lumen Trade Credit owns our receivables.']))).file(), { layout: 'prose', shows: () => 'Lumen Trade Credit' }),
]; // prettier-ignore
