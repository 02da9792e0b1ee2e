import type { PDFDict, PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { asDict, at, decodedOf, dictAt, isTrue, itemsOf, name, nameAt, nameOf, numberAt } from './lookups.js';
import { codesOnePicture } from './jpeg-pictures.js';

/** Spaces of colours whose values run from 0 to 1 (ISO 32000-1, table 90); of others a picture may say from where to where its values run. */
const OF_SHARES = new Set(['DeviceGray', 'DeviceRGB', 'DeviceCMYK', 'CalGray', 'CalRGB']);

/**
 * Whether programs show a picture of a PDF differently: its data are named as if they were not encrypted, its JPEG is of more than one picture
 * or leaves open how high it is, its levels run beyond those that there are, or it is masked twice.
 */
export function isPictureUnlike(picture: PDFRawStream): boolean {
  const { dict } = picture;
  const filters = filtersOf(dict);
  if (filters.includes('Crypt')) return true;
  if (filters.length === 1 && filters[0] === 'DCTDecode' && !codesOnePicture(Buffer.from(picture.contents)))
    return true;
  if (dict.has(name('SMask')) && dict.has(name('Mask'))) return true;
  const space = at(dict, 'ColorSpace');
  const ofShares = isTrue(at(dict, 'ImageMask')) || OF_SHARES.has(nameOf(space) ?? nameOf(itemsOf(space)[0]) ?? '');
  return ofShares && itemsOf(at(dict, 'Decode')).some((value) => !(Number(value) >= 0 && Number(value) <= 1));
}

/** Whether a stream is named as if it were not encrypted, which some programs heed; the data of a file on itself may be so. */
export const isNamedPlain = (dict: PDFDict): boolean =>
  nameAt(dict, 'Type') !== 'Metadata' && filtersOf(dict).includes('Crypt');

function filtersOf(dict: PDFDict): string[] {
  const written = at(dict, 'Filter');
  return (nameOf(written) !== undefined ? [written] : itemsOf(written)).map((one) => nameOf(one) ?? '');
}

/** Ways to blend that come out alike in inks and in light. */
const ALIKE_IN_INKS = new Set(['Normal', 'Compatible', 'Multiply']);

/**
 * Whether what a page paints is composed as a group that programs compose differently: what is painted later knocks out what was painted before,
 * or it is blended in inks, which most programs do in light.
 */
export function isPageUnlike(page: PDFDict): boolean {
  const group = dictAt(page, 'Group');
  if (!group) return false;
  if (isTrue(at(group, 'K'))) return true;
  const resources = dictAt(page, 'Resources');
  const states = resources && dictAt(resources, 'ExtGState');
  return (
    isOfInks(at(group, 'CS')) &&
    (states?.keys() ?? []).some((key) => {
      const state = states && dictAt(states, key.decodeText());
      const mode = state && at(state, 'BM');
      return mode !== undefined && !ALIKE_IN_INKS.has(nameOf(mode) ?? '');
    })
  );
}

function isOfInks(space: PDFObject | undefined): boolean {
  if (nameOf(space) === 'DeviceCMYK') return true;
  const [kind, profile] = itemsOf(space);
  const of = asDict(profile);
  return nameOf(kind) === 'ICCBased' && of !== undefined && numberAt(of, 'N') === 4;
}

/** Operators of calculating functions that programs carry out differently, for numbers that they are not meant for (ISO 32000-1, 7.10.5). */
const ODD_OPERATORS = /(?<![^\s{}])(?:bitshift|idiv|round|true|false)(?![^\s{}])/;

/** Whether a calculating function counts in a way that programs differ in; one that cannot be decoded may. */
export function countsUnlike(stream: PDFRawStream): boolean {
  if (numberAt(stream.dict, 'FunctionType') !== 4) return false;
  const code = decodedOf(stream);
  return code === null || ODD_OPERATORS.test(code.toString('latin1'));
}
