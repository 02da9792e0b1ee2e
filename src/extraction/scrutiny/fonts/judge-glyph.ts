import { plainText } from '../../pages/text-layer/content/plain-text.js';
import type { loadPdfjs } from '../../pages/open/pdf-file.js';
import { drawsCross } from './crosses.js';
import { unaccented, undressed } from './disguises.js';
import { digitOf } from './drawn-digits.js';
import { type DrawnCharacter, drawnCharacter } from './drawn-character.js';
import type { DrawnFont, FontObjects, GlyphCode } from './glyph-code.js';
import { drawsLigature, type Looks } from './ligatures.js';
import type { Outline } from './outline.js';
import { characterNetwork, type Likeness, readCharacter } from './read-character.js';

/** What a code of a font draws, held against what it says. */
export interface GlyphVerdict {
  /**
   * `same`: it looks like what it says. `other`: like something else, or nothing at all. `unnamed`: it draws and says nothing.
   * `unsure`: it says what the network does not know, and looks like no digit.
   */
  draws: 'same' | 'other' | 'unnamed' | 'unsure';
  /** Height of what is drawn, as a share of the font's size; 0 where it is not known. Of a letter that is known but for its accents, theirs. */
  height: number;
}

type Operations = Awaited<ReturnType<typeof loadPdfjs>>['OPS'];

/** Characters that one outline stands for in some font: what says one of them may look like any other. */
const ALIKE = [
  ...['0Oo', '1Il|i!', 'cC', 'sS', 'uU', 'vV', 'wW', 'xX', 'zZ', 'kK', 'pP', 'yY', 'fF', 'jJ', 'tT', 'mM', 'nN', 'bB'],
  ...[`.,'"/;|lI!()[]`, '-_=', '+*', '&', '$S', '@O', ':;i!j'],
];

/** Signs outside the network's alphabet by those in it that look the same. */
const SAME_SIGN: Readonly<Record<string, string>> = { '–': '-', '—': '-', '·': '.', '’': "'", '¦': '|' };

/** What says something else and looks like a digit to everybody: not held against it. With their accents, too. */
const LIKE_DIGITS: Readonly<Record<string, string>> = {
  '0': 'OoQØøΟοОоΘθ°º',
  '1': "lIi|!'‘][¼½¾¶ΙІıł¡†",
  '3': 'Ззß',
  '6': '‘“б',
  '9': '’”,',
};

/** Whether what says a character, its accents aside, looks like a digit to everybody. */
function isLike(digit: string, says: string): boolean {
  const [base = ''] = says.normalize('NFD');
  return LIKE_DIGITS[digit]?.includes(base) === true;
}

/**
 * What it says, with what looks the same, has at least this probability: of 91 fonts of families that were held back every digit has
 * 0.49, and all but 3 of 5,642 letters and digits 0.1 (docs/fonts.md).
 */
const SAME = 0.1;

/** Points, round or square, fill so much of their box (a circle 0.79); no digit does. */
const POINTS = '.·•∙▪■●';
const FILLED = 0.74;

/** From this probability on a character outside the network's alphabet draws a digit: 3 of 7,698 in these fonts. */
const DRAWS_DIGIT = 0.5;

/** What is wider or narrower is no single character but a row of them; what says a narrow letter is no column of three digits. */
const MOST_ASPECT = 2.6;
const NARROW = 'Iijlł†‡¡¿';
const MOST_NARROW = 4.5;

const DIGITS = '0123456789';
const BLANK = /^\s*$/;
const verdicts = new WeakMap<DrawnFont, Map<string, GlyphVerdict>>();

/** Judges a code of a font; once for each font of a document. */
export function judgeGlyph(
  font: DrawnFont,
  code: GlyphCode,
  objects: FontObjects,
  operations: Operations,
): GlyphVerdict {
  let known = verdicts.get(font);
  if (!known) verdicts.set(font, (known = new Map<string, GlyphVerdict>()));
  const { operatorListId, fontChar, accent, isInFont, unicode, width } = code;
  const key = `${operatorListId ?? fontChar} ${accent?.fontChar ?? ''} ${isInFont} ${width} ${unicode}`;
  const before = known.get(key);
  if (before) return before;
  const advance = font.vertical ? null : Math.abs(width * (font.fontMatrix?.[0] ?? 0.001));
  const verdict = compare(plainText(unicode), drawnCharacter(font, code, objects, operations), advance);
  known.set(key, verdict);
  return verdict;
}

/**
 * Compares what a code says with what it draws.
 *
 * @param advance how far the pen moves, in the outline's units; null where it does not go from left to right.
 */
