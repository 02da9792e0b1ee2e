import type { PDFDict } from '@cantoo/pdf-lib';
import { bookmarkedAddress } from './actions.js';
import { couldMatter } from './could-matter.js';
import { saidByLink } from './links.js';
import { at, dictAt, nameAt, name, textOf } from './lookups.js';

/** What viewers show of a signature in their bar and in their panel of signatures (ISO 32000-1, table 252). */
const OF_SIGNATURES = ['Name', 'Reason', 'Location', 'ContactInfo'];
/** What they show of an article. */
const OF_ARTICLES = ['Title', 'Author', 'Subject', 'Keywords'];

/**
 * What viewers show beside the pages of a dictionary that is a signature or an article, or while a pointer rests on a picture that is described, and
 * where a bookmark leads that names an account.
 */
export function shownBeside(dict: PDFDict): string[] {
  const isSignature = nameAt(dict, 'Type') === 'Sig' || dict.has(name('ByteRange'));
  const article = nameAt(dict, 'Type') === 'Thread' || dict.has(name('I')) ? dictAt(dict, 'I') : undefined;
  const bookmarked = bookmarkedAddress(dict);
  const described = textOf(at(dict, 'Alt')) ?? '';
  return [
    // There may be a picture in every row of a table.
    couldMatter(described) ? described : '',
    bookmarked === '' ? '' : saidByLink(bookmarked, { shown: textOf(at(dict, 'Title')) ?? '' }),
    ...(isSignature ? OF_SIGNATURES.map((key) => textOf(at(dict, key)) ?? '') : []),
    ...(article ? OF_ARTICLES.map((key) => textOf(at(article, key)) ?? '') : []),
  ].filter((one) => one !== '');
}
