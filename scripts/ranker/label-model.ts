import type { LabelClass } from '../../src/extraction/fields/lexicon/label-classifier.js';
import { LABELS } from '../../src/extraction/fields/lexicon/labels.js';
import { makeAmounts } from '../corpus/amounts.js';
import { CONCEPT_OF, furtherWordings } from '../corpus/further-labels.js';
import { makeParty } from '../corpus/parties.js';
import { Chance } from '../corpus/random.js';
import { TRAIN } from '../corpus/vocabulary/train.js';
import type { Vocabulary } from '../corpus/vocabulary/vocabulary.js';
import type { TextExample } from './text-model.js';

/** A label, or what is none, and what it announces. */
type Example = TextExample<LabelClass>;

const chance = new Chance(7);
const inLists: Example[] = Object.entries(LABELS).flatMap(([concept, labels]) =>
  labels.map((text) => ({ text, class: concept as LabelClass })),
);
const ofDocuments: Example[] = Object.entries(CONCEPT_OF).flatMap(([kind, concept]) =>
  TRAIN.labels[kind as keyof Vocabulary['labels']].map((text) => ({ text, class: concept as LabelClass })),
);
const further: Example[] = [...furtherWordings()].flatMap(([concept, texts]) =>
  texts.map((text) => ({ text, class: concept as LabelClass })),
);
const keyOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}#]/gu, '');
/** Every label that is known. What the lists say of one goes before the rest, and the first list before the others. */
export const known: Example[] = [
  ...new Map([...further, ...ofDocuments, ...inLists.reverse()].map((one) => [keyOf(one.text), one])).values(),
];
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
