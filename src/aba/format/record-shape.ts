import type { FaultList } from './fault.js';
import { ALLOWED_BYTES, RECORD_LENGTH, SHORT_RECORD_LENGTH } from './layout.js';
import type { Line } from './lines.js';

/**
 * Whether every byte of the line is a character of direct entry; the others are faults. Bytes, not characters, have
 * columns: a letter of UTF-8 beyond ASCII takes two or more, and is one fault.
 */
export function hasLegalBytes(text: Uint8Array, line: Line, faults: FaultList): boolean {
  // A file without any line ending is one line of megabytes.
  const end = Math.min(line.end, line.start + RECORD_LENGTH);
  let legal = true;
  let insideCharacter = false;
  for (let i = line.start; i < end; i++) {
    const byte = text[i] as number;
    if (ALLOWED_BYTES[byte] === 1) {
      insideCharacter = false;
      continue;
    }
    if (!insideCharacter) {
      faults.add(line.number, i - line.start + 1, `${nameByte(byte)} is not in the character set of direct entry`);
    }
    legal = false;
    insideCharacter = byte >= 0x80;
  }
  return legal;
}

/** Whether the line is as long as a record of its type; a short header or trailer is a warning. */
export function hasLegalLength(line: Line, type: string, faults: FaultList, warnings: FaultList): boolean {
  const length = line.end - line.start;
  if (length === RECORD_LENGTH) return true;
  const mayBeShort = type === '0' || type === '7';
  if (mayBeShort && length === SHORT_RECORD_LENGTH) {
    const name = type === '0' ? 'header' : 'trailer';
    warnings.add(line.number, length + 1, `the ${name} ends after ${length} columns, which not every bank accepts`);
    return true;
  }
  const column = Math.min(length, RECORD_LENGTH) + 1;
  faults.add(
    line.number,
    column,
    `the record has ${length} ${length === 1 ? 'column' : 'columns'} instead of ${RECORD_LENGTH}`,
  );
  return false;
}

function nameByte(byte: number): string {
  if (byte > 0x20 && byte < 0x7f) return `the character ${String.fromCharCode(byte)}`;
  return `the byte 0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
