import type { RecognisedWord } from '../recognition/recogniser.js';
import { lineInk } from './line-ink.js';
import { type Network, part, type Steps } from './network.js';
import { probabilityOf, type Transcript, transcribe } from './transcribe.js';
import type { UnreadLine } from './unread-lines.js';

/** A word of which the network is less certain than this is left to what recognition made of it. */
const BELIEVED = 0.4;

/** The network is surer of itself than it is right: so much less is its probability worth as confidence. */
const OVERRATED = 0.1;

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

/** Reads a line with the network, and gives each run of words that are believed, in pixels of the whole picture. */
export function readLine(line: UnreadLine, network: Network): RecognisedWord[][] {
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
