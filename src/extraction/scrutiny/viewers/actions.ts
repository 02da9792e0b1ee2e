import { PDFArray, type PDFDict, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { opensOther } from './links.js';
import { asDict, at, decodedOf, dictAt, itemsOf, name, nameAt, textOf } from './lookups.js';
import { canChangeFields, canChangePages } from './scripts.js';

/** Triggers of the file, of a page and of what stands on it that nobody has to pull (ISO 32000-1, section 12.6.3). */
const BY_THEMSELVES = ['O', 'C', 'PO', 'PC', 'PV', 'PI', 'WC', 'WS', 'DS', 'WP', 'DP'];
/** What turns to a page, prints or sets how the file is shown. */
const HARMLESS = ['GoTo', 'Named'];
/** What a click may do beside; where a link leads is looked at by itself. */
const OF_CLICKS = [...HARMLESS, 'URI', 'Thread'];
/** At most this many actions are followed from one another. */
const MOST = 50;

/** Whether something that can change what is shown is carried out as soon as the file or a page is opened, printed or closed. */
export function actsByItself(dict: PDFDict): boolean {
  const triggers = dictAt(dict, 'AA');
  return [at(dict, 'OpenAction'), ...(triggers ? BY_THEMSELVES.map((key) => at(triggers, key)) : [])].some((one) =>
    canChange(one, HARMLESS),
  );
}

/**
 * Whether a click on a link, a button or a bookmark does more than lead somewhere: runs a script, opens another file or program, switches layers, shows
 * hidden fields, puts other values into fields, sends something.
 */
export function clickActs(clicked: PDFDict): boolean {
  if (!clicked.has(name('A'))) return false;
  if (isBookmark(clicked)) return canChange(at(clicked, 'A'), OF_CLICKS) || opensOther(addressOf(clicked));
  return clicked.has(name('Subtype')) && canChange(at(clicked, 'A'), OF_CLICKS);
}

/** What a field or a note has viewers do at some event: as it is shown, calculated, entered, left, clicked, typed into, or a pointer comes over it. */
const EVENTS = ['F', 'C', 'V', 'K', 'E', 'X', 'D', 'U', 'Fo', 'Bl'];

/** Whether something that may change what is shown is carried out at an event of a field or a note; some viewers format fields as they open a file. */
export function eventActs(dict: PDFDict): boolean {
  const triggers = dictAt(dict, 'AA');
  return triggers !== undefined && EVENTS.some((event) => canChange(at(triggers, event), OF_CLICKS, canChangeFields));
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

function canChange(
  first: PDFObject | undefined,
  harmless: readonly string[],
  doesMore: (script: string) => boolean = canChangePages,
): boolean {
  const rest = [first];
  for (let count = 0; rest.length > 0; count += 1) {
    if (count >= MOST) return true;
    // What is no dictionary is a destination.
    const action = asDict(rest.pop());
    if (!action) continue;
    const kind = nameAt(action, 'S') ?? 'GoTo';
    if (kind === 'JavaScript') {
      const script = scriptOf(at(action, 'JS'));
      if (script === undefined || doesMore(script)) return true;
    } else if (!harmless.includes(kind)) return true;
    const next = at(action, 'Next');
    rest.push(...(next instanceof PDFArray ? itemsOf(next) : [next]));
  }
  return false;
}

/** The script of an action; undefined where it cannot be read. */
const scriptOf = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFRawStream ? decodedOf(object)?.toString('latin1') : textOf(object);
