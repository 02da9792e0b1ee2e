import { plainWords } from '../../payment-words.js';
import { isKnownEnglish } from '../learned/sentence-features.js';
import { CHINESE, type Vocabulary, WISHES, WITH_GOODS, WORD_BY_WORD } from './vocabulary.js';

/*
 * What stands beside an account in another language than English has to be what invoices print there: labels, terms, thanks. Nobody can list what a fraud
 * may say in twelve languages, so what is not known is not explained, and one word of asking, waiting or of what is wrong is enough.
 */

/**
 * Whether a sentence beside an account says something in another language that is none of what invoices print there.
 *
 * @param plain a sentence as `plainWords` makes it
 * @param names that the document is paid under, in the same way, which say nothing
 */
export function isUnexplainedElsewhere(plain: string, names: readonly string[] = []): boolean {
  const said = withoutWishes(names.reduce((rest, name) => rest.replaceAll(name, ' '), plain));
  return isUnexplainedChinese(said) || unexplainedWords(said).length > 0 || isUnexplainedInAny(said);
}

/**
 * Whether a sentence is in another language and has nothing but words that invoices print in it.
 *
 * @param plain a sentence as `plainWords` makes it
 */
export function isExplainedElsewhere(plain: string): boolean {
  if (OTHER_LETTERS.test(plain)) return unexplainedWords(plain).length === 0 && !ENGLISH_WORD.test(plain);
  const said = withoutWishes(plain);
  return LANGUAGES.some((language) => isExplainedIn(said, language));
}

/** A sentence without the words of other alphabets that invoices print in it. */
export function withoutExplained(plain: string): string {
  const unexplained = new Set(unexplainedWords(plain));
  return plain.replace(WORD, (word) => (OTHER_LETTERS.test(word) && !unexplained.has(word) ? ' ' : word));
}

/** The words of other alphabets in a sentence that invoices have no need of. */
export function unexplainedWords(plain: string): string[] {
  const words = (withoutWishes(plain).match(WORD) ?? []).filter((word) => OTHER_LETTERS.test(word));
  const among = (known: ReadonlySet<string>) => (word: string) => known.has(withLatinLetters(word));
  const unknown = words.filter((word) => !among(WORDS_KNOWN)(word));
  return unknown.length === 0 && words.some(among(CONTACT)) && words.some(among(ACCOUNT)) ? words : unknown;
}

