import type { Box, FieldEvidence, Page, ReadDocument, Word } from './document.js';
import { normaliseBsb } from '../numbers/bsb.js';
import { union } from './pages/geometry.js';

export const PICKED_FIELDS = ['account_bsb', 'account_number'] as const;
export type PickedField = (typeof PICKED_FIELDS)[number];

/** Where a person says that a number of the account stands, and what it is. */
export interface PickedNumber {
  /** As it is kept: `NNN-NNN`, or digits only. */
  value: string;
  page: number;
  /** Around the words that were picked, in points of the upright page. */
  box: Box;
}

/** The account of one document of a file as a person picked it: a number that was not picked is as it was read. */
export interface PickedAccount {
  /** Which document of the file, counting from 1. */
  document: number;
  numbers: Partial<Record<PickedField, PickedNumber>>;
}

/** Places are kept in hundredths of a point; what stands this near is at the same place. */
const NEAR = 0.5;
/** Words of one number stand no further apart than this many heights of their line, and no other digits stand as near. */
const GAP = 1;

/**
 * The documents of a file with the account that a person picked in the place of the one that was read. The page itself must say the
 * number there: one that it does not say counts as no number.
 * @param pages every page of the file, with all the words that were read
 */
export function withPickedAccount(
  read: readonly ReadDocument[],
  pages: readonly Page[],
  { document, numbers }: PickedAccount,
): ReadDocument[] {
  return read.map((one, at) => {
    if (at !== document - 1) return one;
    const fields = { ...one.fields };
    for (const name of PICKED_FIELDS) {
      const number = numbers[name];
      const other = OTHER[name];
      const beside = numbers[other] ?? one.fields[other];
      if (number)
        fields[name] = one.pages.includes(number.page) ? evidenceOf(name, number, pages, beside ?? null) : null;
    }
    return { ...one, fields };
  });
}

const OTHER = { account_bsb: 'account_number', account_number: 'account_bsb' } as const;

/**
 * What a picked number rests on; null where its place does not hold these digits and nothing else, on one line, next to one another, as
 * a number of its own.
 * @param other where the other number of the account stands, which may be right beside it
 */
function evidenceOf(
  name: PickedField,
  { value, page: at, box }: PickedNumber,
  pages: readonly Page[],
  other: Pick<FieldEvidence, 'page' | 'box'> | null,
): FieldEvidence | null {
  const page = pages.find(({ number }) => number === at);
  const words = (page?.words ?? []).filter((word) => standsIn(box, word)).sort((a, b) => a.box.x0 - b.box.x0);
  const [first] = words;
  if (!page || !first || words.some(({ angle }) => angle !== 0)) return null;
  const digits = words.map(({ text }) => text.replace(/\D/g, '')).join('');
  if ((name === 'account_bsb' ? normaliseBsb(digits) : digits) !== value) return null;
  const isOneNumber = words.every((word, index) => index === 0 || isBeside(words[index - 1] as Word, word));
  const further = page.words.filter(
    (word) =>
      /\d/.test(word.text) &&
      !words.includes(word) &&
      !(other !== null && other.page === at && standsIn(other.box, word)),
  );
  const goesOn = further.some((word) => words.some((own) => isBeside(own, word) || isBeside(word, own)));
  if (!isOneNumber || goesOn) return null;
  return {
    value,
    confidence: Math.min(...words.map(({ confidence }) => confidence)),
    page: at,
    box: words.map((word) => word.box).reduce(union),
    words: words.map(({ text }) => text),
  };
}

/** Whether the middle of a word is in a place. */
function standsIn({ x0, y0, x1, y1 }: Box, { box }: Word): boolean {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  return x > x0 - NEAR && x < x1 + NEAR && y > y0 - NEAR && y < y1 + NEAR;
}

/** Whether a word follows another on its line, with no more than a wide blank between them. */
function isBeside(left: Word, right: Word): boolean {
  const height = Math.max(left.box.y1 - left.box.y0, right.box.y1 - right.box.y0);
  const shared = Math.min(left.box.y1, right.box.y1) - Math.max(left.box.y0, right.box.y0);
  const gap = right.box.x0 - left.box.x1;
  return shared > height / 2 && gap > -height / 2 && gap <= height * GAP;
}
