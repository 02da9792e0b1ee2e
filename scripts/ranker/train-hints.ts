import { typo } from '../corpus/facts.js';
import { Chance } from '../corpus/random.js';
import { TRAIN } from '../corpus/vocabulary/train.js';
import { hintsCollected, notesCollected } from './announcements/collected.js';
import type { Example } from './announcements/examples.js';
import { HONEST as HONEST_FIRST } from './announcements/first-contact.js';
import { HONEST_FRESH_AGAIN } from './announcements/fresh-again.js';
import { HONEST_FRESH_LAST } from './announcements/fresh-last.js';
import { HONEST_FRESH } from './announcements/fresh.js';
import { type Families, sayMany } from './announcements/grammar.js';
import { HINTS } from './announcements/hints.js';
import { HINTS_OF_FIRMS } from './announcements/hints-of-firms.js';
import { HONEST } from './announcements/honest.js';
import { NOT_ANNOUNCING } from './announcements/known.js';
import { HONEST_ELSEWHERE } from './announcements/languages.js';
import { HONEST_LAST } from './announcements/last-contact.js';
import { NOTES } from './announcements/notes.js';
import { NOTES_OF_OFFICES } from './announcements/notes-of-offices.js';
import { ordinarySentences, printedSentences, sketchedSentences } from './announcements/ordinary.js';
import { HONEST_AGAIN } from './announcements/second-contact.js';
import { train, type Training } from './announcements/train.js';
import { useTrained } from './announcements/train-command.js';

/**
 * `node scripts/run-ts.mjs scripts/ranker/train-hints.ts [--out FILE] [--measure FILE …]`: learns what honest businesses print beside their
 * account, and English of other kinds, from hints. `--measure` prints what is said of the lines of a file.
 */

/** How many sentences of one template are learned. */
const OF_HINTS = 60;
const OF_NOTES = 60;
const OF_HONEST = 6;
/** Goods in other languages look like words with slips, so that many more are learned. */
const OF_GOODS = 400;
/**
 * Other English that is not of invoices: so many sentences of so few words, learned as honest. Learned as hints, as they were while few hints were
 * known, they made hints of whatever a trade had not been heard to say yet: of 21 sentences that held honest invoices, with 80 % of the kept
 * hints found, 13 still counted, and 8 do now.
 */
const OTHERS = 6_000;
const SHORT = 16;
/** How often what was collected is learned. */
const HINTS_AGAIN = 3;
const NOTES_AGAIN = 2;
/**
 * More turns learn the sentences by heart: of notes that are kept out three turns take half as many for hints as seven, and find as many hints. Of a
 * quarter kept out, without what is like it, six networks of eight units find 79 % of the hints at 5 % of the notes, where four of four found 76 %.
 */
const TRAINING: Training = { networks: 6, hidden: 8, epochs: 3, dropped: 0.5 };
/** The share of hints, and of honest lines, that stand in one line with something honest. */
const JOINED = 0.3;
/** The share of lines of which a part is learned too, as long as the parts that are judged by themselves (`hints.ts`). */
const IN_PARTS = 0.4;
const PART = 8;
/** The share of hints that are learned with slips in all words, or letter by letter, too. */
const DISGUISED = 0.06;
/** The share of honest lines that are learned with slips in all words, too: a slip itself says nothing. */
const HONEST_MISSPELT = 0.1;
/** A part with fewer words of a hint says too little. */
const LEAST_OF_HINT = 4;

const printed = [
  ...printedSentences(),
  ...sketchedSentences(),
  ...vocabulary(),
  ...vocabulary(),
  ...Array.from({ length: NOTES_AGAIN }, () => [
    ...[...NOT_ANNOUNCING, ...HONEST_FIRST, ...HONEST_AGAIN, ...notesCollected()],
    ...[...HONEST_FRESH, ...HONEST_FRESH_AGAIN, ...HONEST_FRESH_LAST, ...HONEST_LAST],
  ]).flat(),
];
const others = ordinarySentences().filter((text) => text.split(' ').length < SHORT);

