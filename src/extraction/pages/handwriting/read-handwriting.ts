import type { Raster } from '../raster.js';
import type { RecognisedWord } from '../recogniser.js';
import { lineInk } from './line-ink.js';
import { type Network, part, type Steps } from './network.js';
import { probabilityOf, type Transcript, transcribe } from './transcribe.js';
import { LABELS } from './labels.js';
import { partWords } from './part-words.js';
import { isTallNumber } from './tall-numbers.js';
import { type UnreadLine, unreadLines } from './unread-lines.js';

/** A word of which the network is less certain than this is left to what recognition made of it. */
const BELIEVED = 0.4;

/** The network is surer of itself than it is right: so much less is its probability worth as confidence. */
const OVERRATED = 0.1;

/** Confidence in a word that recognition has read alike. */
const AGREED = 0.92;

/** What recognition read with so much confidence takes so much from that in another reading of the network. */
const DISAGREEMENTS = [
  { from: 0.93, less: 0.2 },
  { from: 0.75, less: 0.1 },
] as const;

/** Confidence in a number that looks written by hand, where the network does not confirm it: recognition is often sure of what it misreads. */
const DOUBT = 0.7;

/** A letter by itself is rather a mark. */
const STROKE = /^\p{L}$/u;

/** Longer lines, in columns of the network's picture, are no value of a form. */
const LONGEST = 520;

/** What may be a number although a letter was read in it. */
const NUMBER_LIKE = /^(?=.*\d)[\dOoIlSsBZbgq-]+$/;
const IN_NUMBERS = '0123456789-';

/** A letter is taken for a digit where that is so likely at least, and beside another number where it is so likely. */
const LIKELY_DIGIT = 0.3;
const LIKELY_IN_NUMBER = 0.02;

/**
 * Reads with a network of its own what stands beside or below the labels of a form and was not surely read: handwriting, mostly.
 *
 * @param letterHeight typical height of printed letters in pixels of the picture.
 * @returns all words, with those of such lines in place of what was read there.
 */
export function readHandwriting(
  picture: Raster,
  words: readonly RecognisedWord[],
  letterHeight: number,
  network: () => Network,
): RecognisedWord[] {
  const parted = partWords(words);
  const doubted = parted.map((word) =>
    isTallNumber(word, parted) ? { ...word, confidence: Math.min(word.confidence, DOUBT) } : word,
  );
  const surest = new Map(doubted.map((word, at) => [word, words[at]?.confidence ?? 0]));
  let heard = doubted;
  for (const line of unreadLines(picture, doubted, letterHeight)) {
    for (const run of readLine(line, network())) heard = withReading(heard, run, (word) => surest.get(word) ?? 0);
  }
  return heard;
}

/** Reads a line, and gives each run of words that are believed. */
function readLine(line: UnreadLine, network: Network): RecognisedWord[][] {
  const ink = lineInk(line.picture, network.height);
  if (!ink || ink.width > LONGEST) return [];
  const steps = network.read(ink.ink, ink.width);
  const columns = ink.width / steps.count;
  const x = (step: number): number => line.left + ink.toPicture(step * columns);
  const parts = wordRanges(transcribe(steps, network.alphabet), steps.count);
  const free = parts.map(([from, to]) => transcribe(part(steps, from, to), network.alphabet));
  const words = parts.flatMap(([from, to], at) => {
    const besideNumber = [free[at - 1], free[at + 1]].some((other) => /^\d+$/.test(other?.text ?? ''));
    const least = besideNumber ? LIKELY_IN_NUMBER : LIKELY_DIGIT;
    const { text, probability, places } = asNumber(
      part(steps, from, to),
      network.alphabet,
      free[at] as Transcript,
      least,
    );
    const [first, last] = [places[0], places.at(-1)];
    if (!first || !last) return [];
    const confidence = probability - OVERRATED;
    return [{ text, confidence, x0: x(from + first.first), x1: x(from + last.last + 1), y0: line.y0, y1: line.y1 }];
  });
  return runsOf(asWholeNumbers(words));
}

