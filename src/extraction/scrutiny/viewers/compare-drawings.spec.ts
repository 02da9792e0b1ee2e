import { createCanvas } from '@napi-rs/canvas';
import type { Raster } from '../../pages/image/raster.js';
import { differentWriting } from './compare-drawings.js';

const SIZE = { width: 600, height: 400 };

function drawn(draw: (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void): Raster {
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  context.fillStyle = '#000';
  context.font = '14px sans-serif';
  draw(context);
  const { data } = context.getImageData(0, 0, SIZE.width, SIZE.height);
  return { ...SIZE, data: Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, at) => data[4 * at] as number) };
}

const account = (digits: string, by = 0) =>
  drawn((context) => context.fillText(`Account ${digits}`, 100 + by, 200 + by));

describe('differentWriting', () => {
  it('finds nothing in two drawings that are alike', () => {
    expect(differentWriting(account('98765432'), account('98765432'))).toEqual([]);
  });

  it('finds nothing where letters are a part of a dot aside', () => {
    expect(differentWriting(account('98765432'), account('98765432', 0.6))).toEqual([]);
  });

  it('finds nothing in large letters that are set two dots aside', () => {
    const heading = (by: number) =>
      drawn((context) => {
        context.font = 'bold 26px sans-serif';
        context.fillText('Fenwick Surveying', 100 + by, 200);
      });
    expect(differentWriting(heading(0), heading(2.4))).toEqual([]);
    expect(differentWriting(heading(0), heading(7))).not.toEqual([]);
  });

  it.each(['31204417', '98712301', '12065432', '89674523'])('finds %s, also some dots aside', (digits) => {
    const large = (shown: string, by: number) =>
      drawn((context) => {
        context.font = '24px sans-serif';
        context.fillText(`Account ${shown}`, 100 + by, 200);
      });
    for (const by of [0, 1, 2]) expect(differentWriting(large('98765432', 0), large(digits, by))).not.toEqual([]);
  });

  it('finds nothing in a rule that is a dot aside and a ground that is rounded otherwise', () => {
    const framed = (by: number) =>
      drawn((context) => {
        context.fillRect(50, 100 + by, 500, 2);
        context.fillRect(50, 300, 300 + by, 60);
      });
    expect(differentWriting(framed(0), framed(3))).toEqual([]);
  });

  it('finds where only one shows an account', () => {
    const [box] = differentWriting(
      drawn(() => undefined),
      account('98765432'),
    );
    expect(box).toMatchObject({ x0: expect.closeTo(90, -1.6), y1: expect.closeTo(205, -1.6) });
  });

  it('finds one account in the place of another', () => {
    expect(differentWriting(account('98765432'), account('31204417'))).toHaveLength(1);
  });
});
