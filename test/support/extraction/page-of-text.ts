import type { Page, Word, WordSource } from '../../../src/extraction/document.js';

/** Points that a character takes, and from one line to the next, at the size of the body. */
const CHARACTER = 5;
const LINE = 12;
const SIZE = 9;

export interface PageOptions {
  number?: number;
  source?: WordSource;
  confidence?: number;
}

/**
 * A page set from lines of text as in a typewriter: each character in its column, each line in its row, empty lines for
 * white space. Two blanks or more part columns. A line that starts with `#` marks is set that many times larger (`## TAX
 * INVOICE` is twice the size of the body).
 */
export function pageOf(text: string, options: PageOptions = {}): Page {
  const words: Word[] = [];
  let y = 30;
  for (const line of text.replace(/^\n/, '').split('\n')) {
    const marks = /^(#+) /.exec(line.trimStart());
    const scale = marks?.[1] ? Math.max(1.2, marks[1].length) : 1;
    const indent = line.length - line.trimStart().length;
    const content = marks ? ' '.repeat(indent) + line.trimStart().slice(marks[0].length) : line;
    for (const match of content.matchAll(/\S+/g)) {
      const start = indent + (match.index - indent) * scale;
      words.push({
        text: match[0],
        box: {
          x0: 30 + start * CHARACTER,
          x1: 30 + (start + match[0].length * scale) * CHARACTER - 0.5,
          y0: y,
          y1: y + SIZE * scale,
        },
        source: options.source ?? 'text',
        confidence: options.confidence ?? 1,
        size: SIZE * scale,
        bold: false,
        angle: 0,
      });
    }
    y += LINE * scale;
  }
  const width = Math.max(595, ...words.map((word) => word.box.x1 + 30));
  return { number: options.number ?? 1, width, height: Math.max(842, y + 30), words };
}
