import type { Page, Word } from '../../document.js';
import { type Row, unreadRows } from './unread-rows.js';

const word = (text: string, x0: number, y0: number, source: Word['source'] = 'text', confidence = 1): Word => ({
  text,
  box: { x0, y0, x1: x0 + 6 * text.length, y1: y0 + 10 },
  size: 10,
  bold: false,
  angle: 0,
  source,
  confidence,
});

const page = (...words: Word[]): Page => ({ number: 1, width: 595, height: 842, words });
const row = { box: { x0: 60, y0: 300, x1: 160, y1: 312 }, marks: 9, pieces: 1, level: true };

const unread = (rows: readonly Row[], shown: Page, read: readonly Word[]) => unreadRows(rows, shown, read, []);

describe('unreadRows', () => {
  it('has a row near words of payment that was not read', () => {
    expect(unread([row], page(word('Transfer', 60, 280)), [])).toEqual([row.box]);
    expect(unread([row], page(word('Transfer', 60, 280)), [word('8765', 80, 301, 'ocr', 0.3)])).toEqual([row.box]);
  });

  it('has a row aslant that was read with less confidence than what runs aslant is', () => {
    const read = [word('876543', 80, 301, 'ocr', 0.62)];
    expect(unread([row], page(word('Transfer', 60, 280)), read)).toEqual([]);
    expect(unread([{ ...row, level: false }], page(word('Transfer', 60, 280)), read)).toEqual([row.box]);
  });

  it('has a row of dots anywhere, and one that was read dot by dot', () => {
    const dotted = { ...row, pieces: 9 };
    const gardening = page(word('Gardening', 60, 280));
    expect(unread([dotted], gardening, [])).toEqual([row.box]);
    expect(unread([dotted], gardening, [word('876543', 80, 301, 'ocr', 0.9)])).toEqual([]);
    expect(unread([dotted], gardening, [word('00000000000000', 70, 301, 'ocr', 0.9)])).toEqual([row.box]);
    expect(unreadRows([dotted], gardening, [], [row.box])).toEqual([]);
  });

  it('leaves out a row that was read, and one that is near no such words', () => {
    expect(unread([row], page(word('Transfer', 60, 280)), [word('876543', 80, 301, 'ocr', 0.9)])).toEqual([]);
    expect(unread([row], page(word('Transfer', 60, 600), word('Gardening', 60, 280)), [])).toEqual([]);
  });

  it('leaves out a row of some letters of a long word that was read, and has one that the word only reaches into', () => {
    const transfer = page(word('Transfer', 60, 280));
    expect(unread([row], transfer, [word('office@darlingdownspanelbeaters', 62, 301, 'ocr', 0.9)])).toEqual([]);
    expect(unread([row], transfer, [word('office@darlingdownspanelbeaters', 142, 301, 'ocr', 0.9)])).toEqual([row.box]);
  });
});
