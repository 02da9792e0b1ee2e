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
});