/** Runs of words that are believed, those with digits and those without apart. */
function runsOf(words: readonly RecognisedWord[]): RecognisedWord[][] {
  const runs: RecognisedWord[][] = [];
  words.forEach((word, at) => {
    if (word.confidence < BELIEVED || STROKE.test(word.text)) return;
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && last === words[at - 1] && /\d/.test(last.text) === /\d/.test(word.text)) run.push(word);
    else runs.push([word]);
  });
  return runs;
}

/** Words of which those that stand beside each other and have digits are as sure as the least sure of them: they may be one number. */
function asWholeNumbers(words: readonly RecognisedWord[]): RecognisedWord[] {
  const hasDigit = (at: number): boolean => /\d/.test(words[at]?.text ?? '');
  return words.map((word, at) => {
    if (!hasDigit(at)) return word;
    let [first, last] = [at, at];
    while (hasDigit(first - 1)) first--;
    while (hasDigit(last + 1)) last++;
    return { ...word, confidence: Math.min(...words.slice(first, last + 1).map(({ confidence }) => confidence)) };
  });
}

/** The steps of each word, which end where the blank before or after it is. */
function wordRanges({ text, places }: Transcript, count: number): [number, number][] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const before = places[index - 1];
    const after = places[index + word.length];
    return [before ? before.last + 1 : 0, after ? after.first : count];
  });
}

/** A word as digits alone where that is what it says, or likely enough; else as it was read. */
function asNumber(steps: Steps, alphabet: string, free: Transcript, least: number): Transcript {
  if (!NUMBER_LIKE.test(free.text)) return free;
  const number = transcribe(steps, alphabet, IN_NUMBERS);
  return number.text === free.text || probabilityOf(steps, alphabet, number.text) >= least * free.probability
    ? number
    : free;
}

/**
 * All words with a run of words that the network has read in place of what recognition read there, unless that was surer.
 *
 * @param confidenceIn how sure recognition itself was of a word
 */
function withReading(
  words: readonly RecognisedWord[],
  run: readonly RecognisedWord[],
  confidenceIn: (word: RecognisedWord) => number,
): RecognisedWord[] {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return [...words];
  const whole = { ...first, x1: last.x1 };
  const there = words.filter((other) => share(whole, other) > 0.5).sort((a, b) => a.x0 - b.x0);
  const least = Math.min(...run.map(({ confidence }) => confidence));
  if (isSame(joined(there), joined(run)))
    return words.map((word) =>
      there.includes(word) ? { ...word, confidence: Math.max(AGREED, confidenceIn(word)) } : word,
    );
  const isLabel = run.every(({ text }) => LABELS.has(text.toLowerCase()));
  if (!isLabel && there.some(({ confidence }) => confidence >= least)) return [...words];
  const surest = Math.max(0, ...there.map(confidenceIn));
  const less = DISAGREEMENTS.find(({ from }) => surest >= from)?.less ?? 0;
  const read = run.map((word) => ({ ...word, confidence: word.confidence - less }));
  return [...words.filter((other) => !there.includes(other)), ...read];
}

/** Whether recognition read the same: all of it, or what the network parted letters from that stand before the number. */
const isSame = (recognised: string, read: string): boolean =>
  recognised === read ||
  (/\d/.test(read) && recognised.endsWith(read) && recognised.replace(/\D/g, '') === read.replace(/\D/g, ''));

const joined = (words: readonly RecognisedWord[]): string => words.map(({ text }) => text).join('');

/** How much of a word lies in another, as a share of its width, where both stand on one height. */
function share(word: RecognisedWord, other: RecognisedWord): number {
  const high = Math.min(word.y1, other.y1) - Math.max(word.y0, other.y0);
  if (high < 0.4 * Math.min(word.y1 - word.y0, other.y1 - other.y0)) return 0;
  const width = Math.min(word.x1, other.x1) - Math.max(word.x0, other.x0);
  return width / Math.max(1, other.x1 - other.x0);
}
