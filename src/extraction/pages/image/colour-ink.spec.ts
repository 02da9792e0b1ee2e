import { showColourInk } from './colour-ink.js';
import type { Raster } from './raster.js';

type Colour = readonly [red: number, green: number, blue: number];

/** A ground of 96 by 96 pixels with an upright stroke in its middle; both as bright as the levels given. */
function stroke(ground: Colour, ink: Colour, levels: readonly [number, number]): { grey: Raster; colours: Uint8Array } {
  const grey: Raster = { width: 96, height: 96, data: new Uint8Array(96 * 96) };
  const colours = new Uint8Array(3 * 96 * 96);
  for (let at = 0; at < grey.data.length; at++) {
    const isInk = at % 96 >= 45 && at % 96 < 50 && at >= 30 * 96 && at < 60 * 96;
    grey.data[at] = levels[isInk ? 1 : 0];
    colours.set(isInk ? ink : ground, 3 * at);
  }
  return { grey, colours };
}

const IN_STROKE = 45 * 96 + 47;
const BESIDE = 45 * 96 + 20;

describe('showColourInk', () => {
  it.each<[string, Colour, Colour]>([
    ['red on green', [0, 149, 0], [255, 0, 0]],
    ['orange on blue', [80, 120, 255], [230, 110, 0]],
  ])('sets off %s of the same brightness', (_, ground, ink) => {
    const { grey, colours } = stroke(ground, ink, [127, 130]);
    const { data } = showColourInk(grey, colours, 3);
    expect(Math.abs((data[IN_STROKE] as number) - (data[BESIDE] as number))).toBeGreaterThan(100);
    expect(data[BESIDE]).toBe(127);
  });

  it('leaves ink that differs in brightness as it is', () => {
    const { grey, colours } = stroke([255, 255, 255], [0, 0, 0], [255, 0]);
    expect(showColourInk(grey, colours, 3)).toBe(grey);
  });

  it('leaves the edge of two areas of one brightness as it is', () => {
    const { grey, colours } = stroke([0, 149, 0], [0, 149, 0], [127, 127]);
    for (let at = 0; at < grey.data.length; at++) if (at % 96 > 41) colours.set([255, 0, 0], 3 * at);
    expect(showColourInk(grey, colours, 3)).toBe(grey);
  });

  it('looks at no more than the area it is told, and finds there what it finds in all', () => {
    const { grey, colours } = stroke([0, 149, 0], [255, 0, 0], [127, 130]);
    const { data } = showColourInk(grey, colours, 3);
    const upper = { x0: 0, y0: 0, x1: 96, y1: 44 };
    const { data: above } = showColourInk(grey, colours, 3, { area: upper });
    expect(above.subarray(0, 44 * 96)).toEqual(data.subarray(0, 44 * 96));
    expect(above.subarray(48 * 96)).toEqual(grey.data.subarray(48 * 96));
    expect(showColourInk(grey, colours, 3, { area: { x0: 0, y0: 0, x1: 30, y1: 96 } })).toBe(grey);
    // The edge stands for what lies beyond it.
    expect(showColourInk(grey, colours, 3, { area: { x0: -Infinity, y0: -9, x1: Infinity, y1: 99 } }).data).toEqual(
      data,
    );
  });

  it('measures each pixel by the middle level of the squares around, in whatever order they are asked for', () => {
    const [width, height] = [16 * 9, 16 * 7];
    const colours = Uint8Array.from(
      { length: 3 * width * height },
      (_, at) => ((at * 7919 + (at >> 5) * 977) >> 3) & 255,
    );
    const levels = Uint8Array.from({ length: width * height }, (_, at) => 90 + (((at >> 2) * 31) % 60));
    const inOrder = (values: number[]): number[] => values.sort((a, b) => a - b);
    const middle = (values: number[]): number => inOrder(values)[values.length >> 1] as number;
    const squares = (level: (pixel: number) => number): number[][] =>
      Array.from({ length: 7 }, (_row, row) =>
        Array.from(
          { length: 9 },
          (_column, column) =>
            inOrder(
              Array.from({ length: 64 }, (_each, at) =>
                level((16 * row + 2 * (at >> 3)) * width + 16 * column + 2 * (at & 7)),
              ),
            )[31] as number,
        ),
      );
    const grounds = [0, 1, 2, 3].map((channel) => {
      const own = squares((pixel) => (channel === 3 ? levels[pixel] : colours[3 * pixel + channel]) as number);
      return own.map((line, row) =>
        line.map((_, column) =>
          middle(
            own.slice(Math.max(0, row - 2), row + 3).flatMap((one) => one.slice(Math.max(0, column - 2), column + 3)),
          ),
        ),
      );
    });
    const expected = levels.slice();
    for (let at = 0; at < levels.length; at++) {
      const [x, y] = [Math.floor((at % width) / 16), Math.floor(at / width / 16)];
      const apartFrom = (column: number, row: number): number =>
        Math.max(
          ...[0, 1, 2].map((of) => Math.abs((colours[3 * at + of] as number) - (grounds[of]?.[row]?.[column] ?? NaN))),
        );
      const beside = [
        [x, y],
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ].filter(([column, row]) => grounds[0]?.[row as number]?.[column as number] !== undefined) as [number, number][];
      const ground = grounds[3]?.[y]?.[x] as number;
      const apart = Math.min(...beside.map(([column, row]) => apartFrom(column, row)));
      const lost = Math.abs((levels[at] as number) - ground);
      if (apart >= 64 && lost <= 0.5 * apart)
        expected[at] = ground >= 128 ? Math.max(0, ground - apart) : Math.min(255, ground + apart);
    }
    const found = showColourInk({ width, height, data: levels }, colours, 3).data;
    expect(expected.filter((level, at) => level !== levels[at]).length).toBeGreaterThan(100);
    expect(Buffer.compare(found, expected)).toBe(0);
  });
});
