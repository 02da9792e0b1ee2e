import type { SKRSContext2D } from '@napi-rs/canvas';
import { inkOf } from '../../../../test/support/extraction/ink.js';
import { busyParts, SQUARE } from './busy-parts.js';

const write = (context: SKRSContext2D, text: string, colour = '#000', x = 40, y = 40): void => {
  context.font = '12px sans-serif';
  context.fillStyle = colour;
  context.fillText(text, x, y);
};

const found = (draw: (context: SKRSContext2D) => void, least?: number) => {
  const { picture } = inkOf(200, 80, draw);
  return busyParts(picture, least);
};

describe('busyParts', () => {
  it('finds writing, with all of it in one part', () => {
    const parts = found((context) => write(context, '733-111 98765432'));
    expect(parts).toHaveLength(1);
    const [{ x0, y0, x1, y1 } = { x0: 0, y0: 0, x1: 0, y1: 0 }] = parts;
    expect(x0).toBeLessThan((40 * 100) / 72 + SQUARE);
    expect(x1 - x0).toBeGreaterThan(80);
    expect([y0 < (33 * 100) / 72, y1 > (38 * 100) / 72]).toEqual([true, true]);
  });

  it('finds light writing on a dark ground, and writing beside a rule', () => {
    const onDark = found((context) => {
      context.fillRect(0, 0, 200, 80);
      write(context, '98765432', '#fff');
    });
    const onRule = found((context) => {
      context.fillRect(0, 41, 200, 1);
      write(context, '98765432');
    });
    expect([onDark.length, onRule.length]).toEqual([1, 1]);
  });

  it('tells parts from each other that are apart', () =>
    expect(
      found((context) => {
        write(context, '733-111', '#000', 10);
        write(context, '98765432', '#000', 130);
      }),
    ).toHaveLength(2));

  it.each([
    ['bare paper', () => undefined],
    ['rules', (context: SKRSContext2D) => {
      context.fillRect(0, 30, 200, 1);
      context.fillRect(60.5, 0, 1, 30);
    }],
    ['a speck', (context: SKRSContext2D) => context.fillRect(48, 48, 2, 2)],
    ['writing that nobody sees', (context: SKRSContext2D) => write(context, '98765432', '#efefef')],
  ])('finds nothing in %s', (_, draw) => expect(found(draw)).toEqual([])); // prettier-ignore

  it('finds what is as pale as it is told to', () => {
    const pale = (context: SKRSContext2D) => write(context, '98765432', '#ebebeb');
    expect([found(pale).length, found(pale, 16).length]).toEqual([0, 1]);
  });

  it('finds what reaches the edges of a picture that is no whole number of squares', () => {
    const { picture } = inkOf(101, 31, (context) => write(context, '8888888888888888888', '#000', 2, 30));
    const [part] = busyParts(picture);
    expect(part).toMatchObject({ x1: picture.width, y1: picture.height });
  });
});
