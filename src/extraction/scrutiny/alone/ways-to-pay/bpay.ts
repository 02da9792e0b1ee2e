import { bankOfBsb } from '../../../../numbers/bsb.js';
import { ACCOUNT_DIGITS, BSB_DIGITS } from '../numbers/lengths.js';
import { segmentsNear, speaksOf } from '../numbers/surroundings.js';
import type { SearchedLine } from '../numbers/searched-page.js';
import { wayOf, type FoundWay } from './found-way.js';

/** Biller codes have up to ten digits, printed in one. */
const CODE = /(?<![\p{L}\d-])\d{3,10}(?![\p{L}\d]|-\d)/u;
const LABEL =
  /\b(?:b[ -]?pay\W{0,3}(?:biller\W{0,3})?code|biller\W{0,3}(?:code|no|number|id)?|b[ -]?pay(?:\W{0,3}biller(?:\W{0,3}(?:no|number|id))?)?)\b[\s.:#®*()-]{0,6}/iu;
const BILLER = /\bbiller\b/iu;
/** The reference that goes with a biller code. */
const REFERENCE =
  /^[\s,;|/.-]{0,6}(?:(?:bpay\W{0,3})?(?:customer\W{0,3})?(?:ref(?:erence)?|crn)(?:\W{0,3}(?:no|number|num))?[\s.:#()-]{0,6}((?!\d{3}-\d{3})\d(?: {0,2}\d){1,22}))/iu;

/** The BPAY biller codes that a line labels, in it, right of it or below it. */
export function billerCodesNear(
  line: SearchedLine,
  lines: ReadonlyMap<SearchedLine['segment'], SearchedLine>,
): FoundWay[] {
  const { text } = line.run;
  const label = LABEL.exec(text);
  if (!label) return [];
  const from = label.index + label[0].length;
  const code = CODE.exec(text.slice(from));
  if (code?.index === 0) return [codeWithReference(line, from, code[0])];
  if (!BILLER.test(label[0]) || /\d/.test(text.slice(from))) return [];
  const { layout, segment } = line;
  const near = segmentsNear(layout, segment.row, segment.box, segment.size, { above: 0, below: 2.6, beside: 8 });
  for (const one of near) {
    if (one === segment || (one.row <= segment.row && one.box.x0 < segment.box.x1 - 1)) continue;
    const other = lines.get(one);
    const found = other && CODE.exec(other.run.text);
    if (other && found?.index === 0) return [codeWithReference(other, 0, found[0])];
  }
  return [];
}

function codeWithReference(line: SearchedLine, start: number, code: string): FoundWay {
  const end = start + code.length;
  const reference = REFERENCE.exec(line.run.text.slice(end));
  const way = wayOf(line, 'bpay', code, start, end + (reference?.[0].length ?? 0));
  const isMeantAsAccount =
    couldBeAccount(code, reference?.[1] ?? '') &&
    !NAMES_BPAY.test(line.run.text.slice(0, start)) &&
    isBesideAccountWords(line);
  return isMeantAsAccount ? { ...way, words: [] } : way;
}

/** Whether code and reference could as well be the BSB and the number of an account. */
function couldBeAccount(code: string, reference: string): boolean {
  const { length } = reference.replace(/\D/g, '');
  const isNumber = length === 0 || (length >= ACCOUNT_DIGITS.least && length <= ACCOUNT_DIGITS.most);
  return code.length === BSB_DIGITS && bankOfBsb(code) !== null && isNumber;
}

/** What is said of BPAY itself: `contact your bank to make this payment`. */
const OF_BPAY = /\bb[ -]?pay\b|\byour (?:bank|financial)\b/i;

/** Where a biller code is called one of BPAY in its own line, it is none of a bank. */
const NAMES_BPAY = /\bb[ -]?pay\b/i;

/** Whether the line, or the one right above or below it, speaks of an account or of a transfer rather than of BPAY. */
function isBesideAccountWords({ layout, segment }: SearchedLine): boolean {
  const reach = { above: 1.6, below: 1.6, beside: 2 };
  return segmentsNear(layout, segment.row, segment.box, segment.size, reach).some(
    (one) => speaksOf(one) === 'account' && !OF_BPAY.test(one.text),
  );
}
