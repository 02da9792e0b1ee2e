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

  it('repeats pixels where it is larger', () =>
    expect(resized(raster(2, 10, 250), 2)).toEqual(raster(4, 10, 10, 250, 250, 10, 10, 250, 250)));
});
