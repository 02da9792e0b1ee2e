import { type PDFDict, PDFNumber } from '@cantoo/pdf-lib';
import { at, dictAt, itemsOf, nameAt, name, nameOf, numberAt, textOf } from './lookups.js';

/**
 * Families whose characters are signs, or bars, of which many systems have some: one viewer draws them, another draws letters. The standard ones, `Symbol` and
 * `ZapfDingbats`, every viewer brings along.
 */
const SIGNS =
  /dings|symbol|ornament|embellish|marlett|mt-?extra|bookshelf|specialty|mdl2|fluent|icons?\b|awesome|emoji|bar-?code|code-?(?:39|93|128)|3of9|i2of5|ean-?(?:8|13)|micr\b|private|last-?resort/i;
const STANDARD = /^(?:[A-Z]{6}\+)?(?:Symbol|ZapfDingbats)$/;

/** Families of text that viewers have, or replace by one with the same characters. */
const TEXT =
  /arial|helvetica|times|courier|verdana|tahoma|calibri|cambria|candara|consolas|constantia|corbel|georgia|garamond|palatino|bookman|century|trebuchet|segoe-?ui(?!.*(?:symbol|emoji|icon|historic))|lucida|impact|comic|franklin|gill|futura|roboto|open-?sans|noto|liberation|dejavu|lato|myriad|minion|univers|frutiger|optima|rockwell|aptos|sans|serif|mono/i;

/** What a letter or digit is called. A viewer that does not know a name draws nothing, or what its code stands for otherwise. */
const KNOWN_NAME = /^(?:[A-Za-z]|zero|one|two|three|four|five|six|seven|eight|nine|uni[0-9A-F]{4}|u[0-9A-F]{4,6})$/;

/** The codes of digits in all encodings. */
const DIGITS = { first: 48, last: 57 };

/** Flags of a font (ISO 32000-1, table 123). */
const SYMBOLIC = 4;

/**
 * Whether viewers have to guess what a font draws that the file does not hold: it numbers characters of a font that only its author has, or is one of signs, or
 * of a family that is not known and says that its codes are its own.
 */
export function isGuessed(font: PDFDict): boolean {
  const subtype = nameAt(font, 'Subtype');
  if (subtype === 'Type0') return isGuessedComposite(font);
  if (subtype !== 'TrueType' && subtype !== 'Type1' && subtype !== 'MMType1') return false;
  const descriptor = dictAt(font, 'FontDescriptor');
  const family = nameAt(font, 'BaseFont') ?? '';
  if (isEmbedded(descriptor) || STANDARD.test(family)) return false;
  if (SIGNS.test(family) || renamesDigits(font)) return true;
  return !TEXT.test(family) && descriptor !== undefined && (numberAt(descriptor, 'Flags') & SYMBOLIC) !== 0;
}

/** Whether the codes of digits have names that viewers do not know. */
function renamesDigits(font: PDFDict): boolean {
  const encoding = dictAt(font, 'Encoding');
  let code = 0;
  return itemsOf(encoding && at(encoding, 'Differences')).some((item) => {
    if (item instanceof PDFNumber) code = item.asNumber();
    else if (code++ >= DIGITS.first && code <= DIGITS.last + 1) return !KNOWN_NAME.test(nameOf(item) ?? '');
    return false;
  });
}

function isGuessedComposite(font: PDFDict): boolean {
  const [descendant] = itemsOf(at(font, 'DescendantFonts')) as (PDFDict | undefined)[];
  if (!descendant) return true;
  const ordering = dictAt(descendant, 'CIDSystemInfo');
  const known = ordering && textOf(at(ordering, 'Ordering'));
  const predefined =
    !(nameAt(font, 'Encoding') ?? 'Identity').startsWith('Identity') || (known && known !== 'Identity');
  return !isEmbedded(dictAt(descendant, 'FontDescriptor')) && !predefined;
}

const isEmbedded = (descriptor: PDFDict | undefined): boolean =>
  ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(name(key)));
