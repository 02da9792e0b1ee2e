import { BANK_NAMES } from '../../../../fields/lexicon/name-words.js';
import { inPattern } from '../../../../fields/text/in-pattern.js';
import { isKnownEnglish } from '../learned/sentence-features.js';
import { plainOf } from '../announces.js';
import { speaksAgainstBeside } from '../near/beside-account.js';
import { saysNotTheOne } from '../near/not-the-one.js';
import { announcesInEnglish } from '../said/english.js';
import { paysElsewhere } from '../said/other-places.js';
import { redirects } from '../said/redirections.js';
import { isAgainst } from '../said/tells-against.js';
import { TELEPHONE } from '../said/telephones.js';

/*
 * A sentence that gives the very account that the document asks for, BSB and number, says where to pay as plainly as can be: `If your finance team can't use a
 * card, transfer to Acme, BSB 062-000, account number 12345678`. Whoever wants to be paid elsewhere would give it too, and add a word. So each part has to be one
 * of those below, from the first word to the last: how one pays, whom, at which bank, what to quote, and that cards and cheques are taken as well.
 */

/** The account of a document as its fields have it, and what is printed around it. */
export interface OwnAccount {
  /** Digits only. */
  bsb: string;
  number: string;
  invoiceNumber?: string;
}

const listOf = (words: string): string => `(?:${words.split(' ').join('|')})`;
const TRANSFER =
  '(?:eft|electronic funds transfer|(?:direct |bank |electronic |internet )?(?:transfers?|deposits?|credit)|(?:internet|online) banking|osko)';
const PAYING = listOf('pay transfer deposit send remit eft');
const SUM = '(?:it|this|(?:the |your )?(?:payment|total|amount|balance|money|funds|fees?|invoice|bill|sum))';
const IN_FULL = '(?: (?:in full|due|owing|now|promptly|on time|please|directly|direct|electronically))*';
const CARD = '(?:(?:credit |debit )?cards?|visa|mastercard|eftpos|cheques?|cash)';
const WHERE =
  '(?: (?:over the (?:phone|counter)|by phone|at (?:the |our )?(?:office|reception|counter|shop)|in person))?';
const OUR = '(?:our|the|this|my)';
const KIND = listOf('office trust business trading operating general main fees society club practice');

const NOT_TAKEN = '(?:credit cards|cards|cheques|cash|bpay|payid)';

/** What may lead to it. */
const LEADS = [
  `(?:if|when|where) (?:you|your (?:finance |accounts |office |payments? )*(?:team|department|office|people|system|staff)|the office) (?:can't|cannot|can not|don't|do not|would rather not|prefer not to) (?:use|pay by|pay with|take|do|accept) (?:an? )?${CARD}`,
  `(?:if|when|where) (?:you )?(?:would rather |(?:would )?prefer to |wish to |want to |would like to |are )?(?:pay|paying|use|using)(?: by| with| through)? (?:an? )?${TRANSFER}`,
  `(?:if (?:it suits|that suits|that is easier|it is easier|you like|you prefer|you wish)|alternatively|otherwise)`,
  `(?:to pay|for|for payment|for payments|paying|payment|payments)(?: by)? ${TRANSFER}`,
  `(?:because|as|since|now that) (?:this|the|our|your) (?:bill|invoice|matter|work|job) (?:has (?:now )?been|is|was) (?:rendered|issued|sent|done|completed?|finished)`,
  `(?:no ${NOT_TAKEN}(?: on site)? please|we (?:do not|don't|no longer|cannot|can't) (?:take|accept) ${NOT_TAKEN}|${NOT_TAKEN} are (?:not|no longer) (?:taken|accepted))(?:[,;] so| and|;)?`,
];

