import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Chance } from '../random.js';
import { TRAIN } from '../vocabulary/train.js';
import { fillSketch } from './fill-sketch.js';
import { parseSketches, type Sketch } from './sketch.js';

const HEAD = '=== one\nkind: invoice\nbusiness: Ochre Tiles Pty Ltd\naccount name: Ochre Tiles\nswap: Ochre\n---\n';
const parsed = (body: string, head = HEAD): Sketch => parseSketches(`${head}${body}`)[0] as Sketch;
const BODY = [
  'Ochre Tiles Pty Ltd      ABN {abn}',
  '!!*Invoice {number}                 >^Total',
  '----------      ------',
  '',
  'EFT  Ochre Tiles   BSB {bsb}   {account}    www.ochretiles.example',
].join('\n');

describe('parseSketches', () => {
  it('parts a line into runs at their columns, and takes marks for what they say', () => {
    const [first, second, ...rules] = parsed(BODY).pages[0]?.lines ?? [];
    expect(first).toEqual({
      type: 'runs',
      tinted: false,
      runs: [
        { text: 'Ochre Tiles Pty Ltd', from: 0, to: 19, anchor: 'start', scale: 1, bold: false },
        { text: 'ABN {abn}', from: 25, to: 34, anchor: 'start', scale: 1, bold: false },
      ],
    });
    expect(second).toMatchObject({ runs: [{ text: 'Invoice {number}', scale: 1.8, bold: true }, { anchor: 'end' }] });
    expect(rules.slice(0, 3)).toEqual([
      { type: 'rule', from: 0, to: 10 },
      { type: 'rule', from: 16, to: 22 },
      { type: 'gap' },
    ]);
  });

  it('lets runs end in one column that start in one', () => {
    const { lines = [] } = parsed('Ochre Tiles Pty Ltd Ochre Tiles\na    >1,000.00\nb    >10.00').pages[0] ?? {};
    expect(lines.slice(1)).toMatchObject([{ runs: [{}, { to: 14 }] }, { runs: [{}, { to: 14 }] }]);
  });

  it('starts pages and the foot of a page where it is told to', () => {
    const { pages } = parsed('Ochre Tiles Pty Ltd Ochre Tiles\n\n@bottom\nPage 1\n@page\nTerms');
    expect(pages.map(({ lines, bottom }) => [lines.length, bottom.length])).toEqual([
      [1, 1],
      [1, 0],
    ]);
  });

  it('finds a name that is set over two lines', () => {
    expect(() => parsed('x  Ochre Tiles\ny  Pty Ltd')).not.toThrow();
  });

  it.each([
    ['a name that is not printed', 'Ochre Tiles', 'line 1: “Ochre Tiles Pty Ltd” does not occur'],
    ['a placeholder that is not known', `${BODY}\n{iban}`, 'line 12: {iban} is no placeholder'],
    ['a line that is too wide', `${BODY}\n${'x'.repeat(120)}`, 'line 12: the line is 120 columns'],
  ])('refuses %s, naming its line', (_, body, message) => {
    expect(() => parsed(body)).toThrow(message);
  });
});

describe('fillSketch', () => {
  it('gives as truth what is printed, in the form of corpora', () => {
    const { sheet, truth } = fillSketch(parsed(BODY), TRAIN, new Chance(3), true);
    const printed = JSON.stringify(sheet).replace(/[ -]/g, '');
    expect(truth).toMatchObject({
      document_is_invoice: true,
      extracted_business_name: 'Ochre Tiles Pty Ltd',
      extracted_account_name: 'Ochre Tiles',
    });
    for (const value of [truth.extracted_business_abn, truth.extracted_account_number, truth.extracted_account_bsb])
      expect(printed).toContain(value?.replace('-', ''));
  });

  it('gives null for what is not printed, and for an account that is left open', () => {
    const { truth } = fillSketch(parsed('Ochre Tiles Pty Ltd  Ochre Tiles'), TRAIN, new Chance(3), true);
    expect(truth).toMatchObject({ extracted_business_abn: null, extracted_invoice_number: null });
    const open = parsed(BODY, HEAD.replace('kind', 'account: none\nkind'));
    expect(fillSketch(open, TRAIN, new Chance(3), true).truth).toMatchObject({
      extracted_account_number: null,
      extracted_account_bsb: null,
      extracted_account_name: null,
    });
  });

  it('swaps a word wherever it stands, in the case that it has there', () => {
    const { sheet, truth } = fillSketch(parsed(BODY), TRAIN, new Chance(3), false);
    const [other = ''] = truth.extracted_business_name?.split(' ') ?? [];
    expect(other).not.toBe('Ochre');
    expect(JSON.stringify(sheet)).toContain(`www.${other.toLowerCase()}tiles.example`);
    expect(JSON.stringify(sheet)).not.toMatch(/ochre/i);
  });
});

describe('the sketches', () => {
  const home = join('scripts', 'corpus', 'sketches');
  const of = (split: string): Sketch[] =>
    readdirSync(join(home, split)).flatMap((file) => parseSketches(readFileSync(join(home, split, file), 'utf8')));

  it('can be drawn, and no business is both in training and in the test', () => {
    const [train, test] = [of('train'), of('test')];
    for (const one of [...train, ...test]) fillSketch(one, TRAIN, new Chance(1), false);
    const names = new Set(train.map(({ business }) => business));
    expect(test.filter(({ business }) => business !== null && names.has(business))).toEqual([]);
  });
});
