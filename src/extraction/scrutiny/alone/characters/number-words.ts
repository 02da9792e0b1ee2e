import { matchesIn } from '../../../fields/text/matches.js';
import { withLargeNumbers } from './large-numbers.js';

/** Words for digits and for numbers of two digits, in the languages that invoices here come in. */
const WORDS: Readonly<Record<string, string>> = {
  '0': 'zero oh o nought naught nil null nulla cero zéro zero nul không sifr nolla sifuri sero selo kore dim nialas kosong nol rei ling shunya sıfır nula noll',
  '1': 'wun one ein eins eine un une een één uno una um uma mot một wahid yksi moja isa tasi tahi aon haon satu ichi yi yao ek bir jeden jedan',
  '2': 'two zwei zwo deux twee dos due hai ithnan dois duas kaksi mbili dalawa lua rua dau dhá dua iki dwa dva två ni',
  '3': 'tree three drei trois drie tres tre ba thalatha três kolme tatu tatlo tolu toru tri trí tiga san teen üç trzy',
  '4': 'fower four vier quatre cuatro quattro bốn bon tư arbaa quatro neljä nne apat fa wha pedwar ceathair empat yon shi si char dört cztery četiri fyra',
  '5': 'fife five fünf fuenf cinq vijf cinco cinque năm nam lăm khamsa viisi tano lima rima pump cúig wu paanch panch beş pięć pet fem',
  '6': 'six sechs zes seis sei sáu sau sitta kuusi sita anim ono chwech sé enam roku liu chhah altı sześć šest seks',
  '7': 'seven sieben sept zeven siete sette bảy bay saba sete seitsemän pito fitu whitu saith seacht tujuh nana shichi qi saat yedi siedem sedam sju syv',
  '8': 'ait eight acht huit ocho otto tám tam thamaniya oito kahdeksan nane walo valu waru wyth ocht hocht delapan lapan hachi aath sekiz osiem osam åtta otte',
  '9': 'niner nine neun neuf negen nueve nove chín chin tisa yhdeksän siyam iva iwa naw naoi sembilan kyu jiu nau dokuz dziewięć devet',
  '10': 'ten',
  '11': 'eleven',
  '12': 'twelve',
  '13': 'thirteen',
  '14': 'fourteen',
  '15': 'fifteen',
  '16': 'sixteen',
  '17': 'seventeen',
  '18': 'eighteen',
  '19': 'nineteen',
};
const ARABIC: Readonly<Record<string, string>> = {
  '0': 'صفر',
  '1': 'واحد',
  '2': 'اثنان اثنين',
  '3': 'ثلاثة ثلاث',
  '4': 'أربعة اربعة أربع',
  '5': 'خمسة خمس',
  '6': 'ستة ست',
  '7': 'سبعة سبع',
  '8': 'ثمانية ثمان',
  '9': 'تسعة تسع',
};
const TENS: Readonly<Record<string, string>> = {
  twenty: '2',
  thirty: '3',
  forty: '4',
  fourty: '4',
  fifty: '5',
  sixty: '6',
  seventy: '7',
  eighty: '8',
  ninety: '9',
};
const ORDINALS: Readonly<Record<string, string>> = {
  '0': 'zeroth',
  '1': 'first',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  '5': 'fifth',
  '6': 'sixth',
  '7': 'seventh',
  '8': 'eighth',
  '9': 'ninth',
};
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
/** At least this many Roman digits in a row are a number, unless each is one more than the one before, as chapters are. */
const LEAST_ROMAN = 5;
const TIMES: Readonly<Record<string, number>> = { double: 2, dbl: 2, doppel: 2, doble: 2, triple: 3, treble: 3 };
const CJK: Readonly<Record<string, string>> = {
  〇: '0',
  零: '0',
  一: '1',
  二: '2',
  三: '3',
  四: '4',
  五: '5',
  六: '6',
  七: '7',
  八: '8',
  九: '9',
  壹: '1',
  贰: '2',
  貳: '2',
  叁: '3',
  參: '3',
  肆: '4',
  伍: '5',
  陆: '6',
  陸: '6',
  柒: '7',
  捌: '8',
  玖: '9',
  幺: '1',
  两: '2',
  영: '0',
  공: '0',
  일: '1',
  이: '2',
  삼: '3',
  사: '4',
  오: '5',
  육: '6',
  칠: '7',
  팔: '8',
  구: '9',
};

const ASCII = /^[\0-\x7f]*$/;
const marks = (text: string): string => (ASCII.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, ''));

const VALUES = new Map(
  [WORDS, ORDINALS, ARABIC].flatMap((table) =>
    Object.entries(table).flatMap(([value, words]) => words.split(' ').map((word) => [marks(word), value] as const)),
  ),
);

/** Fewer digits than this in a row, or fewer of them in words, are words of a sentence. */
const LEAST = 4;
const LEAST_WORDS = 3;
const CJK_RUN = new RegExp(`[${Object.keys(CJK).join('')}0-9]{${LEAST},}`, 'gu');
const CJK_DIGIT = new RegExp(`[${Object.keys(CJK).join('')}]`, 'gu');
const PART = /[\p{L}\p{M}]+|[0-9]+|[^\p{L}\p{M}0-9]+/gu;
const LETTERS = /\p{L}/u;
const DIGITS = /^[0-9]+$/;

type Meaning = { digits: string } | { tens: string } | { times: number } | null;

