import { plainOf } from '../announces.js';
import { waysToRead } from '../sentences/as-read.js';
import type { LabelledRow } from './labelled-rows.js';

/** A row in one way that it is read. */
export interface Read {
  label: string;
  value: { plain: string; printed: string };
}

/** A label without its marks, in small letters. */
export const labelOf = (text: string): string =>
  plainOf(text)
    .replace(/[^\p{L}\p{N}/.' ]+/gu, ' ')
    .replace(/[.\s]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A row in each way that it is read. */
export const readings = ({ label, value }: LabelledRow): Read[] =>
  waysToRead(label).flatMap((one) =>
    waysToRead(value).map((printed) => ({
      label: labelOf(one),
      value: { plain: plainOf(printed).replace(/^[ :;-]+/u, ''), printed },
    })),
  );

/** A telephone number of Australia, as it is printed. */
export const TELEPHONE = /(?<![\d-])(?:\+?61 ?|\(?0)[2-578]\)?[ -]?\d{2,4}[ -]?\d{3,4}(?:[ -]?\d{2,3})?(?![\d-])/u;
