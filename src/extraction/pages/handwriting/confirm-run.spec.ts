import type { Witness } from '../recognition/witness/witness.js';
import { blankRaster } from '../image/raster.js';
import { confirmRun } from './confirm-run.js';

const LINE = { x0: 100, y0: 40, x1: 300, y1: 80, left: 95, picture: blankRaster(210, 50) };

const confidenceOf = async (text: string, confidence: number, said: string, probability: number): Promise<number> => {
  const witness: Witness = {
    read: (_, region) => Promise.resolve({ text: said, probability, characters: [], region }),
  };
  const [word] = await confirmRun(LINE, [{ text, confidence, x0: 110, x1: 280, y0: 40, y1: 80 }], witness);
  return word?.confidence ?? 0;
};

describe('a written number', () => {
  it('is believed where the witness reads it too', async () => {
    expect(await confidenceOf('384792364', 0.6, '384 792 364', 0.5)).toBeGreaterThan(0.9);
    expect(await confidenceOf('953259235', 0.6, 'No.953259235', 0.5)).toBeGreaterThan(0.9);
  });

  it('is not sure enough for an account where the witness surely reads something else', async () => {
    expect(await confidenceOf('416556126', 0.9, '416556726', 0.9)).toBeLessThan(0.8);
    expect(await confidenceOf('416556126', 0.9, '4l6556126', 0.9)).toBeLessThan(0.8);
  });

  it('stays as sure as it is where the witness guesses, or is no number', async () => {
    expect(await confidenceOf('416556126', 0.9, '416556726', 0.6)).toBe(0.9);
    expect(await confidenceOf('Harris', 0.6, 'Marris', 0.99)).toBe(0.6);
  });
});
