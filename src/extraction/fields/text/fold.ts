import { remember } from './remember.js';

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '|': 'l',
  '!': 'l',
  '5': 's',
  '8': 'b',
  '4': 'a',
};

/** A text with `a/c` where recognition read `&/c`; no letter moves. */
export const withAccountSign = (text: string): string => text.replace(/&(?=\/c)/gi, 'a');

/**
 * Letters and digits in lower case without accents, with characters that recognition takes for each other made one:
 * `lnvoice`, `1NVOICE` and `Invoice` fold to the same text, and so do `&/c` and `a/c`.
 */
export function fold(text: string): string {
  return withAccountSign(plain(text))
    .replace(/rn/g, 'm')
    .replace(/[01i|!584]/g, (character) => LOOK_ALIKES[character] ?? character);
}

/** Letters that are read as one other, in what `fold` gives. */
const LOOK_ALIKE_GROUPS: readonly (readonly [RegExp, string])[] = [
  [/r[lr]/g, 'n'],
  [/cl/g, 'd'],
  [/vv/g, 'w'],
];

/** What makes two words one shape on paper: `Honzon` and `Horizon` are. Too coarse to tell labels by. */
export const shapeOf = (text: string): string =>
  LOOK_ALIKE_GROUPS.reduce((shape, [group, one]) => shape.replace(group, one), fold(text));

/** Text with nothing but characters of which the plain form is their lower case. */
const ASCII = /^[\0-_a-\x7F]*$/;

/** Text in lower case, without accents, with plain quotes and hyphens. */
export function plain(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toLowerCase();
}

/** What makes two printings of a name the same name: letters and digits only, `&` as `and`, company suffixes short. */
export const nameKey = remember(2_000, (text) =>
  plain(text)
    .replace(/&/g, ' and ')
    .replace(/\bproprietary\b/g, 'pty')
    .replace(/\blimited\b/g, 'ltd')
    .replace(/\bp\/l\b/g, 'pty ltd')
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim(),
);

/** Joins a text of single letters with spaces between them, as titles are set: `I N V O I C E`. */
export const withoutLetterSpacing = (text: string): string =>
  /^(?:\p{L} ){4,}\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text;

/** The form of a company at the end of what `nameKey` gives. */
const FORM = / (?:pty ltd|pty|ltd|inc|incorporated|co)$/;

/** What makes two names one but for the form of a company: `Example Pty Ltd` and `Example`. */
export const nameStem = (name: string): string => nameKey(name).replace(FORM, '');
