import { withLimit } from '../limits.js';
import { placeOf, type SearchedPage } from '../numbers/searched-page.js';
import type { Place } from '../../scrutiny.js';
import { announces } from './announces.js';
import { sentencesOf } from './sentences.js';

/** The sentences on the pages of a file that announce new, changed or closed accounts, or tell not to use one. */
export function announcementsOn(pages: readonly SearchedPage[]): Place[] {
  return pages.flatMap((page) =>
    sentencesOf(page)
      .filter((words) => announces(words.map((word) => word.text).join(' ')))
      .map((words) => placeOf(page, words)),
  );
}

const SENTENCE = /[^.!?。！？\n]*(?:[.!?](?!\s|$)[^.!?。！？\n]*)*[.!?。！？]*/gu;

/**
 * The sentences of plain text that announce new, changed or closed accounts, or tell not to use one: of the body of a message, for
 * example. Lines that are wrapped go on in the next line; an empty line ends a paragraph.
 */
export function announcementsInText(text: string): string[] {
  return withLimit(text)
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t>]*\n/)
    .flatMap((paragraph) =>
      (paragraph.replace(/\n[ \t>]*/g, ' ').match(SENTENCE) ?? []).map((sentence) => sentence.trim()),
    )
    .filter((sentence) => sentence !== '' && announces(sentence));
}
