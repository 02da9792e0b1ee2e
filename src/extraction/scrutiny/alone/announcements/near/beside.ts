import type { PlacedWord } from '../../../../fields/structure/segment.js';
import type { Place } from '../../../scrutiny.js';

/**
 * How far above or below an account a line stands beside it, in points: ten lines. Of 760 honest documents none has a sentence that counts
 * against its account anywhere on the page, but for one that says so of another account.
 */
export const BESIDE = 150;

/** Whether some of the words of a page stand beside one of the accounts. */
export const areBeside = (
  page: number,
  words: readonly PlacedWord[],
  accounts: readonly Pick<Place, 'page' | 'box'>[],
): boolean =>
  accounts.some(
    (account) =>
      account.page === page &&
      words.some(({ word: { box } }) => box.y1 > account.box.y0 - BESIDE && box.y0 < account.box.y1 + BESIDE),
  );
