import { matchesIn } from '../../../fields/text/matches.js';
import { speaksOfPayment } from '../payment-words.js';

/** What a number says it is by nothing but its form. */
export type Form =
  | 'amount'
  | 'date'
  | 'time'
  | 'phone'
  | 'percentage'
  | 'measure'
  | 'web'
  | 'masked'
  | 'page'
  | 'address'
  | 'coordinates'
  | 'section';

export interface FormSpan {
  form: Form;
  start: number;
  end: number;
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const YEAR = '(?:19[5-9]\\d|20[0-6]\\d)';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH_NUMBER = '(?:0?[1-9]|1[0-2])';
const CURRENCY = '(?:[$€£¥₹₫]|(?:aud|usd|nzd|eur|gbp|sgd|a\\$|au\\$|us\\$|nz\\$)(?![a-z]))';
/** What may not stand right before or after a number for its form to be whole. */
const BEFORE = '(?<![\\p{L}\\d]|\\d[.,/:-])';
const AFTER = '(?![\\p{L}\\d]|[.,/:-]\\d)';
const STREET =
  '(?:street|str?|road|rd|avenue|ave?|lane|ln|drive|dr|terrace|tce|parade|pde|court|ct|crescent|cres|place|pl|highway|hwy|close|cl|way|boulevard|blvd|circuit|cct|grove|gr|esplanade|esp|quay|mall|row|walk|loop|rise|square|sq|track|wharf|steps)';
/** Speeds down and up that the NBN and those who sell it have, in megabits. */
const SPEEDS =
  '(?:12/1|25/(?:5|10)|50/(?:20|50)|75/20|100/(?:20|40|100)|250/(?:25|50|100|250)|500/(?:50|100|200|500)|(?:750|1000)/(?:50|100|400|1000)|2000/(?:100|200|500))';
const HOUR = '(?:[01]?\\d|2[0-4])(?:[.:][0-5]\\d)?';
const ANY_DAY = `${DAY}(?:st|nd|rd|th)?`;
/** A section of an Act and what it has in brackets: `121(4)`. */
const SECTION = '[1-9]\\d{0,2}[a-z]{0,2}(?:\\([a-z\\d]{1,4}\\)){0,3}';
const LISTED = '(?:, ?(?:and |or )?| (?:and|or|to|&) | ?[-–] ?)';
/** Easting and northing are told apart by their letters, and have decimals, as no number of an account has. */
const EASTING = '(?:e|east(?:ing)?|x)[ :=]{0,3}\\d{6}\\.\\d{1,4}|\\d{6}\\.\\d{1,4} ?m? ?e(?![\\p{L}\\d])';
const NORTHING = '(?:n|north(?:ing)?|y)[ :=]{0,3}\\d{7}\\.\\d{1,4}|\\d{7}\\.\\d{1,4} ?m? ?n(?![\\p{L}\\d])';

/**
 * Forms, the surest first, of a text in small letters: a pattern that ignores case takes twice as long to be made ready, which is the most
 * of what it costs. Each is linear: no part of one can match what another part of it has matched in more than one way.
 */
const FORMS: readonly { form: Form; pattern: RegExp; holds?: (matched: string) => boolean }[] = [
  {
    form: 'web',
    pattern:
      /(?:https?:\/\/|www\.)(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}(?:[/?#:]\S*)?|[^\s@]{1,64}@(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}/gu,
  },
  {
    form: 'date',
    pattern: new RegExp(
      `${BEFORE}(?:${DAY}([/.-])${MONTH_NUMBER}\\1(?:${YEAR}|\\d{2})|${MONTH_NUMBER}([/.-])${DAY}\\2(?:${YEAR}|\\d{2})|${YEAR}([/.-])${MONTH_NUMBER}\\3${DAY}|${MONTH_NUMBER}/${YEAR})${AFTER}`,
      'gu',
    ),
  },
  {
    form: 'date',
    pattern: new RegExp(
      `${BEFORE}(?:${ANY_DAY}[ .,/-]{0,2}(?:of )?${MONTH}[ .,/'-]{0,3}(?:${YEAR}|\\d{2})?|${MONTH}[ .,/-]{0,2}(?:${ANY_DAY}(?!\\d)[ .,/-]{0,2})?(?:${YEAR})?)${AFTER}`,
      'gu',
    ),
  },
  // 12-14/07/26, 18-20 May 2026
  {
    form: 'date',
    pattern: new RegExp(
      `${BEFORE}${DAY} ?[-–&] ?(?:${DAY}/${MONTH_NUMBER}/(?:${YEAR}|\\d{2})|${ANY_DAY} ${MONTH}(?: ${YEAR})?)${AFTER}`,
      'gu',
    ),
  },
  // The days of visits, each later than the one before: 6/10, 9/10 and 23/10, or below each other in a column.
  {
    form: 'date',
    pattern: new RegExp(
      `${BEFORE}${DAY}/${MONTH_NUMBER}(?:(?:,? |,? ?(?:and|&) )${DAY}/${MONTH_NUMBER}){1,40}${AFTER}`,
      'gu',
    ),
    holds: (matched) =>
      rises(matchesIn(matched, /(\d+)\/(\d+)/g).map(([, day, month]) => 31 * Number(month) + Number(day))),
  },
  // sections 95, 118, 121(4) and 130: a list of them rises, as the digits of an account seldom do
  {
    form: 'section',
    pattern: new RegExp(
      `(?<!\\p{L})(?:sections|subsections|ss|regulations|regs|clauses|rules|articles|paragraphs) ${SECTION}(?:${LISTED}${SECTION}){1,40}${AFTER}`,
      'gu',
    ),
    holds: (matched) => rises(matchesIn(matched, /(?<![\d(])\d+/g).map(([number]) => Number(number))),
  },
  {
    form: 'coordinates',
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:(?:${EASTING})[ ,;/]{1,3}(?:${NORTHING})|(?:${NORTHING})[ ,;/]{1,3}(?:${EASTING}))${AFTER}`,
      'gu',
    ),
  },
  // 8:30-4:30, 9.00am - 5.00pm
  {
    form: 'time',
    pattern: new RegExp(
      `${BEFORE}(?:[01]?\\d|2[0-4])([:.])[0-5]\\d ?(?:[ap]\\.?m\\.?)? ?(?:-|–|to) ?(?:[01]?\\d|2[0-4])\\1[0-5]\\d${AFTER}`,
      'gu',
    ),
  },
  {
    form: 'time',
    pattern: new RegExp(
      `${BEFORE}(?:[01]?\\d|2[0-4])[:.][0-5]\\d(?:[:.][0-5]\\d)?(?: ?[ap]\\.?m\\b\\.?|(?= ?h\\b)|(?<=:..))${AFTER}`,
      'gu',
    ),
  },
  // Sat 7.30-12
  {
    form: 'time',
    pattern: new RegExp(
      `(?<=(?<!\\p{L})(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day)[,:.]? )${HOUR} ?(?:-|–|to) ?${HOUR}${AFTER}`,
      'gu',
    ),
  },
  {
    form: 'amount',
    pattern: new RegExp(
      `(?:${CURRENCY} ?-?\\(?-?|${BEFORE}[-(]{0,2})(?:[1-9]\\d{0,2}(?:([,' ])\\d{3})(?:\\1\\d{3}){0,2}|\\d{1,9})\\.\\d{2}${AFTER}(?: ?(?:cr|dr)\\b)?`,
      'gu',
    ),
  },
  {
    form: 'amount',
    pattern: new RegExp(
      `(?:${BEFORE}[-(]{0,2})(?:[1-9]\\d{0,2}(?:([. ])\\d{3})(?:\\1\\d{3}){0,2}|\\d{1,7}),\\d{2}${AFTER}(?: ?(?:€|eur\\b))?`,
      'gu',
    ),
  },
  {
    form: 'amount',
    pattern: new RegExp(`${CURRENCY} ?-?(?:[1-9]\\d{0,2}(?:,\\d{3}){1,3}|[1-9]\\d{0,8})(?:\\.\\d{1,4})?${AFTER}`, 'gu'),
  },
  { form: 'measure', pattern: new RegExp(`${BEFORE}0\\.\\d{1,6}${AFTER}|@ ?\\$?\\d{1,4}\\.\\d{1,6}${AFTER}`, 'gu') },
  { form: 'percentage', pattern: new RegExp(`${BEFORE}\\d{1,3}(?:\\.\\d{1,4})? ?%`, 'gu') },
  {
    form: 'phone',
    pattern: new RegExp(
      `(?<![\\p{L}\\d+])(?:\\+ ?\\d{1,3}[ .-]?(?:\\(0\\)[ .-]?)?(?:\\(?\\d{1,4}\\)?[ .-]?){2,5}\\d{2,4}|\\(0[2-8]\\) ?\\d{4}[ .-]?\\d{4}|\\(0[2-8]\\) ?\\d{2,3}[ .-]\\d{3}[ .-]?\\d{2,3}|0[23578][ .-]\\d{4}[ .-]?\\d{4}|04\\d{2}[ .-]\\d{3}[ .-]\\d{3}|04\\d{2} \\d{2} \\d{2} \\d{2}|1[38]00[ .-]\\d{3}[ .-]\\d{3}|1[38]00[ .-]\\d{2}[ .-]\\d{2}[ .-]\\d{2}|13 ?\\d{2} ?\\d{2}|13\\d \\d{3})(?![\\p{L}\\d]|[.,/:-]\\d)`,
      'gu',
    ),
  },
  { form: 'masked', pattern: /(?:[x*#]{2,}[ -]?){1,4}\d{2,4}(?!\d)/giu },
  { form: 'masked', pattern: /(?<![\d*#.-] ?)\d{2,3}[ -]?(?:x{3}|\*{3}|#{3})(?![\p{L}*#]|[ -]{0,3}\d)/giu },
  {
    form: 'measure',
    pattern: new RegExp(
      `${BEFORE}\\d{1,3}(?:[, ]?\\d{3}){0,2}(?:\\.\\d+)? ?(?:mm|cm|km|m2|m3|m²|m³|kg|kgs|kwh|mwh|kw|kva|mj|gj|kl|ml|l|litres?|lt|gb|mb|tb|hrs?|hours?|days?|weeks?|months?|points?|pcs|ea|each|pages?|units?|km\\/h)(?![\\p{L}\\d])`,
      'gu',
    ),
  },
  // NBN upgrade to 250/100
  {
    form: 'measure',
    pattern: new RegExp(
      `(?<=(?<!\\p{L})(?:nbn|broadband|internet|fibre|fttp)(?!\\p{L})[^\\d]{0,30})(?<!\\d)${SPEEDS}${AFTER}`,
      'gu',
    ),
  },
  // 2 Kellys Steps, Hobartville 7004, where the number of a telephone follows without its area code
  {
    form: 'address',
    pattern: new RegExp(
      `${BEFORE}\\d{1,4}[a-z]?(?: ?/ ?\\d{1,5}[a-z]?)?,? (?:[\\p{L}'.-]{1,24} ){1,3}${STREET},? (?:[\\p{L}'.-]{2,24} ){1,4}\\d{4}(?= \\d{4} \\d{4}(?! ?\\d))`,
      'gu',
    ),
    holds: (matched) => speaksOfPayment(matched) === null,
  },
  {
    form: 'address',
    pattern: new RegExp(
      `${BEFORE}\\d{1,4}[a-z]?(?: ?[/-] ?\\d{1,5}[a-z]?)?,? (?:[\\p{L}'.-]{1,24} ){1,3}${STREET}(?![\\p{L}])`,
      'gu',
    ),
  },
  { form: 'page', pattern: /\bpage:? ?\d{1,4}(?: ?(?:of|\/) ?\d{1,4})?(?!\d)/giu },
];

const DIGIT = /\d/;
/** Nothing is measured in so many digits that nothing parts: `12345678 mm`. */
const LONG = /\d{7}/;

/** The parts of a text that are something else than an account by their form; none reaches into another. */
export function formsIn(text: string): FormSpan[] {
  if (!DIGIT.test(text)) return [];
  const spans: FormSpan[] = [];
  const small = inSmallLetters(text);
  for (const { form, pattern, holds } of FORMS) {
    for (const match of matchesIn(small, pattern)) {
      if (holds && !holds(match[0])) continue;
      if (!DIGIT.test(match[0]) || (form === 'measure' && LONG.test(match[0]))) continue;
      const start = match.index;
      const end = start + match[0].length;
      if (spans.every((other) => end <= other.start || start >= other.end)) spans.push({ form, start, end });
    }
  }
  return withoutMarks(spans.sort((a, b) => a.start - b.start));
}

const rises = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] as number));

/** A text in small letters, each where it stood. */
function inSmallLetters(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return Array.from(text, (letter) =>
    letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
  ).join('');
}

/** Masks of one number leave its last digits; where one follows another, the signs part the groups of a number. */
const APART = 8;

const withoutMarks = (spans: readonly FormSpan[]): FormSpan[] =>
  spans.filter(
    (one) =>
      one.form !== 'masked' ||
      !spans.some(
        (other) =>
          other !== one && other.form === 'masked' && Math.max(other.start - one.end, one.start - other.end) <= APART,
      ),
  );
