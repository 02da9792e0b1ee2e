import { PDFArray, PDFDict, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { isUsual, type Values } from './colour-profile.js';
import { asDict, at, decodedOf, itemsOf, nameOf, numberAt } from './lookups.js';

/** Colour spaces that stand in for those of devices, and how many values their colours have. */
const DEFAULTS: Readonly<Record<string, Values>> = { DefaultGray: 1, DefaultRGB: 3, DefaultCMYK: 4 };
const DEVICES: Readonly<Record<Values, string>> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' };

/** Exponents of light that screens and cameras have. */
const LEAST_GAMMA = 0.95;
const MOST_GAMMA = 3;

/** Whether resources put colour spaces in the place of those of devices that show other colours; some viewers do not heed them. */
export async function hasUnlikeDefaults(spaces: PDFDict): Promise<boolean> {
  for (const [key, values] of Object.entries(DEFAULTS)) {
    const space = at(spaces, key);
    if (space !== undefined && !(await isNear(space, values))) return true;
  }
  return false;
}

async function isNear(space: PDFObject, values: Values): Promise<boolean> {
  if (nameOf(space) !== undefined) return nameOf(space) === DEVICES[values];
  const [kind, parameters] = itemsOf(space);
  const of = asDict(parameters);
  if (!of) return itemsOf(space).length === 1 && nameOf(kind) === DEVICES[values];
  if (nameOf(kind) === 'ICCBased') {
    const profile = parameters instanceof PDFRawStream ? decodedOf(parameters) : null;
    return profile !== null && numberAt(of, 'N') === values && (await isUsual(profile, values));
  }
  const gammas = itemsOf(at(of, 'Gamma')).map(Number);
  const gamma = at(of, 'Gamma');
  if (gamma !== undefined && gammas.length === 0) gammas.push(Number(gamma.toString()));
  const isGammaUsual = gammas.every((one) => one >= LEAST_GAMMA && one <= MOST_GAMMA);
  if (nameOf(kind) === 'CalGray') return values === 1 && isGammaUsual;
  return nameOf(kind) === 'CalRGB' && values === 3 && isGammaUsual && isLight(itemsOf(at(of, 'Matrix')).map(String));
}

const VALUES: Readonly<Record<string, Values>> = { GRAY: 1, 'RGB ': 3, CMYK: 4 };

/** Whether the profile of the paper that a file is meant for, by which some viewers show all its colours, shows others than without it. */
export async function isUnlikePaper(intent: PDFDict): Promise<boolean> {
  const object = at(intent, 'DestOutputProfile');
  const profile = object instanceof PDFRawStream ? decodedOf(object) : null;
  const values = VALUES[profile?.toString('latin1', 16, 20) ?? ''];
  return profile === null || values === undefined || !(await isUsual(profile, values));
}

/** Whether the second of each three numbers of a matrix, how light red, green and blue are, are about those of light. */
function isLight(matrix: readonly string[]): boolean {
  if (matrix.length === 0) return true;
  const [red = NaN, green = NaN, blue = NaN] = [1, 4, 7].map((index) => Number(matrix[index]));
  return red >= 0 && green >= 0 && blue >= 0 && Math.abs(red + green + blue - 1) < 0.1;
}

/** Whether an array is a colour space of an ink that paints nothing; not all viewers know it. */
export function isOfNoInk(array: PDFArray): boolean {
  const [kind, inks] = itemsOf(array);
  if (nameOf(kind) === 'Separation') return nameOf(inks) === 'None';
  return nameOf(kind) === 'DeviceN' && itemsOf(inks).length > 0 && itemsOf(inks).every((ink) => nameOf(ink) === 'None');
}
