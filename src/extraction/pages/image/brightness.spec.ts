import sharp from 'sharp';
import { setGreys } from './brightness.js';

const SIDE = 512;

/** Colours from all over. */
const colours = SIDE * SIDE;
const pixels = Uint8Array.from({ length: 3 * colours }, (_, at) => {
  const colour = Math.imul(Math.floor(at / 3), 0x9e3779b1) >>> 8;
  return (colour >> (8 * (at % 3))) & 255;
});

describe('setGreys', () => {
  it('gives every colour the level that the library for pictures gives it', async () => {
    const greys = new Uint8Array(colours);
    await setGreys(
      greys,
      Uint32Array.from(greys, (_, at) => at),
      pixels,
      3,
    );
    const theirs = await sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
      .toColourspace('b-w')
      .extractChannel(0)
      .raw({ depth: 'uchar' })
      .toBuffer();
    // Processors that multiply and add in one step may round halves otherwise.
    const others = greys.filter((level, at) => level !== theirs[at]);
    expect(others.length).toBeLessThan(process.arch === 'x64' ? 1 : colours / 10_000);
    expect(greys.every((level, at) => Math.abs(level - (theirs[at] as number)) <= 1)).toBe(true);
    expect(new Set(greys).size).toBeGreaterThan(250);
  });

  it('leaves other pixels as they are', async () => {
    const greys = Uint8Array.of(7, 7, 7);
    await setGreys(greys, Uint32Array.of(1), Uint8Array.of(0, 0, 0, 0, 255, 0, 0, 255, 9, 9, 9, 9), 4);
    expect([...greys]).toEqual([7, 127, 7]);
  });
});
