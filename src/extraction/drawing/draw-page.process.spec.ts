import { degrees, PDFDocument, rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { type Compiled, compile, OF_READERS } from '../../../test/support/compiled.js';
import type { PageView } from '../document.js';
import { DrawerPool } from './drawer-pool.js';

let compiled: Compiled;
let pool: DrawerPool;

beforeAll(async () => {
  compiled = await compile(OF_READERS);
  pool = new DrawerPool({ processPath: compiled.pathOf('extraction/drawing/drawer-process.ts'), size: 1 });
});
afterAll(async () => {
  await pool.close();
  await compiled.remove();
});

/** A page of 400 by 600 points with a red corner at its top left and a blue one at its bottom right. */
async function pdf(rotation = 0): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 600]);
  page.drawRectangle({ x: 0, y: 500, width: 100, height: 100, color: rgb(1, 0, 0) });
  page.drawRectangle({ x: 300, y: 0, width: 100, height: 100, color: rgb(0, 0, 1) });
  page.setRotation(degrees(rotation));
  return document.save();
}

/** The same as a picture. */
const picture = async (turn = 0): Promise<Buffer> =>
  sharp(await drawn(await pdf(), null))
    .rotate(turn, { background: '#ffffff' })
    .png()
    .toBuffer();

async function drawn(bytes: Uint8Array, view: PageView | null, shape = 1.5): Promise<Buffer> {
  const result = await pool.draw(bytes, { number: 1, view, width: 400, shape });
  if (result === null) throw new Error('The page was not drawn.');
  return Buffer.from(result);
}

/** The colours of the four corners, clockwise from the top left: `red`, `blue` or `white`. */
async function corners(webp: Buffer): Promise<string[]> {
  const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return [
    [40, 40],
    [width - 40, 40],
    [width - 40, height - 40],
    [40, height - 40],
  ].map(([x = 0, y = 0]) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 3);
    return green > 200 ? 'white' : red > blue ? 'red' : 'blue';
  });
}

const UPRIGHT = ['red', 'white', 'blue', 'white'];
const lying = (corners: [number, number][], sag = 0): PageView => ({
  from: 'picture',
  corners,
  bend: { sag, twist: 0 },
  photographed: false,
});

describe('a drawn page', () => {
  it('draws a page of a PDF in colour', async () => {
    const webp = await drawn(await pdf(), { from: 'text', turned: 0 });
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 400, height: 600 });
    expect(await corners(webp)).toEqual(UPRIGHT);
  });

  it.each([90, 180, 270] as const)('sets upright a page whose file turns it by %i degrees', async (rotation) => {
    const turned = (360 - rotation) as 90 | 180 | 270;
    expect(await corners(await drawn(await pdf(rotation), { from: 'text', turned }))).toEqual(UPRIGHT);
  });

  it.each([
    [
      90,
      [
        [1, 0],
        [1, 1],
        [0, 1],
        [0, 0],
      ],
    ],
    [
      180,
      [
        [1, 1],
        [0, 1],
        [0, 0],
        [1, 0],
      ],
    ],
    [
      270,
      [
        [0, 1],
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    ],
  ] as [number, [number, number][]][])(
    'sets upright a picture that lies turned by %i degrees',
    async (turn, places) => {
      expect(await corners(await drawn(await picture(turn), lying(places)))).toEqual(UPRIGHT);
      // The same by way of a warp.
      expect(await corners(await drawn(await picture(turn), lying(places, 0.001)))).toEqual(UPRIGHT);
    },
  );

  it('draws a sheet that lies askew in a photo, and nothing around it', async () => {
    const sheet = await sharp(await picture())
      .resize(200, 300)
      .png()
      .toBuffer();
    const photo = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#00ff00' } })
      .composite([{ input: sheet, left: 50, top: 100 }])
      .jpeg()
      .toBuffer();
    const places: [number, number][] = [
      [50, 100],
      [250, 100],
      [250, 400],
      [50, 400],
    ].map(([x = 0, y = 0]) => [x / 400, y / 600]);
    expect(await corners(await drawn(photo, lying(places)))).toEqual(UPRIGHT);
  });

  it('draws a scan that a PDF holds as it lies in the PDF', async () => {
    const document = await PDFDocument.create();
    document
      .addPage([400, 600])
      .drawImage(await document.embedPng(await picture(180)), { x: 0, y: 0, width: 400, height: 600 });
    const places: [number, number][] = [
      [1, 1],
      [0, 1],
      [0, 0],
      [1, 0],
    ];
    expect(await corners(await drawn(await document.save(), lying(places)))).toEqual(UPRIGHT);
  });

  it('draws nothing of what cannot be opened, and of no page that is not there', async () => {
    const wanted = { number: 1, view: null, width: 200, shape: 1 };
    expect(await pool.draw(Buffer.from('%PDF-1.7 garbage'), wanted)).toBeNull();
    expect(await pool.draw(Buffer.from('garbage'), wanted)).toBeNull();
    expect(await pool.draw(await pdf(), { ...wanted, number: 2 })).toBeNull();
  });
});

describe('the sizes of pages', () => {
  it('gives points, as a viewer shows the page', async () => {
    expect(await pool.sizes(await pdf())).toEqual([{ width: 400, height: 600 }]);
    expect(await pool.sizes(await pdf(90))).toEqual([{ width: 600, height: 400 }]);
    expect(await pool.sizes(await picture())).toEqual([{ width: 595, height: 892.5 }]);
  });

  it('gives none of what cannot be opened', async () => {
    expect(await pool.sizes(Buffer.from('%PDF-1.7 garbage'))).toEqual([]);
    expect(await pool.sizes(Buffer.from('garbage'))).toEqual([]);
  });
});
