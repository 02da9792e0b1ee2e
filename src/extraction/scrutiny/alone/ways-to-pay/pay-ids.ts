import { isValidAbn } from '../../../../numbers/abn.js';
import { wordsBetween } from '../../../fields/text/run.js';
import { segmentsNear } from '../numbers/surroundings.js';
import { type SearchedLine } from '../numbers/searched-page.js';
import { plainWords } from '../payment-words.js';
import { wayOf, type FoundWay } from './found-way.js';
import { matchesIn } from '../../../fields/text/matches.js';

/** Services by which money goes to a PayID, as documents name them. */
const NAMED =
  /(?<![\p{L}])(?:p ?a ?y[\s-]?[il1|]{1,2} ?ds?|osko|npp|(?:fast|instant|real[ -]?time) (?:bank )?(?:payments?|transfers?)|pay ?to agreement|pay ?anyone|(?:bank|banking|mobile|phone) app|(?:pay(?:ments?)?|transfers?|(?:money|funds))(?: (?!advice|confirmation|receipt|remittance|proof|detail|notif)\p{L}+){0,3} to(?: \p{L}+){0,3} (?:phone|mobile|e-?mail))(?![\p{L}])/giu;
const EMAIL =
  /[a-z0-9._%+'-]{1,64}(?:@| ?[([{] ?at ?[)\]}] ?)(?:[a-z0-9-]{1,63}(?:\.| ?[([{] ?dot ?[)\]}] ?)){1,5}[a-z]{2,24}/giu;
/** Eleven digits in any grouping, or a telephone number of Australia. */
const DIGITS = /(?<![\p{L}\d])\+?\(?\d(?:[ .()/-]{0,2}\d){8,12}(?![\p{L}\d])/giu;
/** An organisation's identifier looks like a domain. */
const DOMAIN = /(?<![@\p{L}\d.-])(?:[a-z0-9-]{2,63}\.){1,3}(?:au|com|net|org|io|co)(?![\p{L}\d])/giu;
/** What is said of an address that is no PayID: that something else than money is sent to it, or that it answers questions. */
const CONTACT =
  /\b(?:remittances?|remittance advice|advice|proof|receipts?|confirmations?|cop(?:y|ies)) (?!only)(?:\S+ ){0,4}(?:to|at|via|by)(?: (?:our|the|us|e-?mail|address)){0,3}\W*$|\b(?:enquir\w*|quer(?:y|ies)|questions?|contact(?: us)?|help|problems?|call(?: us)?)(?: (?:to|at|on|us|by|via|our|the|e-?mail|phone|accounts?|about|with|this|invoice|payments?)){0,6}\W*$|\b(?:visit|go to)(?: \S+){0,3}\W*$|\be-?mail(?:ed)? (?:us|your|a|the)(?: \S+){0,5}\W*$/iu;
/** What tells to send money to what follows at once. */
const PAY_DIRECTLY =
  /(?<!\p{L})(?:(?:pay|paid|paying|transfer|transferred|deposit|deposited|remit|remitted|wire)(?: (?!advice|proof|remittance|confirmation|receipt|enquir|quer|copy)\S+){0,5}|(?:send|sent|make|direct|forward)(?: (?:the|your|all|any|this|total|full|amount|balance|of|due|money|funds|payments?|invoice|deposit)){1,6}) to(?: (?:our|the|my|this|following|mobile|phone|number|no|abn|e-?mail|address|account|of|company)[.:]?){0,4}\W{0,4}$|(?<!\p{L})(?:instant (?:bank )?|bank |money )?(?:transfers?|payments?|pay) (?:by|via|using|through|with) (?:our |the |this )?(?:mobile|phone|abn|e-?mail)(?: (?:number|no|address)\.?)?\W{0,4}$/iu;
/** What leads to a value whose kind is named behind it: `Pay ABN 53 004 085 616 by PayID`. */
const PAY_BEFORE =
  /(?<!\p{L})(?:pay|transfer|send|deposit|remit)(?: (?:to|it|this|the|our|my|total|amount|balance|abn|mobile|phone|number|no|e-?mail)[.:]?){0,5}\W*$/iu;
/** What says where a PayID is to be found, and does not give it. */
const POINTS_ELSEWHERE =
  /(?<!\p{L})(?:see |use )?(?:(?:our|the|my|this) )?(?:e-?mail|mobile|phone)(?: (?:address|number|no\.?))?(?: is)? (?:above|below|registered|(?:in|at|on|from) (?:the )?(?:header|heading|top|letterhead|footer|email|signature|invoice))(?!\p{L})/iu;
/** How far after its name a PayID may stand, in characters. */
const AFTER = 60;

/** Every PayID in a line that names them, or right of it or below it. */
export function payIdsNear(line: SearchedLine, lines: ReadonlyMap<SearchedLine['segment'], SearchedLine>): FoundWay[] {
  const text = line.run.text;
  const names = matchesIn(text, NAMED);
  const directly = valuesIn(line, 0, text.length, (before) => PAY_DIRECTLY.test(before));
  if (directly.length > 0) return directly.map(({ value, start, end }) => wayOf(line, 'payid', value, start, end));
  if (AS_PAYEE.test(plainWords(text)))
    return valuesIn(line, 0, text.length).map(({ value, start, end }) => wayOf(line, 'payid', value, start, end));
  if (names.length === 0) return [];
  const pointing = POINTS_ELSEWHERE.exec(text);
  if (pointing)
    return [wayOf(line, 'payid', pointing[0].toLowerCase(), pointing.index, pointing.index + pointing[0].length)];
  const first = names[0]?.index ?? 0;
  const here = valuesIn(line, first, text.length).filter(
    ({ start }) => start - (names.findLast((name) => name.index < start)?.index ?? 0) <= AFTER,
  );
  if (here.length > 0) return here.map(({ value, start, end }) => wayOf(line, 'payid', value, start, end));
  const before = valuesIn(line, 0, first, (words) => PAY_BEFORE.test(words)).filter(({ end }) => first - end <= AFTER);
  if (before.length > 0) return before.map(({ value, start, end }) => wayOf(line, 'payid', value, start, end));
  const { layout, segment } = line;
  const near = segmentsNear(layout, segment.row, segment.box, segment.size, { above: 0, below: 2.6, beside: 6 });
  const below = near
    .filter((one) => one !== segment && (one.row > segment.row || one.box.x0 >= segment.box.x1 - 1))
    .slice(0, 4)
    .flatMap((one) => lines.get(one) ?? []);
  for (const other of below) {
    const found = valuesIn(other, 0, other.run.text.length).filter(({ start }) => start <= 20);
    if (found.length > 0) return found.map(({ value, start, end }) => wayOf(other, 'payid', value, start, end));
  }
  return namedByWord(line, lines);
}

/** A word right behind `PayID:`, and what is said there of PayIDs themselves. */
const WORD =
  /(?<![\p{L}])p ?a ?y[\s-]?[il1|]{1,2} ?d(?: (?:name|id))?\s?[:=]\s{0,3}([@\p{L}][\p{L}\d@._-]{3,40})\s*$/iu;
const OF_PAY_IDS =
  /^(?:available|accepted|welcome|enabled|active|pending|preferred|mobile|phone|e-?mail|abn|acn|number|name|type|none|below|above|over(?:leaf)?|same|optional|instant|free|coming|request\w*|register\w*|visit|please|call|contact|http\S*|www\S*|invoice\S*|reference|amount|total|account\S*|bsb|bpay|osko|faster|secure)[.,:]?$/iu;

/** A single word called a PayID, in its line or in the cell right of it: no PayID looks like that, but people search for what they are given. */
function namedByWord(line: SearchedLine, lines: ReadonlyMap<SearchedLine['segment'], SearchedLine>): FoundWay[] {
  const { text } = line.run;
  const word = WORD.exec(text)?.[1];
  if (word !== undefined && !OF_PAY_IDS.test(word)) {
    const start = text.lastIndexOf(word);
    return [wayOf(line, 'payid', word.toLowerCase(), start, start + word.length)];
  }
  if (!/^pay[\s-]?id\s?[:=]?$/iu.test(text.trim())) return [];
  const { layout, segment } = line;
  const right = (layout.rows[segment.row] ?? []).find((one) => one.box.x0 >= segment.box.x1 - 1);
  const other = right && right.box.x0 - segment.box.x1 <= BESIDE_WORD * segment.size ? lines.get(right) : undefined;
  if (!other || !/^[\p{L}][\p{L}\d._-]{3,40}$/u.test(other.run.text) || OF_PAY_IDS.test(other.run.text)) return [];
  return [wayOf(other, 'payid', other.run.text.toLowerCase(), 0, other.run.text.length)];
}
const BESIDE_WORD = 12;

/** What tells to make a payee of what stands in the same line. */
const AS_PAYEE =
  /\badd\b.*\b(?:payee|bank(?:ing)? app)\b|\b(?:payee|contact) in your (?:bank|banking|mobile|internet|online)/u;

/** How near the words are among which a PayID stands whose name is drawn as a logo, in font heights. */
const BESIDE_LOGO = { above: 6, below: 1, beside: 12 };
/** What only the details of an account say; streets are called Bank, too. */
const OF_ACCOUNT =
  /\bb\.?s\.?b\b|\b(?:account|acct?|a\/c) (?:no|number|num|name)\b|\b(?:eft|direct (?:credit|deposit)|bank (?:transfer|details|account)|pay (?:to|into|now|here|by)|payments? (?:to|by))\b/i;
/** What says what an address or a number is, or is sent to it. */
const CALLED =
  /\b(?:e-?mail|mail|phone|ph|tel|telephone|mob|mobile|fax|call|contact|enquir\w*|quer\w+|questions?|advice|remittances?|receipts?|confirmations?|abn|acn|web|website|www|visit|accounts? (?:department|team|receivable|payable))\b/i;

/** An address or a telephone number in a line of its own right under words of an account, where nothing says what it is for. */
export function standingAlone(line: SearchedLine): FoundWay[] {
  const { text } = line.run;
  const [value, other] = valuesIn(line, 0, text.length, () => true);
  if (!value || other || text.slice(value.end).trim() !== '' || !isLogo(line, value.start)) return [];
  const { layout, segment } = line;
  const near = segmentsNear(layout, segment.row, segment.box, segment.size, BESIDE_LOGO).filter(
    (one) => one !== segment,
  );
  const isAmongDetails = near.some((one) => OF_ACCOUNT.test(one.text)) && !near.some((one) => CALLED.test(one.text));
  return isAmongDetails ? [{ ...wayOf(line, 'payid', value.value, value.start, value.end), words: [] }] : [];
}

/** What is read less surely than this before an address may be a logo: of those of PayID letters are read with 0.38 to 0.52. */
const LOGO_READ = 0.6;

/** Whether nothing stands in a line before its value, but what recognition makes of a logo. */
const isLogo = ({ run }: SearchedLine, before: number): boolean =>
  wordsBetween(run, 0, before).every(({ word }) => word.source === 'ocr' && word.confidence < LOGO_READ);

interface Value {
  value: string;
  start: number;
  end: number;
}

const isNoContact = (before: string): boolean => !CONTACT.test(before);

/** @param follows whether what stands before a value may lead to a PayID */
function valuesIn({ run }: SearchedLine, from: number, to: number, follows = isNoContact): Value[] {
  const text = run.text.slice(from, to);
  const found: Value[] = [];
  const add = (pattern: RegExp, valueOf: (printed: string) => string | null): void => {
    for (const match of matchesIn(text, pattern)) {
      const start = from + match.index;
      const end = start + match[0].length;
      const value = valueOf(match[0]);
      if (value === null || found.some((other) => start < other.end && end > other.start)) continue;
      if (follows(plainWords(text.slice(Math.max(0, match.index - 80), match.index))))
        found.push({ value, start, end });
    }
  };
  add(EMAIL, (printed) =>
    printed
      .toLowerCase()
      .replace(/ ?[([{] ?at ?[)\]}] ?/, '@')
      .replaceAll(/ ?[([{] ?dot ?[)\]}] ?/g, '.'),
  );
  add(DIGITS, payIdDigits);
  add(DOMAIN, (printed) => printed.toLowerCase());
  return found;
}

/** An ABN, or a telephone number as it is dialled in Australia; null for other digits. */
function payIdDigits(printed: string): string | null {
  const digits = printed.replace(/\D/g, '');
  if (isValidAbn(digits)) return digits;
  const national = digits.startsWith('61') && digits.length >= 11 ? `0${digits.slice(2).replace(/^0/, '')}` : digits;
  return /^0[2-578]\d{8}$/.test(national) ? national : null;
}