function meaningOf(part: string): Meaning {
  if (DIGITS.test(part)) return { digits: part };
  const word = marks(part.toLowerCase());
  const digits = VALUES.get(word);
  if (digits !== undefined) return { digits };
  if (Object.hasOwn(TENS, word)) return { tens: TENS[word] as string };
  return Object.hasOwn(TIMES, word) ? { times: TIMES[word] as number } : null;
}

/** Words that make larger numbers of others. */
const LARGE = new Set(['hundred', 'thousand', 'million', 'billion']);

/** Whether a word says a number or a part of one. */
export const isNumberWord = (word: string): boolean =>
  LARGE.has(word.toLowerCase()) || (LETTERS.test(word) && meaningOf(word) !== null);

/**
 * Puts digits for numbers that stand in words, digit by digit or by twos: `zero six two`, `oh-six double two`, `sixty-two`. Fewer
 * than four in a row are left alone.
 *
 * @param said the words of a line, in order
 * @returns as many words
 */
export function withDigitsForWords(said: readonly string[]): string[] {
  if (!said.some((word) => LETTERS.test(word))) return [...said];
  const words = withDigitsForRoman(withLargeNumbers(said)).map((word) => word.replace(JOINED_WORDS, joinedDigits));
  const parts = words.flatMap((word, at) =>
    matchesIn(
      word.replace(CJK_RUN, (run) => run.replace(CJK_DIGIT, (one) => CJK[one] ?? one)),
      PART,
    ).map(([text]) => ({
      at,
      text,
      meaning: /[\p{L}0-9]/u.test(text) ? meaningOf(text) : null,
      isMark: !/[\p{L}0-9]/u.test(text),
    })),
  );
  const spoken = parts.map(({ text }) => text);
  let run: number[] = [];
  const close = (): void => {
    const inWords = run.filter((index) => !DIGITS.test(parts[index]?.text ?? ''));
    const isTold = inWords.some((index) => 'times' in (parts[index]?.meaning ?? {}));
    if (inWords.length >= (isTold ? 2 : LEAST_WORDS)) speak(run, parts, spoken);
    run = [];
  };
  for (const [index, part] of parts.entries()) {
    if (part.meaning) run.push(index);
    else if (!part.isMark || part.text.length > 3) close();
  }
  close();
  const result = words.map(() => '');
  for (const [index, { at }] of parts.entries()) result[at] += spoken[index] ?? '';
  return result;
}

/** The English words for digits, for a pattern. */
export const ENGLISH_DIGITS = 'zero|one|two|three|four|five|six|seven|eight|nine';
/** Words for digits that are written in one: `sixthreethree`. */
const JOINED_WORDS = new RegExp(String.raw`(?<!\p{L})(?:${ENGLISH_DIGITS}){3,}(?!\p{L})`, 'giu');
const joinedDigits = (joined: string): string =>
  joined.replace(new RegExp(ENGLISH_DIGITS, 'gi'), (word) => VALUES.get(word.toLowerCase()) ?? '');

/** Puts digits for the Roman ones of a number that is written in them, digit by digit: `IV V VI VII IX I`. */
function withDigitsForRoman(words: readonly string[]): string[] {
  const result = words.map((word) => (JOINED_ROMAN.test(word) ? inDigits(word) : word));
  const digits = words.map((word) => valueOfRoman(word.replace(/[.,;-]$/, '')));
  for (let start = 0; start < words.length; start++) {
    let end = start;
    while ((digits[end] ?? 0) > 0) end++;
    const run = digits.slice(start, end);
    if (run.length >= LEAST_ROMAN && !run.every((digit, at) => at === 0 || digit === (run[at - 1] ?? 0) + 1))
      for (let at = start; at < end; at++) result[at] = String(digits[at]);
    start = end;
  }
  return result;
}

/** Roman digits that marks join: `IV-V-VI-VII-IX`. */
const JOINED_ROMAN = /^(?:(?:[IVX]{1,4}[-./,]){4,20}[IVX]{1,4}|(?:[ivx]{1,4}[-./,]){4,20}[ivx]{1,4})$/;
/** Its value, 0 where it is none or is written in letters of both sizes, as words are. */
const valueOfRoman = (word: string): number =>
  word === word.toUpperCase() || word === word.toLowerCase() ? ROMAN.indexOf(word.toUpperCase()) + 1 : 0;
const inDigits = (word: string): string => word.replace(/[IVX]+/gi, (one) => String(valueOfRoman(one) || one));

/** Writes the digits of a run of number words in their places. */
function speak(run: readonly number[], parts: readonly { meaning: Meaning }[], said: string[]): void {
  const digits = run.map(() => '');
  let times = 1;
  for (const [order, index] of run.entries()) {
    const meaning = parts[index]?.meaning;
    if (!meaning) continue;
    if ('times' in meaning) {
      times = meaning.times;
      continue;
    }
    if ('tens' in meaning) {
      const next = parts[run[order + 1] ?? -1]?.meaning;
      const units = next && 'digits' in next && /^[1-9]$/.test(next.digits);
      digits[order] = units ? meaning.tens : `${meaning.tens}0`;
    } else digits[order] = meaning.digits.repeat(times);
    times = 1;
  }
  if (digits.join('').length < LEAST) return;
  for (const [order, index] of run.entries()) said[index] = digits[order] ?? '';
}
