const IS_DELIMITER = Uint8Array.from({ length: 256 }, (_, code) =>
  /[\s()<>[\]{}/%]/.test(String.fromCharCode(code)) ? 1 : 0,
);
const endsName = (text: string, at: number): boolean => IS_DELIMITER[text.charCodeAt(at)] === 1;

/**
 * Whether a dictionary of a file says the same key twice: some viewers take the first value, others the last.
 *
 * @param text the file, a character for each byte.
 * @param objectStreams what its streams hold that hold objects.
 */
export const hasDoubleKeys = (text: string, objectStreams: readonly string[]): boolean =>
  [text, ...objectStreams].some(saysTwice);

/** Goes through objects as they are written, without their streams. */
function saysTwice(text: string): boolean {
  const open: (Set<string> | null)[] = [];
  let isKey = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '(') at = endOfString(text, at);
    else if (character === '%') at = endOfLine(text, at);
    else if (character === '<' && text[at + 1] === '<') {
      open.push(new Set());
      isKey = true;
      at++;
    } else if (character === '>' && text[at + 1] === '>') {
      open.pop();
      isKey = open.at(-1) instanceof Set;
      at++;
    } else if (character === '<') {
      at = Math.max(at, text.indexOf('>', at));
      isKey = true;
    } else if (character === '[') {
      open.push(null);
      isKey = false;
    } else if (character === ']') {
      open.pop();
      isKey = open.at(-1) instanceof Set;
    } else if (character === '/') {
      let end = at + 1;
      while (end < text.length && !endsName(text, end)) end++;
      const written = text.slice(at + 1, end);
      const name = written.includes('#')
        ? written.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
        : written;
      const keys = open.at(-1);
      if (keys && isKey) {
        if (keys.has(name)) return true;
        keys.add(name);
        isKey = false;
      } else isKey = true;
      at = end - 1;
    } else if (character === 's' && open.length === 0 && text.startsWith('stream', at)) {
      const end = text.indexOf('endstream', at);
      if (end < 0) return false;
      at = end + 8;
    } else if (character === 'e' && text.startsWith('endobj', at)) {
      open.length = 0;
      at += 5;
    } else if (!endsName(text, at)) isKey = true;
    if (character === '(') isKey = true;
  }
  return false;
}

function endOfString(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
}

function endOfLine(text: string, start: number): number {
  const found = /[\r\n]/g;
  found.lastIndex = start;
  return found.exec(text)?.index ?? text.length;
}
