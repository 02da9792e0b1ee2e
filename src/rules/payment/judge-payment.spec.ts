import type { Doubt, Place, PossibleAccount, Scrutiny, WayToPay } from '../../extraction/scrutiny/scrutiny.js';
import { isUnknown } from '../facts/finding.js';
import type { VerifiedPayee } from './compared-payee.js';
import { judgePayment } from './judge-payment.js';
import type { PaymentJudgement } from './judge-payment.js';
import type { PaymentCase, RestOfEmail } from './payment-case.js';

const ACCOUNT = { bsb: '062-000', accountNumber: '12345678' };
const THIEVES = { bsb: '032-000', accountNumber: '99887766' };
const box = { x0: 0, y0: 0, x1: 1, y1: 1 };
const place = (text: string, page = 1): Place => ({ page, box, text });

const payee = (given: Partial<VerifiedPayee> = {}): VerifiedPayee => ({
  id: 'one',
  businessAbn: '53004085616',
  businessName: 'Harbour Lane Pty Ltd',
  businessNameNormalised: 'harbour lane',
  accountName: 'Harbour Lane',
  accountNameNormalised: 'harbour lane',
  aliasesNormalised: [],
  accountBsb: ACCOUNT.bsb,
  accountNumber: ACCOUNT.accountNumber,
  ...given,
});
const scrutiny = (given: Partial<Scrutiny> = {}): Scrutiny => ({
  sight: { outcome: 'seen', places: [place('12345678')] },
  doubts: [],
  possibleAccounts: [],
  otherWaysToPay: [],
  announcements: [],
  ...given,
});
const email = (given: Partial<RestOfEmail> = {}): RestOfEmail => ({
  announcements: [],
  accounts: [],
  waysToPay: [],
  waiting: [],
  unread: [],
  textSearched: true,
  ...given,
});
const honest = (given: Partial<PaymentCase> = {}): PaymentCase => ({
  account: ACCOUNT,
  abn: '53004085616',
  invalidAbn: null,
  businessName: 'harbour lane',
  accountName: '',
  tradingNames: [],
  printedName: 'Harbour Lane',
  enteredByHand: [],
  enteredUnseen: [],
  textMatchesPicture: true,
  scrutiny: scrutiny(),
  payees: [payee()],
  lapsed: null,
  namesakes: [],
  lookalikes: [],
  onLetterhead: [],
  own: { abns: [], names: [], accounts: [] },
  senders: [],
  history: { knowsAccount: true, accounts: [ACCOUNT], waysToPay: [] },
  email: null,
  moreInEmail: false,
  ...given,
});

/** Each check as true, false, or the reason for which it is left out. */
const said = (
  given: Partial<PaymentCase>,
  name: keyof Omit<PaymentJudgement, 'comparedPayee' | 'announcements'>,
): unknown => {
  const finding = judgePayment(honest(given))[name];
  return isUnknown(finding) ? finding.reason : finding;
};
const match = (given: Partial<PaymentCase>) => said(given, 'detailsMatchVerification');
const unchanged = (given: Partial<PaymentCase>) => said(given, 'detailsUnchanged');

