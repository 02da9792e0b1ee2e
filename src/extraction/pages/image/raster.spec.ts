import { findComponents } from './components.js';
import {
  blankRaster,
  crop,
  invert,
  otsuLevel,
  perspectiveBetween,
  type Raster,
  shrink,
  type Span,
  turn,
  warp,
} from './raster.js';

/** A white picture with a black rectangle. */
function picture(width: number, height: number, x0: number, y0: number, x1: number, y1: number): Raster {
  const result = blankRaster(width, height);
  for (let y = y0; y < y1; y++) result.data.fill(0, y * width + x0, y * width + x1);
  return result;
}

const boxOf = (raster: Raster) => findComponents(raster, 127)[0];

describe('rasters', () => {
  it('are turned clockwise', () => {
    const corner = picture(30, 20, 0, 0, 6, 3);
    expect(boxOf(turn(corner, 90))).toMatchObject({ x0: 17, y0: 0, x1: 20, y1: 6 });
    expect(boxOf(turn(corner, 180))).toMatchObject({ x0: 24, y0: 17, x1: 30, y1: 20 });
    expect(boxOf(turn(corner, 270))).toMatchObject({ x0: 0, y0: 24, x1: 3, y1: 30 });
    expect(turn(turn(corner, 90), 270)).toEqual(corner);
  });

  it('are made smaller by averages', () => {
    expect(shrink(picture(4, 4, 0, 0, 1, 2), 2).data).toEqual(Uint8Array.of(127, 255, 255, 255));
  });

  it.each([2, 3])('are made smaller by %d but for what nobody looks at', (factor) => {
    const source: Raster = {
      width: 24,
      height: 12,
      data: Uint8Array.from({ length: 288 }, (_, at) => (at * 41) % 256),
    };
    const whole = shrink(source, factor);
    const spans = Array.from({ length: whole.height }, (_, y): Span => [1 + y, 5 + (y % 2)]);
    for (const [y, [from, to]] of spans.entries()) whole.data.fill(0, y * whole.width + from, y * whole.width + to);
    expect(shrink(source, factor, spans)).toEqual(whole);
  });

  it('are cut out, with white beyond their edges', () => {
    const part = crop(picture(10, 10, 0, 0, 10, 10), -2, 8, 5, 5);
    expect(boxOf(part)).toMatchObject({ x0: 2, y0: 0, x1: 5, y1: 2, pixels: 6 });
  });

  it('are inverted', () =>
    expect(invert({ width: 2, height: 1, data: Uint8Array.of(0, 200) }).data).toEqual(Uint8Array.of(255, 55)));

  it('are parted between dark and light', () => {
    const level = otsuLevel({ width: 6, height: 1, data: Uint8Array.of(20, 25, 30, 200, 210, 220) });
    expect(level).toBeGreaterThanOrEqual(30);
    expect(level).toBeLessThan(200);
  });

  it('are straightened from a quadrilateral', () => {
    const corners = [
      [10, 20],
      [90, 10],
      [95, 80],
      [5, 90],
    ] as const;
    const upright = [
      [0, 0],
      [60, 0],
      [60, 40],
      [0, 40],
    ] as const;
    const map = perspectiveBetween(upright, corners);
    expect(map).not.toBeNull();
    const [a, b, c, d, e, f, g, h] = map ?? [1, 0, 0, 0, 1, 0, 0, 0];
    upright.forEach(([x, y], index) => {
      const w = g * x + h * y + 1;
      expect((a * x + b * y + c) / w).toBeCloseTo(corners[index]?.[0] ?? 0);
      expect((d * x + e * y + f) / w).toBeCloseTo(corners[index]?.[1] ?? 0);
    });
    expect(perspectiveBetween([corners[0], corners[0], corners[1], corners[2]], upright)).toBeNull();
  });

  it('lose the sag of their lines', () => {
    const width = 101;
    const curved = blankRaster(width, 60);
    for (let x = 0; x < width; x++) {
      const y = Math.round(30 + 8 * (1 - ((2 * x) / width - 1) ** 2));
      curved.data[y * width + x] = 0;
    }
    const straight = warp(curved, width, 60, [1, 0, 0, 0, 1, 0, 0, 0], {
      bend: { sag: 8, twist: 0 },
    });
    const box = findComponents(straight, 200).sort((p, q) => q.pixels - p.pixels)[0];
    expect((box?.y1 ?? 0) - (box?.y0 ?? 0)).toBeLessThanOrEqual(3);
  });
});

describe('findComponents', () => {
  it('joins what touches, also by corners and from below', () => {
    const rows = ['#.#..#', '#.#...', '###..#', '...#..'];
    const data = Uint8Array.from(rows.join(''), (mark) => (mark === '#' ? 0 : 255));
    const found = findComponents({ width: 6, height: 4, data }, 127);
    expect(found).toHaveLength(3);
    expect(found).toContainEqual({ x0: 0, y0: 0, x1: 4, y1: 4, pixels: 8 });
  });
});
