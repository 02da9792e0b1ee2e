import { PDFArray, type PDFDict, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { opensOther } from './links.js';
import { asDict, at, decodedOf, dictAt, itemsOf, name, nameAt, textOf } from './lookups.js';
import { canChangePages } from './scripts.js';

/** Triggers of the file, of a page and of what stands on it that nobody has to pull (ISO 32000-1, section 12.6.3). */
const BY_THEMSELVES = ['O', 'C', 'PO', 'PC', 'PV', 'PI', 'WC', 'WS', 'DS', 'WP', 'DP'];
/** What turns to a page, prints or sets how the file is shown. */
const HARMLESS = ['GoTo', 'Named'];
/** What a link may do beside; where it leads is looked at by itself. */
const OF_LINKS = [...HARMLESS, 'URI', 'Thread'];
/** At most this many actions are followed from one another. */
const MOST = 50;

/** Whether something that can change what is shown is carried out as soon as the file or a page is opened, printed or closed. */
export function actsByItself(dict: PDFDict): boolean {
  const triggers = dictAt(dict, 'AA');
  return [at(dict, 'OpenAction'), ...(triggers ? BY_THEMSELVES.map((key) => at(triggers, key)) : [])].some((one) =>
    canChange(one, HARMLESS),
  );
}

/** Whether a link or a bookmark does more than lead somewhere: runs a script, opens another file or program, switches layers, sends something. */
export function linkActs(link: PDFDict): boolean {
  if (!link.has(name('A'))) return false;
  if (isBookmark(link)) return canChange(at(link, 'A'), OF_LINKS) || opensOther(addressOf(link));
  return nameAt(link, 'Subtype') === 'Link' && canChange(at(link, 'A'), OF_LINKS);
}

/** Where a bookmark leads on the web; empty where it leads within the file. */
export function bookmarkedAddress(dict: PDFDict): string {
  return isBookmark(dict) ? addressOf(dict) : '';
}

const isBookmark = (dict: PDFDict): boolean => dict.has(name('Title')) && dict.has(name('A'));

function addressOf(link: PDFDict): string {
  const action = dictAt(link, 'A');
  return (action && textOf(at(action, 'URI'))) ?? '';
}

function canChange(first: PDFObject | undefined, harmless: readonly string[]): boolean {
  const rest = [first];
  for (let count = 0; rest.length > 0; count += 1) {
    if (count >= MOST) return true;
    // What is no dictionary is a destination.
    const action = asDict(rest.pop());
    if (!action) continue;
    const kind = nameAt(action, 'S') ?? 'GoTo';
    if (kind === 'JavaScript') {
      const script = scriptOf(at(action, 'JS'));
      if (script === undefined || canChangePages(script)) return true;
    } else if (!harmless.includes(kind)) return true;
    const next = at(action, 'Next');
    rest.push(...(next instanceof PDFArray ? itemsOf(next) : [next]));
  }
  return false;
}

/** The script of an action; undefined where it cannot be read. */
export const scriptOf = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFRawStream ? decodedOf(object)?.toString('latin1') : textOf(object);
