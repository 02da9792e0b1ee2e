import type { Word } from '../document.js';
import { numbersByLine } from './numbers-by-line.js';

const word = (text: string, x0: number, y0: number): Word => ({
  text,
  box: { x0, y0, x1: x0 + 30, y1: y0 + 10 },
  source: 'text',
  confidence: 1,
  size: 10,
  bold: false,
  angle: 0,
});

it('joins the digits of a line, in whichever order and however parted its words are', () => {
  const words = [
    word('5432', 120, 101),
    word('(02)', 40, 100),
    word('Call', 0, 100),
    word('9876', 80, 99.5),
    word('12', 0, 130),
  ];
  expect(numbersByLine([{ number: 1, width: 600, height: 800, words }])).toEqual(['0298765432']);
});
