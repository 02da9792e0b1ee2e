import type { Word } from '../../document.js';
import type { FoundWriting } from './read-writing.js';
import { partlyReadLines } from './turned-lines.js';

const HEIGHT = 20;

/** A word from a place of its line on, which runs upwards, downwards, on its head or level. */
function word(text: string, confidence: number, at: number, angle: Word['angle']): Word {
  const length = 10 * text.length;
  const box =
    angle % 180 === 0
      ? { x0: at, y0: 100, x1: at + length, y1: 100 + HEIGHT }
      : { x0: 100, y0: at, x1: 100 + HEIGHT, y1: at + length };
  return { text, confidence, box, size: HEIGHT, bold: false, angle, source: 'ocr' };
}

/** A writing of which nothing was recognised. */
const unread = (at: number): FoundWriting => ({
  shapes: [],
  slope: 90,
  height: HEIGHT,
  x0: 100,
  y0: at,
  x1: 100 + HEIGHT,
  y1: at + 60,
  picture: { width: 1, height: 1, data: new Uint8Array(1) },
  origin: [0, 0],
  pointsPerPixel: 1,
});

const read = (...words: Word[]) => words.map((one) => ({ writing: unread(0), words: [one] }));
const found = (angle: Word['angle'], ...words: [text: string, confidence: number, at: number][]) =>
  partlyReadLines(read(...words.map(([text, confidence, at]) => word(text, confidence, at, angle)))).length;

describe('a line that runs another way than the page', () => {
  it.each([90, 180, 270] as const)(
    'is not legible where one of its numbers was hardly read, turned by %d degrees',
    (angle) => {
      expect(found(angle, ['083', 0.8, 0], ['170', 0.82, 50], ['4471gz0b6', 0.3, 100])).toBe(1);
      expect(found(angle, ['083', 0.82, 0], ['70', 0.58, 50])).toBe(1);
    },
  );

  it('is not legible where some of its words were hardly read', () =>
    expect(
      found(270, ['This', 0.96, 0], ['acco', 0.35, 50], ['is', 0.9, 100], ['close!', 0.26, 130], ['int', 0.91, 200]),
    ).toBe(1));

  it('is not legible where nothing was recognised of a part of it', () => {
    const words = [word('083', 0.9, 0, 270), word('170', 0.9, 50, 270)];
    expect(partlyReadLines([...read(...words), { writing: unread(110), words: [] }])).toHaveLength(1);
    expect(partlyReadLines([...read(...words), { writing: unread(400), words: [] }])).toHaveLength(0);
  });

  it.each([
    [
      'was read whole',
      270,
      [
        ['083', 0.9, 0],
        ['170', 0.9, 50],
        ['447192086', 0.9, 100],
      ],
    ],
    [
      'is level',
      0,
      [
        ['083', 0.8, 0],
        ['170', 0.82, 50],
        ['4471gz0b6', 0.3, 100],
      ],
    ],
    [
      'has a few letters that rules and stains are read as',
      180,
      [
        ['nei', 0.3, 0],
        ['op', 0.76, 50],
        ['de', 0.5, 90],
        ['1', 0.9, 130],
      ],
    ],
    [
      'has hardly a digit that was surely read',
      180,
      [
        ['78181', 0.32, 0],
        ['gene', 0.26, 80],
        ['1', 0.59, 140],
      ],
    ],
  ] as const)('is left to the search where it %s', (_, angle, words) =>
    expect(
      found(angle, ...words.map(([text, confidence, at]): [string, number, number] => [text, confidence, at])),
    ).toBe(0),
  );
});
