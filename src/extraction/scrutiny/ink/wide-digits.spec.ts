import type { SKRSContext2D } from '@napi-rs/canvas';
import { canvasFont } from '../../../../test/forgeries/draw/drawing.js';
import { inkOf } from '../../../../test/support/extraction/ink.js';
import { holdsWideDigits } from './wide-digits.js';

const written =
  (text: string, wide: number, { size = 12, turned = false } = {}) =>
  (context: SKRSContext2D) => {
    if (turned) {
      context.translate(700, 40);
      context.rotate(Math.PI);
    }
    context.translate(10, 28);
    context.scale(wide, 1);
    context.font = canvasFont({ size });
    context.fillText(text, 0, 0);
  };

const found = (draw: (context: SKRSContext2D) => void): boolean => holdsWideDigits(inkOf(720, 60, draw).picture);

describe('holdsWideDigits', () => {
  it.each([
    ['3.2 times as wide as print', written('46290835', 3.2)],
    ['four times', written('733958', 4)],
    ['nine times', written('46290835', 9)],
    ['on their head', written('46290835', 4, { turned: true })],
    ['with a dash between them', written('733-958 46290835', 4)],
    ['behind letters', written('ACCOUNT 46290835', 4)],
  ])('finds digits %s', (_, draw) => expect(found(draw)).toBe(true));

  it.each([
    ['digits as print has them', written('46290835', 1)],
    ['wide letters', written('HARBOUR FREIGHT', 3)],
    ['a year', written('HARBOUR 1987', 4)],
    ['dashes', (context: SKRSContext2D) => {
      for (let at = 0; at < 12; at++) context.fillRect(20 + 50 * at, 20, 36, 8);
    }],
    ['nothing', () => undefined],
  ])('does not find %s', (_, draw) => expect(found(draw)).toBe(false)); // prettier-ignore
});
