import type { Chance } from '../../corpus/random.js';
import { SLOTS } from './words.js';

/** Sentences by the way in which they say what they say. */
export type Families = Readonly<Record<string, readonly string[]>>;

/** A choice without another one in it. */
const CHOICE = /\[([^[\]]*)\]/;
const SLOT = /\{(\w+)\}/;

/** One of the sentences that a template stands for. */
export function sayOne(template: string, chance: Chance): string {
  let said = template;
  for (let match = CHOICE.exec(said); match; match = CHOICE.exec(said))
    said = said.replace(CHOICE, () => chance.pick((match?.[1] ?? '').split('|')));
  for (let match = SLOT.exec(said); match; match = SLOT.exec(said)) {
    const words = SLOTS[match[1] ?? ''];
    if (words === undefined) throw new Error(`nothing stands for {${match[1]}} in ${template}`);
    said = said.replace(SLOT, () => chance.pick(words.split('|')));
  }
  const tidy = said
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:?])/g, '$1')
    .trim();
  return tidy.charAt(0).toUpperCase() + tidy.slice(1);
}

/** So many different sentences of a template, as far as it has them. */
export function sayMany(template: string, most: number, chance: Chance): string[] {
  return [...new Set(Array.from({ length: most * 2 }, () => sayOne(template, chance)))].slice(0, most);
}
