import { blankRaster, type Raster } from '../image/raster.js';
import type { RecognisedWord } from '../recognition/recogniser.js';
import { unreadLines } from './unread-lines.js';

const HEIGHT = 20;

/** Frames of ink, as letters are no full boxes. */
function paper(...letters: [x0: number, y0: number, x1: number, y1: number][]): Raster {
  const picture = blankRaster(600, 200);
  for (const [x0, y0, x1, y1] of letters)
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++)
        if (Math.min(x - x0, x1 - 1 - x, y - y0, y1 - 1 - y) < 3) picture.data[y * picture.width + x] = 0;
  return picture;
}

const LABEL: RecognisedWord = { text: 'BSB', confidence: 0.95, x0: 20, y0: 60, x1: 80, y1: 80 };
const WRITTEN: [number, number, number, number][] = [
  [100, 50, 116, 80],
  [124, 52, 140, 82],
  [150, 50, 166, 81],
];

describe('lines that were not read', () => {
  it('are those beside a label', () => {
    const [line, ...others] = unreadLines(paper(...WRITTEN), [LABEL], HEIGHT);
    expect(line).toMatchObject({ x0: 100, y0: 50, x1: 166, y1: 82 });
    expect(others).toEqual([]);
  });

  it('may begin and end with a bar, as a 1 is', () => {
    const bars = blankRaster(600, 200);
    const written = paper(...WRITTEN);
    bars.data.set(written.data);
    for (let y = 50; y < 80; y++) for (const x of [90, 91, 92, 174, 175, 176]) bars.data[y * 600 + x] = 0;
    expect(unreadLines(bars, [LABEL], HEIGHT)[0]).toMatchObject({ x0: 90, x1: 178 });
  });

  it('are those below a label', () => {
    const above = { ...LABEL, x0: 100, x1: 160, y0: 20, y1: 40 };
    expect(unreadLines(paper(...WRITTEN), [above], HEIGHT)).toHaveLength(1);
    expect(unreadLines(paper(...WRITTEN), [{ ...above, x0: 300, x1: 360 }], HEIGHT)).toEqual([]);
  });

  it('are none where every letter was surely read', () => {
    const read = { text: '082', confidence: 0.9, x0: 98, y0: 50, x1: 170, y1: 82 };
    expect(unreadLines(paper(...WRITTEN), [LABEL, read], HEIGHT)).toEqual([]);
    expect(unreadLines(paper(...WRITTEN), [LABEL, { ...read, confidence: 0.5 }], HEIGHT)).toHaveLength(1);
  });

  it('are cut out without their rule, its dots, and what stands in other lines', () => {
    const dots = Array.from({ length: 40 }, (_none, at): [number, number, number, number] => [
      90 + 8 * at,
      84,
      93 + 8 * at,
      87,
    ]);
    const [line] = unreadLines(paper(...WRITTEN, ...dots, [100, 5, 116, 45]), [LABEL], HEIGHT);
    const ink = (line?.picture.data ?? []).filter((value) => value < 128).length;
    expect(ink).toBe(paper(...WRITTEN).data.filter((value) => value < 128).length);
  });
});

it('a page of noise has no lines, and takes no time', () => {
  const noise = blankRaster(2000, 2800);
  for (let y = 0; y < 2800; y += 20)
    for (let x = 0; x < 2000; x += 16) for (let at = 0; at < 12; at++) noise.data[(y + at) * 2000 + x + (at % 8)] = 0;
  expect(unreadLines(noise, [LABEL], HEIGHT)).toEqual([]);
});
