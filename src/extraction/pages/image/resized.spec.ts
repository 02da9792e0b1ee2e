import type { Span } from './raster.js';
import { resized } from './resized.js';

const raster = (width: number, ...levels: number[]) => ({
  width,
  height: levels.length / width,
  data: Uint8Array.from(levels),
});

describe('a resized picture', () => {
  it('has the means of what its pixels cover', () =>
    expect(resized(raster(4, 0, 100, 200, 40, 20, 80, 0, 0), 0.5)).toEqual(raster(2, 50, 60)));

  it('counts by their share what pixels cover in part', () =>
    expect(resized(raster(3, 90, 0, 30, 90, 0, 30, 90, 0, 30), 2 / 3)).toEqual(raster(2, 60, 20, 60, 20)));

  it.each([0.27, 0.6, 0.9, 1.7])('is the same at a scale of %d where a flat part of it is not looked at', (scale) => {
    const [width, height, level] = [41, 23, 90];
    const picture = raster(width, ...Array.from({ length: width * height }, (_, at) => (at * 37) % 256));
    const spans = Array.from({ length: height }, (_, y): Span => (y % 7 === 3 ? [0, 0] : [3 + (y % 4), 36 - (y % 5)]));
    for (const [y, [from, to]] of spans.entries()) picture.data.fill(level, y * width + from, y * width + to);
    expect(resized(picture, scale, { level, spans })).toEqual(resized(picture, scale));
  });

  it('repeats pixels where it is larger', () =>
    expect(resized(raster(2, 10, 250), 2)).toEqual(raster(4, 10, 10, 250, 250, 10, 10, 250, 250)));
});
