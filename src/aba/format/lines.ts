const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
/** Ends the text of a file on CP/M and DOS; some payroll programs still write it. */
const SUBSTITUTE = 0x1a;

/** Bytes `start` to `end` (exclusive) are the line without its ending. */
export interface Line {
  /** Counts from 1. */
  number: number;
  start: number;
  end: number;
  /** Empty at the end of the file. */
  ending: '' | '\n' | '\r' | '\r\n';
}

/** Splits at CRLF, LF and CR, in any mixture. `bytes` without its last line ending gives no empty line at the end. */
export function* splitLines(bytes: Uint8Array): Generator<Line, void> {
  let start = 0;
  let number = 1;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (byte !== LF && byte !== CR) continue;
    const crlf = byte === CR && bytes[i + 1] === LF;
    yield { number, start, end: i, ending: crlf ? '\r\n' : byte === CR ? '\r' : '\n' };
    if (crlf) i++;
    start = i + 1;
    number++;
  }
  if (start < bytes.length) yield { number, start, end: bytes.length, ending: '' };
}

/** Where the last line that says something ends: blank lines, line endings and 0x1A after it are left off. */
export function endOfText(bytes: Uint8Array): number {
  let end = bytes.length;
  for (;;) {
    while (end > 0 && isLineEnd(bytes[end - 1])) end--;
    let blank = end;
    while (blank > 0 && bytes[blank - 1] === SPACE) blank--;
    const wholeLine = blank === 0 || isLineEnd(bytes[blank - 1]);
    // Blanks behind a record are columns of the record.
    if (!wholeLine || blank === end) return end;
    end = blank;
  }
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === LF || byte === CR || byte === SUBSTITUTE;
}
