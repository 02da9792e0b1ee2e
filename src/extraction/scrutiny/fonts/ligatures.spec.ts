import { IDENTITY } from '../../pages/geometry.js';
import { drawsLigature, type Looks } from './ligatures.js';
import { drawPath, type Outline, OutlinePen } from './outline.js';

/** Bars side by side as one outline: how wide each is tells what it draws. */
function barsOf(...widths: readonly number[]): Outline {
  const pen = new OutlinePen(IDENTITY);
  let x = 0;
  for (const width of widths) {
    drawPath(pen, `M${x} 0L${x + width} 0L${x + width} 700L${x} 700Z`);
    x += width + 60;
  }
  return { edges: pen.edges, evenOdd: false };
}

const widthOf = ({ edges }: Outline): number => {
  const xs = edges.filter((_, at) => at % 2 === 0);
  return Math.max(...xs) - Math.min(...xs);
};
const isOfWidth = (outline: Outline, width: number): boolean => Math.abs(widthOf(outline) - width) <= 30;

/** `t` is 200 wide, `i` and a one 100. */
const looks = (seven: number): Looks => ({
  likeLetter: (letter, outline) => isOfWidth(outline, letter === 't' ? 200 : letter === 'i' ? 100 : 0),
  digitLike: (outline) => (isOfWidth(outline, seven) ? '7' : isOfWidth(outline, 100) ? '1' : null),
});
const LOOKS = looks(900);

describe('drawsLigature', () => {
  it.each([
    ['ti', [200, 100]],
    ['tt', [200, 200]],
    ['tti', [200, 200, 100]],
  ] as const)('finds the letters of %s beside each other', (says, widths) =>
    expect(drawsLigature(says, barsOf(...widths), LOOKS)).toBe(true),
  );

  it.each([
    ['letters in another order', 'ti', [100, 200]],
    ['fewer letters', 'tti', [200, 100]],
    ['what draws something else', 'ti', [200, 400]],
    ['letters that are no ligature', 'it', [100, 200]],
  ] as const)('does not find %s', (_, says, widths) =>
    expect(drawsLigature(says, barsOf(...widths), LOOKS)).toBe(false),
  );

  it('does not find what falls into digits as well', () =>
    expect(drawsLigature('ti', barsOf(200, 100), looks(200))).toBe(false));
});
