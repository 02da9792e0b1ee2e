import { takeRowsOfCells } from './rows-of-cells.js';

const segments = (text: string, step: number, start = 0) =>
  [...text].map((letter, at) => [
    { glyph: { text: letter, size: 10 }, along: start + at * step, end: start + at * step + 5.6 },
  ]);
const texts = (parts: ReturnType<typeof segments>) => parts.map((part) => part.map(({ glyph }) => glyph.text).join(''));

describe('takeRowsOfCells', () => {
  it('joins digits that stand at even distances', () => {
    const { rows, others } = takeRowsOfCells(segments('38145602', 24));
    expect(texts(rows)).toEqual(['38145602']);
    expect(others).toEqual([]);
  });

  it('parts numbers where the distance changes', () => {
    const { rows } = takeRowsOfCells([...segments('062000', 20), ...segments('38145602', 20, 150)]);
    expect(texts(rows)).toEqual(['062000', '38145602']);
  });

  it('leaves few digits, letters and columns far apart', () => {
    for (const given of [segments('1234', 24), segments('ABCDEF', 24), segments('123456', 60)]) {
      const { rows, others } = takeRowsOfCells(given);
      expect(rows).toEqual([]);
      expect(others).toHaveLength(given.length);
    }
  });
});
