import { blankRaster, type Raster } from '../image/raster.js';
import { eraseRules } from './erase-rules.js';

const HEIGHT = 20;

function inked(...bars: [x0: number, y0: number, x1: number, y1: number][]): Raster {
  const picture = blankRaster(200, 60);
  for (const [x0, y0, x1, y1] of bars) for (let y = y0; y < y1; y++) picture.data.fill(0, y * 200 + x0, y * 200 + x1);
  return picture;
}

const inkOf = ({ data }: Raster): number => data.filter((value) => value < 128).length;

describe('the rules of a form', () => {
  it('are erased', () => expect(inkOf(eraseRules(inked([10, 40, 190, 42]), 128, HEIGHT))).toBe(0));

  it('are erased in frames, too, but for their corners', () => {
    const frame = inked([10, 2, 190, 4], [10, 2, 12, 58], [188, 2, 190, 58], [10, 56, 190, 58]);
    expect(inkOf(eraseRules(frame, 128, 12))).toBeLessThan(0.02 * inkOf(frame));
  });

  it('leave what is written over them', () => {
    const stroke: [number, number, number, number] = [100, 20, 104, 50];
    const left = eraseRules(inked([10, 40, 190, 42], stroke), 128, HEIGHT);
    expect(inkOf(left)).toBe(inkOf(inked(stroke)));
  });

  it('are long: a hyphen stays', () => {
    const hyphen = inked([50, 30, 70, 33]);
    expect(eraseRules(hyphen, 128, HEIGHT).data).toEqual(hyphen.data);
  });

  it('are thin: a bar stays', () => {
    const bar = inked([10, 20, 190, 40]);
    expect(inkOf(eraseRules(bar, 128, HEIGHT))).toBe(inkOf(bar));
  });
});
