import type { PDFDict } from '@cantoo/pdf-lib';
import { couldMatter } from './could-matter.js';
import { asDict, at, dictAt, isTrue, itemsOf, nameAt, name, nameOf } from './lookups.js';
import { scriptOf } from './opening-actions.js';
import { canChangePages } from './scripts.js';

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const ZERO = '0'.charCodeAt(0);

/**
 * Whether a form asks viewers to draw its fields anew, which not all do, with fonts that may draw other digits than its appearances show: such that the
 * file holds itself, or whose codes of digits it changes.
 */
export function redrawsUnlike(form: PDFDict): boolean {
  if (!isTrue(at(form, 'NeedAppearances'))) return false;
  const resources = dictAt(form, 'DR');
  const fonts = resources && dictAt(resources, 'Font');
  return (fonts?.keys() ?? []).some((key) => {
    const font = fonts && dictAt(fonts, key.decodeText());
    return !font || isOdd(font);
  });
}

function isOdd(font: PDFDict): boolean {
  if (!['Type1', 'TrueType', 'MMType1'].includes(nameAt(font, 'Subtype') ?? '')) return true;
  const descriptor = dictAt(font, 'FontDescriptor');
  if (['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(name(key)))) return true;
  const encoding = dictAt(font, 'Encoding');
  let code = 0;
  return itemsOf(encoding && at(encoding, 'Differences')).some((item) => {
    const called = nameOf(item);
    if (called === undefined) code = Number(item?.toString());
    else {
      const digit = DIGITS[code++ - ZERO];
      return DIGITS.includes(called) ? called !== digit : digit !== undefined;
    }
    return false;
  });
}

/** What fields have viewers do at some event: as they are shown, calculated, entered, left, clicked or typed into. */
const EVENTS = ['F', 'C', 'V', 'K', 'E', 'X', 'D', 'U', 'Fo', 'Bl'];

/** What programs for forms bring along: numbers, dates and sums, set by values that are written there. */
const FORMAT =
  /^(?:\s*AF(?:(?:Number|Percent|Date|DateEx|Time|TimeEx|Special|SpecialEx)_(?:Format|FormatEx|Keystroke|KeystrokeEx)|Simple_Calculate|Range_Validate)\s*\(((?:[^()"']|"[^"\\]*"|'[^'\\]*'|(?:new )?Array\s*\([^()]*\))*)\)\s*;?)*\s*$/;

/** Whether a field has a script that may change what is shown; some viewers carry such scripts out as soon as they open a file. */
export function fieldActs(field: PDFDict): boolean {
  const triggers = dictAt(field, 'AA');
  if (!triggers || !(field.has(name('FT')) || nameAt(field, 'Subtype') === 'Widget' || field.has(name('T'))))
    return false;
  return EVENTS.some((event) => {
    const action = asDict(at(triggers, event));
    if (!action || nameAt(action, 'S') !== 'JavaScript') return false;
    const script = scriptOf(at(action, 'JS'));
    return action.has(name('Next')) || script === undefined || !isHarmless(script);
  });
}

function isHarmless(script: string): boolean {
  if (!canChangePages(script)) return true;
  return (
    FORMAT.test(script) && ![...script.matchAll(/"([^"]*)"|'([^']*)'/g)].some(([, a, b]) => couldMatter(a ?? b ?? ''))
  );
}
