import { inkOf } from '../../../../test/support/extraction/ink.js';
import { blankRaster, type Raster } from '../../pages/raster.js';
import { evenContrast } from './even-contrast.js';

/** A stroke upon a ground that rises from left to right by so many levels. */
function stroke(ground: number, ink: number, rise = 0): Raster {
  const { picture } = inkOf(60, 40, (context) => context.fillRect(28, 10, 2, 20));
  const data = picture.data.map(
    (level, at) => (level < 128 ? ink : ground) + Math.round((rise * (at % picture.width)) / picture.width),
  );
  return { ...picture, data };
}

const least = (contrast: Float32Array): number => Math.min(...contrast);
const most = (contrast: Float32Array): number => Math.max(...contrast);

describe('evenContrast', () => {
  it('is nothing where nothing differs', () => {
    const contrast = evenContrast(blankRaster(50, 30, 180));
    expect([least(contrast), most(contrast)]).toEqual([0, 0]);
  });

  it('lets pale ink stand out nearly as far as black', () => {
    const [black, pale] = [least(evenContrast(stroke(255, 0))), least(evenContrast(stroke(255, 215)))];
    expect(black).toBeLessThan(-2);
    expect(pale).toBeLessThan(0.6 * black);
  });

  it('lets ink stand out on a ground that grows darker', () =>
    expect(least(evenContrast(stroke(120, 80, 100)))).toBeLessThan(-1.5));

  it('shows light ink by its sign', () => {
    const contrast = evenContrast(stroke(20, 240));
    expect(most(contrast)).toBeGreaterThan(2);
    expect(least(contrast)).toBeGreaterThan(-1);
  });

  it('does not raise the grain of paper to ink', () => {
    const paper = blankRaster(80, 60, 240);
    paper.data.forEach((_, at) => (paper.data[at] = 240 + ((at * 7919) % 3)));
    expect(Math.max(most(evenContrast(paper)), -least(evenContrast(paper)))).toBeLessThan(0.5);
  });

  it('takes a picture that is smaller than what it looks around', () => {
    const contrast = evenContrast({ width: 2, height: 1, data: Uint8Array.of(0, 255) });
    expect(contrast).toHaveLength(2);
    expect(contrast[0]).toBeCloseTo(-(contrast[1] as number));
  });
});
