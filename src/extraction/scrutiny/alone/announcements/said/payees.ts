import { editDistance } from '../../../../fields/text/edit-distance.js';
import { BANK_NAMES } from '../../../../fields/lexicon/name-words.js';
import { plainWords } from '../../payment-words.js';
import { CONDITION } from './english-words.js';
import { isKnownEnglish } from '../learned/sentence-features.js';
import { isPrecaution } from './redirections.js';

/*
 * Whom a sentence says to pay. Whoever stands where a payment goes to has to be explained: the names that the document is paid under, "us", its account, its
 * terms. What is not explained is somebody else (`Please pay Dana`, `Cheques to: D. Whitlock`), in whatever words it is said.
 */

const wordsOf = (text: string): string[] => text.split(/\s+/);

/** Words of paying, behind which `to` leads to who is paid. */
const PAYING = new Set(
  wordsOf(
    'pay pays paying paid payable payment payments remit remits remitted remitting remittance remittances cheque cheques check checks cash money monies funds owed transfer ' +
      'transferred deposit deposited credit credited eft osko payid sum balance proceeds goes go settle settled settlement',
  ),
);
/** Those that are sold as well (`Transfers to the airport`): only what is asked for, not what is listed. */
const ALSO_SOLD = new Set(wordsOf('transfer transferred deposit credit check checks balance sum goes go settlement'));
const ASKED = new Set(
  wordsOf(
    'please kindly by bank direct eft must should electronic electronically be payment this it money total amount',
  ),
);
/** What may stand between a word of paying and `to`. */
const BETWEEN = new Set(
  wordsOf(
    'in by made out only directly direct straight is are should must be being payable it this the all any your full total amount due sum now please over crossed and also ' +
      'owing has have been can may will payment payments cheque cheques eft electronic electronically funds money bank transfer deposit credit go goes sent send drawn forwarded ' +
      'remitted paid given handed shall of promptly today invoice bill order account',
  ),
);
const MOST_BETWEEN = 8;

/** Labels of who is paid, at the start of a line. */
const LABELS = /^(?:payee|payees|creditor|beneficiary|payable|pay|remit|owed|cheques?|checks?|cash)$/;

/** What pay is before: `Pay slip`. */
const PAY_OF = new Set(
  wordsOf(
    'slip period rate run tv later week fortnight phone promptly early rise level grade day date advice station point wave pass cycle type code',
  ),
);
/** What is paid: nobody is named behind it. */
const OBJECTS = new Set(
  wordsOf('us invoice invoices bill bills total amount rent it here now online account accounts fee fees deposit'),
);

/** What ends what is said of who is paid. */
const ENDS = new Set(
  wordsOf(
    'by within before on at via with using in when upon from if for quoting as per until unless while where which who whose that because after no not than so under due is are ' +
      'was will must should can may shall has have been being less minus ref reference abn acn bsb bank/state account accounts acc acct bank branch swift bic iban net',
  ),
);
/** Who is paid where nobody is named. */
const GENERAL = new Set(
  wordsOf(
    'us our the this that these those your a an and or all any each both above below following same nominated usual company supplier seller vendor lessor contractor provider ' +
      'subcontractors employees suppliers name names details detail address number numbers office date order payee beneficiary it here now one online holder title ' +
      'pty ltd limited inc incorporated co trust trustee family trading t/a atf itf mr mrs ms dr of part time day days week weeks month months year end full aud gst eft bpay ' +
      'page bill invoice invoices rent cheque cheques cash card credit debit direct deposit transfer payment payments pay payable paid to into me their its general office operating trading business po box locked bag reply accounts owners corporation body corporate',
  ),
);
/** Who takes money at the door, and others who are somebody else whatever they are called. */
const OTHERS = new Set(
  wordsOf(
    'driver drivers courier couriers bearer messenger installer installers technician foreman bookkeeper receptionist cashier accountant solicitor lawyer lender financier factor ' +
      'sheriff bailiff commissioner registrar liquidator liquidators receiver receivers surety guarantor assignee franchisor ' +
      'parent subsidiary affiliate sister brother wife husband son daughter father mother cousin friend mate partner landlord agent nominee colleague assistant secretary ' +
      'somebody someone anyone him her them',
  ),
);
/** Of an account that is printed with them its number is searched for. */
const OTHER_ACCOUNTS = new Set(wordsOf('other another second third different'));
const PRINTED_NUMBER = /\d(?:[ -]?\d){5}/;
const KNOWN_NAMES = new Set(
  wordsOf(
    'bpay paypal pal payid eft gst aud nsw vic qld tas nt act wa sa po gpo january february march april may june july august september october november december jan feb mar apr jun ' +
      'jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday visa mastercard amex afterpay zip eftpos osko deft xero stripe square inv',
  ),
);
const BANK_WORDS = new Set(BANK_NAMES.flatMap((name) => plainWords(name).match(/\p{L}+/gu) ?? []));

