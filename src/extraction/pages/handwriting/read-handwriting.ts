import type { Raster } from '../image/raster.js';
import type { RecognisedWord } from '../recognition/recogniser.js';
import { LABELS } from './labels.js';
import type { Network } from './network.js';
import { partWords } from './part-words.js';
import { readLine } from './read-line.js';
import { isTallNumber } from './tall-numbers.js';
import { confirmRun } from './confirm-run.js';
import { unreadLines } from './unread-lines.js';
import type { Witness } from '../recognition/witness/witness.js';

/** Confidence in a word that recognition has read alike. */
const AGREED = 0.92;

/** What recognition read with so much confidence takes so much from that in another reading of the network. */
const DISAGREEMENTS = [
  { from: 0.93, less: 0.2 },
  { from: 0.75, less: 0.1 },
] as const;

/** Confidence in a number that looks written by hand, where the network does not confirm it: recognition is often sure of what it misreads. */
const DOUBT = 0.7;

/**
 * Reads with a network of its own what stands beside or below the labels of a form and was not surely read: handwriting, mostly.
 *
 * @param letterHeight typical height of printed letters in pixels of the picture.
 * @param witness another recogniser, which is asked about numbers
 * @returns all words, with those of such lines in place of what was read there.
 */
export async function readHandwriting(
  picture: Raster,
  words: readonly RecognisedWord[],
  letterHeight: number,
  network: () => Network,
  witness: Witness | null,
): Promise<RecognisedWord[]> {
  const parted = partWords(words);
  const doubted = parted.map((word) =>
    isTallNumber(word, parted) ? { ...word, confidence: Math.min(word.confidence, DOUBT) } : word,
  );
  const surest = new Map(doubted.map((word, at) => [word, words[at]?.confidence ?? 0]));
  let heard = doubted;
  for (const line of unreadLines(picture, doubted, letterHeight)) {
    for (const run of readLine(line, network())) {
      const read = witness ? await confirmRun(line, run, witness) : run;
      heard = withReading(heard, read, (word) => surest.get(word) ?? 0);
    }
  }
  return heard;
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
