/** The operators of content (ISO 32000-1, annex A), each with how many operands it has at least. */
const OPERANDS = new Map<string, number>([
  ...pairs(0, 'b B b* B* BI BT BX EI EMC ET EX F f f* h n q Q s S T* W W* ID'),
  ...pairs(1, "BMC cs CS Do G g gs i j J M MP ri Tc TJ Tj TL Tr Ts Tw Tz w sh ' sc SC scn SCN"),
  ...pairs(2, 'BDC d d0 DP l m Td TD Tf'),
  ...pairs(3, 'rg RG "'),
  ...pairs(4, 'k K re v y'),
  ...pairs(6, 'c cm Tm d1'),
]);

function pairs(count: number, operators: string): [string, number][] {
  return operators.split(' ').map((operator) => [operator, count]);
}

/** Digits, points and signs: what of them is no number is read as one, by all viewers alike. */
const isNumeric = (byte: number): boolean => (byte >= 48 && byte <= 57) || byte === 45 || byte === 46 || byte === 43;

const WORDS = new Set(['true', 'false', 'null']);

/** What ends a token: blanks and delimiters. */
const isBlank = (byte: number): boolean => byte === 32 || (byte >= 9 && byte <= 13) || byte === 0;
const DELIMITERS = Uint8Array.from({ length: 256 }, (_, byte) =>
  '()<>[]{}/%'.includes(String.fromCharCode(byte)) ? 1 : 0,
);
const MARKS = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte));
const endsToken = (byte: number): boolean => isBlank(byte) || DELIMITERS[byte] === 1;

/**
 * Whether the content of a page, or of a form on it, has errors that some viewers stop at and others go on after: brackets that do not
 * match, operators that no standard knows, or such without their operands.
 */
export function hasContentErrors(content: Buffer): boolean {
  let at = 0;
  let operands = 0;
  let compatible = 0;
  const open: string[] = [];
  while (at < content.length) {
    const byte = content[at] as number;
    const mark = MARKS[byte] as string;
    const next = content[at + 1];
    if (isBlank(byte)) at++;
    else if (mark === '%') while (at < content.length && content[at] !== 10 && content[at] !== 13) at++;
    else if (mark === '(') {
      at = afterString(content, at);
      if (at < 0) return true;
      operands++;
    } else if (mark === '<' && next !== byte) {
      at = content.indexOf('>', at) + 1;
      if (at === 0) return true;
      operands++;
    } else if (mark === '<' || mark === '[') {
      open.push(mark);
      at += mark === '<' ? 2 : 1;
    } else if (mark === ']' || (mark === '>' && next === byte)) {
      if (open.pop() !== (mark === ']' ? '[' : '<')) return true;
      at += mark === ']' ? 1 : 2;
      if (open.length === 0) operands++;
    } else if (DELIMITERS[byte] === 1 && mark !== '/') {
      return true;
    } else {
      const start = at++;
      let numeric = isNumeric(byte);
      while (at < content.length && !endsToken(content[at] as number)) {
        numeric &&= isNumeric(content[at] as number);
        at++;
      }
      const token = numeric || mark === '/' ? '' : content.toString('latin1', start, at);
      if (token === '' || WORDS.has(token)) {
        operands++;
        continue;
      }
      const needed = OPERANDS.get(token);
      if (token === 'BX') compatible++;
      else if (token === 'EX') compatible--;
      else if (open.length > 0 || needed === undefined || operands < needed) {
        if (compatible <= 0) return true;
      }
      if (token === 'ID') {
        at = afterPicture(content, at);
        if (at < 0) return true;
      }
      operands = 0;
    }
  }
  return open.length > 0;
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

/** Where a picture ends that stands inline; -1 where it does not. */
function afterPicture(content: Buffer, start: number): number {
  for (let at = content.indexOf('EI', start); at >= 0; at = content.indexOf('EI', at + 1)) {
    const isApart =
      isBlank(content[at - 1] as number) && (at + 2 >= content.length || isBlank(content[at + 2] as number));
    const after = content.subarray(at + 2, at + 12);
    if (isApart && after.every((byte) => isBlank(byte) || (byte >= 32 && byte < 127))) return at + 2;
  }
  return -1;
}
