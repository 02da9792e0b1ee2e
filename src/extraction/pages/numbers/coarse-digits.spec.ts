import { confirmCoarseDigits } from './coarse-digits.js';
import { blankRaster, type Raster } from '../image/raster.js';
import type { RecognisedWord, Recogniser } from '../recognition/recogniser.js';
import type { PagePlace } from '../image/straighten.js';

const place: PagePlace = {
  corners: [
    [0, 0],
    [400, 0],
    [400, 100],
    [0, 100],
  ],
  width: 400,
  height: 100,
  photographed: false,
  bend: { sag: 0, twist: 0 },
  letterHeight: 8,
};

/** A number as it stands in the picture enlarged twice. */
const numberOf = (text: string, confidence: number, height = 16): RecognisedWord => ({
  text,
  confidence,
  x0: 40,
  y0: 40,
  x1: 240,
  y1: 40 + height,
});

const after = async (
  word: RecognisedWord,
  text: string,
  confidence: number,
): Promise<{ read: [string, number][]; looks: number }> => {
  let looks = 0;
  const recogniser: Recogniser = {
    recognise: ({ width, height }: Raster) => {
      looks += 1;
      return Promise.resolve([{ text, confidence, x0: 0, y0: 0, x1: width, y1: height }]);
    },
    close: () => Promise.resolve(),
  };
  const words = await confirmCoarseDigits(blankRaster(400, 100), place, [word], 2, recogniser);
  return { read: words.map((one) => [one.text, one.confidence]), looks };
};

describe('a long number of coarse digits', () => {
  it('is doubted where the picture itself reads otherwise, however surely it was read', async () => {
    expect(await after(numberOf('063-140-040831-3', 0.95), '063-140-940831-3', 0.35)).toEqual({
      read: [['063-140-040831-3', 0.4]],
      looks: 1,
    });
    expect((await after(numberOf('063-140-040831-3', 0.95), '063-140-940831-3', 0.9)).read).toEqual([
      ['063-140-040831-3', 0.4],
    ]);
  });

  it('is doubted where the same is read there, but not surely', async () => {
    expect((await after(numberOf('12345678', 0.95), '12345678', 0.5)).read).toEqual([['12345678', 0.4]]);
  });

  it('is believed where the same is surely read there', async () => {
    expect((await after(numberOf('12345678', 0.7), '12345678', 0.9)).read).toEqual([['12345678', 0.85]]);
  });

  it('is never given as it is read there alone', async () => {
    const [[text, confidence] = ['', 1]] = (await after(numberOf('12345678', 0.7), '12345670', 0.9)).read;
    expect([text, confidence < 0.8]).toEqual(['12345670', true]);
  });

  it('is not looked at where its digits are large enough, or it is short', async () => {
    expect(await after(numberOf('12345678', 0.7, 22), '99999999', 0.9)).toEqual({
      read: [['12345678', 0.7]],
      looks: 0,
    });
    expect((await after(numberOf('1234', 0.7), '9999', 0.9)).looks).toBe(0);
  });
});
