import { canvasFont } from '../../../../test/forgeries/draw/drawing.js';
import { inkOf } from '../../../../test/support/extraction/ink.js';
import { findDigitsAlongCurves } from './digits-along-curves.js';
import { findWriting } from './writing.js';

/** How often digits are found where a text runs along a circle of such a radius; straight without one. */
function found(text: string, radius: number | null, onHead = false, specks = 0): number {
  const dpi = 150;
  const { picture, points } = inkOf(
    360,
    260,
    (context) => {
      context.font = canvasFont({ size: 12 });
      const side = onHead ? -1 : 1;
      for (let at = 0; at < specks; at += 1)
        context.fillText(at % 2 ? '<' : 'v', 6 + 6.9 * (at % 50), 160 + 6.9 * Math.floor(at / 50));
      [...text].forEach((letter, at) => {
        const off = 12 * (at - (text.length - 1) / 2);
        context.save();
        if (radius === null) context.translate(180 + off, 120);
        else {
          const angle = off / radius;
          context.translate(180 + radius * Math.sin(angle), 130 - side * radius * Math.cos(angle));
          context.rotate(side * angle);
        }
        context.fillText(letter, -3.5, 0);
        context.restore();
      });
    },
    dpi,
  );
  return findDigitsAlongCurves(picture, findWriting(picture, dpi).shapes, points).length;
}

describe('digits along curves', () => {
  it.each([
    ['over a circle', '733-111 98765432', 90, false],
    ['round the foot of a circle', '733-111 98765432', 90, true],
    ['in a wide arc behind a word', 'PAY 62541 98765432', 110, false],
  ])('are found %s', (_, text, radius, onHead) => expect(found(text, radius, onHead)).toBe(1));

  it('are found on a page of specks', () => expect(found('733-111 98765432', 90, false, 700)).toBe(1));

  it.each([
    ['letters of a seal', 'WATERBIRD FENCING PTY', 90],
    ['a year in a seal', 'EST 1987 FENCERS', 90],
    ['digits in a straight line', '733-111 98765432', null],
  ])('are not found in %s', (_, text, radius) => expect(found(text, radius)).toBe(0));
});
