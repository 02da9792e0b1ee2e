import type { Steps } from './network.js';

/** What a line says. */
export interface Transcript {
  text: string;
  /** Probability of exactly this text, 0 to 1, as the network judges it. */
  probability: number;
  /** Where each character stands: its first and last step. */
  places: { first: number; last: number }[];
}

/**
 * The likeliest text of a line (connectionist temporal classification, Graves et al. 2006): the likeliest character of each step,
 * repeated ones taken together, and the probability of all ways in which the steps can spell this text.
 *
 * @param allowed the only characters that may be in it; all where it is left out.
 */
export function transcribe(steps: Steps, alphabet: string, allowed?: string): Transcript {
  const none = alphabet.length;
  const logs = logarithms(steps, (kind) => kind === none || !allowed || allowed.includes(alphabet[kind] as string));
  const kinds: number[] = [];
  const places: Transcript['places'] = [];
  let last = none;
  for (let step = 0; step < steps.count; step++) {
    let best = none;
    for (let kind = 0; kind < steps.classes; kind++)
      if (at(logs, steps, step, kind) > at(logs, steps, step, best)) best = kind;
    const place = places.at(-1);
    if (best !== none && best !== last) {
      kinds.push(best);
      places.push({ first: step, last: step });
    } else if (best !== none && place) place.last = step;
    last = best;
  }
  const text = kinds.map((kind) => alphabet[kind]).join('');
  return { text, probability: Math.exp(logProbability(logs, steps, kinds, none)), places };
}

/** Probability of a text, 0 to 1. */
export function probabilityOf(steps: Steps, alphabet: string, text: string): number {
  const kinds = [...text].map((character) => alphabet.indexOf(character));
  return Math.exp(
    logProbability(
      logarithms(steps, () => true),
      steps,
      kinds,
      alphabet.length,
    ),
  );
}

const at = (logs: Float64Array, { classes }: Steps, step: number, kind: number): number =>
  logs[step * classes + kind] as number;

/** Logarithms of the probabilities of each step, of the kinds that may be. */
function logarithms({ count, classes, data }: Steps, mayBe: (kind: number) => boolean): Float64Array {
  const logs = new Float64Array(count * classes).fill(-Infinity);
  const kinds = Array.from({ length: classes }, (_, kind) => kind).filter(mayBe);
  for (let step = 0; step < count; step++) {
    const from = step * classes;
    const most = Math.max(...kinds.map((kind) => data[from + kind] as number));
    let sum = 0;
    for (const kind of kinds) sum += Math.exp((data[from + kind] as number) - most);
    for (const kind of kinds) logs[from + kind] = (data[from + kind] as number) - most - Math.log(sum);
  }
  return logs;
}

/** The forward pass: the sum over all ways to spell a text, with or without a step of nothing between characters. */
function logProbability(logs: Float64Array, steps: Steps, kinds: readonly number[], none: number): number {
  const states = [none, ...kinds.flatMap((kind) => [kind, none])];
  let sums = new Float64Array(states.length).fill(-Infinity);
  for (let step = 0; step < steps.count; step++) {
    const next = new Float64Array(states.length).fill(-Infinity);
    states.forEach((kind, state) => {
      const before = step === 0 ? (state < 2 ? [0] : []) : comingFrom(sums, states, state);
      next[state] = logSum(before) + at(logs, steps, step, kind);
    });
    sums = next;
  }
  return logSum([...sums.slice(-2)]);
}

/** A character comes after itself, after nothing, or right after another character. */
function comingFrom(sums: Float64Array, states: readonly number[], state: number): number[] {
  const before = [sums[state] as number];
  if (state > 0) before.push(sums[state - 1] as number);
  if (state > 1 && state % 2 === 1 && states[state] !== states[state - 2]) before.push(sums[state - 2] as number);
  return before;
}

function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  return Number.isFinite(most) ? most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0)) : most;
}
