import { IDENTITY } from '../../pages/geometry.js';
import { unaccented, undressed } from './disguises.js';
import { drawPath, type Outline, OutlinePen } from './outline.js';

/** Rectangles `x y width height` as one outline, y growing upwards. */
function outlineOf(...rectangles: [x: number, y: number, width: number, height: number][]): Outline {
  const pen = new OutlinePen(IDENTITY);
  for (const [x, y, width, height] of rectangles)
    drawPath(pen, `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`);
  return { edges: pen.edges, evenOdd: false };
}

const LETTER = [0, 0, 500, 700] as const;

const specks = (count: number) =>
  Array.from({ length: count }, (_, at): [number, number, number, number] => [20 * at, 760, 10, 10]);

describe('undressed', () => {
  it('takes off a hundred specks', () =>
    expect(undressed(outlineOf([...LETTER], ...specks(100)))).toEqual([outlineOf([...LETTER])]));

  it('says of more that it cannot tell', () => expect(undressed(outlineOf([...LETTER], ...specks(300)))).toBeNull());
});

describe('unaccented', () => {
  it.each([
    ['an accent above', [[180, 760, 120, 90]], 90],
    ['a tail below', [[200, -120, 110, 110]], 110],
    ['two dots', [[130, 760, 70, 80], [300, 760, 70, 80]], 80],
    ['an accent above and a dot below', [[180, 760, 120, 100], [200, -110, 80, 80]], 100],
  ] as [string, [number, number, number, number][], number][])('parts a letter from %s', (_, accents, height) => {
    const parted = unaccented(outlineOf([...LETTER], ...accents));
    expect(parted?.height).toBe(height);
    expect(parted?.letter).toEqual(outlineOf([...LETTER]));
  }); // prettier-ignore

  it('keeps the holes of the letter', () => {
    const hole = [150, 200, 200, 300] as [number, number, number, number];
    expect(unaccented(outlineOf([...LETTER], hole, [180, 760, 120, 90]))?.letter).toEqual(outlineOf([...LETTER], hole));
  });

  it.each([
    ['a letter alone', []],
    ['what is inside it', [[150, 200, 200, 300]]],
    ['a second letter above it', [[0, 760, 450, 600]]],
    ['a digit beside it', [[560, 0, 300, 700]]],
    ['a sign that stands aside', [[520, 760, 120, 90]]],
    ['more signs than letters have', [[20, 760, 60, 60], [120, 760, 60, 60], [220, 760, 60, 60], [320, 760, 60, 60]]],
    ['an accent and a digit beside it', [[180, 760, 120, 90], [560, 720, 300, 700]]],
  ] as [string, [number, number, number, number][]][])('does not part %s', (_, others) =>
    expect(unaccented(outlineOf([...LETTER], ...others))).toBeNull()); // prettier-ignore
});
