/** Characters that nobody sees: formats, joiners, variation selectors, fillers and marks that lie on the letter before. */
const UNSEEN = /[\p{Cf}\p{M}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu;
const ASCII = /^[\0-\x7f]*$/;
const DASHES = /[\u2010-\u2015\u2043\u2212\u30fc\ufe58\ufe63\uff0d\u058a\u05be]/g;
const SLASHES = /[\u2044\u2215\u29f8]/g;
const DOTS = /[\u00b7\u2022\u2024\u2027\u2219\u22c5\u30fb\u3002\u06d4]/g;

/** Letters of other alphabets by the Latin letter or digit that they look like, those that occur in labels of an account. */
const LOOKS_LIKE = new Map(
  Object.entries({
    A: 'АΑ',
    B: 'ВΒ',
    C: 'СϹ',
    E: 'ЕΕ',
    H: 'НΗ',
    I: 'ІΙӀ',
    K: 'КΚ',
    M: 'МΜ',
    N: 'Ν',
    O: 'ОΟՕ',
    P: 'РΡ',
    S: 'Ѕ',
    T: 'ТΤ',
    X: 'ХΧ',
    Y: 'ҮΥ',
    Z: 'Ζ',
    a: 'аα',
    c: 'сϲ',
    e: 'е',
    i: 'іι',
    o: 'оοօ',
    p: 'р',
    s: 'ѕ',
    x: 'х',
    y: 'у',
    '3': 'З',
    '6': 'б',
    '|': '∣ǀ',
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);
/** A word in which letters of an alphabet stand that is not its own: only there are they taken for what they look like. */
const MIXED = /[0-9A-Za-z]/;
const OTHER_ALPHABET = /[\u0370-\u058f\u2223\u01c0]/;

/** Latin letters of phonetics by the one that they look like: small capitals, and single ones that pass for another. */
const PHONETIC = new Map(
  [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡᴢʏɑɡıɩɾʋȷ'].map((letter, at) => [
    letter,
    [...'abcdefghijklmnopqrstuvwzyagiirvj'][at] ?? letter,
  ]),
);
const OF_PHONETICS = /[\u0131\u0237\u0250-\u02af\u1d00-\u1d7f\ua730\ua731\ua7af]/;
/** Signs that are letters on a ground, from A to Z, by the code of their A: black circles, black squares, halves of flags. */
const LETTERED = [0x1f150, 0x1f170, 0x1f1e6];
const OF_LETTERS = /[\u{1f150}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/u;

function letterOn(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = LETTERED.find((start) => code >= start && code < start + 26);
  return first === undefined ? sign : String.fromCharCode(65 + code - first);
}

/** Digits in circles that Unicode does not decompose, by the code of their one. */
const CIRCLED_ONES = [0x2776, 0x2780, 0x278a, 0x24f5];

/** The value of a decimal digit of any script: those of a script stand together, from zero to nine. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

function circled(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code === 0x24ff || code === 0x1f10b || code === 0x1f10c) return '0';
  const one = CIRCLED_ONES.find((start) => code >= start && code < start + 9);
  return one === undefined ? character : String(code - one + 1);
}

/**
 * What a word says to whoever reads it: without what nobody sees, digits of every script as `0` to `9`, dashes, dots and slashes
 * plain, letters of other alphabets between Latin letters and digits as what they look like.
 */
export function simplify(text: string): string {
  if (ASCII.test(text)) return text;
  const plain = text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/\p{Nd}/gu, (digit) => (digit >= '0' && digit <= '9' ? digit : valueOf(digit)))
    .replace(/\p{No}/gu, circled)
    .replace(DASHES, '-')
    .replace(SLASHES, '/')
    .replace(DOTS, '.');
  return withLatinLetters(OF_LETTERS.test(plain) ? plain.replace(/\p{So}/gu, letterOn) : plain);
}

function withLatinLetters(text: string): string {
  const plain = OF_PHONETICS.test(text) ? [...text].map((letter) => PHONETIC.get(letter) ?? letter).join('') : text;
  if (!OTHER_ALPHABET.test(plain) || !MIXED.test(plain)) return plain;
  return [...plain].map((character) => LOOKS_LIKE.get(character) ?? character).join('');
}
