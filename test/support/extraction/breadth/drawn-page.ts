import { createCanvas } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import { INVOICE, type Line } from './invoice.js';
import { FAMILY } from './letters.js';

export interface PictureOptions {
  dpi?: number;
  lines?: readonly Line[];
  paper?: string;
  ink?: string;
  /** The part of the page that is drawn, in points from its top left corner; all of it where it is left out. */
  part?: { x: number; y: number; width: number; height: number };
}

/** The invoice as a picture; transparent where no paper is given as `transparent`. */
export function drawn({
  dpi = 150,
  lines = INVOICE,
  paper = '#ffffff',
  ink = '#000000',
  part,
}: PictureOptions = {}): Sharp {
  const scale = dpi / 72;
  const { x, y, width, height } = part ?? { x: 0, y: 0, width: 595, height: 842 };
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (paper !== 'transparent') {
    context.fillStyle = paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.fillStyle = ink;
  context.scale(scale, scale);
  for (const line of lines) {
    context.font = `${line.bold ? 'bold ' : ''}${line.size}px "${FAMILY}"`;
    context.fillText(line.text, line.x - x, 842 - line.y - y);
  }
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return sharp(data, { raw: { width: canvas.width, height: canvas.height, channels: 4 } });
}
