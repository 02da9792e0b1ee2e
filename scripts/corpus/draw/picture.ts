import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import type { Chance } from '../random.js';

/** How a paper becomes a picture. */
export type Device = 'scanner' | 'phone' | 'fax';

/** The first page of a PDF as a scanner, a telephone or a fax machine shows it. */
export async function pictureOf(pdf: Uint8Array, device: Device, chance: Chance): Promise<Buffer> {
  const page = sharp(await drawPage(pdf, chance.pick(device === 'fax' ? [200] : [150, 200, 250])));
  const skew = (chance.next() - 0.5) * (device === 'phone' ? 5 : 2.4);
  const turned = page
    .flatten({ background: 'white' })
    .rotate(skew, { background: device === 'phone' ? '#6b5a48' : 'white' });
  if (device === 'fax') return turned.greyscale().blur(0.5).threshold(chance.int(120, 170)).png().toBuffer();
  if (device === 'scanner') {
    const grey = turned
      .greyscale()
      .blur(0.3 + 0.4 * chance.next())
      .linear(0.85 + 0.1 * chance.next(), chance.int(5, 20));
    return grey.jpeg({ quality: chance.int(55, 90) }).toBuffer();
  }
  const straight = sharp(await turned.png().toBuffer());
  const { width = 1, height = 1 } = await straight.metadata();
  const shadow = Buffer.from(
    `<svg width="${width}" height="${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="${chance.next().toFixed(2)}"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#${chance.pick(['9a9080', 'b5b0a5', '858585'])}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
  );
  const lit = await straight.composite([{ input: shadow, blend: 'multiply' }]).toBuffer();
  const leaning = sharp(lit).affine([1, 0.02 * (chance.next() - 0.5), 0.03 * (chance.next() - 0.5), 1], {
    background: '#6b5a48',
  });
  return leaning
    .blur(0.4 + 0.5 * chance.next())
    .jpeg({ quality: chance.int(60, 85) })
    .toBuffer();
}

async function drawPage(pdf: Uint8Array, dpi: number): Promise<Buffer> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  try {
    const page = await document.getPage(1);
    const viewport = page.getViewport({ scale: dpi / 72 });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
    return canvas.toBuffer('image/png');
  } finally {
    await document.destroy();
  }
}
