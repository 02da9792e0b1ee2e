import { blankRaster, type Raster } from '../../pages/image/raster.js';
import { boxesToTick } from './boxes-to-tick.js';

/** A strip of 24 by 100 points, at three pixels to the point, for lines of 8 points. */
const STRIP = { x0: 50, y0: 300, x1: 74, y1: 400 };
const PIXELS = 3;

type Draw = (set: (x: number, y: number) => void) => void;

function found(...draws: Draw[]): string[] {
  const picture: Raster = blankRaster(24 * PIXELS, 100 * PIXELS);
  for (const [at, draw] of draws.entries())
    draw((x, y) => {
      picture.data[(Math.round(y) + 30 + at * 40) * picture.width + Math.round(x) + 20] = 0;
    });
  return boxesToTick(picture, STRIP, 8).map(({ isEmpty }) => (isEmpty ? 'empty' : 'ticked'));
}

const side = 21;
const square: Draw = (set) => {
  for (let at = 0; at <= side; at++)
    for (const line of [0, 1, side - 1, side]) {
      set(at, line);
      set(line, at);
    }
};
const circle =
  (from: number): Draw =>
  (set) => {
    for (let radius = from; radius <= side / 2; radius += 0.4)
      for (let angle = 0; angle < 360; angle++)
        set(
          side / 2 + radius * Math.cos((angle * Math.PI) / 180),
          side / 2 + radius * Math.sin((angle * Math.PI) / 180),
        );
  };
const cross: Draw = (set) => {
  for (let at = 3; at <= side - 3; at++)
    for (const wide of [-1, 0, 1]) {
      set(at + wide, at);
      set(side - at + wide, at);
    }
};
const both =
  (...draws: Draw[]): Draw =>
  (set) =>
    draws.forEach((draw) => {
      draw(set);
    });
/** Open on the right. */
const letterC: Draw = (set) => {
  circle(8.5)((x, y) => {
    if (x < 16 || Math.abs(y - side / 2) > 5) set(x, y);
  });
};
const rule: Draw = (set) => {
  for (let at = 0; at < 60; at++) set(0, at);
};

const speck: Draw = (set) => {
  set(3, 3);
  set(3, 4);
};

describe('boxesToTick', () => {
  it('tells empty boxes and circles from what is crossed and filled', () => {
    expect(found(square, both(square, cross))).toEqual(['empty', 'ticked']);
    expect(found(circle(8.5), circle(0))).toEqual(['empty', 'ticked']);
    expect(found(both(square, cross), square, square)).toEqual(['ticked', 'empty', 'empty']);
  });

  it.each<[string, Draw]>([
    ['letters that are open', letterC],
    ['rules', rule],
    ['specks', speck],
  ])('leaves %s', (_, draw) => {
    expect(found(draw)).toEqual([]);
  });

  it('finds nothing on empty paper', () => {
    expect(found()).toEqual([]);
  });
});
