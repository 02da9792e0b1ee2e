import { COMMON_NAME_WORDS } from '../lexicon/name-words.js';
import { editDistance } from '../text/edit-distance.js';
import { nameKey, plain, shapeOf } from '../text/fold.js';
import type { NameValue } from './names.js';

/** Words shorter than this are not compared with one letter forgiven. */
const LONG_WORD = 5;
/** One letter of a word may be misread; two of a word of so many letters that was read no more surely than this. */
const HARDLY_READ = { confidence: 0.5, letters: 7 };
/** How much surer another printing of a word must be before its spelling is taken. */
const SURER = 0.02;
/** A word read as surely as this stands as it is, however near it is to a common one. */
const SURE = 0.95;

interface Spelling {
  text: string;
  confidence: number;
}

function spellingsOf(name: NameValue): Spelling[] {
  return name.text.split(' ').map((text) => {
    const word = name.words.find((one) => one.text.includes(text)) ?? name.words[0];
    return { text, confidence: word?.word.confidence ?? 0 };
  });
}

const isCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

/** Another printing's letters in the case of this one. */
const inCaseOf = (text: string, model: string): string => (isCapitals(model) ? text.toUpperCase() : text);

const bare = (text: string): string => plain(text).replace(/[^a-z0-9]/g, '');

/** Whether a word is two others without the space between them. */
const isRunOf = (word: string, first: string, second: string): boolean =>
  first !== '' && second !== '' && word.length >= LONG_WORD && word === first + second;

/** A word with the one letter put right in which it differs from a stretch of a domain of the document. */
function asInDomain(word: string, domains: readonly string[]): string {
  const key = bare(word);
  if (key.length < LONG_WORD || key.length !== word.length || domains.some((domain) => domain.includes(key)))
    return word;
  for (const domain of domains) {
    for (let at = 0; at + key.length <= domain.length; at += 1) {
      const differing = [...key].flatMap((letter, index) => (letter === domain[at + index] ? [] : [index]));
      const [index] = differing;
      const letter = index === undefined ? undefined : domain[at + index];
      if (differing.length !== 1 || index === undefined || letter === undefined) continue;
      return word.slice(0, index) + inCaseOf(letter, word[index - 1] ?? word) + word.slice(index + 1);
    }
  }
  return word;
}

/** A common word of names that was read less than surely and with one wrong letter; one that is read alike elsewhere is none. */
function asCommonWord(word: Spelling, others: readonly Spelling[]): string {
  const key = bare(word.text);
  if (word.confidence >= SURE || key.length !== word.text.length || COMMON_NAME_WORDS.has(key)) return word.text;
  if (others.some((other) => bare(other.text) === key)) return word.text;
  if (/^p[a-z]y$/.test(key)) return inCaseOf('Pty', word.text);
  const common =
    key.length < LONG_WORD
      ? undefined
      : [...COMMON_NAME_WORDS].find((one) => one.length === key.length && editDistance(one, key, 1) === 1);
  return common === undefined ? word.text : inCaseOf(common[0]?.toUpperCase() + common.slice(1), word.text);
}

function mendWord(word: Spelling, others: readonly Spelling[]): string {
  const key = bare(word.text);
  const run = others.findIndex((other, at) => isRunOf(key, bare(other.text), bare(others[at + 1]?.text ?? '')));
  if (run >= 0) return inCaseOf(`${others[run]?.text} ${others[run + 1]?.text}`, word.text);
  const quoted = others.find(
    (other) => bare(other.text) === key && other.text.includes("'") && !word.text.includes("'"),
  );
  if (quoted) return inCaseOf(quoted.text, word.text);
  if (key.length < LONG_WORD || others.some((other) => bare(other.text) === key && other.confidence > word.confidence))
    return word.text;
  const limit = word.confidence < HARDLY_READ.confidence && key.length >= HARDLY_READ.letters ? 2 : 1;
  const near = others.find(
    (other) =>
      other.confidence >= word.confidence + SURER &&
      bare(other.text) !== key &&
      (shapeOf(bare(other.text)) === shapeOf(key) || editDistance(bare(other.text), key, limit) <= limit),
  );
  return near && isCapitals(near.text) === isCapitals(word.text)
    ? near.text
    : near
      ? inCaseOf(near.text, word.text)
      : word.text;
}

/** Takes specks that were read as letters off the front of a name that stands elsewhere without them. */
function withoutSpecks(text: string, others: readonly NameValue[]): string {
  const clean = others.find((other) => {
    const extra = nameKey(text).slice(0, -nameKey(other.text).length).trim();
    return (
      nameKey(text).endsWith(` ${nameKey(other.text)}`) &&
      other.text.includes(' ') &&
      extra.split(' ').every((part) => part.length <= 2)
    );
  });
  return clean ? text.slice(-clean.text.length) : text;
}

/** `Ltd` behind `Pty`, misread or in two: nothing else of three letters stands there. */
const MISREAD_LTD = /\b(pty\.?) (?:l[^t\s]d|l ?t ?d|lt[^d\s.])(?=(\.?)$)\2/i;

/**
 * A recognised name, mended by the other printings of names in the document: specks before it fall off, lost apostrophes and
 * single letters that were read wrongly come from a printing that was read more surely, or from the domain.
 */
export function mendName(name: NameValue, all: readonly NameValue[], domains: readonly string[]): string {
  if (!name.words.every((word) => word.word.source === 'ocr')) return name.text;
  const others = all.filter((other) => !other.words.some((word) => name.words.includes(word)));
  const text = withoutSpecks(name.text, others);
  const spellings = others.flatMap(spellingsOf);
  return spellingsOf({ text, words: name.words })
    .map((word) => ({ ...word, text: asInDomain(mendWord(word, spellings), domains) }))
    .map((word) => asCommonWord(word, spellings))
    .join(' ')
    .replace(MISREAD_LTD, (_, pty: string, stop: string) => `${pty} ${inCaseOf('Ltd', pty)}${stop}`);
}