export function compare(says: string, drawn: DrawnCharacter, advance: number | null = null): GlyphVerdict {
  const blank = BLANK.test(says);
  if (drawn.kind === 'nothing') return { draws: blank ? 'same' : 'other', height: 0 };
  if (drawn.kind === 'unknown') return { draws: blank ? 'unnamed' : 'other', height: 0 };
  if (drawn.kind === 'character') {
    const shown = plainText(drawn.text);
    if (BLANK.test(shown)) return { draws: blank ? 'same' : 'other', height: 0 };
    return { draws: blank ? 'unnamed' : shown === says ? 'same' : 'other', height: 1 };
  }
  const likeness = readCharacter(drawn.outline);
  if (!likeness) return { draws: blank ? 'same' : 'other', height: 0 };
  if (!blank && advance !== null && isElsewhere(says, likeness, advance)) return { draws: 'other', height: 0 };
  const draws = blank ? 'unnamed' : held(says, likeness);
  if (draws === 'unsure' && says === '×' && drawsCross(drawn.outline))
    return { draws: 'same', height: likeness.height };
  const isDisguised =
    draws === 'unsure' && (undressed(drawn.outline)?.some((outline) => isDigitBut(says, outline)) ?? true);
  if (draws === 'unsure' && !isDisguised && drawsLigature(says, drawn.outline, IN_LIGATURE))
    return { draws: 'same', height: likeness.height };
  const accents = draws === 'unsure' && !isDisguised ? accentsOf(says, drawn.outline) : null;
  return { draws: isDisguised ? 'other' : draws, height: accents ?? likeness.height };
}

/** A letter that is cut out of a ligature looks like itself with this probability, and no part of one like a digit. */
const LETTER_OF_LIGATURE = 0.8;
const DIGIT_OF_LIGATURE = 0.4;

const IN_LIGATURE: Looks = {
  likeLetter: (letter, outline) => {
    const likeness = readCharacter(outline);
    return likeness !== null && held(letter, likeness, LETTER_OF_LIGATURE) === 'same';
  },
  digitLike: (outline) => {
    const { probabilities } = readCharacter(outline) ?? {};
    const { alphabet } = characterNetwork();
    return [...DIGITS].find((digit) => (probabilities?.[alphabet.indexOf(digit)] ?? 0) >= DIGIT_OF_LIGATURE) ?? null;
  },
};

/** How high the accents of a letter are that without them looks as it says; null where it says or draws something else. */
function accentsOf(says: string, outline: Outline): number | null {
  const [base = '', ...accents] = says.normalize('NFD');
  if (!/[A-Za-zı]/.test(base) || accents.length === 0 || !accents.every((one) => /\p{M}/u.test(one))) return null;
  const parted = unaccented(outline);
  const likeness = parted && readCharacter(parted.letter);
  return likeness && held(base, likeness) === 'same' ? parted.height : null;
}

/** Whether an outline draws a digit, and what says another character is not known to look like it, its accents aside. */
function isDigitBut(says: string, outline: Outline): boolean {
  const { probabilities } = readCharacter(outline) ?? {};
  if (!probabilities) return false;
  const { alphabet } = characterNetwork();
  return [...DIGITS].some(
    (digit) =>
      (probabilities[alphabet.indexOf(digit)] ?? 0) >= DRAWS_DIGIT && digit !== digitOf(says) && !isLike(digit, says),
  );
}

/**
 * How far from the middle of its place, and from its line, a letter or digit is drawn at most, in its own heights: of 10,855 of the fonts in 114
 * PDFs of the corpora the farthest is off by 0.22, and the middles lie between 0.02 below the line and 0.79 above it. Digits that
 * change places with their neighbours are off by 0.75.
 */
const MOST_ASIDE = 0.3;
const LOWEST = -0.4;
const HIGHEST = 1.2;

/** Whether a letter or digit is drawn elsewhere than it says: what is read in a row is then seen in another order, or another line. */
function isElsewhere(says: string, { x, y, height }: Likeness, advance: number): boolean {
  if (!/^[\p{L}\p{N}]$/u.test(says)) return false;
  return Math.abs(x - advance / 2) > MOST_ASIDE * height || y < LOWEST * height || y > HIGHEST * height;
}

/** Holds what is drawn against what is said; one character or several that are drawn as one. */
function held(says: string, { probabilities, aspect, filled }: Likeness, least = SAME): 'same' | 'other' | 'unsure' {
  const { alphabet } = characterNetwork();
  if (POINTS.includes(says) && filled >= FILLED) return 'same';
  const known = SAME_SIGN[says] ?? says;
  const probability = (character: string) => probabilities[alphabet.indexOf(character)] ?? 0;
  const isDigit = [...DIGITS].some(
    (digit) => digit !== says && probability(digit) >= DRAWS_DIGIT && !isLike(digit, says),
  );
  if (isDigit) return digitOf(says) !== null && probability(digitOf(says) ?? '') >= DRAWS_DIGIT ? 'same' : 'other';
  if (known.length === 1 && alphabet.includes(known)) {
    let sum = 0;
    for (const each of alikeTo(known)) sum += probability(each);
    return sum >= least ? 'same' : 'other';
  }
  const mostNarrow = NARROW.includes(says.normalize('NFD').charAt(0)) ? MOST_NARROW : MOST_ASPECT;
  const severalDigits = (says.match(/\p{N}/gu)?.length ?? 0) > 1;
  return severalDigits || aspect > MOST_ASPECT || aspect < 1 / mostNarrow ? 'other' : 'unsure';
}

const alikes = new Map<string, ReadonlySet<string>>();

function alikeTo(character: string): ReadonlySet<string> {
  let alike = alikes.get(character);
  if (!alike) {
    alike = new Set([character, ...ALIKE.filter((group) => group.includes(character)).join('')]);
    alikes.set(character, alike);
  }
  return alike;
}