/** How it is said to be paid into. */
const WAYS = [
  `(?:you (?:can|may|could) )?(?:also |only )?(?:please |kindly )?${PAYING}(?: ${SUM})?${IN_FULL}(?: by ${TRANSFER})?(?: (?:in)?to| at)?(?: ${OUR} (?:bank |${KIND} )*account)?`,
  `(?:please |kindly )?(?:make|send) (?:${SUM}|an? ${TRANSFER})${IN_FULL} (?:in)?to(?: ${OUR} (?:bank |${KIND} )*account)?`,
  `(?:the |your |all )?(?:payments?|total|amount|balance|money|funds|${TRANSFER}) (?:may|can|should|is to|are to|goes|go)(?: also)?(?: be)?(?: (?:sent|made|paid|transferred|deposited))?(?: by ${TRANSFER})?(?: (?:in)?to)?(?: ${OUR} (?:bank |${KIND} )*account)?`,
  `${OUR} (?:bank |${KIND} )*(?:account|details)(?: for (?:payment|payments|${TRANSFER}))? (?:is|are)`,
  `we (?:also |happily )?(?:accept|take) ${TRANSFER}(?: (?:in)?to)?`,
  `(?:all )?(?:money|payments?)(?: for this (?:job|invoice|bill))? (?:comes|come|goes|go) to us(?: at)?`,
  `(?:by )?${TRANSFER}(?: (?:is best|is easiest|is preferred|preferred|please|details|to))*`,
];

const ITEM =
  '(?:(?:account )?name:? @name|@name|@bank|bsb(?: no| number)?[:.]* @bsb|@bsb|(?:account|acct?|a/c)(?: no| number)?[:.]* @account|@account)';
const ACCOUNT = `${ITEM}(?:(?:,|:| -|,? (?:and|at|with|held (?:at|with)|in the name of))? ${ITEM})*`;

const REFERENCE =
  '(?:(?:the|your|our|this|its) )?(?:(?:tax )?(?:invoice|bill|job|customer|client|order|booking|account|file|matter)(?: (?:number|no\\.?|name|@invoice))*|@invoice|surname|name)';
const QUOTING = `(?:(?:and|with|please|kindly|then) )*(?:quot(?:e|ing)|us(?:e|ing)|put(?:ting)?|includ(?:e|ing)|giv(?:e|ing)|with) ${REFERENCE}(?: (?:in|as|for) (?:(?:the|your|a) )?(?:payment )?(?:description|reference|ref|narration))?`;
const OTHER_WAYS = `(?:and |or )+(?:(?:by|with|pay by|we take|we accept) )?(?:an? )?${CARD}${WHERE}(?:(?:,| or| and) (?:by )?(?:an? )?${CARD}${WHERE})*(?:(?<=cards?(?: over the phone| by phone)?) on @phone)?`;

const SENTENCE = new RegExp(
  `^(?:(?:${LEADS.join('|')})[,:]? )?(?:(?:${WAYS.join('|')})(?:,|:| -)? )?${ACCOUNT}(?:,? ${QUOTING})?(?:,? ${OTHER_WAYS})?(?:,? (?:only|by the due date|please|thank you|thanks))*[.!]?$`,
  'u',
);

/**
 * `Pay our office account, not the trust account: Acme Office Account, …`. Which of the two the numbers are is told by the name right behind the colon: it
 * has to be called like the one, and not like the other.
 */
const NOT_THE_OTHER = new RegExp(
  `\\b(?<to>(?:in)?to )?${OUR} (?<kind>${KIND}) account,? (?:and )?not (?:(?:in)?to )?${OUR} (?<other>${KIND}) account: (?=@name)`,
  'u',
);

/** A word of change in front of a name is a part of it: `Old Jinker Wines`, `New Leaf Gardens`. */
const OLD_AND_NEW = /^(?:the )?(?:old|new) (?=\p{L}+ \p{L}+)/u;
/** The ends of a company's name, which it leaves out as often as not. */
const COMPANY = /[ ,]+(?:pty\.? ?(?:ltd|limited)|p\/l|ltd|limited|inc|incorporated)\.?$/u;

