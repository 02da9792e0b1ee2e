import { isKnownEnglish } from '../learned/sentence-features.js';
import { simplify } from '../../characters/simplify.js';
import { writtenOut } from './shorthand.js';

/** Letters of a word that dots, dashes or stars part: `b-a-n-k`. */
const PARTED = /(?<![\p{L}\p{N}])\p{L}(?:[.\-*'+~]\p{L}){2,}(?![\p{L}\p{N}])/gu;
/** Signs that stand for blanks. */
const FOR_BLANKS = /[|¦_~^]+/g;
/** A bar among words that recognition reads for `I`: `what | gave you`. */
const FOR_I = /(?<=\p{L},? )\|(?= \p{Ll})/gu;
/** Words without blanks between them: `OurBankHasChanged`. */
const JOINED = /(?<!\p{L})\p{Lu}\p{Ll}*(?:\p{Lu}\p{Ll}*){3,}(?!\p{L})/gu;

/** Words that announcements are made of, the longer ones, which people read past a slip of the pen. */
const WORDS =
  'account accounts acct bank banks banking banked details changed change changing changes updated update payment payments paying payee transfer transfers transferred deposit deposits deposited closed closing replaced replace moved switched remit remittance instead longer number numbers please before invoice invoices money funds correct incorrect different another previous former current beneficiary credit credited directly'.split(
    ' ',
  );
/** A shorter word with a letter more or less is another word. */
const SHORTEST = 4;
const SHORTEST_OFF_BY_ONE = 6;

/** A sentence as people read it past what parts its words, joins them or is a slip of the pen. */
export function asRead(sentence: string): string {
  return simplify(sentence)
    .replace(PARTED, (word) => word.replace(/[^\p{L}]/gu, ''))
    .replace(FOR_BLANKS, ' ')
    .replace(JOINED, (words) => words.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .replace(/\p{L}{4,}/gu, withoutSlip);
}

/** A sentence as it stands and in each other way that people read it, each of them once. */
export const waysToRead = (sentence: string): string[] => {
  const read = [...new Set([sentence, sentence.replace(FOR_I, 'I'), writtenOut(sentence)])];
  return [...new Set(read.flatMap((one) => [one, asRead(one)]))];
};

function withoutSlip(word: string): string {
  const lower = word.toLowerCase();
  if (isKnownEnglish(lower)) return word;
  return WORDS.find((known) => known[0] === lower[0] && isSlipOf(lower, known)) ?? word;
}

/** Whether a word has the letters of another one in another order between its first and its last, or one of them too many, too few or wrong. */
function isSlipOf(word: string, known: string): boolean {
  const sorted = (text: string): string => [...text].sort().join('');
  if (
    word.length === known.length &&
    word.length >= SHORTEST &&
    word.at(-1) === known.at(-1) &&
    sorted(word) === sorted(known)
  )
    return true;
  if (known.length < SHORTEST_OFF_BY_ONE || Math.abs(word.length - known.length) > 1) return false;
  let same = 0;
  while (same < word.length && same < known.length && word[same] === known[same]) same++;
  const [rest, knownRest] = [word.slice(same), known.slice(same)];
  return rest.slice(1) === knownRest.slice(1) || rest === knownRest.slice(1) || rest.slice(1) === knownRest;
}
