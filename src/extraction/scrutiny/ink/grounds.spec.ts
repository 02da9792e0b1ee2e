import type { SKRSContext2D } from '@napi-rs/canvas';
import { blurred, inkOf } from '../../../../test/support/extraction/ink.js';
import { groundsIn } from './grounds.js';

function found(draw: (context: SKRSContext2D) => void) {
  const { picture, points } = inkOf(300, 120, draw);
  return groundsIn({ cut: blurred(picture, 1), left: 10, top: 20 }, points);
}

describe('groundsIn', () => {
  it('finds a dark picture on paper, with soft light digits in it and without its edges', () => {
    const [ground, ...others] = found((context) => {
      context.fillStyle = '#223';
      context.fillRect(60, 30, 150, 36);
      context.fillStyle = '#eee';
      context.font = 'bold 15px sans-serif';
      context.fillText('46290835', 80, 54);
    });
    expect(others).toEqual([]);
    const { cut, left, top } = ground ?? { cut: null, left: 0, top: 0 };
    const scale = 100 / 72;
    expect([left - 10 > 60 * scale, top - 20 > 30 * scale]).toEqual([true, true]);
    expect(left - 10 + (cut?.width ?? 999)).toBeLessThan(210 * scale);
    expect(cut?.data.every((level) => level < 250)).toBe(true);
  });

  it('finds a light sticker on a dark table', () =>
    expect(
      found((context) => {
        context.fillStyle = '#432';
        context.fillRect(0, 0, 300, 120);
        context.fillStyle = '#fff';
        context.fillRect(60, 30, 150, 36);
      }),
    ).toHaveLength(1));

  it.each([
    ['paper', () => undefined],
    ['a rule', (context: SKRSContext2D) => context.fillRect(20, 40, 250, 3)],
    ['a small block', (context: SKRSContext2D) => context.fillRect(20, 40, 25, 25)],
    ['a frame', (context: SKRSContext2D) => {
      context.lineWidth = 3;
      context.strokeRect(30, 30, 200, 60);
    }],
  ])('finds none in %s', (_, draw) => expect(found(draw)).toEqual([])); // prettier-ignore
});
