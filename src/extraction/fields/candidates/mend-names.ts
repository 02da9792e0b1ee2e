import { COMMON_NAME_WORDS } from '../lexicon/name-words.js';
import { editDistance } from '../text/edit-distance.js';
import { nameKey, plain, shapeOf } from '../text/fold.js';
import type { PlacedWord } from '../structure/segment.js';
import { hasLegalForm, type NameValue } from './names.js';

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

/**
 * A word as a stretch of a domain of the document spells it that differs from it in one letter, where the domain was read surely, or has the
 * same shape in more letters: recognition makes one letter of two, as in `Pinnade`, and hardly ever two of one.
 */
function asInDomain(word: string, domains: readonly string[], surely: readonly string[]): string {
  const key = bare(word);
  if (
    key.length < LONG_WORD ||
    key.length !== word.length ||
    isWordOfNames(word) ||
    domains.some((domain) => domain.includes(key))
  )
    return word;
  const isPrintedAs = (stretch: string, domain: string): boolean =>
    stretch.length === key.length
      ? surely.includes(domain) && [...stretch].filter((letter, at) => letter !== key[at]).length === 1
      : shapeOf(stretch) === shapeOf(key);
  for (const domain of domains) {
    for (let at = 0; at + key.length <= domain.length; at += 1) {
      const stretch = [0, 1]
        .map((more) => domain.slice(at, at + key.length + more))
        .find((one) => isPrintedAs(one, domain));
      if (stretch !== undefined) return withLettersOf(word, stretch);
    }
  }
  return word;
}

/** A word with what differs from a stretch of a domain taken from it; a domain has no capitals. */
function withLettersOf(word: string, stretch: string): string {
  const key = bare(word);
  const most = Math.min(key.length, stretch.length);
  let from = 0;
  while (from < most && key[from] === stretch[from]) from += 1;
  let behind = 0;
  while (behind < most - from && key.at(-1 - behind) === stretch.at(-1 - behind)) behind += 1;
  const letters = stretch.slice(from, stretch.length - behind);
  return word.slice(0, from) + inCaseOf(letters, word[from - 1] ?? word) + word.slice(word.length - behind);
}

/** `Pty` with its middle letter misread, where it was not read surely. */
const asPty = (word: Spelling): string =>
  word.confidence < SURE && /^p[a-z]y$/i.test(word.text) ? inCaseOf('Pty', word.text) : word.text;

/** Whether a word is one of many names, as it is: `Trust` is no misread `Truss`. */
const isWordOfNames = (word: string): boolean => COMMON_NAME_WORDS.has(bare(word)) || hasLegalForm(word);

/** The words of a name, where recognition parted the end of a common one from it: `Servi ces`, `Pool s`. */
function rejoined(words: readonly Spelling[]): Spelling[] {
  const [first, second, ...rest] = words;
  if (!first || !second) return [...words];
  const isParted =
    COMMON_NAME_WORDS.has(bare(first.text + second.text)) &&
    (second.text === 's' ||
      (/^\p{Ll}{2,}$/u.test(second.text) && ![first, second].some(({ text }) => isWordOfNames(text))));
  return isParted
    ? [{ text: first.text + second.text, confidence: first.confidence }, ...rejoined(rest)]
    : [first, ...rejoined([second, ...rest])];
}

/** Whether two words are a name and what is that name's: `Abernethy` and `Abernethy’s`. */
const isPossessive = (text: string, other: string): boolean =>
  [
    [text, other],
    [other, text],
  ].some(([owner = '', owned = '']) => /['’]s$/iu.test(owned) && bare(owned) === `${bare(owner)}s`);

function mendWord(word: Spelling, others: readonly Spelling[]): string {
  if (isWordOfNames(word.text)) return word.text;
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
      !isPossessive(other.text, word.text) &&
      (shapeOf(bare(other.text)) === shapeOf(key) || editDistance(bare(other.text), key, limit) <= limit),
  );
  return near && isCapitals(near.text) === isCapitals(word.text)
    ? near.text
    : near
      ? inCaseOf(near.text, word.text)
      : word.text;
}

/** The printing of which a name is a piece that begins or ends within a word: recognition lost the rest of it. */
function wholeOf(name: NameValue, others: readonly NameValue[]): NameValue | undefined {
  const words = name.text.split(' ').map(bare);
  const piece = words.join('');
  return others.find((other) => {
    const parts = other.text.split(' ').map(bare);
    const whole = parts.join('');
    const starts = new Set(parts.map((_, at) => parts.slice(0, at).join('').length));
    const endsIn =
      whole.endsWith(piece) && (words[0]?.length ?? 0) >= LONG_WORD && !starts.has(whole.length - piece.length);
    const beginsWith = whole.startsWith(piece) && (words.at(-1)?.length ?? 0) >= LONG_WORD && !starts.has(piece.length);
    return whole !== piece && (endsIn || beginsWith);
  });
}

const asLtd = (word: Spelling): Spelling =>
  LIKE_LTD.word.test(word.text) && word.confidence < LIKE_LTD.confidence
    ? { ...word, text: inCaseOf('Ltd', word.text) }
    : word;

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

/** A mark of so few letters that was read less surely is a stain, where another printing of the name lacks it. */
const STAIN = { letters: 3, confidence: 0.6 };

/** Takes stains that were read as words out of a name that stands elsewhere without them: `Example & SE Sons`. */
function withoutStains(text: string, words: readonly PlacedWord[], others: readonly NameValue[]): string {
  const isStain = (part: string): boolean =>
    part.length <= STAIN.letters && words.some((one) => one.text === part && one.word.confidence < STAIN.confidence);
  const parts = text.split(' ');
  const clean = parts.filter((part) => !isStain(part));
  if (clean.length === parts.length || clean.length < 2) return text;
  return others.find((other) => nameKey(other.text) === nameKey(clean.join(' ')))?.text ?? text;
}

/** `Ltd` behind `Pty`, misread or in two: nothing else of three letters stands there. */
const MISREAD_LTD = /\b(pty\.?) (?:l[^t\s]d|l ?t ?d|lt[^d\s.])(?=(\.?)$)\2/i;
/** What `Ltd` is misread as at the end of a name, even without `Pty`, where it was read less surely than this. */
const LIKE_LTD = { word: /^l[^t]d$/i, confidence: 0.85 };

/**
 * A recognised name, mended by the other printings of names in the document: a piece becomes whole, specks before it fall off, lost
 * apostrophes and single letters that were read wrongly come from a printing that was read more surely, or from the domain.
 * @param surely those of the domains that were read surely
 */
export function mendName(
  name: NameValue,
  all: readonly NameValue[],
  domains: readonly string[],
  surely: readonly string[] = domains,
): string {
  if (!name.words.every((word) => word.word.source === 'ocr')) return name.text;
  const others = all.filter((other) => !other.words.some((word) => name.words.includes(word)));
  const text = wholeOf(name, others)?.text ?? withoutStains(withoutSpecks(name.text, others), name.words, others);
  const spellings = others.flatMap(spellingsOf);
  return rejoined(spellingsOf({ text, words: name.words }))
    .map((word) => ({ ...word, text: asInDomain(mendWord(word, spellings), domains, surely) }))
    .map((word, at, words) => (at > 0 && at === words.length - 1 ? asLtd(word) : word))
    .map(asPty)
    .join(' ')
    .replace(/& (?:& )+/g, '& ')
    .replace(MISREAD_LTD, (_, pty: string, stop: string) => `${pty} ${inCaseOf('Ltd', pty)}${stop}`);
}
