import { isCredit } from './aba-file.js';
import type { AbaEntry } from './aba-file.js';
import { describeFault } from './fault.js';
import { parseAba, parseAbaInChunks } from './parse-aba.js';

const HEADER =
  '0                 01WBC       EXAMPLE PTY LTD           123456SUPPLIERS   281125                                        ';
const FIRST =
  '1062-000 12345678 500000012345ACME TOOLS PTY LTD              INV-1001          032-000 00-98765EXAMPLE PTY LTD 00000000';
const SECOND =
  '1484-799000123456N530000000055J & K MATTHEWS                  INV-1002          032-000 00-98765EXAMPLE PTY LTD 00000000';
const TRAILER =
  '7999-999            000001240000000124000000000000                        000002                                        ';
const RECORDS = [HEADER, FIRST, SECOND, TRAILER] as const;

/** Lines of the file that {@link RECORDS} make. */
const AT = { header: 1, first: 2, second: 3, trailer: 4 };

function bytesOf(records: readonly string[], ending = '\r\n'): Buffer {
  return Buffer.from(records.join(ending) + ending, 'latin1');
}

/** The legal file with other text at a place. */
function withText(line: number, column: number, text: string): string[] {
  return RECORDS.map((record, i) =>
    i === line - 1 ? record.slice(0, column - 1) + text + record.slice(column - 1 + text.length) : record,
  );
}

function faultsOf(bytes: Uint8Array): string[] {
  const result = parseAba(bytes);
  return result.ok ? [] : result.faults.map(describeFault);
}

function warningsOf(bytes: Uint8Array): string[] {
  const result = parseAba(bytes);
  if (!result.ok) throw new Error(result.faults.map(describeFault).join('\n'));
  return result.warnings.map(describeFault);
}

function parsed(bytes: Uint8Array) {
  const result = parseAba(bytes);
  if (!result.ok) throw new Error(result.faults.map(describeFault).join('\n'));
  return result.file;
}

describe('a legal file', () => {
  it('gives every field', () => {
    expect(parseAba(bytesOf(RECORDS))).toEqual({
      ok: true,
      warnings: [],
      skipped: [],
      file: {
        header: {
          bank: 'WBC',
          userName: 'EXAMPLE PTY LTD',
          userId: '123456',
          description: 'SUPPLIERS',
          processingDate: '2025-11-28',
          bsb: null,
          accountNumber: null,
        },
        entries: [
          {
            line: 2,
            bsb: '062-000',
            accountNumber: '12345678',
            indicator: '',
            transactionCode: 50,
            amountCents: 12345,
            accountName: 'ACME TOOLS PTY LTD',
            lodgementReference: 'INV-1001',
            traceBsb: '032-000',
            traceAccount: '0098765',
            remitter: 'EXAMPLE PTY LTD',
            withholdingTaxCents: 0,
          },
          {
            line: 3,
            bsb: '484-799',
            accountNumber: '000123456',
            indicator: 'N',
            transactionCode: 53,
            amountCents: 55,
            accountName: 'J & K MATTHEWS',
            lodgementReference: 'INV-1002',
            traceBsb: '032-000',
            traceAccount: '0098765',
            remitter: 'EXAMPLE PTY LTD',
            withholdingTaxCents: 0,
          },
        ],
        trailer: { netCents: 12400, creditCents: 12400, debitCents: 0, entryCount: 2 },
      },
    });
  });

  it('may be a view into a larger buffer', () => {
    const whole = Buffer.concat([Buffer.from('before'), bytesOf(RECORDS), Buffer.from('after')]);
    const view = new Uint8Array(whole.buffer, whole.byteOffset + 6, whole.length - 11);
    expect(parsed(view).entries).toHaveLength(2);
  });

  it('reads the same in chunks', async () => {
    const many = [HEADER, ...Array<string>(1_200).fill(FIRST), withTotals(1_200 * 12345, 1_200)];
    let othersRan = false;
    setImmediate(() => (othersRan = true));
    const groups: AbaEntry[][] = [];
    const result = await parseAbaInChunks(bytesOf(many), (entries) => void groups.push(entries));
    expect(othersRan).toBe(true);
    expect(groups.length).toBeGreaterThan(2);
    if (!result.ok) throw new Error('the file was refused');
    expect({ ...result, file: { ...result.file, entries: groups.flat() } }).toEqual(parseAba(bytesOf(many)));
    const broken = bytesOf(withText(AT.first, 19, '99'));
    expect(await parseAbaInChunks(broken, () => undefined)).toEqual(parseAba(broken));
  });

  it('takes time in proportion, with 80,000 entries', () => {
    const bytes = bytesOf([HEADER, ...Array<string>(80_000).fill(FIRST), withTotals(80_000 * 12345, 80_000)]);
    const start = performance.now();
    expect(parsed(bytes).entries).toHaveLength(80_000);
    expect(performance.now() - start).toBeLessThan(100_000);
  });
});

