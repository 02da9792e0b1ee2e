import { formatAccepted } from './formats.js';
import { cell, LINES } from './lines.js';

describe('a cell', () => {
  it.each([
    [null, ''],
    [undefined, ''],
    ['Harbour Lane', 'Harbour Lane'],
    ['a,b', '"a,b"'],
    ['say "a"', '"say ""a"""'],
    ['two\nlines', '"two\nlines"'],
    [' blank ', '" blank "'],
    [true, 'true'],
    [7, '7'],
    [['a', 1], '"[""a"",1]"'],
    ['-12.50', '-12.50'],
    [-3, '-3'],
  ])('of %j is %s', (value, text) => expect(cell(value)).toBe(text));

  it.each([
    '=1+1',
    '=HYPERLINK("https://a.example")',
    '+61 2 9876 5432',
    '-1+1',
    '-',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1',
    '＠a',
    '-12.50-cmd|calc',
  ])('of %j is not a formula', (value) => {
    const text = cell(value).replace(/^"/, '');
    expect(text.startsWith("'")).toBe(true);
    expect(text.includes(value.replaceAll('"', '""'))).toBe(true);
  });
});

describe('lines', () => {
  const one = { id: 'x', type: 'things', attributes: { name: '=A', note: null, list: ['a'] } };

  it('are CSV with a mark of UTF-8', () => {
    expect(LINES.csv.head(['name', 'note'])).toBe('\ufeffid,name,note\r\n');
    expect(LINES.csv.line(one, ['name', 'note', 'list'])).toBe(`x,'=A,,"[""a""]"\r\n`);
  });

  it('are JSON, whose values are as they are', () =>
    expect(LINES.jsonl.line(one, [])).toBe('{"id":"x","name":"=A","note":null,"list":["a"]}\n'));
});

it.each([
  [undefined, null],
  ['*/*', null],
  ['application/vnd.api+json, text/csv', null],
  ['text/html, text/csv', null],
  ['text/csv', 'csv'],
  ['Text/CSV;q=0.9, */*', 'csv'],
  ['application/jsonl', 'jsonl'],
])('an Accept header of %s asks for %s', (accept, format) => expect(formatAccepted(accept)).toBe(format));
