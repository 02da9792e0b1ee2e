import type { SKRSContext2D } from '@napi-rs/canvas';
import { canvasFont } from '../../../../test/forgeries/draw/drawing.js';
import { blurred, inkOf } from '../../../../test/support/extraction/ink.js';
import { findSoftLines } from './soft-lines.js';
import { unevenParts } from './uneven-parts.js';

const DIGITS = '735-399 55566068';

const written =
  (text: string, size: number, degrees = 0, colour = '#000') =>
  (context: SKRSContext2D) => {
    context.translate(40, 60);
    context.rotate((degrees * Math.PI) / 180);
    context.font = canvasFont({ size, bold: true });
    context.fillStyle = colour;
    context.fillText(text, 0, 0);
  };

/** How many soft lines are found in a drawing that is so much out of focus, in pixels. */
function found(draw: (context: SKRSContext2D) => void, reach: number): number {
  const { picture, points } = inkOf(320, 160, draw);
  const soft = reach === 0 ? picture : blurred(picture, reach);
  return findSoftLines(unevenParts(soft, points), points).length;
}

describe('soft lines', () => {
  it.each([
    ['smudged', written(DIGITS, 15), 2],
    ['more smudged', written(DIGITS, 20), 2],
    ['smudged and aslant', written(DIGITS, 15, 12), 2],
    ['smudged and pale', written(DIGITS, 16, 0, '#999'), 2],
  ])('are found where digits are %s', (_, draw, reach) => expect(found(draw, reach)).toBeGreaterThan(0));

  it('are found where light digits stand on a dark ground', () =>
    expect(
      found((context) => {
        context.fillRect(0, 0, 320, 160);
        written(DIGITS, 16, 0, '#fff')(context);
      }, 2),
    ).toBeGreaterThan(0));

  it('are found in a dark picture on white paper', () =>
    expect(
      found((context) => {
        context.fillStyle = '#222';
        context.fillRect(24, 36, 190, 40);
        context.translate(0, 1);
        written(DIGITS, 13, 0, '#fff')(context);
      }, 2),
    ).toBeGreaterThan(0));

  it.each([
    ['digits in focus', written(DIGITS, 15), 0],
    ['a soft bar', (context: SKRSContext2D) => context.fillRect(40, 50, 180, 12), 3],
    ['a soft rule', (context: SKRSContext2D) => context.fillRect(40, 50, 180, 2), 2],
    ['three soft letters', written('ACE', 20), 3],
    ['soft bars far apart', (context: SKRSContext2D) => {
      for (let at = 0; at < 6; at++) context.fillRect(30 + 45 * at, 50, 20, 10);
    }, 2],
  ])('are not found in %s', (_, draw, reach) => expect(found(draw, reach)).toBe(0)); // prettier-ignore
});
