import { RECORD_LENGTH, SHORT_RECORD_LENGTH } from './layout.js';
import { splitLines } from './lines.js';
import type { Line } from './lines.js';
import { isBlankLine, isComment } from './skipped-lines.js';

const SAMPLE = 1024;
/** Half the bytes of UTF-16 are zero, and six in ten random bytes are no ASCII; names in UTF-8 stay far below. */
const BINARY_SHARE = 0.3;

/**
 * Why a file is not a direct-entry file at all, so that its lines are not worth a fault each; null if it may be one.
 * `text` ends where the last line does.
 */
export function whyNotDirectEntry(text: Uint8Array): string | null {
  if (text.length === 0) return 'the file is empty';
  if (looksBinary(text.subarray(0, SAMPLE))) return 'this is not a direct-entry (ABA) file: it is not plain ASCII text';
  const first = firstRecord(text);
  if (first === null) return 'this is not a direct-entry (ABA) file: it holds no records';
  const length = first.end - first.start;
  const mayBeRecord = length === RECORD_LENGTH || length === SHORT_RECORD_LENGTH;
  const type = String.fromCharCode(text[first.start] as number);
  if (mayBeRecord || '017'.includes(type)) return null;
  return `this is not a direct-entry (ABA) file; the first line must have ${RECORD_LENGTH} columns and begin with 0`;
}

/** The first line that is neither blank nor a comment. */
function firstRecord(text: Uint8Array): Line | null {
  for (const line of splitLines(text)) {
    const beginning = Buffer.from(text.subarray(line.start, line.end)).toString('latin1');
    if (!isBlankLine(beginning) && !isComment(beginning)) return line;
  }
  return null;
}

function looksBinary(sample: Uint8Array): boolean {
  const strange = sample.reduce((count, byte) => (isText(byte) ? count : count + 1), 0);
  return strange > sample.length * BINARY_SHARE;
}

function isText(byte: number): boolean {
  return (byte >= 0x20 && byte < 0x7f) || byte === 0x09 || byte === 0x0a || byte === 0x0d;
}
