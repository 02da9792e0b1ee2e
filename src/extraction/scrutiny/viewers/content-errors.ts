import { afterPicture } from './inline-pictures.js';

/** No operator has more letters. */
const LONGEST_OPERATOR = 3;

/** An operator as one number, so that no text is made of each; 0 where there are too many letters. */
function operatorAt(content: Uint8Array, start: number, end: number): number {
  if (end - start > LONGEST_OPERATOR) return 0;
  let operator = 0;
  for (let at = start; at < end; at++) operator = 256 * operator + (content[at] as number);
  return operator;
}

/**
 * The operators of content and their operands (ISO 32000-1, annex A): `n` a number, `s` a string, `N` a name, `A` an array of
 * numbers, `a` one of numbers and strings, `d` a dictionary. Most have so few that they are compared as they are.
 */
const OPERANDS = new Map<number, readonly string[] | RegExp>([
  ...like([''], 'b B b* B* BI BT BX EMC ET EX f F f* h n q Q s S T* W W*'),
  ...like(['n'], 'g G i j J M Tc TL Tr Ts Tw Tz w'),
  ...like(['nn'], 'd0 l m Td TD'),
  ...like(['nnn'], 'rg RG'),
  ...like(['nnnn'], 'k K re v y'),
  ...like(['nnnnnn'], 'c cm d1 Tm'),
  ...like(['N'], 'BMC cs CS Do gs MP ri sh'),
  ...like(['NN', 'Nd'], 'BDC DP'),
  ...like(['Nn'], 'Tf'),
  ...like(['s'], "Tj '"),
  ...like(['nns'], '"'),
  ...like(['A', 'a'], 'TJ'),
  ...like(['An'], 'd'),
  ...like(/^n{0,32}N?$/, 'sc SC scn SCN'),
  ...like(/^.*$/, 'ID'),
]);

function like(operands: readonly string[] | RegExp, operators: string): [number, readonly string[] | RegExp][] {
  return operators.split(' ').map((operator) => [operatorAt(Buffer.from(operator), 0, operator.length), operands]);
}

/** Whether an operator is known, and has operands that it may have. */
function mayHave(operator: number, operands: string): boolean {
  const known = OPERANDS.get(operator);
  return known instanceof RegExp ? known.test(operands) : known?.includes(operands) === true;
}

const [BX, EX, BI, ID] = ['BX', 'EX', 'BI', 'ID'].map((operator) => operatorAt(Buffer.from(operator), 0, 2));

/** Beyond this viewers that reckon with 32 bits put things elsewhere; 24 bits of it are exact. */
const LARGEST_NUMBER = 2 ** 24;

/** Numbers of fewer digits before their point are never too large. */
const MOST_DIGITS = 7;

/** Whether a token, of digits, points and signs, is a number that all viewers read alike: of two signs, two points or a sign inside each makes something else. */
function isNumber(content: Buffer, start: number, end: number): boolean {
  let at = start;
  const sign = content[at];
  if (sign === 43 || sign === 45) at++;
  let [whole, digits] = [0, 0];
  let point = false;
  for (; at < end; at++) {
    const byte = content[at] as number;
    if (byte === 46 && !point) point = true;
    else if (byte < 48 || byte > 57) return false;
    else {
      digits++;
      if (!point) whole++;
    }
  }
  if (digits === 0) return false;
  return whole <= MOST_DIGITS || Math.abs(Number(content.toString('latin1', start, end))) <= LARGEST_NUMBER;
}

const isNumeric = (byte: number): boolean => (byte >= 48 && byte <= 57) || byte === 45 || byte === 46 || byte === 43;

const WORDS = new Set(['true', 'false', 'null']);

/** What ends a token: blanks and delimiters. */
const isBlank = (byte: number): boolean => byte === 32 || (byte >= 9 && byte <= 13 && byte !== 11) || byte === 0;
const DELIMITERS = Uint8Array.from({ length: 256 }, (_, byte) =>
  '()<>[]{}/%'.includes(String.fromCharCode(byte)) ? 1 : 0,
);
const MARKS = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte));
const endsToken = (byte: number): boolean => isBlank(byte) || DELIMITERS[byte] === 1;