describe('judgePayment', () => {
  it('gives true for an honest invoice', () =>
    expect([match({}), unchanged({}), said({}, 'textMatchesPicture'), said({}, 'noChangeAnnounced')]).toEqual([
      true,
      true,
      true,
      true,
    ]));

  it('gives false for an account other than the verified and the earlier ones, seen or not', () => {
    const unseen = scrutiny({ sight: { outcome: 'unseen', reason: 'too_small', places: [place('1')] } });
    for (const given of [{}, { scrutiny: unseen }, { scrutiny: null }]) {
      expect(match({ account: THIEVES, ...given })).toBe(false);
      const history = { knowsAccount: false, accounts: [ACCOUNT], waysToPay: [] };
      expect(unchanged({ account: THIEVES, history, ...given })).toBe(false);
    }
  });

  it('does not call an account wrong if the verification is only too old, unless it was another payee’s', () => {
    const old = { reason: 'It is too old.', businessAbn: '53004085616', account: 'too_old' } as const;
    expect(match({ account: THIEVES, lapsed: old })).toBe('It is too old.');
    expect(match({ account: THIEVES, lapsed: { ...old, account: null } })).toBe(false);
    expect(match({ account: THIEVES, lapsed: { ...old, account: 'replaced' } })).toBe(false);
    expect(match({ account: THIEVES, lapsed: { ...old, account: 'revoked' } })).toBe(false);
    expect(match({ account: THIEVES, lapsed: { ...old, businessAbn: '33007457141' } })).toBe(false);
  });

  it('ignores history for an account that was revoked, and learns nothing from it', () => {
    const lapsed = { reason: 'It was revoked.', businessAbn: '53004085616', account: 'revoked' } as const;
    expect([match({ payees: [], lapsed }), unchanged({ payees: [], lapsed }), said({ lapsed }, 'isPlain')]).toEqual([
      'It was revoked.',
      'It was revoked.',
      false,
    ]);
  });

  it('gives no answer without an account, a payee or a history', () => {
    expect(match({ account: null })).toBe('The invoice gives no bank account.');
    expect(match({ payees: [] })).toMatch(/No verified payee/);
    const lapsed = { reason: 'It is too old.', businessAbn: '53004085616', account: null };
    expect(match({ payees: [], lapsed })).toBe('It is too old.');
    expect(unchanged({ history: 'No earlier invoice.' })).toBe('No earlier invoice.');
  });

  const unseen = (reason: 'not_drawn' | 'font_lies' | 'viewers_differ') =>
    scrutiny({ sight: { outcome: 'unseen', reason, places: [place('12345678', 2)] } });
  const doubt = (reason: Doubt['reason']) => scrutiny({ doubts: [{ ...place('', 3), reason }] });
  const second: PossibleAccount = { ...place('032-000 99887766', 2), ...THIEVES };
  const payId: WayToPay = { ...place('pay@thief.example'), kind: 'payid', value: 'pay@thief.example' };

  it.each<[string, Partial<PaymentCase>, RegExp]>([
    ['was not looked at', { scrutiny: null }, /read by an earlier version/],
    [
      'was entered by a person',
      { enteredByHand: ['extracted_account_number'], enteredUnseen: ['extracted_account_number'] },
      /account number was entered by a person/,
    ],
    [
      'bears a name that a person entered',
      { enteredByHand: ['extracted_business_name'], enteredUnseen: ['extracted_business_name'] },
      /business name was entered/,
    ],
    ['differs from its picture', { textMatchesPicture: false }, /different account from the one it shows/],
    ['is not found on the page', { scrutiny: scrutiny({ sight: null }) }, /not found/],
    ['cannot be seen', { scrutiny: unseen('not_drawn') }, /cannot be seen on page 2/],
    ['is set in a font that lies', { scrutiny: unseen('font_lies') }, /font/],
    ['may be shown otherwise', { scrutiny: doubt('viewers_differ') }, /differently on page 3/],
    ['was not searched whole', { scrutiny: doubt('not_looked_at') }, /could not be searched/],
    ['has writing nobody could read', { scrutiny: doubt('not_legible') }, /writing on page 3/],
    ['shows another account', { scrutiny: scrutiny({ possibleAccounts: [second] }) }, /032-000 ••••7766, on page 2/],
    [
      'shows another number',
      { scrutiny: scrutiny({ possibleAccounts: [{ ...second, bsb: null }] }) },
      /number, ••••7766/,
    ],
    [
      'shows another BSB',
      { scrutiny: scrutiny({ possibleAccounts: [{ ...second, accountNumber: null }] }) },
      /another BSB, 032-000/,
    ],
    ['asks for a PayID', { scrutiny: scrutiny({ otherWaysToPay: [payId] }) }, /PayID on page 1/],
    [
      'came with a letter',
      { email: email({ accounts: [{ ...THIEVES, namedBy: 'letter.pdf' }] }) },
      /^letter\.pdf gives another account, 032-000 ••••7766\.$/,
    ],
    [
      'came with a PayID',
      { email: email({ waysToPay: [{ kind: 'payid', value: 'pay@thief.example', namedBy: 'The email' }] }) },
      /^The email asks to be paid by PayID/,
    ],
    ['came with more than is compared', { moreInEmail: true }, /too many documents/],
    ['came with what is not read yet', { email: email({ waiting: ['b.pdf'] }) }, /b\.pdf/],
    [
      'came with an announcement',
      { email: email({ announcements: [{ text: 'We moved.', saidBy: 'The email', namesTheAccount: false }] }) },
      /^The email announces a change of details: “We moved\.”$/,
    ],
  ])('leaves out what %s, and learns nothing from it', (_, given, reason) => {
    expect(match(given)).toMatch(reason);
    expect([unchanged(given)]).not.toContain(true);
    if (!String(reason).includes('PayID')) expect(said(given, 'isPlain')).toBe(false);
  });

  it('matches an account that a person picked if it is seen, and learns nothing from it', () => {
    const picked = { enteredByHand: ['extracted_account_number'], enteredUnseen: [] };
    expect([match(picked), unchanged(picked) === true, said(picked, 'isPlain')]).toEqual([true, false, false]);
  });

  it('shows the place of the reason', () => {
    const finding = judgePayment(
      honest({ scrutiny: scrutiny({ possibleAccounts: [second] }) }),
    ).detailsMatchVerification;
    expect(isUnknown(finding) && finding.seen).toEqual([second]);
  });

  it('accepts further accounts of the same payee and of the paying entity', () => {
    const given = { scrutiny: scrutiny({ possibleAccounts: [second] }) };
    const further = payee({ id: 'two', accountBsb: THIEVES.bsb, accountNumber: THIEVES.accountNumber });
    expect(match({ ...given, payees: [payee(), further] })).toBe(true);
    expect(match({ ...given, own: { abns: [], names: [], accounts: [THIEVES] } })).toBe(true);
    const others = payee({
      ...further,
      businessAbn: '33007457141',
      businessNameNormalised: 'x',
      accountNameNormalised: 'x',
    });
    expect(match({ ...given, payees: [payee(), others] })).toMatch(/which was not verified/);
  });

  it('does not call an account verified under the logo of another payee', () => {
    const letterhead = [place('BLUE DOOR Pty Ltd - kitchens')];
    const other = { name: 'Blue Door Pty Ltd', nameNormalised: 'blue door', abn: '33007457141' };
    const given = { scrutiny: scrutiny({ letterhead }), onLetterhead: [other] };
    expect(match(given)).toBe(
      'The account is verified for Harbour Lane Pty Ltd; the head of the document names Blue Door Pty Ltd on page 1.',
    );
    expect(judgePayment(honest(given)).detailsMatchVerification).toMatchObject({ seen: letterhead });
    expect(match({ onLetterhead: [{ ...other, abn: '53004085616' }] })).toBe(true);
    expect(match({ onLetterhead: [{ ...other, nameNormalised: 'lane' }] })).toBe(true);
  });

  it('does not call an account verified or known in a name that is nearly that of another business', () => {
    const trading = { businessName: 'blue d0or', printedName: 'Blue D0or' };
    const other = { name: 'Blue Door Pty Ltd', nameNormalised: 'blue door', abn: '33007457141' };
    const nearly = 'The name on the invoice is very similar to Blue Door Pty Ltd.';
    expect(match({ ...trading, lookalikes: [other] })).toBe(nearly);
    expect(unchanged({ ...trading, lookalikes: [other] })).toBe(nearly);
    expect(said({ ...trading, lookalikes: [other] }, 'isPlain')).toBe(false);
    expect(match({ accountName: 'blue door receipts', lookalikes: [other] })).toBe(nearly);
    expect(match({ ...trading, lookalikes: [{ ...other, abn: '53004085616' }] })).toBe(true);
    expect(match({ lookalikes: [{ ...other, nameNormalised: 'harbour lanes' }] })).toBe(true);
    const ownName = { name: 'Blue D0or', nameNormalised: 'blue d0or', abn: '53004085616' };
    expect(unchanged({ ...trading, lookalikes: [other], namesakes: [ownName], payees: [] })).toBe(true);
    expect(
      unchanged({ ...trading, abn: null, lookalikes: [other], namesakes: [{ ...ownName, abn: null }], payees: [] }),
    ).toBe(true);
  });

  it('does not call an account verified or known where the payee trades in the name of another business', () => {
    const other = { name: 'Blue Door Pty Ltd', nameNormalised: 'blue door', abn: '33007457141' };
    const trading = { tradingNames: ['blue door'], namesakes: [other] };
    expect(match(trading)).toMatch(/name of Blue Door Pty Ltd/);
    expect(unchanged(trading)).toMatch(/name of Blue Door Pty Ltd, which has a different ABN/);
    expect(match({ ...trading, payees: [payee({ aliasesNormalised: ['blue door'] })] })).toBe(true);
    const own = { ...trading, namesakes: [other, { ...other, abn: '53004085616' }] };
    expect([match({ ...trading, namesakes: [{ ...other, abn: '53004085616' }] }), unchanged(own)]).toEqual([
      true,
      true,
    ]);
    expect(match({ tradingNames: ['blue doors'], lookalikes: [other] })).toMatch(/very similar to Blue Door/);
    expect([match({ tradingNames: ['red barn'] }), unchanged({ tradingNames: ['red barn'] })]).toEqual([true, true]);
    const letterhead = [place('Harbour Lane T/A Blue Door')];
    const given = { scrutiny: scrutiny({ letterhead }), onLetterhead: [other] };
    expect(judgePayment(honest(given)).detailsMatchVerification).toMatchObject({ seen: letterhead });
  });

  it('does not call an account verified with the name or the ABN of another business', () => {
    const trading = { businessName: 'blue door', printedName: 'Blue Door' };
    expect(match(trading)).toBe(true);
    const namesake = { name: 'Blue Door Pty Ltd', nameNormalised: 'blue door', abn: '33007457141' };
    expect(match({ ...trading, namesakes: [namesake] })).toMatch(/name of Blue Door Pty Ltd/);
    expect(match({ ...trading, namesakes: [{ ...namesake, abn: '53004085616' }] })).toBe(true);
    expect(match({ namesakes: [{ ...namesake, name: 'HL', nameNormalised: 'harbour lane' }] })).toBe(true);
    expect(unchanged({ ...trading, namesakes: [namesake] })).toMatch(
      /name of Blue Door Pty Ltd, which has a different ABN/,
    );
    expect(unchanged({ ...trading, namesakes: [namesake, { ...namesake, abn: '53004085616' }] })).toBe(true);
    expect(match({ ...trading, abn: null })).toBe(
      'The account is verified for Harbour Lane Pty Ltd; the invoice names Blue Door and gives no ABN.',
    );
    expect(match({ ...trading, abn: null, payees: [payee({ aliasesNormalised: ['blue door'] })] })).toBe(true);
    expect(match({ ...trading, abn: null, accountName: 'harbour lane' })).toMatch(/names Blue Door/);
    expect(match({ abn: null, businessName: '', printedName: null })).toMatch(/names nobody/);
    expect(match({ abn: null, businessName: '', accountName: 'harbour lane' })).toBe(true);
    expect(match({ abn: '33007457141' })).toMatch(/ABN 33007457141/);
    // A digit of the payee's ABN was changed: whoever printed it is not known, whatever name is read beside it.
    expect(match({ abn: null, invalidAbn: '53004085617' })).toBe(
      'The account is verified for Harbour Lane Pty Ltd, ABN 53004085616; the invoice names Harbour Lane, ABN 53004085617, which is not valid.',
    );
  });

  it('treats BPAY, and a PayID that is the verified ABN, as harmless', () => {
    const ways = (one: Partial<WayToPay>) => ({ scrutiny: scrutiny({ otherWaysToPay: [{ ...payId, ...one }] }) });
    expect(match(ways({ value: '53004085616' }))).toBe(true);
    expect(match(ways({ kind: 'bpay', value: '123456' }))).toBe(true);
    const history = { knowsAccount: true, accounts: [ACCOUNT], waysToPay: ['pay@thief.example'] };
    expect([match({ ...ways({}), history }), said({ ...ways({}), history }, 'otherWaysKnown')]).toEqual([true, true]);
    const earlier = { knowsAccount: true, accounts: [ACCOUNT], waysToPay: ['123456'] };
    expect(said({ ...ways({}), history: earlier }, 'otherWaysKnown')).toBe(false);
    expect(said(ways({}), 'otherWaysKnown')).toMatch(/no PayID, biller code, IBAN or payment link/);
  });

  it('leaves a match out for a link to pay at that is not the payee’s own or known', () => {
    const link = (value: string) => ({
      scrutiny: scrutiny({ otherWaysToPay: [{ ...payId, kind: 'link' as const, value }] }),
    });
    expect(match(link('curlewbay.com'))).toBe(
      'The document also asks to be paid at curlewbay.com on page 1, which is not known for this payee.',
    );
    expect(match(link('harbourlane-pay.com.au'))).toMatch(/at harbourlane-pay.com.au/);
    expect(match(link('harbourlane.com'))).toMatch(/at harbourlane.com/);
    expect(match(link('harbourlane.com.au'))).toBe(true);
    expect(said(link('harbourlane.com.au'), 'otherWaysKnown')).toMatch(/gives no PayID/);
    // What the invoice calls itself is the forger's to choose.
    for (const called of [
      { businessName: 'curlew bay' },
      { accountName: 'curlew bay' },
      { tradingNames: ['curlew bay'] },
    ])
      expect(match({ ...link('curlewbay.com.au'), ...called })).toMatch(/at curlewbay.com.au/);
    expect(match({ ...link('curlewbay.com.au'), payees: [payee({ aliasesNormalised: ['curlew bay'] })] })).toBe(true);
    expect(match({ ...link('curlewbay.com'), senders: ['curlewbay.com'] })).toBe(true);
    const history = { knowsAccount: true, accounts: [ACCOUNT], waysToPay: ['curlewbay.com'] };
    expect(match({ ...link('curlewbay.com'), history })).toBe(true);
    const beside = (value: string) => ({
      email: email({ waysToPay: [{ kind: 'link', value, namedBy: 'The email' }] }),
    });
    expect(match(beside('curlewbay.com'))).toBe('The email asks to be paid at curlewbay.com.');
    expect(match(beside('harbourlane.com.au'))).toBe(true);
  });

  it('teaches no way to be paid that is new for a payee who is known, however often it is asked for', () => {
    const asked = (kind: WayToPay['kind'], more: Partial<PaymentCase> = {}): unknown =>
      judgePayment(honest({ scrutiny: scrutiny({ otherWaysToPay: [{ ...payId, kind }] }), ...more })).teachesWays;
    const none = 'No earlier invoice of this supplier is known.';
    for (const kind of ['payid', 'bpay', 'iban', 'link'] as const)
      expect([
        asked(kind),
        asked(kind, { history: none }),
        asked(kind, { payees: [] }),
        asked(kind, { payees: [], history: none }),
        asked(kind, { history: { knowsAccount: true, accounts: [ACCOUNT], waysToPay: ['pay@thief.example'] } }),
      ]).toEqual([false, false, false, true, true]);
    expect(judgePayment(honest()).teachesWays).toBe(true);
  });

  it('reports what is announced', () => {
    const announcements = [place('Our account has changed.')];
    expect(said({ scrutiny: scrutiny({ announcements }) }, 'noChangeAnnounced')).toBe(false);
    const beside = [{ text: 'New details.', saidBy: 'The email', namesTheAccount: true }];
    expect(said({ email: email({ announcements: beside }) }, 'noChangeAnnounced')).toBe(false);
    expect(match({ email: email({ announcements: beside }) })).toBe(true);
    for (const check of ['noChangeAnnounced', 'detailsMatchVerification', 'detailsUnchanged'] as const) {
      expect(said({ email: email({ unread: ['“a.docx”'] }) }, check)).toMatch(/carries “a\.docx”/);
      expect(said({ email: email({ textSearched: false }) }, check)).toMatch(/text of the email/);
    }
    expect(said({ scrutiny: null }, 'noChangeAnnounced')).toMatch(/read by an earlier version/);
  });

  it('says that text and picture differ if a font lies', () => {
    expect(said({ scrutiny: unseen('font_lies') }, 'textMatchesPicture')).toBe(false);
    expect(said({ textMatchesPicture: false }, 'textMatchesPicture')).toBe(false);
    expect(said({ textMatchesPicture: null }, 'textMatchesPicture')).toMatch(/no text/);
    expect(said({ scrutiny: unseen('not_drawn') }, 'textMatchesPicture')).toMatch(/cannot be seen/);
  });
});
