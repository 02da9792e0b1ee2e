import { inkOf } from '../../../../test/support/extraction/ink.js';
import { blankRaster, type Raster } from '../../pages/image/raster.js';
import { inkOfStrokes, strokesOf } from './even-contrast.js';

/** A stroke upon a ground that rises from left to right by so many levels. */
function stroke(ground: number, ink: number, rise = 0): Raster {
  const { picture } = inkOf(60, 40, (context) => context.fillRect(28, 10, 2, 20));
  const data = picture.data.map(
    (level, at) => (level < 128 ? ink : ground) + Math.round((rise * (at % picture.width)) / picture.width),
  );
  return { ...picture, data };
}

/** What pixels that are as dark as that, or as light, are found to be. */
const found = (picture: Raster, isIn: (level: number) => boolean): Set<number> =>
  new Set(strokesOf(picture).filter((_, at) => isIn(picture.data[at] as number)));

describe('strokesOf', () => {
  it('is nothing where nothing differs', () =>
    expect(new Set(strokesOf(blankRaster(50, 30, 180)))).toEqual(new Set([0])));

  it.each([0, 215])('finds ink of level %i, and no paper', (ink) => {
    expect(found(stroke(255, ink), (level) => level === ink)).toEqual(new Set([-1]));
    expect(found(stroke(255, ink), (level) => level === 255)).toEqual(new Set([0]));
  });

  it('finds ink on a ground that grows darker', () =>
    expect(strokesOf(stroke(120, 80, 100)).filter((one) => one === -1).length).toBeGreaterThan(30));

  it('tells light ink from dark', () => {
    const picture = stroke(20, 240);
    expect(found(picture, (level) => level === 240)).toEqual(new Set([1]));
    expect(strokesOf(picture)).not.toContain(-1);
    const light = inkOfStrokes(strokesOf(picture), picture, 1);
    expect(light.data.every((level, at) => picture.data[at] !== 240 || level === 0)).toBe(true);
    expect(new Set(inkOfStrokes(strokesOf(picture), picture, -1).data)).toEqual(new Set([255]));
  });

  it('does not raise the grain of paper to ink', () => {
    const paper = blankRaster(80, 60, 240);
    paper.data.forEach((_, at) => (paper.data[at] = 240 + ((at * 7919) % 3)));
    expect(new Set(strokesOf(paper))).toEqual(new Set([0]));
  });

  it('takes a picture that is smaller than what it looks around', () =>
    expect([...strokesOf({ width: 2, height: 1, data: Uint8Array.of(0, 255) })]).toEqual([0, 0]));
});
