import type { BeyondPage } from '../../pages/text-layer/content/page-content.js';
import { inkBeyondPage } from './beyond-page.js';

const PAGE = { x0: 0, y0: 0, x1: 595, y1: 780 };
const SHEET = { x0: -30, y0: -30, x1: 625, y1: 842 };
const look = (...beyond: BeyondPage[]) => inkBeyondPage(beyond, PAGE, SHEET);

const path = (x: number, y: number, width: number, height: number, strokes = 1, rectangle = false): BeyondPage => ({
  ...{ kind: 'path', strokes, rectangle },
  box: { x0: x, y0: y, x1: x + width, y1: y + height },
});
const picture = (x: number, y: number, width: number, height: number): BeyondPage => ({
  ...path(x, y, width, height),
  kind: 'picture',
});
const row = (count: number, make: (x: number) => BeyondPage) =>
  Array.from({ length: count }, (_, at) => make(20 + 8 * at));

describe('inkBeyondPage', () => {
  it.each([
    ['a row of outlines', row(8, (x) => path(x, 800, 6, 9))],
    ['a path of many strokes', [path(20, 800, 80, 9, 14)]],
    ['one that begins on the page', [path(20, 700, 80, 120, 14)]],
    ['lines of digits', row(12, (x) => path(x, 800, 1, 5, 1, true))],
    ['a picture', [picture(20, 790, 200, 20)]],
    ['a picture that begins on the page', [picture(20, 700, 200, 120)]],
  ])('doubts %s', (_what, beyond) => expect(look(...beyond)).not.toBeNull());

  it.each([
    ['marks where the page is cut', [path(-20, -12, 15, 0, 1, true), path(-12, -20, 0, 15, 1, true), path(600, -12, 15, 0, 1, true), path(607, -20, 0, 15, 1, true)]],
    ['a bar of colours', row(12, (x) => path(x, 800, 7, 7, 1, true))],
    ['a ground that goes on beyond the edge', [picture(-9, -9, 613, 798), path(-9, -9, 613, 798, 2)]],
    ['what is beyond the sheet as well', row(8, (x) => path(x, 900, 6, 9))],
    ['nothing', []],
  ])('lets %s pass', (_what, beyond) => expect(look(...beyond)).toBeNull());
}); // prettier-ignore
