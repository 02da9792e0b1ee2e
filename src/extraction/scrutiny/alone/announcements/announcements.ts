import { withLimit } from '../limits.js';
import { isValidAbn } from '../../../../numbers/abn.js';
import { formsIn } from '../numbers/forms.js';
import { placeOf, type SearchedPage } from '../numbers/searched-page.js';
import type { Place } from '../../scrutiny.js';
import { announces } from './announces.js';
import { sentencesOf } from './sentences.js';
import { matchesIn } from '../../../fields/text/matches.js';

/** The sentences on the pages of a file that announce new, changed or closed accounts, or tell not to use one. */
export function announcementsOn(pages: readonly SearchedPage[]): Announcement[] {
  return pages.flatMap((page) =>
    sentencesOf(page)
      .map((words) => ({ words, said: words.map((word) => word.text).join(' ') }))
      .filter(({ said }) => announces(said))
      .map(({ words, said }) => ({ place: placeOf(page, words), said })),
  );
}

const YEAR = /^(?:19|20)\d\d$/;
const ABN = /\d(?:[ -]?\d){10}/g;

/** A sentence that announces something, where it stands and as it reads in plain digits. */
export interface Announcement {
  place: Place;
  said: string;
}

/** The groups of digits in a sentence that are nothing else by their form. */
export function digitsSaid(said: string): string[] {
  const text = said.replace(ABN, (digits) => (isValidAbn(digits.replace(/\D/g, '')) ? ' ' : digits));
  const forms = formsIn(text);
  return matchesIn(text, /\d+/g)
    .filter(
      ({ index, 0: digits }) =>
        digits.length > 1 &&
        !YEAR.test(digits) &&
        !forms.some(({ start, end }) => index < end && index + digits.length > start),
    )
    .map(([digits]) => digits);
}

const SENTENCE = /[^.!?。！？\n]*(?:[.!?](?!\s|$)[^.!?。！？\n]*)*[.!?。！？]*/gu;

/**
 * The sentences of plain text that announce new, changed or closed accounts, or tell not to use one: of the body of a message, for
 * example. Lines that are wrapped go on in the next line; an empty line ends a paragraph.
 */
export function announcementsInText(text: string): string[] {
  const sentences = withLimit(text)
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t>]*\n/)
    .flatMap((paragraph) =>
      (paragraph.replace(/\n[ \t>]*/g, ' ').match(SENTENCE) ?? []).map((sentence) => sentence.trim()),
    )
    .filter((sentence) => sentence !== '');
  return [...sentences, ...wordByWord(sentences)].filter(announces);
}

/** So many sentences or paragraphs of a word or two after one another are one sentence, set word by word. */
const WORD_BY_WORD = 5;
const FEW_WORDS = /^\P{L}*[\p{L}']+(?:[ \t]+[\p{L}']{1,3})?\P{L}*$/u;
/** A word whose letters stand apart is one. */
const SPACED = /(?<!\p{L})\p{L}(?: \p{L})+(?!\p{L})/gu;

function wordByWord(sentences: readonly string[]): string[] {
  const rows: string[][] = [[]];
  for (const sentence of sentences) {
    const plain = sentence.replace(SPACED, (word) => word.replaceAll(' ', '')).replace(/(?<=\p{L})[.](?=\p{L})/gu, '');
    if (FEW_WORDS.test(plain)) rows.at(-1)?.push(plain.replace(/[.!?。！？,;]+$/u, ''));
    else if (rows.at(-1)?.length !== 0) rows.push([]);
  }
  return rows.filter(({ length }) => length >= WORD_BY_WORD).map((row) => row.join(' '));
}