/** Verbs of paying in other languages, and what leads to who is paid. */
const PAYING_ELSEWHERE = new Set(
  wordsOf(
    'zahlen bezahlen uberweisen zahlbar payer payez verser versez regler reglez pagar pague paguen pagare paghi pagate versare versate bonificare betalen betaal overmaken storten ' +
      'betala betal betales zaplac zaplaccie przelac przelej platit zaplatit zaplatte maksa maksakaa maksu bayar bayaran bayarkan transferkan ibayad bayaran magbayad lipa malipo ' +
      'geld argent dinero soldi pengar penge uang totogi utu odeyin odeme tra chuyen fizessen fizetendo platiti plata platiti uplatiti uplatite doplatit',
  ),
);
const LEADS_ELSEWHERE = new Set(
  wordsOf(
    'an a au aan al alla allo ai para pour per fur voor vir till til kepada ke kay sa na cho ia ki u bitte svp por favor sie vous sil prosze prosim ir',
  ),
);
const GENERAL_ELSEWHERE = new Set(
  wordsOf(
    'uns unser unsere unseren unserem konto betrag rechnung rechnungsbetrag den die das dem der auf innerhalb von tagen tage ohne abzug rein netto nous notre nos compte le la les ' +
      'montant facture dans jours sous reception nosotros nuestra nuestro cuenta el importe factura en dias dentro de del su conto corrente nostro nostra il importo fattura entro ' +
      'giorni ons onze rekening binnen dagen het bedrag factuur deze vart pankgiro bankgiro konto inom dagar vores innen dage na nasze nasz konto rekening kami akaun tili tilille via ' +
      'con mit per par met op om te gelieve nous-memes pix efectivo transferencia virement bonifico uberweisung',
  ),
);

/** `Pay to` in Chinese and Arabic, where neither we nor an account follow. */
const NOT_LATIN =
  /(?:付|转|轉|汇|匯|交|打)(?:款|账|賬|帐|帳)?[给給]\s*(?!我|本|以下|下列|上述|此|该|該|\s)|(?:ادفع\S*|سدد\S*|حول\S*|الدفع|يدفع|السداد)\s+[إا]لى\s+(?!حساب|الحساب|شركتنا)/u;

/** Payments in other languages, which lead to somebody only by a word for `to`. */
const PAYMENTS_ELSEWHERE = new Set(
  wordsOf('zahlung zahlungen paiement paiements pago pagos betaling betalingen pagamento pagamenti bitte'),
);
const TO_ELSEWHERE = /^(?:an|a|aan|au|al|alla|allo|ai|para|kepada|till|til)$/;

/** What else leads to who is paid. */
const LEADING_PHRASES: readonly (readonly string[])[] = [
  ...['in favour of', 'in favor of', 'for the benefit of', 'in trust for', 'made out to', 'make it out to'],
  ...['money belongs to', 'beneficiary is', 'direct all sums to', 'wire it to', 'wire to', 'f/o', 'zugunsten'],
  ...[
    'zugunsten von',
    'ordre de',
    'a favor de',
    'a favore di',
    'ten gunste van',
    'til fordel for',
    'account holder see',
  ],
].map((phrase) => phrase.split(' '));
/** A sentence with none of these names nobody who is paid. */
const LEADING = new Set([
  ...[
    ...PAYING,
    ...PAYING_ELSEWHERE,
    ...PAYMENTS_ELSEWHERE,
    ...wordsOf('payee payees creditor beneficiary due owing debt invoice bill'),
  ],
  ...LEADING_PHRASES.flatMap(([first = '']) => first),
]);