function withTotals(credits: number, count: number, debits = 0): string {
  const total = (cents: number) => String(cents).padStart(10, '0');
  const net = total(Math.abs(credits - debits));
  return `7999-999            ${net}${total(credits)}${total(debits)}${' '.repeat(24)}${String(count).padStart(6, '0')}${' '.repeat(40)}`;
}

describe('variants that are legal somewhere', () => {
  it.each([
    ['CRLF', '\r\n'],
    ['LF', '\n'],
    ['CR', '\r'],
  ])('line endings %s, with and without the last one', (_, ending) => {
    const whole = bytesOf(RECORDS, ending);
    expect(warningsOf(whole)).toEqual([]);
    expect(warningsOf(whole.subarray(0, whole.length - ending.length))).toEqual([]);
    expect(parsed(whole).entries.map((entry) => entry.line)).toEqual([2, 3]);
  });

  it('mixed line endings', () => {
    const mixed = Buffer.from(`${HEADER}\r\n${FIRST}\n${SECOND}\r${TRAILER}\r\n`);
    expect(warningsOf(mixed)).toEqual([
      'Line 2, column 1: this line has a different line ending from the first one (CRLF, LF and CR are mixed)',
    ]);
  });

  it.each([
    ['blank lines', '\r\n\r\n\r\n'],
    ['lines of blanks', '\r\n   \r\n          '],
    ['an end-of-file mark', '\x1a'],
    ['an end-of-file mark on a line of its own', '\r\n\x1a\r\n'],
  ])('%s at the end', (_, ending) => {
    expect(warningsOf(Buffer.from(RECORDS.join('\r\n') + ending))).toEqual([]);
  });

  it('headers and trailers of 80 columns', () => {
    const short = [HEADER.slice(0, 80), FIRST, SECOND, TRAILER.slice(0, 80)];
    expect(warningsOf(bytesOf(short))).toEqual([
      'Line 1, column 81: the header ends after 80 columns, which not every bank accepts',
      'Line 4, column 81: the trailer ends after 80 columns, which not every bank accepts',
    ]);
    expect(parsed(bytesOf(short))).toEqual(parsed(bytesOf(RECORDS)));
  });

  it('a self-balancing file', () => {
    const debit = `1032-000 00-98765 130000012345EXAMPLE PTY LTD${' '.repeat(17)}BATCH${' '.repeat(13)}032-000 00-98765EXAMPLE PTY LTD 00000000`;
    const bytes = bytesOf([HEADER, FIRST, debit, withTotals(12345, 2, 12345)]);
    expect(warningsOf(bytes)).toEqual([
      'Line 3, column 19: this debit makes the file self-balancing, which not every bank accepts',
    ]);
    expect(parsed(bytes).entries.map(isCredit)).toEqual([true, false]);
    expect(parsed(bytes).trailer).toEqual({ netCents: 0, creditCents: 12345, debitCents: 12345, entryCount: 2 });
  });

  it('a file of debits, and one that a debit does not balance', () => {
    const debit = FIRST.slice(0, 18) + '13' + FIRST.slice(20);
    expect(warningsOf(bytesOf([HEADER, debit, withTotals(0, 1, 12345)]))).toEqual([]);
    const mixed = bytesOf([HEADER, debit, SECOND, withTotals(55, 2, 12345)]);
    expect(parsed(mixed).trailer.netCents).toBe(12290);
  });

  it.each([
    ['032-000 00-98765', '032-000', '0098765'],
    ['032-000         ', '032-000', null],
    ['        12345678', null, '12345678'],
  ])('account details in the header: %j', (text, bsb, accountNumber) => {
    const bytes = bytesOf(withText(AT.header, 2, text));
    expect(warningsOf(bytes)).toEqual(['Line 1, column 2: the header names an account, which not every bank accepts']);
    expect(parsed(bytes).header).toMatchObject({ bsb, accountNumber });
  });

  it.each([
    [
      'letters',
      ' 1234S678',
      '1234S678',
      'Line 2, column 14: the account number contains letters, which not every bank accepts',
    ],
    [
      'a blank',
      ' 123 5678',
      '1235678',
      'Line 2, column 13: the account number contains a space, which not every bank accepts',
    ],
  ])('%s in an account number', (_, text, accountNumber, warning) => {
    const bytes = bytesOf(withText(AT.first, 9, text));
    expect(warningsOf(bytes)).toEqual([warning]);
    expect(parsed(bytes).entries[0]?.accountNumber).toBe(accountNumber);
  });

  it('withholding tax without its indicator, as in the sample of cemtexaba.com', () => {
    const sample = [
      '0                 01BQL       MY NAME                   1111111004231633  230410',
      '1000-000157108231 530000001234S R SMITH                       TEST BATCH        062-000 12223123MY ACCOUNT      00001200',
      '1000-000 12312312 530000002200J K MATTHEWS                    TEST BATCH        062-000 12223123MY ACCOUNT      00000030',
      '1000-000   125123 530003123513P R JONES                       TEST BATCH        062-000 12223123MY ACCOUNT      00000000',
      '1000-000    11422 530000002300S MASLIN                        TEST BATCH        062-000 12223123MY ACCOUNT      00000000',
      '7999-999            000312924700031292470000000000                        000004',
    ];
    expect(warningsOf(bytesOf(sample))).toEqual([
      'Line 1, column 81: the header ends after 80 columns, which not every bank accepts',
      'Line 2, column 113: there is an amount of withholding tax without an indicator W, X or Y',
      'Line 3, column 113: there is an amount of withholding tax without an indicator W, X or Y',
      'Line 6, column 81: the trailer ends after 80 columns, which not every bank accepts',
    ]);
    expect(parsed(bytesOf(sample)).header.processingDate).toBe('2010-04-23');
  });

  it.each(['W', 'X', 'Y'])('indicator %s with withholding tax', (indicator) => {
    const records = withText(AT.first, 18, indicator);
    records[1] = (records[1] as string).slice(0, 112) + '00000123';
    expect(warningsOf(bytesOf(records))).toEqual([]);
    expect(parsed(bytesOf(records)).entries[0]).toMatchObject({ indicator, withholdingTaxCents: 123 });
  });

  it.each([' ', 'N', 'T'])('indicator %j', (indicator) => {
    expect(warningsOf(bytesOf(withText(AT.first, 18, indicator)))).toEqual([]);
  });

  it.each([50, 51, 52, 53, 54, 55, 56, 57])('code %d is a credit', (code) => {
    const [entry] = parsed(bytesOf(withText(AT.first, 19, String(code)))).entries;
    expect(entry).toMatchObject({ transactionCode: code });
    expect(entry && isCredit(entry)).toBe(true);
  });

  it('every character of the set', () => {
    const name = "^_[]',?;:=#/.*()&%!$@+-";
    expect(parsed(bytesOf(withText(AT.first, 31, name.padEnd(32)))).entries[0]?.accountName).toBe(name);
  });

  it('a blank lodgement reference and trace account', () => {
    const records = withText(AT.first, 63, ' '.repeat(18));
    records[1] = (records[1] as string).slice(0, 87) + ' '.repeat(9) + (records[1] as string).slice(96);
    expect(warningsOf(bytesOf(records))).toEqual([]);
    expect(parsed(bytesOf(records)).entries[0]).toMatchObject({ lodgementReference: '', traceAccount: '' });
  });
});

