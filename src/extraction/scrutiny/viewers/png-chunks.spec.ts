import sharp from 'sharp';
import { isOnePng, type PngChunk, pngChunks } from './png-chunks.js';

const png = (): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#ffffff' } }).png().withMetadata().toBuffer(); // prettier-ignore
const chunk = (type: string): PngChunk => ({ type, data: Buffer.alloc(0), isSound: true });
const typesOf = (types: string): PngChunk[] => types.split(' ').map(chunk);

describe('the chunks of a PNG', () => {
  it('are those of one picture as an encoder writes it', async () => {
    const chunks = [...pngChunks(await png())];
    expect(chunks.map(({ type }) => type)).toEqual(expect.arrayContaining(['IHDR', 'IDAT', 'IEND']));
    expect(isOnePng(chunks)).toBe(true);
  });

  it('are none of another file', () => expect([...pngChunks(Buffer.from('\xff\xd8\xff', 'latin1'))]).toEqual([]));

  it('end with the picture, whatever stands behind', async () =>
    expect([...pngChunks(Buffer.concat([await png(), await png()]))].filter(({ type }) => type === 'IHDR')).toHaveLength(1));

  it('are not sound with a wrong checksum', async () => {
    const file = await png();
    const last = file.length - 1;
    file[last] = (file[last] as number) ^ 1;
    expect(isOnePng([...pngChunks(file)])).toBe(false);
  });

  it.each(['IHDR IDAT IDAT IEND', 'IHDR PLTE tRNS IDAT tEXt IEND', 'IHDR tEXt tEXt IDAT IEND'])('%s are one picture', (types) =>
    expect(isOnePng(typesOf(types))).toBe(true));

  it.each(['IHDR IDAT tEXt IDAT IEND', 'IHDR IDAT IHDR IDAT IEND', 'IHDR PLTE PLTE IDAT IEND', 'IHDR gAMA gAMA IDAT IEND'])('%s may be two', (types) =>
    expect(isOnePng(typesOf(types))).toBe(false));
}); // prettier-ignore