/** Operands that no operator has: more of them than this are not kept. */
const MOST_OPERANDS = 40;

/** Hexadecimal digits, and what may stand between them. */
const HEX = Uint8Array.from({ length: 256 }, (_, byte) => (/[0-9A-Fa-f\s\0]/.test(String.fromCharCode(byte)) ? 1 : 0));

function isHex(content: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (HEX[content[at] as number] === 0) return false;
  return true;
}

/** Brackets that are open, each with the kinds of what they hold. */
interface Open {
  bracket: '[' | '<';
  kinds: Set<string>;
}

/**
 * Whether the content of a page, or of a form on it, has errors that some viewers stop at and others go on after: brackets that do not
 * match, operators that no standard knows or that have other operands than it says, numbers that are none, pictures whose end
 * is found in different places.
 */
export function hasContentErrors(content: Buffer): boolean {
  let at = 0;
  let operands = '';
  let compatible = 0;
  let pictureAt = 0;
  const open: Open[] = [];
  const add = (kind: string) => {
    const inner = open[open.length - 1];
    if (inner) inner.kinds.add(kind);
    else if (operands.length < MOST_OPERANDS) operands += kind;
  };
  while (at < content.length) {
    const byte = content[at] as number;
    const mark = MARKS[byte] as string;
    const next = content[at + 1];
    if (isBlank(byte)) at++;
    else if (mark === '%') while (at < content.length && content[at] !== 10 && content[at] !== 13) at++;
    else if (mark === '(') {
      at = afterString(content, at);
      if (at < 0) return true;
      add('s');
    } else if (mark === '<' && next !== byte) {
      const end = content.indexOf('>', at);
      if (end < 0 || !isHex(content, at + 1, end)) return true;
      at = end + 1;
      add('s');
    } else if (mark === '<' || mark === '[') {
      open.push({ bracket: mark, kinds: new Set() });
      at += mark === '<' ? 2 : 1;
    } else if (mark === ']' || (mark === '>' && next === byte)) {
      const closed = open.pop();
      if (closed?.bracket !== (mark === ']' ? '[' : '<')) return true;
      at += mark === ']' ? 1 : 2;
      add(mark === '>' ? 'd' : kindOfArray(closed.kinds));
    } else if (DELIMITERS[byte] === 1 && mark !== '/') {
      return true;
    } else {
      const start = at++;
      let numeric = isNumeric(byte);
      while (at < content.length && !endsToken(content[at] as number)) {
        numeric &&= isNumeric(content[at] as number);
        at++;
      }
      if (mark === '/') {
        add('N');
        continue;
      }
      if (numeric) {
        if (!isNumber(content, start, at)) return true;
        add('n');
        continue;
      }
      const operator = operatorAt(content, start, at);
      if (operator === 0 && WORDS.has(content.toString('latin1', start, at))) {
        add('b');
        continue;
      }
      if (operator === BX) compatible++;
      else if (operator === EX) compatible--;
      else if (open.length > 0 || !mayHave(operator, operands)) {
        if (compatible <= 0) return true;
      }
      if (operator === BI) pictureAt = at;
      if (operator === ID) {
        at = afterPicture(content, content.toString('latin1', pictureAt, start), at);
        if (at < 0) return true;
      }
      operands = '';
    }
  }
  return open.length > 0;
}

function kindOfArray(kinds: ReadonlySet<string>): string {
  const others = [...kinds].filter((kind) => kind !== 'n');
  return others.length === 0 ? 'A' : others.every((kind) => kind === 's') ? 'a' : 'x';
}

/** Where a string ends that starts at a bracket; -1 where it does not. */
function afterString(content: Buffer, start: number): number {
  let depth = 0;
  for (let at = start; at < content.length; at++) {
    const byte = content[at];
    if (byte === 92) at++;
    else if (byte === 40) depth++;
    else if (byte === 41 && --depth === 0) return at + 1;
  }
  return -1;
}