describe('what is refused, with its place', () => {
  it.each<[string, [line: number, column: number, text: string], string]>([
    ['BSB of the header', [AT.header, 2, '032x000'], 'Line 1, column 5: the BSB must be written NNN-NNN'],
    [
      'account of the header',
      [AT.header, 9, '  123_456'],
      'Line 1, column 14: the account number may contain only digits, letters, hyphens and spaces',
    ],
    ['filler 18', [AT.header, 18, 'X'], 'Line 1, column 18: this column must be blank'],
    ['reel', [AT.header, 19, '02'], 'Line 1, column 19: the reel sequence number must be 01'],
    ['bank', [AT.header, 21, 'W C'], 'Line 1, column 22: the bank must be three characters'],
    ['filler 24-30', [AT.header, 30, '0'], 'Line 1, column 30: this column must be blank'],
    ['user name', [AT.header, 31, ' '.repeat(26)], 'Line 1, column 31: the user name is blank'],
    [
      'user id',
      [AT.header, 57, '12345A'],
      'Line 1, column 62: the user identification number must be 6 digits, filled with zeros',
    ],
    [
      'blank-filled user id',
      [AT.header, 57, ' 12345'],
      'Line 1, column 57: the user identification number must be 6 digits, filled with zeros',
    ],
    ['description', [AT.header, 63, ' '.repeat(12)], 'Line 1, column 63: the description is blank'],
    [
      'date of letters',
      [AT.header, 75, '28NOV5'],
      'Line 1, column 77: the processing date must be 6 digits, filled with zeros',
    ],
    ['date without its day', [AT.header, 75, '310425'], 'Line 1, column 75: 310425 is not a date (DDMMYY)'],
    ['date in the order YYMMDD', [AT.header, 75, '321125'], 'Line 1, column 75: 321125 is not a date (DDMMYY)'],
    ['filler 81-120', [AT.header, 84, '1'], 'Line 1, column 84: this column must be blank'],

    ['BSB', [AT.first, 2, '06200 0'], 'Line 2, column 5: the BSB must be written NNN-NNN'],
    ['BSB of letters', [AT.first, 2, '06A-000'], 'Line 2, column 4: the BSB must be written NNN-NNN'],
    ['blank BSB', [AT.first, 2, '       '], 'Line 2, column 2: the BSB must be written NNN-NNN'],
    ['blank account', [AT.first, 9, '         '], 'Line 2, column 9: the account number is blank'],
    ['account of zeros', [AT.first, 9, '000000000'], 'Line 2, column 9: the account number is zero'],
    ['account of zeros and a hyphen', [AT.first, 9, '   00-000'], 'Line 2, column 9: the account number is zero'],
    ['account of hyphens', [AT.first, 9, '      ---'], 'Line 2, column 9: the account number is zero'],
    [
      'account with other characters',
      [AT.first, 9, ' 1234/678'],
      'Line 2, column 14: the account number may contain only digits, letters, hyphens and spaces',
    ],
    [
      'account at the left',
      [AT.first, 9, '12345678 '],
      'Line 2, column 17: the account number must be right-justified',
    ],
    ['indicator', [AT.first, 18, 'Z'], 'Line 2, column 18: the indicator must be blank, N, T, W, X or Y'],
    ['small indicator', [AT.first, 18, 'n'], 'Line 2, column 18: the indicator must be blank, N, T, W, X or Y'],
    [
      'code',
      [AT.first, 19, '58'],
      'Line 2, column 19: the transaction code must be one of 13, 50, 51, 52, 53, 54, 55, 56, 57',
    ],
    [
      'blank code',
      [AT.first, 19, '  '],
      'Line 2, column 19: the transaction code must be one of 13, 50, 51, 52, 53, 54, 55, 56, 57',
    ],
    [
      'amount with a point',
      [AT.first, 21, '0000123.45'],
      'Line 2, column 28: the amount must be 10 digits, filled with zeros',
    ],
    [
      'amount filled with blanks',
      [AT.first, 21, '     12345'],
      'Line 2, column 21: the amount must be 10 digits, filled with zeros',
    ],
    [
      'negative amount',
      [AT.first, 21, '-000012345'],
      'Line 2, column 21: the amount must be 10 digits, filled with zeros',
    ],
    ['amount of zero', [AT.first, 21, '0000000000'], 'Line 2, column 21: the amount is zero'],
    ['title of account', [AT.first, 31, ' '.repeat(32)], 'Line 2, column 31: the title of account is blank'],
    ['trace BSB', [AT.first, 81, '032000 '], 'Line 2, column 84: the trace BSB must be written NNN-NNN'],
    [
      'trace account',
      [AT.first, 88, '12345678 '],
      'Line 2, column 96: the trace account number must be right-justified',
    ],
    ['remitter', [AT.first, 97, ' '.repeat(16)], 'Line 2, column 97: the name of remitter is blank'],
    [
      'withholding tax',
      [AT.first, 113, '        '],
      'Line 2, column 113: the withholding tax must be 8 digits, filled with zeros',
    ],
    [
      'indicator W without tax',
      [AT.first, 18, 'W'],
      'Line 2, column 113: indicator W requires an amount of withholding tax',
    ],
    [
      'indicator X without tax',
      [AT.second, 18, 'X'],
      'Line 3, column 113: indicator X requires an amount of withholding tax',
    ],
    [
      'indicator Y without tax',
      [AT.second, 18, 'Y'],
      'Line 3, column 113: indicator Y requires an amount of withholding tax',
    ],

    ['BSB of the trailer', [AT.trailer, 2, '999-998'], 'Line 4, column 2: the BSB filler must be 999-999'],
    ['filler 9-20', [AT.trailer, 12, '1'], 'Line 4, column 12: this column must be blank'],
    [
      'net total',
      [AT.trailer, 21, '0000012401'],
      'Line 4, column 21: the net total is $124.01, but the detail records add up to $124.00',
    ],
    [
      'credit total',
      [AT.trailer, 31, '0000012399'],
      'Line 4, column 31: the credit total is $123.99, but the detail records add up to $124.00',
    ],
    [
      'debit total',
      [AT.trailer, 41, '0000000001'],
      'Line 4, column 41: the debit total is $0.01, but the detail records add up to $0.00',
    ],
    [
      'blank total',
      [AT.trailer, 41, ' '.repeat(10)],
      'Line 4, column 41: the debit total must be 10 digits, filled with zeros',
    ],
    ['filler 51-74', [AT.trailer, 74, '-'], 'Line 4, column 74: this column must be blank'],
    ['count', [AT.trailer, 75, '000004'], 'Line 4, column 75: the count of detail records is 4, but the file has 2'],
    ['filler 81-120 of the trailer', [AT.trailer, 120, 'X'], 'Line 4, column 120: this column must be blank'],

    ['type', [AT.second, 1, '5'], 'Line 3, column 1: the record type must be 0, 1 or 7'],
    ['type of the header', [AT.header, 1, ' '], 'Line 1, column 1: the record type must be 0, 1 or 7'],
    ['type of the trailer', [AT.trailer, 1, '9'], 'Line 4, column 1: the record type must be 0, 1 or 7'],
    [
      'character',
      [AT.second, 40, '"'],
      'Line 3, column 40: the character " is not in the character set of direct entry',
    ],
    ['tab', [AT.second, 70, '\t'], 'Line 3, column 70: the byte 0x09 is not in the character set of direct entry'],
    [
      'zero byte',
      [AT.second, 70, '\0'],
      'Line 3, column 70: the byte 0x00 is not in the character set of direct entry',
    ],
    [
      'end-of-file mark inside',
      [AT.second, 70, '\x1a'],
      'Line 3, column 70: the byte 0x1A is not in the character set of direct entry',
    ],
    [
      'letter of latin-1',
      [AT.second, 33, '\xe9'],
      'Line 3, column 33: the byte 0xE9 is not in the character set of direct entry',
    ],
  ])('%s', (_, [line, column, text], fault) => {
    expect(faultsOf(bytesOf(withText(line, column, text)))).toEqual([fault]);
  });

  it('a letter of UTF-8, once and at its byte column', () => {
    const records = withText(AT.second, 33, 'É').map((record) => Buffer.from(`${record}\r\n`, 'utf8'));
    expect(faultsOf(Buffer.concat(records))).toEqual([
      'Line 3, column 33: the byte 0xC3 is not in the character set of direct entry',
    ]);
  });

  it.each<[string, readonly string[], string[]]>([
    [
      'a short header',
      [HEADER.slice(0, 79), FIRST, SECOND, TRAILER],
      ['Line 1, column 80: the record has 79 columns instead of 120'],
    ],
    [
      'a long header',
      [HEADER + ' ', FIRST, SECOND, TRAILER],
      ['Line 1, column 121: the record has 121 columns instead of 120'],
    ],
    [
      'a header of between 80 and 120 columns',
      [HEADER.slice(0, 100), FIRST, SECOND, TRAILER],
      ['Line 1, column 101: the record has 100 columns instead of 120'],
    ],
    [
      'a short detail',
      [HEADER, FIRST, SECOND.slice(0, 112), TRAILER],
      ['Line 3, column 113: the record has 112 columns instead of 120'],
    ],
    [
      'a detail of 80 columns',
      [HEADER, FIRST, SECOND.slice(0, 80), TRAILER],
      ['Line 3, column 81: the record has 80 columns instead of 120'],
    ],
    [
      'a long detail',
      [HEADER, FIRST + '0', SECOND, TRAILER],
      ['Line 2, column 121: the record has 121 columns instead of 120'],
    ],
    [
      'a short trailer',
      [HEADER, FIRST, SECOND, TRAILER.slice(0, 60)],
      ['Line 4, column 61: the record has 60 columns instead of 120'],
    ],
    ['no header', [FIRST, SECOND, TRAILER], ['Line 1, column 1: the header (record type 0) is missing']],
    ['no trailer', [HEADER, FIRST, SECOND], ['Line 4, column 1: the trailer (record type 7) is missing']],
    ['a header alone', [HEADER], ['Line 2, column 1: the trailer (record type 7) is missing']],
    ['no detail', [HEADER, withTotals(0, 0)], ['Line 2, column 75: the file has no detail record (type 1)']],
    [
      'two headers',
      [HEADER, HEADER, FIRST, SECOND, TRAILER],
      ['Line 2, column 1: there is a second header (record type 0)'],
    ],
    ['two trailers', [...RECORDS, TRAILER], ['Line 5, column 1: there is a record of type 7 after the trailer']],
    [
      'a detail after the trailer',
      [HEADER, FIRST, withTotals(12345, 1), SECOND],
      ['Line 4, column 1: there is a record of type 1 after the trailer'],
    ],
    [
      'a header at the end',
      [FIRST, SECOND, TRAILER, HEADER],
      [
        'Line 1, column 1: the header (record type 0) is missing',
        'Line 4, column 1: there is a record of type 0 after the trailer',
      ],
    ],
    [
      'a comment that holds a record',
      [HEADER, FIRST, `#${SECOND.slice(0, 100)}`, TRAILER],
      [
        'Line 3, column 1: a comment must not contain a BSB: it could be a payment',
        'Line 4, column 21: the net total is $124.00, but the detail records add up to $123.45',
        'Line 4, column 31: the credit total is $124.00, but the detail records add up to $123.45',
        'Line 4, column 75: the count of detail records is 2, but the file has 1',
      ],
    ],
    [
      'a comment with the end of a line of somebody else',
      [HEADER, FIRST, '# a\x0b1', SECOND, TRAILER],
      ['Line 3, column 1: a comment may contain only printable ASCII characters'],
    ],
    [
      'a comment longer than a record',
      [HEADER, FIRST, `# ${'x'.repeat(120)}`, SECOND, TRAILER],
      ['Line 3, column 1: a comment may have up to 120 characters'],
    ],
    [
      'a blank line of other white space',
      [HEADER, FIRST, '\x0b\x0c', SECOND, TRAILER],
      [
        'Line 3, column 1: the record type must be 0, 1 or 7',
        'Line 3, column 1: the byte 0x0B is not in the character set of direct entry',
        'Line 3, column 2: the byte 0x0C is not in the character set of direct entry',
      ],
    ],
    [
      'a lost detail',
      [HEADER, FIRST, TRAILER],
      [
        'Line 3, column 21: the net total is $124.00, but the detail records add up to $123.45',
        'Line 3, column 31: the credit total is $124.00, but the detail records add up to $123.45',
        'Line 3, column 75: the count of detail records is 2, but the file has 1',
      ],
    ],
  ])('%s', (_, records, faults) => {
    expect(faultsOf(bytesOf(records))).toEqual(faults);
  });

  it('records without a line ending between them', () => {
    expect(faultsOf(bytesOf(RECORDS, ''))).toEqual([
      'Line 1, column 121: the record has 480 columns instead of 120',
      'Line 2, column 1: the trailer (record type 7) is missing',
    ]);
  });

  it('several faults of a record in the order of its columns', () => {
    const records = withText(AT.first, 2, '000 000');
    records[1] = (records[1] as string).slice(0, 18) + '990000000000' + (records[1] as string).slice(30);
    expect(faultsOf(bytesOf(records)).map((fault) => fault.split(':')[0])).toEqual([
      'Line 2, column 5',
      'Line 2, column 19',
      'Line 2, column 21',
    ]);
  });

  it('wrong totals behind a wrong header, but not behind a wrong detail', () => {
    const trailer = TRAILER.replace('000002', '000003');
    const [header] = withText(AT.header, 19, '02') as [string];
    const [, detail] = withText(AT.first, 19, '99') as [string, string];
    expect(faultsOf(bytesOf([header, FIRST, SECOND, trailer]))).toEqual([
      'Line 1, column 19: the reel sequence number must be 01',
      'Line 4, column 75: the count of detail records is 3, but the file has 2',
    ]);
    expect(faultsOf(bytesOf([HEADER, detail, SECOND, trailer]))).toHaveLength(1);
  });

  it('the first twenty faults of a file full of them', () => {
    const broken = FIRST.slice(0, 18) + '99' + FIRST.slice(20);
    const result = parseAba(bytesOf([HEADER, ...Array<string>(1_000).fill(broken), TRAILER]));
    if (result.ok) throw new Error('accepted');
    expect(result.faults.map((fault) => fault.line)).toEqual(Array.from({ length: 20 }, (_, i) => i + 2));
  });

  it('no more than twenty warnings', () => {
    const letters = FIRST.slice(0, 9) + '1234S678' + FIRST.slice(17);
    expect(warningsOf(bytesOf([HEADER, ...Array<string>(100).fill(letters), withTotals(1_234_500, 100)]))).toHaveLength(
      20,
    );
  });

  it('never shows an account number', () => {
    const records = withText(AT.first, 9, '1234_5678');
    expect(faultsOf(bytesOf(records)).join()).not.toMatch(/1234|5678/);
  });
});

