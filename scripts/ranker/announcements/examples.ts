import { typo } from '../../corpus/facts.js';
import { Chance } from '../../corpus/random.js';
import { TRAIN } from '../../corpus/vocabulary/train.js';
import { ANNOUNCING } from './announcing.js';
import { ANNOUNCEMENTS, HONEST as HONEST_FIRST } from './first-contact.js';
import { type Families, sayMany, sayOne } from './grammar.js';
import { HONEST } from './honest.js';
import { ANNOUNCING as ANNOUNCING_KNOWN, NOT_ANNOUNCING } from './known.js';
import { ANNOUNCEMENTS_AGAIN, HONEST_AGAIN } from './second-contact.js';
import { ANNOUNCING_IN_LETTERS, HONEST_IN_LETTERS } from './letters.js';
import { ANNOUNCING_ELSEWHERE, HONEST_ELSEWHERE } from './languages.js';

/** A sentence and whether it announces another account. */
export interface Example {
  text: string;
  announces: boolean;
  /** The way in which it says what it says. */
  family: string;
}

/** How many sentences of one template are learned. */
const OF_TEMPLATE = 40;
const OF_FOREIGN = 12;
/** The share of templates that one network learns from: what several agree on is less a matter of wording. */
const KEPT = 0.85;
/** Sentences that stand beside another one without a mark between, as on pages. */
const JOINED = 0.3;

const OPENINGS = [
  'Hi {person}, ',
  'Dear {person}, ',
  'Hello, ',
  'Please note: ',
  'NB: ',
  'P.S. ',
  'As discussed, ',
  'Good morning {person}, ',
  'Note that ',
  'Also, ',
  '- ',
  'Important: ',
  'Thanks {person}. ',
];

/** Examples of every family but those that are held back. */
export function makeExamples(
  seed: number,
  printed: readonly string[],
  without: ReadonlySet<string> = new Set(),
): Example[] {
  const chance = new Chance(seed);
  const examples = [
    ...ofFamilies({ ...ANNOUNCING, ...ANNOUNCING_IN_LETTERS }, true, OF_TEMPLATE, chance, KEPT),
    ...ofFamilies({ ...HONEST, ...HONEST_IN_LETTERS }, false, OF_TEMPLATE, chance, KEPT),
    ...ofFamilies(ANNOUNCING_ELSEWHERE, true, OF_FOREIGN, chance, KEPT),
    ...ofFamilies(HONEST_ELSEWHERE, false, OF_FOREIGN, chance, KEPT),
    ...ofVocabulary(),
    ...[1, 2, 3].flatMap(() => collected()),
    ...printed.map((text) => ({ text, announces: false, family: 'honest printed' })),
  ].filter(({ family }) => !without.has(family));
  return examples.flatMap((one) => varied(one, examples, chance));
}

/** Sentences of some families, or of all, as they are said, for measuring. */
export function plainExamples(families: ReadonlySet<string> | null, seed: number): Example[] {
  const chance = new Chance(seed);
  return [
    ...ofFamilies({ ...ANNOUNCING, ...ANNOUNCING_IN_LETTERS }, true, 8, chance),
    ...ofFamilies({ ...HONEST, ...HONEST_IN_LETTERS }, false, 8, chance),
  ].filter(({ family }) => families === null || families.has(family));
}

const ofFamilies = (families: Families, announces: boolean, most: number, chance: Chance, kept = 1): Example[] =>
  Object.entries(families).flatMap(([name, templates]) =>
    templates
      .filter(() => chance.is(kept))
      .flatMap((template) => sayMany(template, most, chance))
      .map((text) => ({ text, announces, family: `${announces ? 'announcing' : 'honest'} ${name}` })),
  );

/** Sentences that were collected, each alone: there is no other way to say them. */
const collected = (): Example[] => [
  ...[...ANNOUNCING_KNOWN, ...ANNOUNCEMENTS, ...ANNOUNCEMENTS_AGAIN].map((text) => ({
    text,
    announces: true,
    family: 'announcing collected',
  })),
  ...[...NOT_ANNOUNCING, ...HONEST_FIRST, ...HONEST_AGAIN].map((text) => ({
    text,
    announces: false,
    family: 'honest collected',
  })),
];

/** What made-up documents print beside. */
const ofVocabulary = (): Example[] =>
  [
    ...TRAIN.footers,
    ...TRAIN.slogans,
    ...TRAIN.items,
    ...TRAIN.others.flatMap(({ title, lines }) => [title, ...lines]),
    ...Object.values(TRAIN.labels).flat(),
    ...TRAIN.languages.flatMap(({ closing, items }) => [...closing, ...items]),
  ].map((text) => ({ text, announces: false, family: 'honest vocabulary' }));

/** A sentence as it is said, and one of the ways in which it may stand on a page or in an email. */
function varied(one: Example, all: readonly Example[], chance: Chance): Example[] {
  const bare = one.text.replace(/[.!]$/, '');
  const text = chance.weighted<() => string>([
    [() => bare.toLowerCase(), 2],
    [() => bare.toUpperCase(), 1],
    [() => typo(one.text, chance), 2],
    [() => typo(typo(bare, chance), chance), 1],
    [() => sayOne(chance.pick(OPENINGS), chance) + ' ' + one.text, 2],
    [() => bare, 2],
  ])();
  if (!chance.is(JOINED)) return [one, { ...one, text }];
  const beside = chance.pick(all.filter(({ announces }) => !announces)).text.replace(/[.!?]$/, '');
  const joined = chance.pick([`${bare}, ${beside}`, `${beside} ${bare}`, `${bare} ${beside}`, `${beside}, ${bare}`]);
  return [one, { ...one, text }, { ...one, text: joined }];
}
