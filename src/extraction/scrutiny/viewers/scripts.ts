import { couldMatter } from './could-matter.js';

/**
 * What does no more than print, which many programs that make invoices let a file do when it is opened. Its arguments are written there: `print` also
 * carries out whatever it is given, `print(this.getAnnots()[0].hidden = false)`. Without blanks: between optional signs they could be told apart in so
 * many ways that a script made for it would be searched for years.
 */
const HARMLESS = /^(?:(?:this\.)?(?:print|closeDoc)\((?:[\w,:{}.'"]|-(?!-)|getPrintParams\(\))*\);?)*$/;

/** A text as it is written in a script, without signs that stand for others. */
const WRITTEN = `"[^"\\\\]*"|'[^'\\\\]*'`;

/** What programs for forms bring along: numbers, dates and sums, set by values that are written there. Without blanks, too. */
const FORMAT = new RegExp(
  `^(?:AF(?:(?:Number|Percent|Date|DateEx|Time|TimeEx|Special|SpecialEx)_(?:Format|FormatEx|Keystroke|KeystrokeEx)|Simple_Calculate|Range_Validate)` +
    `\\((?:[\\d,.[\\]-]|true|false|${WRITTEN}|(?:new)?Array\\((?:[\\d,.]|${WRITTEN})*\\))*\\);?)*$`,
);

/** The sign of a currency, which is written before or behind a number. */
const CURRENCY = new RegExp(`AFNumber_Format\\s*\\([^"']*(${WRITTEN})`, 'g');

/** Whether a script that is carried out when a file or page is opened can change what it shows. */
export function canChangePages(script: string): boolean {
  return !HARMLESS.test(withoutBlanks(script));
}

/** Whether a script of a field can change more than the format of its value. */
export function canChangeFields(script: string): boolean {
  if (!canChangePages(script)) return false;
  if (!FORMAT.test(withoutBlanks(script))) return true;
  return (
    [...script.matchAll(new RegExp(WRITTEN, 'g'))].some(([text]) => couldMatter(text)) ||
    [...script.matchAll(CURRENCY)].some(([, sign = '']) => /\p{N}/u.test(sign))
  );
}

/** Whether one of the scripts of a file or a page can change what it shows; scripts that cannot be read may. */
export async function changesPages(actions: Promise<object | null>): Promise<boolean> {
  const known = await actions.catch(() => undefined);
  if (known === undefined) return true;
  const scripts = Object.values(known ?? {}).flat() as unknown[];
  return scripts.some((script) => typeof script === 'string' && canChangePages(script));
}

const withoutBlanks = (script: string): string => script.replace(/\s+/g, '');
