import { layoutsOf } from '../../fields/structure/layout.js';
import { wordsInBox } from './words-in-box.js';

describe('wordsInBox', () => {
  it('sets a line as one, however wide its box is', () => {
    const words = wordsInBox('Pay Dana in cash', { x0: 0, y0: -54, x1: 595, y1: -40 });
    const lines = layoutsOf({ number: 1, width: 595, height: 842, words }).flatMap(({ segments }) => segments);
    expect(lines.map(({ text }) => text)).toEqual(['Pay Dana in cash']);
  });

  it('keeps what is long within its box', () => {
    const words = wordsInBox('BSB 062-000 Account 12345678', { x0: 10, y0: 0, x1: 60, y1: 12 });
    expect(Math.max(...words.map(({ box }) => box.x1))).toBeCloseTo(60);
  });
});
