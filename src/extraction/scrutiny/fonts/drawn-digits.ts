const DIGIT = /\p{Nd}/u;

/** Digits of other forms: raised, lowered, in circles, brackets and with stops, numerals of Chinese and the Hangzhou ones. */
const OTHER_DIGITS = new Map<string, string>();
for (const [digits, first] of [
  ['⁰¹²³⁴⁵⁶⁷⁸⁹', 0],
  ['₀₁₂₃₄₅₆₇₈₉', 0],
  ['⓪①②③④⑤⑥⑦⑧⑨', 0],
  ['⓿❶❷❸❹❺❻❼❽❾', 0],
  ['🄋➀➁➂➃➄➅➆➇➈', 0],
  ['🄌➊➋➌➍➎➏➐➑➒', 0],
  ['⓵⓶⓷⓸⓹⓺⓻⓼⓽', 1],
  ['⑴⑵⑶⑷⑸⑹⑺⑻⑼', 1],
  ['🄀⒈⒉⒊⒋⒌⒍⒎⒏⒐', 0],
  ['🄁🄂🄃🄄🄅🄆🄇🄈🄉🄊', 0],
  ['〇一二三四五六七八九', 0],
  ['零壹貳參肆伍陸柒捌玖', 0],
  ['〡〢〣〤〥〦〧〨〩', 1],
  ['፩፪፫፬፭፮፯፰፱', 1],
] as const) {
  [...digits].forEach((digit, at) => OTHER_DIGITS.set(digit, String(first + at)));
}

/** What nobody sees: marks that join, part and turn text, fillers, selectors of variants (Unicode, Default_Ignorable_Code_Point). */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu;

/** Strokes and points that stand on, through or around a character. */
const MARKS = /\p{M}/gu;

/** Letters and signs that many fonts draw as they draw a digit. */
const TWINS = new Map<string, string>();
/** Those that a person takes for digits only beside digits. */
const LIKENESSES = new Map<string, string>();
for (const [map, digit, signs] of [
  [TWINS, '0', 'OoΟοОоՕօסഠ൦ⲞⲟØø∅○◯Ꭴⵔ'],
  [TWINS, '1', 'Il|ΙІӀӏ│∣ǀⅠⅼ׀וا¦ɩı'],
  [LIKENESSES, '0', 'DQΘθϴӨөФ'],
  [LIKENESSES, '1', 'i!Lߊ'],
  [LIKENESSES, '2', 'ZzΖƧƨ'],
  [LIKENESSES, '3', 'ЗзƷʒȜȝӠӡɜε'],
  [LIKENESSES, '4', 'ЧчᏎA'],
  [LIKENESSES, '5', 'SsЅѕƼƽᏚ'],
  [LIKENESSES, '6', 'Gbбɓ'],
  [LIKENESSES, '7', 'Т˥⅂'],
  [LIKENESSES, '8', 'BВΒβȢȣ'],
  [LIKENESSES, '9', 'gqԳ'],
] as const) {
  for (const sign of signs) map.set(sign, digit);
}

/** Letters that a number begins with, one of them no twin of a digit, are its prefix: `ISO9001`. */
const PREFIX = /^\p{L}{2,}(?=\p{N})/u;

/** At least this many twins of digits are read as a number where no digit stands among them. */
const ENOUGH_TWINS = 3;

/** The value of a character that is a digit in any script or form, `0` to `9`; null where it is none. */
export function digitOf(character: string): string | null {
  const other = OTHER_DIGITS.get(character);
  if (other !== undefined) return other;
  if (!DIGIT.test(character)) return null;
  const code = character.codePointAt(0) as number;
  if (code < 0x80) return character;
  // Some scripts' digits follow those of another one without a gap.
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first--;
  return String((code - first) % 10);
}

/**
 * A word as a person reads its digits: digits of any script and form as `0` to `9`, without what nobody sees and without marks on
 * them, and with digits for the letters that look like them wherever a part of the word holds nothing but digits and such letters:
 * `O62-OOO` is `062-000`, `INV-OO12` is `INV-0012`; `BILL` and `ISO9001` stay. Letters that a font draws as digits against what it says are
 * none of this function's business: such words are `untrusted`, and what they show is recognised.
 */
export function drawnDigits(word: string): string {
  const plain = [...word.normalize('NFD').replace(UNSEEN, '').replace(MARKS, '')]
    .map((character) => digitOf(character) ?? character)
    .join('');
  const hasDigits = /\d/.test(plain);
  return plain.replace(/[\p{L}\p{N}|!∅○◯│∣¦]+/gu, (part) => {
    const signs = [...part];
    const beside = /\d/.test(part);
    const twins = signs.every((sign) => TWINS.has(sign) || /\d/.test(sign));
    const [prefix = ''] = PREFIX.exec(part) ?? [];
    const prefixed = [...prefix].some((sign) => !TWINS.has(sign));
    if (beside && !prefixed && signs.every((sign) => TWINS.has(sign) || LIKENESSES.has(sign) || /\d/.test(sign))) {
      return signs.map((sign) => TWINS.get(sign) ?? LIKENESSES.get(sign) ?? sign).join('');
    }
    if (twins && (hasDigits ? signs.length > 1 : signs.length >= ENOUGH_TWINS)) {
      return signs.map((sign) => TWINS.get(sign) as string).join('');
    }
    return part;
  });
}
