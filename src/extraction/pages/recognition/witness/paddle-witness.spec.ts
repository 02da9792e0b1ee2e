import sharp from 'sharp';
import type { Raster } from '../../image/raster.js';
import { missingWitness, optionalWitness } from './optional-witness.js';

async function drawn(text: string): Promise<Raster> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="60" font-family="sans-serif"><text x="20" y="40" font-size="26">${text}</text></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

describe('the second recogniser', () => {
  it('reads a printed line, and tells where its characters stand', async () => {
    // The packages are optional: on a system that they do not support there is nothing to try.
    if (missingWitness() !== null) return;
    const witness = await optionalWitness();
    const picture = await drawn('BSB 062-703 Acc 4715 9826');
    const seen = await witness?.read(picture, { x0: 0, y0: 10, x1: 420, y1: 50 });
    expect(seen?.text.replace(/ /g, '')).toBe('BSB062-703Acc47159826');
    expect(seen?.probability).toBeGreaterThan(0.8);
    const places = seen?.characters.map(({ x }) => x) ?? [];
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeLessThan(45);
    expect(places.at(-1)).toBeGreaterThan(300);
  });

  it('reads a line a second time with another network', async () => {
    const witness = missingWitness() === null ? await optionalWitness() : null;
    if (!witness) return;
    const seen = await witness.readAnew?.(await drawn('Ostrander Joinery'), { x0: 0, y0: 10, x1: 420, y1: 50 });
    expect(seen?.text.replace(/ /g, '')).toBe('OstranderJoinery');
  });

  it('sees nothing on blank paper and in a line of no height', async () => {
    const witness = missingWitness() === null ? await optionalWitness() : null;
    if (!witness) return;
    const blank = { width: 200, height: 40, data: new Uint8Array(8_000).fill(255) };
    expect(await witness.read(blank, { x0: 0, y0: 0, x1: 200, y1: 40 })).toMatchObject({ text: '', probability: 0 });
    expect(await witness.read(blank, { x0: 0, y0: 5, x1: 200, y1: 5 })).toMatchObject({ text: '', probability: 0 });
  });
});