/** Whether a name says nothing against the account that it stands beside. */
function isHarmless(name: string): boolean {
  return ![name, `${name.replace(OLD_AND_NEW, '')} account`].some((one) =>
    [announcesInEnglish, redirects, paysElsewhere, speaksAgainstBeside, saysNotTheOne, isAgainst].some((says) =>
      says(one),
    ),
  );
}

/** The digits of a number in whatever groups: what stands beside them and is none of it is no part of a sentence below. */
const digitsOf = (digits: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])${[...digits].join('[ -]?')}(?![\p{L}\d])`, 'gu');

const BANKS = [...BANK_NAMES].sort((a, b) => b.length - a.length).map(inPattern);
const BANK = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${BANKS.join('|')})(?![\p{L}\d])(?: (?<branch>\p{L}+(?: \p{L}+)?)(?=, | BSB))?`,
  'giu',
);
const IN_CAPITALS = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u;

/** A bank as one word, with its branch, which is a place that no other word is written like. */
const withoutBanks = (said: string): string =>
  said.replace(BANK, (whole, branch: string | undefined) => {
    if (branch === undefined) return '@bank';
    const isPlace = IN_CAPITALS.test(branch) && !branch.split(' ').some((word) => isKnownEnglish(word.toLowerCase()));
    return isPlace ? '@bank' : whole;
  });

/** Names as they are printed in sentences: whole, and without `Pty Ltd`; the longest first. */
const printedNames = (names: readonly string[]): string[] =>
  [...new Set(names.map(plainOf).flatMap((name) => [name, name.replace(COMPANY, '')]))]
    .filter((name) => name.includes(' ') && isHarmless(name))
    .sort((a, b) => b.length - a.length);

/**
 * Whether a sentence says nothing but to pay into the account that its document asks for, which it gives in full, and how.
 *
 * @param said the sentence as it is printed
 * @param account that the document asks for
 * @param names that the document is paid under
 */
export function givesTheAccount(said: string, account: OwnAccount, names: readonly string[]): boolean {
  const number = digitsOf(account.number);
  // Most sentences do not give it, and names take long to look at.
  if (!number.test(said)) return false;
  const marked = said
    .replace(digitsOf(account.bsb), '@bsb')
    .replace(number, '@account')
    .replace(invoiceNumber(account), '@invoice')
    .replace(TELEPHONE, '@phone');
  if (count(marked, '@bsb') !== 1 || count(marked, '@account') !== 1) return false;
  const own = printedNames(names);
  const plain = plainOf(marked);
  const named = inOrder(own.reduce((rest, name) => rest.replaceAll(name, '@name'), plainOf(withoutBanks(marked))));
  if (SENTENCE.test(named)) return true;
  const other = NOT_THE_OTHER.exec(named);
  if (!other?.groups) return false;
  const { kind = '', other: ruledOut = '', to = '' } = other.groups;
  const first = own.find((name) => plain.includes(`: ${name}`)) ?? '';
  const isCalled = (word: string): boolean => new RegExp(`\\b${word}\\b`, 'u').test(first);
  if (!isCalled(kind) || isCalled(ruledOut)) return false;
  return SENTENCE.test(named.replace(NOT_THE_OTHER, `${to}our account: `));
}

const count = (text: string, part: string): number => text.split(part).length - 1;

const invoiceNumber = ({ invoiceNumber }: OwnAccount): RegExp =>
  invoiceNumber === undefined
    ? /(?!)/u
    : new RegExp(String.raw`(?<![\p{L}\d])${inPattern(invoiceNumber)}(?![\p{L}\d])`, 'giu');

/** What stands in brackets is said between commas. */
const inOrder = (plain: string): string =>
  plain
    .replace(/ ?[()[\]]+(?=,| |\.|$)/gu, ',')
    .replace(/[()[\]]/gu, '')
    .replace(/[\u2013\u2014]/gu, '-')
    .replace(/,+(?= (?:and|or) )/gu, '')
    .replace(/,{2,}/gu, ',')
    .replace(/,\.?$/u, '.')
    .replace(/\s+/g, ' ')
    .trim();
