import { type AbaEntry, type AbaHeader, type AbaTrailer, totalsOf } from './aba-file.js';
import { describeFault } from './fault.js';
import { DETAIL, type Field, HEADER, REEL, TRAILER, TRAILER_BSB } from './layout.js';
import { parseAba } from './parse-aba.js';
import { formatProcessingDate } from './processing-date.js';

/** What a file is written from: lines are counted and totals added up by the writer. */
export interface AbaBatch {
  header: AbaHeader;
  entries: Omit<AbaEntry, 'line'>[];
}

export interface WriteAbaOptions {
  /** Written behind every record, the last one too. */
  lineEnding?: '\r\n' | '\n' | '\r';
}

/** A value that a direct-entry file cannot hold as it is. The message names the place and never an account number. */
export class AbaValueError extends Error {
  override readonly name = 'AbaValueError';
}

/**
 * Writes a direct-entry (ABA, Cemtex) file with records of 120 columns; `parseAba` reads the same batch from it.
 *
 * @throws AbaValueError where a value does not fit its field or would be read back as another. Nothing is ever cut: an
 * account number of ten digits cut to nine is somebody else's account (ERPNext-Australian-Localisation, issue 194).
 */
export function writeAba(batch: AbaBatch, { lineEnding = '\r\n' }: WriteAbaOptions = {}): Buffer {
  const records = [
    writeHeader(batch.header),
    ...batch.entries.map(writeDetail),
    writeTrailer(totalsOf(batch.entries)),
    '',
  ];
  const bytes = Buffer.from(records.join(lineEnding), 'latin1');
  expectSame(bytes, batch);
  return bytes;
}

/** The rules of the format stand in the parser alone: what it does not give back as it was given is refused. */
function expectSame(bytes: Uint8Array, batch: AbaBatch): void {
  const read = parseAba(bytes);
  if (!read.ok) throw new AbaValueError(read.faults.map(describeFault).join('\n'));
  expectSameValues('header', batch.header, read.file.header);
  read.file.entries.forEach((entry, index) => {
    expectSameValues(`entry ${index + 1}`, batch.entries[index], entry);
  });
}

function expectSameValues<T extends object>(place: string, given: T | undefined, read: T): void {
  for (const name in given) {
    if (name === 'line' || given[name] === read[name]) continue;
    throw new AbaValueError(`${place}: a reader would find another ${name} in the file`);
  }
}

function writeHeader(header: AbaHeader): string {
  const place = 'header';
  const processingDate = formatProcessingDate(header.processingDate);
  if (processingDate === null) throw new AbaValueError(`${place}: the processing date cannot be written as DDMMYY`);
  return [
    '0',
    left(place, HEADER.bsb, header.bsb ?? ''),
    right(place, HEADER.accountNumber, header.accountNumber ?? ''),
    blank(HEADER.blankAfterAccount),
    REEL,
    left(place, HEADER.bank, header.bank),
    blank(HEADER.blankAfterBank),
    left(place, HEADER.userName, header.userName),
    left(place, HEADER.userId, header.userId),
    left(place, HEADER.description, header.description),
    processingDate,
    blank(HEADER.blankAtEnd),
  ].join('');
}

function writeDetail(entry: AbaBatch['entries'][number], index: number): string {
  const place = `entry ${index + 1}`;
  return [
    '1',
    left(place, DETAIL.bsb, entry.bsb),
    right(place, DETAIL.accountNumber, entry.accountNumber),
    left(place, DETAIL.indicator, entry.indicator),
    zeros(place, DETAIL.transactionCode, entry.transactionCode),
    zeros(place, DETAIL.amount, entry.amountCents),
    left(place, DETAIL.accountName, entry.accountName),
    left(place, DETAIL.lodgementReference, entry.lodgementReference),
    left(place, DETAIL.traceBsb, entry.traceBsb),
    right(place, DETAIL.traceAccount, entry.traceAccount),
    left(place, DETAIL.remitter, entry.remitter),
    zeros(place, DETAIL.withholdingTax, entry.withholdingTaxCents),
  ].join('');
}

function writeTrailer(trailer: AbaTrailer): string {
  const place = 'trailer';
  return [
    '7',
    TRAILER_BSB,
    blank(TRAILER.blankAfterBsb),
    zeros(place, TRAILER.net, trailer.netCents),
    zeros(place, TRAILER.credits, trailer.creditCents),
    zeros(place, TRAILER.debits, trailer.debitCents),
    blank(TRAILER.blankAfterDebits),
    zeros(place, TRAILER.entryCount, trailer.entryCount),
    blank(TRAILER.blankAtEnd),
  ].join('');
}

function left(place: string, field: Field, value: string): string {
  return fitting(place, field, value).padEnd(field.width);
}

function right(place: string, field: Field, value: string): string {
  return fitting(place, field, value).padStart(field.width);
}

function zeros(place: string, field: Field, value: number): string {
  return fitting(place, field, String(value)).padStart(field.width, '0');
}

function blank(field: Field): string {
  return ' '.repeat(field.width);
}

function fitting(place: string, field: Field, value: string): string {
  if (value.length <= field.width) return value;
  throw new AbaValueError(`${place}: the ${field.name} has ${value.length} characters, the field holds ${field.width}`);
}
