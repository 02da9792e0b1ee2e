import { parseAba } from './parse-aba.js';
import { type AbaBatch, AbaValueError, writeAba } from './write-aba.js';

const header: AbaBatch['header'] = {
  bank: 'NAB',
  userName: 'EXAMPLE PTY LTD',
  userId: '001234',
  description: 'SUPPLIERS',
  processingDate: '2025-11-28',
  bsb: null,
  accountNumber: null,
};
const credit: AbaBatch['entries'][number] = {
  bsb: '083-047',
  accountNumber: '001234567',
  indicator: '',
  transactionCode: 50,
  amountCents: 123456,
  accountName: 'ACME TOOLS',
  lodgementReference: 'INV 77',
  traceBsb: '083-001',
  traceAccount: '87654321',
  remitter: 'EXAMPLE',
  withholdingTaxCents: 0,
};
const debit: AbaBatch['entries'][number] = { ...credit, transactionCode: 13, amountCents: 23456 };

it('writes records of 120 columns, the last one ended too', () => {
  expect(writeAba({ header, entries: [credit, debit] }).toString()).toBe(
    [
      '0                 01NAB       EXAMPLE PTY LTD           001234SUPPLIERS   281125                                        ',
      '1083-047001234567 500000123456ACME TOOLS                      INV 77            083-001 87654321EXAMPLE         00000000',
      '1083-047001234567 130000023456ACME TOOLS                      INV 77            083-001 87654321EXAMPLE         00000000',
      '7999-999            000010000000001234560000023456                        000002                                        ',
      '',
    ].join('\r\n'),
  );
});

it('writes the account that pays into the header', () => {
  const written = writeAba({ header: { ...header, bsb: '083-001', accountNumber: '87654321' }, entries: [credit] });
  expect(written.toString().slice(0, 20)).toBe('0083-001 87654321 01');
});

it('writes what was read, other totals or lines notwithstanding', () => {
  const bytes = writeAba({ header, entries: [credit, debit] }, { lineEnding: '\n' });
  const result = parseAba(bytes);
  if (!result.ok) throw new Error('refused');
  expect(writeAba(result.file, { lineEnding: '\n' })).toEqual(bytes);
});

describe('a value that the file cannot hold', () => {
  it.each<[string, Partial<AbaBatch['entries'][number]>, string]>([
    [
      'ten digits of account',
      { accountNumber: '1234567890' },
      'entry 1: the account number has 10 characters, the field holds 9',
    ],
    ['no account', { accountNumber: '' }, 'Line 2, column 9: the account number is blank'],
    [
      'an account with hyphens',
      { accountNumber: '12-34567' },
      'entry 1: a reader would find another accountNumber in the file',
    ],
    ['a BSB without its hyphen', { bsb: '083047' }, 'Line 2, column 5: the BSB must be written NNN-NNN'],
    [
      'a long name',
      { accountName: 'A'.repeat(33) },
      'entry 1: the title of account has 33 characters, the field holds 32',
    ],
    [
      'a name with a blank at its end',
      { accountName: 'ACME ' },
      'entry 1: a reader would find another accountName in the file',
    ],
    [
      'a letter of latin-1',
      { accountName: 'CAFÉ' },
      'Line 2, column 34: the byte 0xC9 is not in the character set of direct entry',
    ],
    // Its low byte is a hyphen.
    ['a letter beyond latin-1', { accountName: 'A中' }, 'entry 1: a reader would find another accountName in the file'],
    ['part of a cent', { amountCents: 0.5 }, 'Line 2, column 29: the amount must be 10 digits, filled with zeros'],
    ['a negative amount', { amountCents: -5 }, 'Line 2, column 29: the amount must be 10 digits, filled with zeros'],
    ['no amount', { amountCents: 0 }, 'Line 2, column 21: the amount is zero'],
    ['a huge amount', { amountCents: 10_000_000_000 }, 'entry 1: the amount has 11 characters, the field holds 10'],
    ['W without tax', { indicator: 'W' }, 'Line 2, column 113: indicator W requires an amount of withholding tax'],
  ])('%s', (_, values, message) => {
    const write = () => writeAba({ header, entries: [{ ...credit, ...values }] });
    expect(write).toThrow(AbaValueError);
    expect(write).toThrow(message);
  });

  it.each<[string, Partial<AbaBatch['header']>, string]>([
    ['no such day', { processingDate: '2025-02-29' }, 'header: the processing date cannot be written as DDMMYY'],
    [
      'a year of another century',
      { processingDate: '2069-01-01' },
      'header: the processing date cannot be written as DDMMYY',
    ],
    [
      'a short user id',
      { userId: '1234' },
      'Line 1, column 61: the user identification number must be 6 digits, filled with zeros',
    ],
    ['a long bank', { bank: 'WEST' }, 'header: the bank has 4 characters, the field holds 3'],
  ])('%s', (_, values, message) => {
    expect(() => writeAba({ header: { ...header, ...values }, entries: [credit] })).toThrow(message);
  });

  it('a line ending in a name', () => {
    expect(() => writeAba({ header, entries: [{ ...credit, remitter: 'A\r\nB' }] })).toThrow(AbaValueError);
  });

  it('totals of more than ten digits', () => {
    const large = { ...credit, amountCents: 9_999_999_999 };
    expect(() => writeAba({ header, entries: [large, large] })).toThrow('the net total has 11 characters');
  });

  it('a batch of nothing', () => {
    expect(() => writeAba({ header, entries: [] })).toThrow('the file has no detail record');
  });
});
