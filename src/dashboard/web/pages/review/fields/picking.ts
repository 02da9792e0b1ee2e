import type { PageWord } from '../data';

/** Words of one page that a person picked. */
export interface Picked {
  page: number;
  words: PageWord[];
}

/** A field is corrected, and words of the page can be picked for it. */
export interface Picking {
  picked: Picked | null;
  onPick(page: number, words: readonly PageWord[]): void;
  /** The person is done with the page and goes back to the form. */
  onDone(): void;
  /** The word at which the keys start. */
  startAt(words: readonly PageWord[]): number | null;
}

/** What words say together, as the service joins them. */
export function textOf(words: readonly PageWord[]): string {
  return words.map(({ text }) => text).join(' ');
}