const WISH = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${WISHES.split('|').map(plainWords).join('|')})(?![\\p{L}\\p{M}])`,
  'gu',
);
const withoutWishes = (plain: string): string => plain.replace(WISH, ' ');

const setOf = (words: string): ReadonlySet<string> =>
  new Set(
    plainWords(words)
      .split(' ')
      .filter((word) => word !== ''),
  );

/** Greek letters as the Latin ones whose capitals look alike: where a sentence has a digit, `simplify` made Latin letters of some. */
const withLatinLetters = (word: string): string =>
  word.replace(/[αβεζηικμνορςτυχ]/g, (letter) => LATIN[letter] ?? letter);
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  [...'αβεζηικμνορςτυχ'].map((letter, at) => [letter, [...'abezhikmnopσtyx'][at] ?? letter]),
);

const byWord = Object.values(WORD_BY_WORD);
const WORDS_KNOWN = setOf(
  withLatinLetters(plainWords(byWord.flatMap(({ polite, plain }) => [polite, plain]).join(' '))),
);
const CONTACT = setOf(withLatinLetters(plainWords(byWord.map(({ contact }) => contact).join(' '))));
const ACCOUNT = setOf(withLatinLetters(plainWords(byWord.map(({ account }) => account).join(' '))));

/** A word, with what `simplify` made Latin letters of. Single letters stand in formulas and units. */
const WORD = /[^\P{L}\p{Script=Han}\p{Script=Arabic}]{2,}/gu;
const OTHER_LETTERS = /[^\P{L}\p{Script=Latin}\p{Script=Han}\p{Script=Arabic}]/u;
/** Three Latin letters and more beside words of another alphabet are English, or another language yet. */
const ENGLISH_WORD = /(?<!\p{L})\p{Script=Latin}{3,}(?!\p{L})/u;

interface Language {
  polite: ReadonlySet<string>;
  known: ReadonlySet<string>;
  telling: ReadonlySet<string>;
  contact: ReadonlySet<string>;
  account: ReadonlySet<string>;
}

const languageOf = ({ polite, plain, telling, contact, account }: Vocabulary): Language => ({
  polite: setOf(polite),
  known: setOf(`${polite} ${plain}`),
  telling: setOf(telling),
  contact: setOf(contact),
  account: setOf(account),
});
const LANGUAGES = Object.values(WITH_GOODS).map(languageOf);

/** A line with none of these words is done with at once, as most lines in English are. */
const OF_SENTENCES = new Set(LANGUAGES.flatMap(({ polite, telling }) => [...polite, ...telling]));

/** Words of payment that all languages share, and those of labels in two languages: `Số tài khoản / Account number`. */
const SHARED =
  /^(?:account|number|name|bank|amount|due|please|pay|payable|payment|by|transfer|reference|bsb|abn|acn|gst|eft|payid|bpay|osko|aud|pty|ltd|inv|invoice|tax|ref|acc|acct|no|nr|date|total|email|mail|www|com|au)$/;
/** From this share of its words on a sentence is in a language. */
const SHARE = 0.6;
const LEAST_WORDS = 2;

function isUnexplainedInAny(said: string): boolean {
  const words = said
    .replace(/\S*[@\d]\S*/g, ' ')
    .match(/(?:\p{Script=Latin}|\p{Script=Arabic})+/gu)
    ?.filter((word) => word.length > 1 && !SHARED.test(word));
  if (!words || words.length < LEAST_WORDS || !words.some((word) => OF_SENTENCES.has(word))) return false;
  if (words.every((word) => STROKES.test(word))) return false;
  const isGoods = isList(said);
  // Some words of one language are written like those of another: `cảm ơn`, with a Turkish `on`.
  if (LANGUAGES.some((language) => isExplainedIn(said, language))) return false;
  return LANGUAGES.some((language) => isUnexplainedIn(words, language, isGoods));
}

function isUnexplainedIn(
  words: readonly string[],
  { polite, known, telling, contact, account }: Language,
  isGoods: boolean,
): boolean {
  const isOf = (word: string): boolean => known.has(word) || telling.has(word);
  const evidence = words.filter((word) => (polite.has(word) || telling.has(word)) && !isKnownEnglish(word));
  const own = words.filter(isOf);
  if (own.length === 0 || (evidence.length === 0 && own.length < words.length)) return false;
  if (!words.some((word) => polite.has(word) || telling.has(word))) return false;
  if (words.filter((word) => isOf(word) || !isKnownEnglish(word)).length < words.length * SHARE) return false;
  const tellings = words.filter((word) => telling.has(word)).length;
  if (isGoods && tellings < words.length * SHARE_IN_LIST) return false;
  const asks = words.some((word) => contact.has(word)) && words.some((word) => account.has(word));
  return asks || words.some((word) => !known.has(word));
}

/** What recognition makes of rules and of the marks of a ruler: `I il Il`. Italian has no sentence of `il` alone. */
const STROKES = /^[il]+$/;

/** Goods stand in rows, each of few words, and share some with sentences. */
const isList = (said: string): boolean => {
  const parts = said.split(/[,;·•\u060c]/).length;
  return parts > 2 && (said.match(/\p{L}+/gu) ?? []).length <= parts * MOST_WORDS_OF_GOODS;
};
const MOST_WORDS_OF_GOODS = 4;
const SHARE_IN_LIST = 0.5;

function isExplainedIn(said: string, { polite, known, contact, account }: Language): boolean {
  const words = said.match(/\p{L}{2,}/gu) ?? [];
  return (
    words.length >= LEAST_WORDS &&
    words.every((word) => known.has(word) || SHARED.test(word)) &&
    words.some((word) => (polite.has(word) || known.has(word)) && !isKnownEnglish(word)) &&
    !(words.some((word) => contact.has(word)) && words.some((word) => account.has(word)))
  );
}

const KNOWN_CHINESE = new RegExp(
  [...CHINESE.known.split('|')]
    .sort((a, b) => b.length - a.length)
    .map(plainWords)
    .join('|'),
  'gu',
);
const OF_CONTACT = new RegExp(CHINESE.contact.split('|').map(plainWords).join('|'), 'u');
const OF_ACCOUNT = new RegExp(CHINESE.account.split('|').map(plainWords).join('|'), 'u');
const TELLING_CHINESE = new RegExp(`[${plainWords(CHINESE.telling)}]`, 'u');
/** Goods have names of a few characters; a row of more that nothing explains is a sentence. */
const LONGEST_GOODS = 8;

function isUnexplainedChinese(said: string): boolean {
  if (!/\p{Script=Han}/u.test(said)) return false;
  if (OF_CONTACT.test(said) && OF_ACCOUNT.test(said)) return true;
  const rest = said.replace(KNOWN_CHINESE, ' ');
  return TELLING_CHINESE.test(rest) || new RegExp(`\\p{Script=Han}{${LONGEST_GOODS + 1},}`, 'u').test(rest);
}