function examples(seed: number): Example[] {
  const chance = new Chance(seed);
  const hints = [
    ...sentencesOf({ ...HINTS, ...HINTS_OF_FIRMS }, OF_HINTS, chance),
    ...Array.from({ length: HINTS_AGAIN }, hintsCollected).flat(),
  ];
  const honest = [
    ...sentencesOf({ ...NOTES, ...NOTES_OF_OFFICES }, OF_NOTES, chance),
    ...sentencesOf({ goods: NOTES.goods ?? [] }, OF_GOODS, chance),
    ...sentencesOf(HONEST, OF_HONEST, chance),
    ...sentencesOf(HONEST_ELSEWHERE, OF_HONEST, chance),
    ...chance.shuffle(others).slice(0, OTHERS),
    ...printed,
  ];
  const joined = hints.flatMap((hint) => [
    ...(chance.is(JOINED) ? [chance.shuffle([withoutMark(hint), withoutMark(chance.pick(honest))]).join(' ')] : []),
    ...(chance.is(IN_PARTS) ? [partWith(hint, honest, chance)] : []),
    ...(chance.is(DISGUISED)
      ? [chance.is(0.5) ? [...hint.replaceAll(' ', '')].join(' ') : misspelt(hint, chance)]
      : []),
  ]);
  return [...[...hints, ...joined].map((text) => ({ text, announces: true })), ...asHonest(honest)].flatMap(
    ({ text, announces }) =>
      varied(text, chance).map((one) => ({ text: one, announces, family: announces ? 'hint' : 'honest' })),
  );
}

/** Honest lines that stand beside each other without a mark between, as on pages, are honest. */
function asHonest(honest: readonly string[]): { text: string; announces: boolean }[] {
  const chance = new Chance(honest.length);
  return honest.flatMap((text) => [
    { text, announces: false },
    ...(chance.is(JOINED) ? [{ text: `${withoutMark(text)} ${chance.pick(honest)}`, announces: false }] : []),
    ...(chance.is(IN_PARTS)
      ? [{ text: partOf(`${withoutMark(text)} ${chance.pick(honest)}`, chance), announces: false }]
      : []),
    ...(chance.is(HONEST_MISSPELT) ? [{ text: misspelt(text, chance), announces: false }] : []),
    ...(chance.is(MISREAD) ? [{ text: chance.shuffle([text, strayLetters(chance)]).join(' '), announces: false }] : []),
  ]);
}

/** A slip in each word that is long enough for one: two letters that changed places. */
const misspelt = (text: string, chance: Chance): string =>
  text.replace(/\p{L}{5,}/gu, (word) => {
    const at = 1 + Math.floor(chance.next() * (word.length - 3));
    return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  });

const withoutMark = (text: string): string => text.replace(/[.!]$/, '');

/** Some words after one another of a longer line. */
function partOf(text: string, chance: Chance): string {
  const words = text.split(' ');
  const from = Math.floor(chance.next() * Math.max(1, words.length - PART + 1));
  return words.slice(from, from + PART).join(' ');
}

/** Words of a hint with words of something honest before and behind them, as many as are judged by themselves. */
function partWith(hint: string, honest: readonly string[], chance: Chance): string {
  const words = withoutMark(hint).split(' ');
  const before = withoutMark(chance.pick(honest)).split(' ');
  const line = [...before, ...words, ...chance.pick(honest).split(' ')];
  const least = Math.min(words.length, LEAST_OF_HINT);
  const first = before.length + least - PART;
  const last = before.length + words.length - least;
  const from = Math.max(0, first + Math.floor(chance.next() * (last - first + 1)));
  return line.slice(from, from + PART).join(' ');
}

/** What recognition makes of rules, specks and codes that stand beside a line. */
const strayLetters = (chance: Chance): string =>
  Array.from({ length: 1 + Math.floor(chance.next() * 4) }, () =>
    Array.from({ length: 1 + Math.floor(chance.next() * 3) }, () => chance.pick([...STRAY])).join(''),
  ).join(' ');
const STRAY = 'aeiounrlstmIBSEFTL|';
/** The share of honest lines that stand beside such. */
const MISREAD = 0.1;

const sentencesOf = (families: Families, most: number, chance: Chance): string[] =>
  Object.values(families)
    .flat()
    .flatMap((template) => sayMany(template, most, chance));

function vocabulary(): string[] {
  return [
    ...TRAIN.footers,
    ...TRAIN.slogans,
    ...TRAIN.items,
    ...TRAIN.others.flatMap(({ title, lines }) => [title, ...lines]),
    ...Object.values(TRAIN.labels).flat(),
    ...TRAIN.languages.flatMap(({ closing, items }) => [...closing, ...items]),
  ];
}

function varied(text: string, chance: Chance): string[] {
  const more = chance.weighted<() => string[]>([
    [() => [], 6],
    [() => [text.toLowerCase()], 2],
    [() => [text.toUpperCase()], 1],
    [() => [typo(text, chance)], 1],
  ])();
  return [text, ...more];
}

useTrained(train(examples, TRAINING), { name: 'hints', limits: [0.5, 0.8, 0.9, 0.95, 0.97, 0.98, 0.99] });
