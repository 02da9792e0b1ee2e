import type { LabelClass } from '../../src/extraction/fields/lexicon/label-classifier.js';
import { LABELS } from '../../src/extraction/fields/lexicon/labels.js';
import { makeAmounts } from '../corpus/amounts.js';
import { makeParty } from '../corpus/parties.js';
import { Chance } from '../corpus/random.js';
import { TRAIN } from '../corpus/vocabulary/train.js';
import type { TextExample } from './text-model.js';

/** A label, or what is none, and what it announces. */
type Example = TextExample<LabelClass>;

const chance = new Chance(7);
/** Every label that is known. */
export const known: Example[] = Object.entries(LABELS).flatMap(([concept, labels]) =>
  labels.map((text) => ({ text, class: concept as LabelClass })),
);
const others = Array.from({ length: 700 }, (): string[] => {
  const party = makeParty(TRAIN, chance);
  const { head, rows } = makeAmounts(chance, { head: chance.pick(TRAIN.tableHeads), items: TRAIN.items });
  return [
    party.name,
    ...party.address,
    chance.pick(head),
    rows[0]?.[0] ?? '',
    chance.pick(TRAIN.footers),
    chance.pick(TRAIN.slogans),
  ];
}).flat();
const titles = [
  ...TRAIN.invoiceTitles,
  ...TRAIN.others.flatMap(({ title, titles = [], lines }) => [title, ...titles, ...lines]),
];
/** Texts that are no labels. */
export const none: Example[] = [...new Set([...others, ...titles])].map((text) => ({ text, class: 'none' as const }));
