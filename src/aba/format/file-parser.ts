import { type AbaEntry, type AbaFile, type AbaHeader, type AbaTrailer, isCredit, RunningTotals } from './aba-file.js';
import { type AbaFault, FaultList } from './fault.js';
import { DETAIL } from './layout.js';
import type { Line } from './lines.js';
import { readDetail } from './read-detail.js';
import { readHeader } from './read-header.js';
import { readTrailer } from './read-trailer.js';
import { hasLegalBytes, hasLegalLength } from './record-shape.js';
import { AbaRecord } from './record.js';
import { SkippedLines } from './skipped-lines.js';

/** At most 20 faults, or warnings, in the order of the file. */
export type ParseAbaResult<File = AbaFile> =
  | {
      ok: true;
      file: File;
      warnings: AbaFault[];
      /** Sentences about what was skipped. */
      skipped: string[];
    }
  | { ok: false; faults: AbaFault[] };

const RECORD_TYPES: readonly string[] = ['0', '1', '7'];

/** Takes a file line by line and minds the order of its records. */
export class AbaFileParser {
  private readonly faults = new FaultList();
  private readonly warnings = new FaultList();
  private readonly skipped = new SkippedLines();
  private readonly totals = new RunningTotals();
  private entries: AbaEntry[] = [];
  private lastEntry: AbaEntry | null = null;
  private header: AbaHeader | null = null;
  private trailer: AbaTrailer | null = null;
  private firstEnding: Line['ending'] | null = null;
  private endingsDiffer = false;
  private trailerSeen = false;
  private lastType: string | null = null;
  private lastLine = 0;
  /** False once a record that may be an entry could not be understood: then no total can be blamed. */
  private everyEntryRead = true;

  constructor(private readonly text: Buffer) {}

  /** Whether further lines would tell nothing more. */
  get gaveUp(): boolean {
    return this.faults.full;
  }

  read(line: Line): void {
    this.lastLine = line.number;
    this.compareEndings(line);
    const text = this.text.toString('latin1', line.start, line.end);
    if (this.skipped.skip(line, text, this.faults)) return;
    const type = text.charAt(0);
    const isHeader = type === '0' && this.lastType === null;
    const faultsBefore = this.faults.items.length;
    this.checkOrder(line.number, type);
    this.lastType = type;
    if (hasLegalBytes(this.text, line, this.faults) && hasLegalLength(line, type, this.faults, this.warnings)) {
      this.readRecord(type, new AbaRecord(line.number, text, this.faults, this.warnings));
    }
    if (!isHeader && this.faults.items.length > faultsBefore) this.everyEntryRead = false;
    if (type === '7') this.trailerSeen = true;
  }

  /** Skips a line behind the last one that says something: a blank one is noted, an end-of-file mark is not. */
  skipTrailing({ number, start, end }: Line, rest: Buffer): void {
    this.skipped.skipBlank(number, rest.toString('latin1', start, end));
  }

  /** The entries read since they were last taken. */
  takeEntries(): AbaEntry[] {
    const taken = this.entries;
    this.entries = [];
    return taken;
  }

  /** The file as far as its entries were not taken. */
  finish(): ParseAbaResult {
    // A last record of no known type has its fault already, and may be the trailer.
    if (!this.trailerSeen && this.lastType !== null && RECORD_TYPES.includes(this.lastType)) {
      this.faults.add(this.lastLine + 1, 1, 'the trailer (record type 7) is missing');
    }
    const { header, trailer, entries } = this;
    if (this.faults.items.length > 0 || header === null || trailer === null) {
      return { ok: false, faults: this.faults.items };
    }
    this.warnOfBalancingEntry(trailer);
    return { ok: true, file: { header, entries, trailer }, warnings: this.warnings.items, skipped: this.skipped.notes };
  }

  private compareEndings({ number, ending }: Line): void {
    this.firstEnding ??= ending;
    if (this.endingsDiffer || ending === '' || ending === this.firstEnding) return;
    this.endingsDiffer = true;
    this.warnings.add(
      number,
      1,
      'this line has a different line ending from the first one (CRLF, LF and CR are mixed)',
    );
  }

  private checkOrder(line: number, type: string): void {
    const isFirst = this.lastType === null;
    if (!RECORD_TYPES.includes(type)) this.faults.add(line, 1, 'the record type must be 0, 1 or 7');
    else if (this.trailerSeen) this.faults.add(line, 1, `there is a record of type ${type} after the trailer`);
    else if (isFirst && type !== '0') this.faults.add(line, 1, 'the header (record type 0) is missing');
    else if (!isFirst && type === '0') this.faults.add(line, 1, 'there is a second header (record type 0)');
  }

  private readRecord(type: string, record: AbaRecord): void {
    if (type === '0') this.header = readHeader(record);
    else if (type === '1') this.addEntry(readDetail(record));
    else if (type === '7') this.trailer = readTrailer(record, this.everyEntryRead ? this.totals.trailer : null);
  }

  private addEntry(entry: AbaEntry): void {
    this.entries.push(entry);
    this.totals.add(entry);
    this.lastEntry = entry;
  }

  private warnOfBalancingEntry(trailer: AbaTrailer): void {
    const last = this.lastEntry;
    if (last === null || isCredit(last) || trailer.netCents !== 0) return;
    const column = DETAIL.transactionCode.column;
    this.warnings.add(last.line, column, 'this debit makes the file self-balancing, which not every bank accepts');
  }
}
