import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js';
import { tameWildDashes } from './wild-dashes.js';

const OPS = { setDash: 6, setGState: 9 };
const list = (...operations: [number, unknown][]): PDFOperatorList =>
  ({ fnArray: operations.map(([operation]) => operation), argsArray: operations.map(([, args]) => args) }) as never;

describe('dashes that no line can have', () => {
  it.each([[[0, 0]], [[0]], [[-3, 2]], [[NaN, 2]]])('become a plain line: %j', (lengths) => {
    const [dashes, inState, inPattern] = [
      [lengths, 0],
      [lengths, 1],
      [lengths, 2],
    ];
    tameWildDashes(
      list(
        [OPS.setDash, dashes],
        [
          OPS.setGState,
          [
            [
              ['LW', 1],
              ['D', inState],
            ],
          ],
        ],
        [12, ['TilingPattern', null, list([OPS.setDash, inPattern])]],
      ),
      OPS,
    );
    expect([dashes, inState, inPattern]).toEqual([
      [[], 0],
      [[], 1],
      [[], 2],
    ]);
  });

  it.each([[[]], [[3]], [[0, 2]], [[3, 0]]])('are not those that one can have: %j', (lengths) => {
    const dashes = [lengths, 0];
    tameWildDashes(list([OPS.setDash, dashes]), OPS);
    expect(dashes).toEqual([lengths, 0]);
  });
});