describe('lines that are no records', () => {
  const skippedOf = (text: string): string[] => {
    const result = parseAba(Buffer.from(text));
    if (!result.ok) throw new Error(result.faults.map(describeFault).join('\n'));
    expect(result.file.entries).toMatchObject([{ accountNumber: '12345678' }, { accountNumber: '000123456' }]);
    return result.skipped;
  };

  it.each<[string, string, string[]]>([
    [
      'a byte order mark',
      `\ufeff${RECORDS.join('\r\n')}`,
      ['The file begins with a byte order mark, which was skipped.'],
    ],
    ['a leading newline', `\n${RECORDS.join('\n')}`, ['Line 1 is blank and was skipped.']],
    ['blank lines', `${RECORDS.join('\r\n\r\n')}\r\n   \r\n`, ['4 blank lines were skipped: 2, 4, 6, 8.']],
    ['a blank line at the end', `${RECORDS.join('\n')}\n\n`, ['Line 5 is blank and was skipped.']],
    [
      'blanks at the end, and the mark of an end',
      `${RECORDS.join('\r')}\r  \r\x1a`,
      ['Line 5 is blank and was skipped.'],
    ],
    ['a line ending at the end, and the mark of an end', `${RECORDS.join('\n')}\n\x1a\n`, []],
    [
      'comments',
      `# Made by Ledger 3\n${RECORDS.join('\n')}\n; end\n// of file`,
      [
        'Line 1 is a comment and was skipped: # Made by Ledger 3',
        'Line 6 is a comment and was skipped: ; end',
        'Line 7 is a comment and was skipped: // of file',
      ],
    ],
  ])('%s: they are skipped and said', (_title, text, notes) => {
    expect(skippedOf(text)).toEqual(notes);
  });

  it('lists blank lines up to a number, and counts the rest', () => {
    const [note] = skippedOf(`${'\n'.repeat(60)}${RECORDS.join('\n')}`);
    expect(note).toMatch(/^60 blank lines were skipped: 1, 2, .*, 20 and 40 more\.$/);
  });

  it('refuses more comments than a person reads', () => {
    const [fault] = faultsOf(bytesOf([...Array.from({ length: 21 }, () => '# a'), ...RECORDS]));
    expect(fault).toBe('Line 21, column 1: there are more than 20 comments');
  });

  it('skips no record that has a byte order mark before it inside of the file', () => {
    expect(faultsOf(Buffer.from([HEADER, `\ufeff${FIRST}`, SECOND, TRAILER].join('\n')))[0]).toMatch(
      /^Line 2, column 1/,
    );
  });
});

