import sharp from 'sharp';
import { preparePictures } from './shown-pictures.js';

const svg = (text: string, fill = '#000', ground = '#fff') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="${ground}"/><text y="25" fill="${fill}">${text}</text></svg>`,
  );
const png = (text: string) => sharp(svg(text)).png().toBuffer();
const named = (fileName: string, content: Buffer) => ({ fileName, content });

describe('preparePictures', () => {
  it('reads each picture once, and slices of one beside each other', async () => {
    const [left, right] = [await png('BSB 733'), await png('111 987')];
    const { pictures, unread } = await preparePictures([named('a', left), named('b', right), named('c', left)]);
    expect([pictures.map(({ fileName }) => fileName), unread]).toEqual([['a', 'b', 'a'], []]);
    expect(await sharp(pictures[2]?.content).metadata()).toMatchObject({ width: 2 * 240 + 40, height: 80 + 40 });
  });

  it('reads every frame of an animation, GIF and WebP', async () => {
    const frames = await Promise.all(['one', 'two', 'two'].map(png));
    const animated = await sharp(frames, { join: { animated: true } }).gif().toBuffer();
    expect((await preparePictures([named('a', animated)])).pictures.length).toBeGreaterThanOrEqual(2);
    const webp = await sharp(svg('one')).webp().toBuffer();
    expect((await preparePictures([named('a', webp)])).pictures).toHaveLength(1);
  });

  it('puts light letters that stand on nothing on black', async () => {
    const clear = await sharp(svg('one', '#fff', 'none')).png().toBuffer();
    const { pictures } = await preparePictures([named('a', clear)]);
    expect(pictures).toHaveLength(1);
    const { channels } = await sharp(pictures[0]?.content).stats();
    expect(channels[0]?.max).toBeGreaterThan(200);
    expect(channels[0]?.stdev).toBeGreaterThan(10);
  });

  it('skips tracking pixels and lines, and names what it cannot read', async () => {
    const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#123' } }).png().toBuffer();
    const bar = await sharp({ create: { width: 600, height: 9, channels: 3, background: '#123' } }).png().toBuffer();
    const ruler = await sharp({ create: { width: 600, height: 1, channels: 3, background: '#ddd' } }).png().toBuffer();
    expect(await preparePictures([named('dot', dot), named('ruler', ruler)])).toEqual({ pictures: [], unread: [] });
    const broken = Buffer.from('GIF89a broken');
    const { pictures, unread } = await preparePictures([named('dot', dot), named('bar', bar), named('x', broken), named('s', svg('one'))]);
    expect([pictures, unread]).toEqual([[], ['x', 's']]);
    const many = await Promise.all(Array.from({ length: 14 }, (_, at) => png(`no ${at}`)));
    const read = await preparePictures(many.map((content, at) => named(`p${at}`, content)));
    expect([read.pictures.length, read.unread.slice(0, 4)]).toEqual([10, ['p10', 'p11', 'p12', 'p13']]);
  });

  it('names slices too low to be read, and puts higher ones below each other', async () => {
    const whole = await png('BSB 733');
    const slice = (top: number, height: number) => sharp(whole).extract({ left: 0, top, width: 120, height }).png().toBuffer();
    const low = await Promise.all([12, 14, 16, 18, 20, 22].map((top) => slice(top, 2)));
    expect(await preparePictures(low.map((content, at) => named(`s${at}`, content)))).toEqual({ pictures: [], unread: ['s2'] });
    const higher = await Promise.all([10, 18].map((top) => slice(top, 8)));
    const { pictures } = await preparePictures(higher.map((content, at) => named(`s${at}`, content)));
    const sizes = await Promise.all(pictures.map(({ content }) => sharp(content).metadata()));
    expect(sizes.map(({ width, height }) => [width, height])).toContainEqual([2 * 120 + 40, 2 * 16 + 40]);
  });
}); // prettier-ignore
