import type { SeenCharacter } from './witness.js';

/** What the network says of each step along a line: the probability of each kind, the first of which is nothing. */
export interface Probabilities {
  steps: number;
  kinds: number;
  data: Float32Array;
}

/**
 * The likeliest character of each step, repeated ones taken together (connectionist temporal classification, Graves et al. 2006).
 *
 * @param alphabet of the kinds after the first
 * @param placeOf where the middle of a step lies in the picture
 */
export function charactersOf(
  { steps, kinds, data }: Probabilities,
  alphabet: string,
  placeOf: (step: number) => number,
): SeenCharacter[] {
  const characters: SeenCharacter[] = [];
  let before = 0;
  for (let step = 0; step < steps; step++) {
    let best = 0;
    for (let kind = 1; kind < kinds; kind++)
      if ((data[step * kinds + kind] as number) > (data[step * kinds + best] as number)) best = kind;
    const probability = data[step * kinds + best] as number;
    const last = characters.at(-1);
    if (best !== 0 && best === before && last) last.probability = Math.max(last.probability, probability);
    else if (best !== 0) characters.push({ text: alphabet[best - 1] ?? '', probability, x: placeOf(step) });
    before = best;
  }
  return characters;
}
