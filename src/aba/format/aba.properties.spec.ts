import fc from 'fast-check';
import { anyCharacter } from '../../../test/support/any-character.js';
import { type AbaHeader, INDICATORS, TRANSACTION_CODES, totalsOf, WITHHOLDING_INDICATORS } from './aba-file.js';
import { ALLOWED_BYTES, DETAIL, type Field } from './layout.js';
import { parseAba, type ParseAbaResult } from './parse-aba.js';
import { type AbaBatch, writeAba } from './write-aba.js';

const CHARACTERS = [...ALLOWED_BYTES].flatMap((allowed, byte) => (allowed === 1 ? [String.fromCharCode(byte)] : []));

function label(width: number, minimum = 1): fc.Arbitrary<string> {
  return fc
    .string({ unit: fc.constantFrom(...CHARACTERS), minLength: minimum, maxLength: width })
    .map((text) => text.trim())
    .filter((text) => text.length >= minimum);
}

function digits(minimum: number, maximum = minimum): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: minimum, maxLength: maximum });
}

const bsb = digits(6).map((text) => `${text.slice(0, 3)}-${text.slice(3)}`);
const accountNumber = fc
  .string({ unit: fc.constantFrom(...'00112233445566778899S'), minLength: 1, maxLength: 9 })
  .filter((text) => /[^0]/.test(text));
const processingDate = fc
  .date({ min: new Date('1969-01-01'), max: new Date('2068-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const header: fc.Arbitrary<AbaHeader> = fc.record({
  bank: fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: 3, maxLength: 3 }),
  userName: label(26),
  userId: digits(6),
  description: label(12),
  processingDate,
  bsb: fc.option(bsb),
  accountNumber: fc.option(accountNumber),
});

const entry: fc.Arbitrary<AbaBatch['entries'][number]> = fc
  .record({
    bsb,
    accountNumber,
    indicator: fc.constantFrom(...INDICATORS),
    transactionCode: fc.constantFrom(...TRANSACTION_CODES),
    amountCents: fc.integer({ min: 1, max: 999_999_999 }),
    accountName: label(32),
    lodgementReference: label(18, 0),
    traceBsb: bsb,
    traceAccount: fc.oneof(accountNumber, fc.constant('')),
    remitter: label(16),
    withholdingTaxCents: fc.integer({ min: 0, max: 99_999_999 }),
  })
  .map((made) =>
    WITHHOLDING_INDICATORS.has(made.indicator) && made.withholdingTaxCents === 0
      ? { ...made, withholdingTaxCents: 1 }
      : made,
  );

const batch: fc.Arbitrary<AbaBatch> = fc.record({ header, entries: fc.array(entry, { minLength: 1, maxLength: 9 }) });
const lineEnding = fc.constantFrom('\r\n' as const, '\n' as const, '\r' as const);

function contains(field: Field, column: number): boolean {
  return column >= field.column && column < field.column + field.width;
}

function isWellFormed(result: ParseAbaResult, size: number): boolean {
  if (result.ok) return result.file.entries.length > 0 && result.warnings.length <= 20;
  return (
    result.faults.length >= 1 &&
    result.faults.length <= 20 &&
    result.faults.every(({ line, column }) => line >= 1 && line <= size + 2 && column >= 1 && column <= 121)
  );
}

it('reads back what was written, with any line ending', () => {
  fc.assert(
    fc.property(batch, lineEnding, (given, ending) => {
      const result = parseAba(writeAba(given, { lineEnding: ending }));
      expect(result).toMatchObject({
        ok: true,
        file: {
          header: given.header,
          entries: given.entries.map((values, i) => ({ ...values, line: i + 2 })),
          trailer: totalsOf(given.entries),
        },
      });
    }),
    { numRuns: 300 },
  );
});

/** So many bytes of each file are changed, one at a time: to make a file takes longer than to read it. */
const CHANGES = 10;

it('refuses a mutated byte with its line, or reads a file that is still legal', () => {
  const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
  const changes = fc.array(change, { minLength: CHANGES, maxLength: CHANGES });
  fc.assert(
    fc.property(batch, lineEnding, changes, (given, ending, all) => {
      const written = writeAba(given, { lineEnding: ending });
      for (const [anywhere, byte] of all) {
        const position = anywhere % written.length;
        if (written[position] !== byte) expectNoted(given, { written, ending, position, byte });
      }
    }),
    { numRuns: 5_000 / CHANGES },
  );
});

const COMMENT_MARKS = [...Buffer.from('#;')];

interface Change {
  written: Buffer;
  ending: '\r\n' | '\n' | '\r';
  position: number;
  byte: number;
}

function expectNoted(given: AbaBatch, { written, ending, position, byte }: Change): void {
  const bytes = Buffer.from(written);
  const isEnding = (value: number | undefined) => value === 0x0a || value === 0x0d;
  const movesLines = isEnding(bytes[position]) || isEnding(byte);
  bytes[position] = byte;

  const stride = 120 + ending.length;
  const line = Math.floor(position / stride) + 1;
  const column = (position % stride) + 1;
  const isEntry = line > 1 && line < given.entries.length + 2;
  const result = parseAba(bytes);

  if (!result.ok) {
    const lines = result.faults.map((fault) => fault.line);
    // Whether money or its trailer is wrong cannot be known: the trailer is blamed.
    const countsInTrailer = contains(DETAIL.amount, column) || contains(DETAIL.transactionCode, column);
    const allowed = [line];
    if (movesLines) allowed.push(line + 1);
    // A header of which a comment is made leaves the next line without one.
    if (position === 0 && COMMENT_MARKS.includes(byte)) allowed.push(line + 1);
    if (isEntry && countsInTrailer) allowed.push(given.entries.length + 2);
    expect(allowed).toEqual(expect.arrayContaining([lines[0]]));
    return;
  }
  expect(result.file.trailer).toEqual(totalsOf(given.entries));
  const others = result.file.entries.filter((read) => read.line !== line);
  expect(others).toMatchObject(given.entries.filter((_, i) => i + 2 !== line));
  const mutated = result.file.entries.find((read) => read.line === line);
  if (mutated) expect(mutated.amountCents).toBe(given.entries[line - 2]?.amountCents);
}

it('never throws, whatever bytes come', () => {
  const anything = fc.oneof(
    fc.uint8Array({ maxLength: 2_000 }),
    fc.string({ unit: anyCharacter, maxLength: 500 }).map((text) => Buffer.from(text, 'utf8')),
    fc
      .string({ unit: fc.constantFrom('0', '1', '7', ' ', '\r', '\n', '\x1a', '-', '9'), maxLength: 1_500 })
      .map((text) => Buffer.from(text)),
  );
  fc.assert(
    fc.property(anything, (bytes) => isWellFormed(parseAba(bytes), bytes.length)),
    { numRuns: 2_000 },
  );
});

it('never throws for legal records in any order, cut anywhere', () => {
  fc.assert(
    fc.property(batch, fc.array(fc.nat(), { maxLength: 12 }), fc.nat(), (given, order, cut) => {
      const records = writeAba(given).toString('latin1').split('\r\n').slice(0, -1);
      const shuffled = order.map((i) => records[i % records.length]).join('\n');
      const bytes = Buffer.from(shuffled.slice(0, cut % (shuffled.length + 1)), 'latin1');
      return isWellFormed(parseAba(bytes), bytes.length);
    }),
    { numRuns: 500 },
  );
});
