import type { SKRSContext2D } from '@napi-rs/canvas';
import { canvasFont } from '../../../../test/forgeries/draw/drawing.js';
import { inkOf } from '../../../../test/support/extraction/ink.js';
import { joinedByRules } from './joined-by-rules.js';

const number = (context: SKRSContext2D): void => {
  context.font = canvasFont({ size: 18 });
  context.fillText('062-000 12345678', 30, 40);
};

const lettersIn = (draw: (context: SKRSContext2D) => void): number =>
  (joinedByRules(inkOf(300, 120, draw).picture, 100)?.writings ?? []).reduce(
    (sum, { shapes }) => sum + shapes.length,
    0,
  );

describe('joinedByRules', () => {
  it.each([
    ['an underline that touches it', (context: SKRSContext2D) => context.fillRect(28, 39, 160, 2)],
    ['a frame that touches it', (context: SKRSContext2D) => context.strokeRect(28.5, 26.5, 160, 14)],
    ['a bar that it stands on', (context: SKRSContext2D) => context.fillRect(24, 38, 170, 9)],
    ['a bar that it hangs from', (context: SKRSContext2D) => context.fillRect(24, 20, 170, 9)],
  ])('finds the characters of a number with %s', (_, rule) =>
    expect(
      lettersIn((context) => {
        number(context);
        rule(context);
      }),
    ).toBeGreaterThanOrEqual(14),
  );

  it.each([
    ['a number without rules', number],
    ['a number above a rule that touches nothing', (context: SKRSContext2D) => {
      number(context);
      context.fillRect(28, 60, 160, 2);
    }],
    ['a table without text', (context: SKRSContext2D) => {
      for (let at = 0; at < 5; at++) {
        context.fillRect(20, 15 + 20 * at, 250, 1);
        context.fillRect(20 + 60 * at, 15, 1, 81);
      }
    }],
    ['nothing', () => undefined],
  ])('finds nothing in %s', (_, draw) => expect(lettersIn(draw)).toBe(0)); // prettier-ignore
});