/**
 * Where one pays, and whom by that, is not said by an address: what counts of it is looked at as of a link. What has the path of a page is
 * one whatever it ends in.
 */
const WEB_ADDRESS =
  /https?:\/\/\S+|(?<![\p{L}\d@.-])(?:[a-z0-9-]{1,63}\.){1,4}(?:(?:com|net|org|gov|edu|au|io|co|app|info|online)(?![\p{L}\d.@-])(?:\/\S*)?|[a-z]{2,24}\/[a-z0-9]\S*)/gu;

/** Where the advice of a payment goes, and not the money: `Remittances to office@acme.example`. */
const ADVICE_TO =
  /(?<!\p{L})(?<!\bpay(?:ing)? (?:all |the |any |your )?)remittances?(?: (?:should|must|are|is|to|be|please|sent|go|goes))* to:? ?(?<local>[a-z\d._+-]{1,64})@(?<label>[a-z\d-]{1,63})(?:\.[a-z\d-]{1,63}){1,4}(?![\p{L}\d])/giu;

/**
 * The note of a clerk who lets an invoice be paid, with initials or a name as short, and a day: `OK to pay Lyn 19/10`. Longer names, and any without a day, may be
 * whom to pay.
 */
const APPROVED =
  /^(?:ok|okay|o\.k\.|approved|passed|cleared) (?:to pay|for payment)[.,:-]* ?(?<by>\p{Lu}\p{L}{1,2})[.,:-]? ?\d{1,2}\/\d{1,2}(?:\/(?:\d\d){1,2})?\.?$/iu;

interface Token {
  plain: string;
  isCapital: boolean;
}

