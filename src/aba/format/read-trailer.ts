import { formatAmount } from '../../numbers/amount.js';
import type { AbaTrailer } from './aba-file.js';
import { type Field, TRAILER, TRAILER_BSB } from './layout.js';
import type { AbaRecord } from './record.js';

/**
 * Reads the file total record and compares it with what the detail records add up to.
 *
 * @param totals null if they are unknown because a record before could not be read.
 */
export function readTrailer(record: AbaRecord, totals: AbaTrailer | null): AbaTrailer {
  record.expect(TRAILER.bsb, TRAILER_BSB);
  record.expectBlank(TRAILER.blankAfterBsb);
  const trailer = {
    netCents: readTotal(record, TRAILER.net, totals?.netCents, inDollars),
    creditCents: readTotal(record, TRAILER.credits, totals?.creditCents, inDollars),
    debitCents: readTotal(record, TRAILER.debits, totals?.debitCents, inDollars),
  };
  record.expectBlank(TRAILER.blankAfterDebits);
  const entryCount = readTotal(record, TRAILER.entryCount, totals?.entryCount, asCount);
  // A batch of nothing would pass every check made of its entries.
  if (totals?.entryCount === 0) record.fault(TRAILER.entryCount, 'the file has no detail record (type 1)');
  record.expectBlank(TRAILER.blankAtEnd);
  return { ...trailer, entryCount };
}

const dollars = (cents: number): string => `$${formatAmount(BigInt(cents))}`;

const inDollars = (printed: number, counted: number): string =>
  `${dollars(printed)}, but the detail records add up to ${dollars(counted)}`;

const asCount = (printed: number, counted: number): string => `${printed}, but the file has ${counted}`;

function readTotal(
  record: AbaRecord,
  field: Field,
  counted: number | undefined,
  compared: (printed: number, counted: number) => string,
): number {
  const printed = record.number(field);
  if (printed !== null && counted !== undefined && printed !== counted) {
    record.fault(field, `the ${field.name} is ${compared(printed, counted)}`);
  }
  return printed ?? 0;
}
