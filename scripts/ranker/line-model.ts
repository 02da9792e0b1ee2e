import { readFileSync } from 'node:fs';
import { LINE_CLASSES, type LineClass, lineOf } from '../../src/extraction/fields/kind/line-classifier.js';
import { LABELS } from '../../src/extraction/fields/lexicon/labels.js';
import { none as noLabels } from './label-model.js';
import { TRAIN } from '../corpus/vocabulary/train.js';
import type { TextExample } from './text-model.js';

/** The class of lines that a document of the generator belongs to. */
const CLASS_OF: Readonly<Record<string, LineClass>> = {
  bank_statement: 'statement',
  purchase_order: 'order',
  order_confirmation: 'order',
  remittance_advice: 'remittance',
  delivery_docket: 'delivery',
  credit_note: 'credit',
  bank_details_letter: 'letter',
  price_list: 'other',
  timesheet: 'other',
  certificate: 'other',
};
const classOf = (kind: string): LineClass => CLASS_OF[kind] ?? LINE_CLASSES.find((one) => one === kind) ?? 'other';

type Example = TextExample<LineClass>;
const example = (text: string, one: LineClass): Example => ({ text: lineOf(text), class: one });

const listed = readFileSync('scripts/ranker/document-lines.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line): Example[] => {
    const [kind = '', ...texts] = line.split(/[:;] /);
    return texts.map((text) => example(text.trim(), classOf(kind)));
  });
const made = [
  ...TRAIN.invoiceTitles.map((text) => example(text, 'invoice')),
  ...TRAIN.others.flatMap(({ kind, title, titles = [], lines }) =>
    [title, ...titles, ...lines].map((text) => example(text, classOf(kind))),
  ),
  ...TRAIN.languages.flatMap(({ titles, others = [] }) => [
    ...titles.map((text) => example(text.replace('{number}', '0'), 'invoice')),
    ...others.flatMap(([kind, title, , line]) => [title, line].map((text) => example(text, classOf(kind)))),
  ]),
];
const unique = (all: readonly Example[]): Example[] => [
  ...new Map(all.map((one) => [`${one.class} ${one.text.toLowerCase()}`, one])).values(),
];
/** Every line that is known to say what it stands on. */
export const knownLines: Example[] = unique([...listed, ...made]);

const said = new Set(knownLines.map(({ text }) => text.toLowerCase()));
const words = TRAIN.languages.flatMap((one) => [
  ...one.items,
  ...one.heads.flat(),
  ...one.totals.flat(),
  ...one.businesses,
  ...one.cities,
  ...one.date,
  ...one.due,
  ...one.customer,
  ...one.number,
]);
/** Lines that any document may have: labels, names, addresses, what was sold. */
export const noLines: Example[] = unique(
  [
    ...noLabels.map(({ text }) => text),
    ...Object.values(LABELS).flat(),
    ...Object.values(TRAIN.labels).flat(),
    ...TRAIN.sentences,
    ...words,
  ]
    .map((text) => example(text, 'none'))
    .filter(({ text }) => !said.has(text.toLowerCase())),
);
