/** Ligatures, wide and mathematical forms of letters and digits, and blanks of other widths. */
const COMPOUND = /[\uFB00-\uFB06\uFF01-\uFF5E\u2000-\u200A\u00A0\u3000\u{1D400}-\u{1D7FF}]/u;

/** Marks that nobody sees: they join, part and turn text, fill or choose a variant. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/gu;

/** Strokes and points on a digit, which leave it the digit that it is. */
const MARKED_DIGITS = /(?<=\p{Nd})\p{M}+/gu;

/** What looks like a hyphen and is not U+002D. */
const HYPHENS = /[\u00AD\u2010\u2011\u2212\uFE63]/g;

/** Greek and Cyrillic letters that nobody can tell from Latin ones. */
const FOREIGN = 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοАВЕЅІЈКМНОРСТХаеорсухѕіј';
const LATIN = 'ABEZHIKMNOPTYXoABESIJKMHOPCTXaeopcyxsij';
const LATIN_FOR = new Map([...FOREIGN].map((letter, at) => [letter, LATIN.charAt(at)]));

/** Characters that are as they look. */
const ASCII = /^[\0-\x7F]*$/;

/** A character as a reader sees it: ligatures taken apart, invisible marks dropped, look-alikes from other scripts in Latin. */
export function plainText(text: string): string {
  if (ASCII.test(text)) return text;
  const plain = COMPOUND.test(text) ? text.normalize('NFKC') : text;
  return plain
    .replace(HYPHENS, '-')
    .replace(UNSEEN, '')
    .replace(MARKED_DIGITS, '')
    .replace(/[\u0370-\u04FF]/g, (letter) => LATIN_FOR.get(letter) ?? letter);
}
