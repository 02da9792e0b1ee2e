import type { LayerName } from '../../layers.js';
import type { Finding } from './finding.js';
import type { Knowledge } from './knowledge.js';

/** What values of each type look like in a rule. */
export interface FactTypes {
  boolean: boolean;
  number: number;
  text: string;
  list: readonly string[];
}

export type FactType = keyof FactTypes;
export type FactValue = FactTypes[FactType];

/** Something that rules can be written about. */
export interface Fact<T extends FactType = FactType> {
  type: T;
  /** What it says, with its unit, for people who write rules. */
  description: string;
  /** The folder of `src/` that it comes from. */
  layer: LayerName;
  /** How a sentence says a value that rules compare by a name; the value itself if there is none. */
  inWords?(value: string): string;
  /** Asked at most once for each invoice. */
  find(know: Knowledge): Finding<FactTypes[T]> | Promise<Finding<FactTypes[T]>>;
}

type Find<T extends FactType> = Fact<T>['find'];

const declare =
  <T extends FactType>(type: T) =>
  (layer: LayerName, description: string, find: Find<T>): Fact<T> => ({ type, layer, description, find });

/** A fact that is true or false. */
export const yesNo = declare('boolean');
/** A fact that is a number. */
export const amount = declare('number');
/** A fact that is a text. */
export const words = declare('text');
/** A fact that is a list of texts. */
export const list = declare('list');
