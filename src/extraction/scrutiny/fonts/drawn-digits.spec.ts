import { digitOf, drawnDigits } from './drawn-digits.js';

describe('digitOf', () => {
  it.each([
    ['7', '7'],
    ['٠', '0'],
    ['٩', '9'],
    ['۴', '4'],
    ['०', '0'],
    ['५', '5'],
    ['７', '7'],
    ['\u{1D7D8}', '0'],
    ['\u{1D7FF}', '9'],
    ['\u{1FBF3}', '3'],
    ['⁵', '5'],
    ['₀', '0'],
    ['⑥', '6'],
    ['一', '1'],
    ['〇', '0'],
    ['O', null],
    ['½', null],
    ['', null],
  ])('gives %s as %j', (character, digit) => expect(digitOf(character)).toBe(digit));

  it('gives each run of ten digits of Unicode in order', () => {
    const codes = Array.from({ length: 0x1fc00 }, (_, code) => code);
    const digits = codes.map((code) => String.fromCodePoint(code)).filter((character) => /\p{Nd}/u.test(character));
    const runs = Array.from({ length: digits.length / 10 }, (_, run) => digits.slice(run * 10, run * 10 + 10));
    expect(runs.length).toBeGreaterThan(60);
    for (const run of runs) expect([run[0], run.map(digitOf).join('')]).toEqual([run[0], '0123456789']);
  });
});

describe('drawnDigits', () => {
  it.each([
    ['062-000', '062-000'],
    ['06\u20632-0\u034F00', '062-000'],
    ['0\u200B6\uFE0F2\u00AD000', '062000'],
    ['\u202E062\u202C', '062'],
    ['0\u03366\u03362', '062'],
    ['٠٦٢-٠٠٠', '062-000'],
    ['०६२', '062'],
    ['０６２', '062'],
    ['O62-OOO', '062-000'],
    ['o62-ooo', '062-000'],
    ['О62', '062'],
    ['I23456l8', '12345618'],
    ['1Z34S6', '123456'],
    ['7B90', '7890'],
    ['OOO-lII', '000-111'],
    ['INV-OO12', 'INV-0012'],
    ['З45б', '3456'],
  ])('reads the digits of %j as %j', (word, drawn) => expect(drawnDigits(word)).toBe(drawn));

  it.each([
    'BSB',
    'BILL',
    'Total',
    'SOS',
    'A/C',
    'INV-0012',
    'ISO9001',
    '12kg',
    'Oil',
    'PO',
    'No.',
    '$1,056.00',
    'AS4000',
  ])('leaves %s as it is', (word) => expect(drawnDigits(word)).toBe(word));
});
