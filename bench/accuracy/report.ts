import { calibration, calibrationError, SCORED, type Score, share } from './score.js';

/** The figures of a corpus that are committed, in percent with one decimal; null if nothing was given or asked. */
export interface Figures {
  documents: number;
  everyField: number | null;
  fields: Record<
    string,
    { precision: number | null; recall: number | null; accuracy: number | null; calibrationError: number | null }
  >;
}

const percent = (value: number | null): number | null => (value === null ? null : Math.round(1000 * value) / 10);

export function figuresOf(one: Score): Figures {
  return {
    documents: one.documents,
    everyField: percent(share(one.perfect, one.documents)),
    fields: Object.fromEntries(
      SCORED.map((field) => {
        const { given, givenRight, present, right, asked } = one.fields[field];
        return [
          field,
          {
            precision: percent(share(givenRight, given)),
            recall: percent(share(givenRight, present)),
            accuracy: percent(share(right, asked)),
            calibrationError: percent(calibrationError(one.given[field])),
          },
        ];
      }),
    ),
  };
}

const cell = (value: number | null | undefined): string =>
  (value ?? null) === null ? '-' : (value as number).toFixed(1);
/** A figure with what it was when last committed, where it differs. */
const beside = (now: number | null, before: number | null | undefined): string =>
  (before === undefined || before === now ? cell(now) : `${cell(now)} (${cell(before)})`).padStart(15);

/** A table of the figures, the last committed ones in brackets where they differ. */
export function tableOf(title: string, one: Score, before: Figures | undefined): string {
  const now = figuresOf(one);
  const rows = SCORED.map((field) => {
    const [figure, old] = [now.fields[field], before?.fields[field]];
    return [
      field.padEnd(26),
      beside(figure?.precision ?? null, old?.precision),
      beside(figure?.recall ?? null, old?.recall),
      beside(figure?.accuracy ?? null, old?.accuracy),
      beside(figure?.calibrationError ?? null, old?.calibrationError),
    ].join(' ');
  });
  return [
    `${title}: ${one.documents} documents, ${one.invoices} invoices; in percent, the last committed figure in brackets`,
    `${''.padEnd(26)} ${['precision', 'recall', 'right', 'calibration err'].map((head) => head.padStart(15)).join(' ')}`,
    ...rows,
    `${'every field right'.padEnd(26)} ${''.padStart(31)} ${beside(now.everyField, before?.everyField)}`,
  ].join('\n');
}

/** What each step of confidence was worth, field by field. */
export function calibrationTable(one: Score): string {
  const rows = SCORED.map((field) => {
    const bins = calibration(one.given[field]).map(
      (bin) => `${bin.from}+: ${(100 * bin.right).toFixed(0)} % of ${bin.count}`,
    );
    return `  ${field.padEnd(26)} ${bins.join('   ')}`;
  });
  return ['right, by confidence', ...rows].join('\n');
}
