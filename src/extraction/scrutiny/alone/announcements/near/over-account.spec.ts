import type { Word } from '../../../../document.js';
import { searchedPage } from '../../numbers/searched-page.js';
import { marksOver } from './over-account.js';

const word = (text: string, x: number, y: number, size = 8): Word => ({
  text,
  box: { x0: x, y0: y, x1: x + 0.5 * size * text.length, y1: y + size },
  ...{ source: 'ocr', confidence: 0.9, size, bold: false, angle: 0 },
});
const panel = [
  ...[word('Account', 60, 300), word('name', 92, 300), word('Harbour', 130, 300), word('Works', 162, 300)],
  ...[word('BSB', 60, 313), word('062-510', 130, 313)],
  ...[word('Account', 60, 326), word('number', 92, 326), word('387709760', 130, 326)],
];
const ACCOUNT = { x0: 130, x1: 166, y0: 326, y1: 334 };
const found = (more: readonly Word[]): string[] =>
  marksOver(searchedPage({ number: 1, width: 595, height: 842, words: [...panel, ...more] }), [ACCOUNT]).map((words) =>
    words.map(({ text }) => text).join(' '),
  );

describe('marksOver', () => {
  it.each(['VOID', 'OLD', 'WRONG', 'CANCELLED', 'SUPERSEDED', '“VOID'])(
    'finds a stamp in a line of the account: %s',
    (text) => expect(found([word(text, 186, 297, 14)])).toEqual([text]),
  );

  it.each(['xao', 'Joinery', 'APPROX'])('takes no other large word within a line for a stamp: %s', (text) =>
    expect(found([word(text, 186, 297, 14)])).toEqual([]),
  );

  it('finds a no behind the account, and none in front of it', () => {
    expect(found([word('NO', 230, 320, 14)])).toEqual(['NO']);
    expect(found([word('No', 70, 340, 14)])).toEqual([]);
  });

  it('finds what a hand points at', () => {
    expect(found([word('lig', 188, 297, 14), word('this', 212, 297, 14), word('one', 243, 297, 14)])).toEqual([
      'lig this one',
    ]);
  });

  it('finds digits that a hand sets beside the account or its BSB', () => {
    expect(found([word('842', 238, 310, 13)])).toEqual(['842']);
    expect(found([word('…842', 238, 324, 13)])).toEqual(['...842']);
    expect(found([word('←842', 238, 324)])).toEqual(['←842']);
    expect(found([word('37', 238, 324), word('→', 250, 324), word('74', 258, 324)])).toEqual(['37 → 74']);
  });

  it.each(['tr.', 'trs', 'transpose'])('finds what a proofreader writes beside the account: %s', (text) =>
    expect(found([word(text, 238, 326)])).toEqual([text]),
  );

  it.each([
    ['what a proofreader writes in another line', [word('tr.', 238, 366)]],
    ['letters that are short for something else', [word('tr', 238, 326)]],
    ['letters of the size of the account', [word('old', 190, 300)]],
    ['digits of that size', [word('842', 238, 313)]],
    ['digits in other lines', [word('842', 238, 350, 13)]],
    ['what is far from it', [word('VOID', 186, 600, 14)]],
    ['its own heading', [word('How', 60, 284, 12), word('to', 90, 284, 12), word('pay', 108, 284, 12)]],
    ['the name of the payee', [word('Harbour', 220, 297, 14), word('Works', 272, 297, 14)]],
    ['what is approved', [word('OK', 240, 297, 14), word('to', 260, 297, 14), word('pay', 280, 297, 14)]],
    ['an amount', [word('$842.00', 238, 313, 13)]],
  ])('leaves %s', (_, more) => expect(found(more)).toEqual([]));
});