describe('files of another kind', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['blank lines', Buffer.from('\r\n\r\n   \n\x1a')],
  ])('%s is an empty file', (_, bytes) => {
    expect(faultsOf(bytes)).toEqual(['Line 1, column 1: the file is empty']);
  });

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de', 'hex')],
    ['a legal file in UTF-16', Buffer.from(bytesOf(RECORDS).toString('latin1'), 'utf16le')],
    ['zeros', Buffer.alloc(5_000)],
  ])('%s is binary', (_, bytes) => {
    expect(faultsOf(bytes)).toEqual([
      'Line 1, column 1: this is not a direct-entry (ABA) file: it is not plain ASCII text',
    ]);
  });

  it.each([
    ['a PDF', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'],
    ['a table', 'name,bsb,account\nACME,062-000,12345678\n'],
    ['a blank and a header', ` ${HEADER}\n${TRAILER}\n`],
  ])('%s gives one fault', (_, text) => {
    expect(faultsOf(Buffer.from(text))).toEqual([
      'Line 1, column 1: this is not a direct-entry (ABA) file; the first line must have 120 columns and begin with 0',
    ]);
  });

  it('comments alone are no file', () => {
    expect(faultsOf(Buffer.from('# nothing\n\n; here\n'))).toEqual([
      'Line 1, column 1: this is not a direct-entry (ABA) file: it holds no records',
    ]);
  });
});
