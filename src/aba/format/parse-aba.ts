import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { AbaEntry, AbaFile } from './aba-file.js';
import { AbaFileParser, type ParseAbaResult } from './file-parser.js';
import { endOfText, splitLines } from './lines.js';
import { whyNotDirectEntry } from './recognise.js';
import { hasByteOrderMark, withoutByteOrderMark } from './skipped-lines.js';

export type { ParseAbaResult };

/** A millisecond or two of reading. In groups of 100 what each statement costs besides its rows adds a quarter to the time of a check. */
const LINES_IN_A_ROW = 500;

/**
 * Reads a direct-entry (ABA, Cemtex) file. Never throws; what cannot be read is refused with up to 20 faults, in the order
 * of the file.
 *
 * Skipped, and said so in `skipped`: a UTF-8 byte order mark, blank lines, and comments (`#`, `;` and `//`).
 *
 * Legal at some bank, so accepted with a warning: headers and trailers cut to 80 columns; account details in the header;
 * a batch balanced by a debit at its end; letters or blanks in account numbers; withholding tax without its indicator;
 * mixed line endings. Accepted as it is: CRLF, LF or CR, with or without the last one; 0x1A at the end;
 * batches without a balancing debit.
 *
 * Rules: https://www.cemtexaba.com/aba-format/cemtex-aba-file-format-details. Short records: NAB's sample, and that of
 * https://www.cemtexaba.com/aba-format/aba-file-overview.
 */
export function parseAba(bytes: Uint8Array): ParseAbaResult {
  const steps = parseInSteps(bytes);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * {@link parseAba} for servers: the event loop runs between groups of lines, and the file is never in memory as a whole.
 * `bytes` must not change meanwhile.
 *
 * @param take gets the entries in the order of the file, in groups, before it is known whether the file is legal
 */
export async function parseAbaInChunks(
  bytes: Uint8Array,
  take: (entries: AbaEntry[]) => void | Promise<void>,
): Promise<ParseAbaResult<Omit<AbaFile, 'entries'>>> {
  const steps = parseInSteps(bytes);
  for (;;) {
    const step = steps.next();
    if (step.done) {
      const result = step.value;
      if (!result.ok) return result;
      const { entries, ...file } = result.file;
      await take(entries);
      return { ...result, file };
    }
    await take(step.value.takeEntries());
    await letOthersRun();
  }
}

/** Stops every few hundred lines, and lets the entries be taken then. */
function* parseInSteps(bytes: Uint8Array): Generator<AbaFileParser, ParseAbaResult, undefined> {
  const marked = hasByteOrderMark(bytes);
  const unmarked = withoutByteOrderMark(bytes);
  const text = Buffer.from(unmarked.buffer, unmarked.byteOffset, endOfText(unmarked));
  const reason = whyNotDirectEntry(text);
  if (reason !== null) return { ok: false, faults: [{ line: 1, column: 1, message: reason }] };

  const parser = new AbaFileParser(text);
  let last = 0;
  for (const line of splitLines(text)) {
    parser.read(line);
    last = line.number;
    if (parser.gaveUp) break;
    if (last % LINES_IN_A_ROW === 0) yield parser;
  }
  // The first of these is what ends the last line that was read.
  const rest = Buffer.from(unmarked.buffer, unmarked.byteOffset + text.length, unmarked.length - text.length);
  for (const line of splitLines(rest)) {
    if (line.number > 1) parser.skipTrailing({ ...line, number: last + line.number - 1 }, rest);
    if (line.number % LINES_IN_A_ROW === 0) yield parser;
  }
  const result = parser.finish();
  return result.ok && marked
    ? { ...result, skipped: ['The file begins with a byte order mark, which was skipped.', ...result.skipped] }
    : result;
}