const TOKEN = /\p{L}[\p{L}\p{M}'’]*(?:\/\p{L}+)?|\d[\d ,./-]*|\S/gu;

function tokensOf(sentence: string): Token[] {
  return (sentence.match(TOKEN) ?? []).map((text) => ({
    plain: plainWords(text)
      .replace(/[’']s$/u, '')
      .replace(/[’']/gu, ''),
    isCapital: /^\p{Lu}/u.test(text),
  }));
}

const isWord = (token: Token | undefined): token is Token => token !== undefined && /^\p{L}/u.test(token.plain);

/** Who is paid as a document names them. */
export class Payees {
  private readonly words: readonly string[];

  /** @param names that the document is paid under: of its business and of its account */
  constructor(names: readonly string[]) {
    this.words = names.flatMap((name) => tokensOf(name).map(({ plain }) => plain));
  }

  /** Whether a sentence sends the payment to somebody whom nothing explains. */
  isSomebodyElse(sentence: string): boolean {
    if (NOT_LATIN.test(sentence)) return true;
    const by = APPROVED.exec(sentence.trim())?.groups?.by;
    if (by !== undefined && !OTHERS.has(plainWords(by))) return false;
    const tokens = tokensOf(this.withoutAdvice(sentence).replace(WEB_ADDRESS, ' '));
    if (!tokens.some(({ plain }) => LEADING.has(plain))) return false;
    const whole = plainWords(sentence);
    const warns = isPrecaution(whole) || CONDITION.test(whole);
    const isUnknown = (from: number): boolean => this.isUnknown(tokens, from, warns);
    return tokens.some(({ plain }, at) => {
      if (PAYING_ELSEWHERE.has(plain) && this.isNamedElsewhere(tokens, at)) return true;
      if (this.isNameAt(tokens, nameAfter(tokens, at))) return true;
      if (PAYMENTS_ELSEWHERE.has(plain) && this.isNamedAfter(tokens, at + 1)) return true;
      if (LABELS.test(plain) && isMark(tokens[at + 1]) && tokens[at - 1]?.plain !== 'to') return isUnknown(at + 2);
      if (plain === 'payee' && isSaidOf(tokens, at)) return isUnknown(0);
      const named = namedBehind(tokens, at);
      if (named !== null) return isUnknown(named);
      if (!PAYING.has(plain)) return false;
      const to = leadsTo(tokens, at);
      if (to !== null) return isUnknown(to);
      return isAskedOf(tokens, at) && this.isObject(tokens, at + 1, warns);
    });
  }

  /** A sentence without the addresses that are the payee's own by their name, where the advice of a payment goes. */
  private withoutAdvice(sentence: string): string {
    return sentence.replace(ADVICE_TO, (said, local: string, label: string) =>
      [local, label].some((part) => this.isOfName(part)) ? ' ' : said,
    );
  }

  /** Whether an address is made of the words of the name, in their order, and of nothing else: `curlewbay`. */
  private isOfName(address: string): boolean {
    let rest = plainWords(address).replace(/[^\p{L}\d]/gu, '');
    let words = 0;
    for (const word of this.words) {
      if (!rest.startsWith(word)) continue;
      rest = rest.slice(word.length);
      words += word.length > 1 ? 1 : 0;
    }
    return rest === '' && words >= LEAST_OF_NAME;
  }

  /** Whether what stands from a place on names somebody, and nothing explains it. */
  private isUnknown(tokens: readonly Token[], from: number, warns: boolean): boolean {
    const first = tokens[from];
    // `to avoid interest`: no one is named.
    if (isWord(first) && this.isVerb(first)) return false;
    let words = 0;
    for (const [at, token] of tokens.slice(from).entries()) {
      // A sentence is cut behind `Cheques to D.`
      const isLast = from + at + 1 === tokens.length && words === 0 && token.plain === '.';
      if (isLast) return !this.isInitialOfName(tokens[from]) && tokens.length - from === 2;
      if (isInitial(token)) continue;
      if (!isWord(token) || ENDS.has(token.plain) || words++ >= MOST_WORDS) return false;
      if (OTHER_ACCOUNTS.has(token.plain) && tokens.some(({ plain }) => PRINTED_NUMBER.test(plain))) continue;
      // Warnings speak of others: `We are not liable for payments made to a wrong account`.
      if (this.isExplained(token.plain) && (warns || !OTHERS.has(token.plain))) continue;
      if (warns && !token.isCapital && (OTHERS.has(token.plain) || isKnownEnglish(token.plain))) continue;
      if (this.isNamed(token.plain) || this.isCutShort(tokens, from + at)) continue;
      if (!isBranch(tokens, from + at)) return true;
    }
    return false;
  }

  /** Whether `pay` has somebody for its object: nobody's name is a common word in small letters. */
  private isObject(tokens: readonly Token[], from: number, warns: boolean): boolean {
    if (isPaidByUs(tokens, from)) return false;
    const isTitle = tokens.filter(isWord).every(({ isCapital }) => isCapital);
    let words = 0;
    if (isCutName(tokens, from)) return !this.isInitialOfName(tokens[from]);
    for (const token of tokens.slice(from)) {
      if (isInitial(token)) continue;
      if (!isWord(token) || ENDS.has(token.plain) || OBJECTS.has(token.plain) || words++ >= MOST_WORDS) return false;
      if (this.isNamed(token.plain)) continue;
      if (OTHERS.has(token.plain) || OTHER_ACCOUNTS.has(token.plain)) return !warns;
      if (this.isExplained(token.plain)) continue;
      return isTitle ? !PAY_OF.has(token.plain) : token.isCapital || !isKnownEnglish(token.plain);
    }
    return false;
  }

  /** Whether a name stands in a place that leads to somebody only by chance: a common word there says nothing. */
  private isNameAt(tokens: readonly Token[], at: number | null): boolean {
    if (at === null) return false;
    if (isCutName(tokens, at)) return !this.isInitialOfName(tokens[at]);
    const token = tokens.slice(at).find((one) => !isInitial(one));
    return this.isStranger(token) && !isKnownEnglish(token?.plain ?? '');
  }

  private isInitialOfName(token: Token | undefined): boolean {
    return this.words.some((word) => word[0] === token?.plain[0]);
  }

  private isStranger(token: Token | undefined): boolean {
    if (!isWord(token) || !token.isCapital || token.plain.length < 2) return false;
    return (
      ![GENERAL_ELSEWHERE, LEADS_ELSEWHERE].some((words) => words.has(token.plain)) && !this.isExplained(token.plain)
    );
  }

  /** Whether a word for `to` stands within two words, and somebody's name right behind it. */
  private isNamedAfter(tokens: readonly Token[], from: number): boolean {
    return [from, from + 1].some((at) => TO_ELSEWHERE.test(tokens[at]?.plain ?? '') && this.isStranger(tokens[at + 1]));
  }

  private isNamedElsewhere(tokens: readonly Token[], at: number): boolean {
    const next = tokens
      .slice(at + 1, at + 1 + MOST_WORDS)
      .find((token) => !isWord(token) || !(LEADS_ELSEWHERE.has(token.plain) || GENERAL_ELSEWHERE.has(token.plain)));
    if (this.isStranger(next)) return true;
    // German and Dutch: `bitte an Dana zahlen`.
    return tokens.some(({ plain }, before) => {
      if (before >= at || before < at - MOST_WORDS || !/^(?:an|aan)$/.test(plain)) return false;
      return this.isStranger(tokens[before + 1]);
    });
  }

  private isVerb({ plain, isCapital }: Token): boolean {
    return !isCapital && !GENERAL.has(plain) && !OTHERS.has(plain) && !this.isNamed(plain) && isKnownEnglish(plain);
  }

  private isExplained(word: string): boolean {
    return GENERAL.has(word) || KNOWN_NAMES.has(word) || BANK_WORDS.has(word) || this.isNamed(word);
  }

  /** Whether a line ends in a word of the name that its box cut: `Transfer to LAKEMBA WHOLESALE DISTRIBU`. */
  private isCutShort(tokens: readonly Token[], at: number): boolean {
    const [before, last] = [tokens[at - 1], tokens[at]];
    if (at + 1 !== tokens.length || !isWord(before) || !isWord(last) || last.plain.length < LEAST_MISREAD) return false;
    const next = this.words.indexOf(before.plain) + 1;
    return next > 0 && this.words[next]?.startsWith(last.plain) === true;
  }

  private isNamed(word: string): boolean {
    return this.words.some((one) => one === word || (word.length >= LEAST_MISREAD && editDistance(one, word, 1) <= 1));
  }
}

/** One word of a name is anybody's. */
const LEAST_OF_NAME = 2;
/** At most this many words are looked at from where somebody is named. */
const MOST_WORDS = 5;
/** Recognition misreads a letter of longer words. */
const LEAST_MISREAD = 5;

/** A letter of a name that is cut short, its full stop, and what joins names. */
const isInitial = ({ plain }: Token): boolean => /^(?:\p{L}|[.&"“”'(])$/u.test(plain) && plain !== 'a';

/** Whether a word of paying has whoever is paid for its object: `pay Dana`, `please credit Dana`. */
const isAskedOf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.plain === 'pay' ||
  (tokens[at]?.plain === 'credit' && /^(?:please|kindly)$/.test(tokens[at - 1]?.plain ?? ''));

/** Whether it is those who are with us whom we pay: `We pay our people fortnightly`. */
const isPaidByUs = (tokens: readonly Token[], from: number): boolean => {
  const [before, , our, whom] = tokens.slice(Math.max(0, from - 2));
  return before?.plain === 'we' && our?.plain === 'our' && isWord(whom) && !whom.isCapital && !OTHERS.has(whom.plain);
};

/** A sentence is cut behind `Payment collected by R.` */
const isCutName = (tokens: readonly Token[], from: number): boolean =>
  tokens.length === from + 2 && isWord(tokens[from]) && tokens.slice(from).every(isInitial);

const isMailing = ({ plain }: Token): boolean => /^(?:email|emailed|fax)$/.test(plain);

const isMark = (token: Token | undefined): boolean => token !== undefined && /^[:=–—-]$/u.test(token.plain);

/**
 * Whether a word is of the branch of a bank: `Westpac Wagga Wagga: BSB 062-000`. Nobody is paid by that name, and the BSB is an account's
 * that is searched for.
 */
function isBranch(tokens: readonly Token[], at: number): boolean {
  const behind = tokens.slice(at + 1, at + 4).filter((token) => !isMark(token));
  return (
    tokens.slice(Math.max(0, at - 2), at).some(({ plain }) => BANK_WORDS.has(plain)) &&
    behind.slice(0, 2).some(({ plain }) => plain === 'bsb')
  );
}

/** Whether `payee` is said of what stands before it: `Osprey Capital is the payee`. */
const isSaidOf = (tokens: readonly Token[], at: number): boolean =>
  at >= 2 && tokens.slice(Math.max(0, at - 3), at).some(({ plain }) => plain === 'is');

/** `Payments: Ballard Group`, `Amount due to Ballard`, `Bank cheque for Ballard`, `Payment collected by Ballard`: where the name stands. */
function nameAfter(tokens: readonly Token[], at: number): number | null {
  const [word = '', next = '', third = ''] = [0, 1, 2].map((more) => tokens[at + more]?.plain);
  if (/^(?:payments?|remittances?)$/.test(word) && isMark(tokens[at + 1])) return at + 2;
  if (/^(?:due|owing|payable)$/.test(word)) {
    const to = tokens.findIndex(({ plain }, place) => place > at && !isOfDate(plain));
    return tokens[to]?.plain === 'to' ? to + 1 : null;
  }
  if (/^(?:cheque|check|cash|money)$/.test(word) && next === 'for') return at + 2;
  if (word === 'payee' && next === 'name') return isMark(tokens[at + 2]) ? at + 3 : at + 2;
  const isTaken = /^(?:payments?|money|cash|cheque|debt|invoice|bill)$/.test(word) && TAKEN.test(next);
  return isTaken && third === 'by' ? at + 3 : null;
}
const TAKEN = /^(?:collected|bought|owned|received|taken|held|purchased|factored)$/;

/** Where somebody is named behind a phrase that starts here; null where none does. */
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;
/** Whether a word may stand in a date: `due 14 May to Dana`. */
const isOfDate = (plain: string): boolean => /^[\d.,/ -]+$/.test(plain) || MONTH.test(plain) || plain === 'on';

/** Wire that is sold: `bird wire to gables`. */
const OF_GOODS =
  /^(?:bird|barb(?:ed)?|chicken|fenc(?:e|ing)|hog|guy|mesh|netting|tie|trip|stay|copper|earth|electric|razor|galvanised|gal)$/;

function namedBehind(tokens: readonly Token[], at: number): number | null {
  if (tokens[at]?.plain === 'wire' && OF_GOODS.test(tokens[at - 1]?.plain ?? '')) return null;
  const phrase = LEADING_PHRASES.find((words) => words.every((word, next) => tokens[at + next]?.plain === word));
  if (!phrase) return null;
  const next = at + phrase.length;
  return isMark(tokens[next]) ? next + 1 : next;
}

/** Whether it is money that goes to somebody: `Money for this job goes to Dana`. */
const isOfMoney = (tokens: readonly Token[], at: number): boolean =>
  /^go(?:es)?$/.test(tokens[at]?.plain ?? '') &&
  tokens.slice(0, at).some(({ plain }) => /^(?:money|monies|payments?|funds|cheques?)$/.test(plain));

/** Where somebody is named that a word of paying leads to; null where it leads to nobody. */
function leadsTo(tokens: readonly Token[], at: number): number | null {
  const paying = tokens[at]?.plain ?? '';
  // The advice goes there, not the money: `Please email remittance to …`.
  if (/^remittances?$/.test(paying) && tokens.slice(Math.max(0, at - 3), at).some(isMailing)) return null;
  // `Tax invoice for payment To: …` is addressed to somebody.
  if (paying === 'payment' && tokens[at - 1]?.plain === 'for' && tokens[at + 1]?.isCapital) return null;
  if (ALSO_SOLD.has(paying) && at > 0 && !ASKED.has(tokens[at - 1]?.plain ?? '') && !isOfMoney(tokens, at)) return null;
  for (let next = at + 1; next <= at + MOST_BETWEEN; next += 1) {
    const token = tokens[next];
    if (token === undefined) return null;
    if (token.plain === 'to' && tokens[next + 1]?.plain === 'be') continue;
    if (token.plain === 'to' || token.plain === 'into')
      return isMark(tokens[next + 1]) || tokens[next + 1]?.plain === ',' ? next + 2 : next + 1;
    if (token.plain === 'with' && /^settled?$/.test(paying)) return next + 1;
    if (/^favou?r$/.test(token.plain) && tokens[next + 1]?.plain === 'of') return next + 2;
    if (!BETWEEN.has(token.plain)) return null;
  }
  return null;
}
