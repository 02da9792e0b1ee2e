import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import { canvasFont, type Colour, type Drawing } from './drawing.js';

const css = ([red, green, blue]: Colour = [0, 0, 0]): string =>
  `rgb(${[red, green, blue].map((value) => Math.round(value * 255)).join(',')})`;

export interface PictureOptions {
  dpi?: number;
  /** White unless told; null for a transparent ground. */
  paper?: Colour | null;
  /** Draws more, in points from the top left corner. */
  more?: (context: SKRSContext2D) => void;
}

/** A drawing as a picture. */
export function pictureOf(drawing: Drawing, { dpi = 150, paper = [1, 1, 1], more }: PictureOptions = {}): Sharp {
  const scale = dpi / 72;
  const canvas = createCanvas(Math.round(drawing.width * scale), Math.round(drawing.height * scale));
  const context = canvas.getContext('2d');
  if (paper) {
    context.fillStyle = css(paper);
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.scale(scale, scale);
  for (const { fill, stroke, x, y, width, height } of drawing.areas) {
    context.fillStyle = css(fill);
    if (fill) context.fillRect(x, y, width, height);
    context.strokeStyle = css(stroke);
    context.lineWidth = 0.7;
    if (stroke) context.strokeRect(x, y, width, height);
  }
  for (const text of drawing.texts) {
    context.save();
    context.translate(text.x, text.y);
    context.rotate(((text.turned ?? 0) * Math.PI) / 180);
    context.font = canvasFont(text);
    context.fillStyle = css(text.colour);
    context.fillText(text.text, 0, 0);
    context.restore();
  }
  more?.(context);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  // A copy, since an array of another realm (the canvas's, in Jest) is none to sharp.
  return sharp(Buffer.from(data), { raw: { width: canvas.width, height: canvas.height, channels: 4 } });
}

export interface Jpeg {
  data: Buffer;
  width: number;
  height: number;
}

export async function jpegOf(picture: Sharp, quality = 85): Promise<Jpeg> {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export const pngOf = (picture: Sharp): Promise<Buffer> => picture.png().toBuffer();

/** The picture as a scanner gives it: a little aslant, grey, soft, with noise. */
export async function scannedOf(picture: Sharp, { degrees = 0.6, noise = 6 } = {}): Promise<Sharp> {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .rotate(degrees, { background: '#ffffff' })
    .blur(0.5)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let state = 12345;
  for (let at = 0; at < data.length; at++) {
    state = (Math.imul(state, 1103515245) + 12345) | 0;
    data[at] = Math.max(0, Math.min(255, (data[at] as number) - 4 + (((state >>> 16) & 255) / 255 - 0.5) * 2 * noise));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}
