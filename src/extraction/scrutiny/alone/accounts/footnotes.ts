import type { FieldEvidence, Page, ReadDocument } from '../../../document.js';
import type { PossibleAccount } from '../../scrutiny.js';

/** What leads to a note at the foot of a page, right behind a number or before the note. */
const MARK = '[*†‡§#¹²³]{1,3}';
const MARKED = new RegExp(`\\d(${MARK})$`, 'u');
/** A label in the line of the number, before it. */
const LABEL = new RegExp(`\\p{L}(${MARK}):?$`, 'u');
/** How far before a number its label starts, in heights of its font. */
const LABEL_BEFORE = 30;
const NOTE = new RegExp(`^(${MARK})`, 'u');

/**
 * Marks right behind the BSB or the number of the account that a document asks for, or behind a label in their line, which lead to a note: whatever that says, it is said of those digits. No
 * invoice of the corpora has one.
 */
export function footnotedNumbers(pages: readonly Page[], { fields }: ReadDocument): PossibleAccount[] {
  return [fields.account_bsb, fields.account_number].flatMap((one) => {
    const mark = one && markBehind(pages, one);
    if (!one || !mark || !hasNote(pages, one, mark)) return [];
    return [{ page: one.page, box: one.box, text: `${one.words.join(' ')} ${mark}`, bsb: null, accountNumber: null }];
  });
}

function markBehind(pages: readonly Page[], { page, box }: FieldEvidence): string | undefined {
  const words = pages.find(({ number }) => number === page)?.words ?? [];
  const behind = words.filter(
    ({ box: other }) =>
      Math.min(other.y1, box.y1) - Math.max(other.y0, box.y0) > 0 &&
      other.x1 > box.x1 - 1 &&
      other.x0 < box.x1 + (box.y1 - box.y0) / 2,
  );
  const label = words.find(
    ({ text, box: other }) =>
      LABEL.test(text) &&
      Math.min(other.y1, box.y1) - Math.max(other.y0, box.y0) > 0 &&
      other.x1 <= box.x0 + 1 &&
      box.x0 - other.x1 < LABEL_BEFORE * (box.y1 - box.y0),
  );
  const marked = behind
    .map(({ text }) => MARKED.exec(text)?.[1] ?? (text.length <= 3 ? NOTE.exec(text)?.[1] : undefined))
    .find((mark) => mark !== undefined);
  return marked ?? (label && LABEL.exec(label.text)?.[1]);
}

const hasNote = (pages: readonly Page[], { page, box }: FieldEvidence, mark: string): boolean =>
  pages.some(({ number, words }) =>
    words.some(
      ({ text, box: other }) =>
        NOTE.exec(text)?.[1] === mark &&
        !(number === page && other.x0 < box.x1 + 20 && other.x1 > box.x0 && other.y0 < box.y1 && other.y1 > box.y0),
    ),
  );
