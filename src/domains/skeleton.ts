/**
 * Letters that look like Latin ones, by what they look like: those of Unicode's confusables (UTS #39, confusables.txt) that
 * registries allow in domain names.
 */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: 'аɑαӑӓạ4',
  b: 'ЬƄьḅƅ8',
  c: 'сϲᴄⲥ',
  d: 'ԁɗḍđð',
  e: 'еҽєεɛӗ3ә℮',
  f: 'ƒſϝ',
  g: 'ɡցġ',
  h: 'һհнħ',
  i: 'іıɩιӏӀɪїǀ',
  j: 'јϳʝ',
  k: 'κкқҡĸ',
  m: 'мṃ',
  n: 'ոռпηɴñ',
  o: 'оοσօ0øөоᴏΟ',
  p: 'рρϱƿþ',
  q: 'ԛզգ',
  r: 'гᴦɾɼ',
  s: 'ѕꜱƽ5ʂ',
  t: 'тτţƫ',
  u: 'υսᴜʋμų',
  v: 'νѵᴠ',
  w: 'ԝѡɯωшա',
  x: 'хχ×ҳ',
  y: 'уүγʏყ',
  z: 'ᴢʐż',
};

/** Letters of other shapes that are written for two. */
const TWO: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ĳ: 'ij', ŋ: 'n' };

/** How letters and digits are drawn with others. */
const DRAWN: Readonly<Record<string, string>> = { m: 'rn', w: 'vv', d: 'ci', l: 'i', 1: 'i' };

const LATIN = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/**
 * What a label looks like: equal for two labels that a reader takes for one another. Accents are dropped, letters of other
 * alphabets become the Latin ones of their shape, digits the letters that they stand for, letters that resemble a pair
 * become that pair (m and `rn`, w and `vv`, d and `cl`), hyphens go. Letter by letter, so that what is at the start of a
 * label is at the start of its skeleton.
 * @param label in Unicode, not `xn--…`
 */
export function skeleton(label: string): string {
  const plain = label
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}-]/gu, '');
  return [...plain]
    .map((letter) => LATIN.get(letter) ?? TWO[letter] ?? letter)
    .join('')
    .replace(/[mwdl1]/g, (letter) => DRAWN[letter] ?? letter);
}
