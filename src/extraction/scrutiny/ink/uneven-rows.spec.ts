import type { SKRSContext2D } from '@napi-rs/canvas';
import { canvasFont } from '../../../../test/forgeries/draw/drawing.js';
import { inkOf } from '../../../../test/support/extraction/ink.js';
import { unevenParts } from './uneven-parts.js';
import { findUnevenRows } from './uneven-rows.js';

const DIGITS = '735399 555660683';

const write = (context: SKRSContext2D, text: string, size: number, x: number, y: number, colour: string) => {
  context.font = canvasFont({ size, bold: true });
  context.fillStyle = colour;
  context.fillText(text, x, y);
};

function found(draw: (context: SKRSContext2D) => void): number {
  const { picture, points } = inkOf(320, 120, draw);
  return findUnevenRows(unevenParts(picture, points), points, 6).length;
}

/** Squares in rows, larger ones where letters stand. */
function screened(context: SKRSContext2D, isLarge: (x: number, y: number) => boolean): void {
  const pitch = 2.6;
  for (let y = 20; y < 80; y += pitch)
    for (let x = 16; x < 304; x += pitch) {
      const side = isLarge(x, y) ? 1.9 : 1;
      context.fillRect(x, y, side, side);
    }
}

/** A dashed line, half of it dashes. */
const dashes = (pitch: number, high: number, y: number, slope: number) => (context: SKRSContext2D) => {
  context.fillStyle = '#555';
  for (let at = 0; 16 + pitch * at < 300; at++) context.fillRect(16 + pitch * at, y + slope * at, pitch / 2, high);
};

describe('uneven rows', () => {
  it.each([
    ['pale', (context: SKRSContext2D) => write(context, DIGITS, 20, 20, 60, '#ececec')],
    ['embossed', (context: SKRSContext2D) => {
      context.fillStyle = '#9fb2c4';
      context.fillRect(10, 20, 300, 70);
      write(context, DIGITS, 24, 19.4, 64.4, '#d6e2ee');
      write(context, DIGITS, 24, 20.7, 65.7, '#6f8194');
      write(context, DIGITS, 24, 20, 65, '#9fb2c4');
    }],
    ['of larger dots among smaller ones', (context: SKRSContext2D) => {
      const { picture, points } = inkOf(320, 120, (plain) => write(plain, '735399555', 46, 20, 68, '#000'));
      screened(context, (x, y) => (picture.data[Math.round(y / points) * picture.width + Math.round(x / points)] ?? 255) < 128);
    }],
  ])('are found where digits are %s', (_, draw) => expect(found(draw)).toBeGreaterThan(0)); // prettier-ignore

  it.each([
    ['a screen of even dots', (context: SKRSContext2D) => screened(context, () => false)],
    ['a bar code', (context: SKRSContext2D) => {
      for (let at = 0, x = 20; x < 280; at++, x += 3 + (at % 3)) context.fillRect(x, 30, 1 + (at % 2), 40);
    }],
    ['tiles', (context: SKRSContext2D) => {
      for (let at = 0; at < 14; at++) context.strokeRect(20 + 20 * at, 40, 14, 18);
    }],
    ['the line that a slip is cut off along', dashes(9, 1, 50, 0)],
    ['such a line in a scan askew', dashes(8, 1.6, 51, 0.1)],
    ['four digits', (context: SKRSContext2D) => write(context, '2026', 20, 20, 60, '#ececec')],
  ])('are not found in %s', (_, draw) => expect(found(draw)).toBe(0)); // prettier-ignore
});
