import type { FoundWriting } from './read-writing.js';
import { unreadWritings } from './unread-writing.js';

/** A row of eleven shapes of one size. */
const writing: FoundWriting = {
  shapes: Array.from({ length: 11 }, (_, at) => ({ x0: 12 * at, y0: 0, x1: 12 * at + 8, y1: 12, pixels: 40 })),
  slope: 0,
  height: 12,
  x0: 0,
  y0: 0,
  x1: 128,
  y1: 12,
  picture: { width: 1, height: 1, data: new Uint8Array(1) },
  origin: [0, 0],
  pointsPerPixel: 0.5,
};

const word = (text: string, confidence: number) => ({
  text,
  confidence,
  box: { x0: 0, y0: 0, x1: 64, y1: 6 },
  size: 6,
  bold: false,
  angle: 0 as const,
  source: 'ocr' as const,
});

const isUnread = (text: string, confidence: number, slope = 0): boolean => {
  const words = text === '' ? [] : [word(text, confidence)];
  return unreadWritings([{ writing: { ...writing, slope }, words }]).length > 0;
};

describe('unreadWritings', () => {
  it.each([
    ['nothing', '', 1],
    ['digits that are hardly read', '87654321678', 0.4],
    ['a name with a digit in it', 'CommoenBan6', 0.4],
    ['letters that digits look like', 'SBOIZSlOBSG', 0.4],
    ['a name that is hardly read', 'CommoenBank', 0.3],
  ])('has a row of shapes read as %s', (_, text, confidence) => expect(isUnread(text, confidence)).toBe(true));

  it('has digits aslant that are read with little confidence', () => {
    expect(isUnread('87654321678', 0.6, 22)).toBe(true);
    expect(isUnread('87654321678', 0.85, 22)).toBe(false);
  });

  it.each([
    ['digits', '87654321678', 0.6],
    ['a name in small letters', 'CommoenBank', 0.38],
  ])('leaves out a row of shapes read as %s', (_, text, confidence) => expect(isUnread(text, confidence)).toBe(false));

  it('has discs with digits on them, all of which were read as noughts', () => {
    const discs = writing.shapes.map((shape, at) => ({ ...shape, pixels: 40 + at }));
    expect(
      unreadWritings([{ writing: { ...writing, shapes: discs }, words: [word('00000000000', 0.9)] }]),
    ).toHaveLength(1);
    expect(unreadWritings([{ writing, words: [word('00000000000', 0.9)] }])).toEqual([]);
  });

  describe('of what only a changed picture shows', () => {
    const remade: FoundWriting = { ...writing, isRemade: true };

    it('leaves out what was surely read in another picture of its place', () => {
      const read = { writing, words: [word('87654321678', 0.9)] };
      expect(unreadWritings([{ writing: remade, words: [] }, read])).toEqual([]);
      expect(unreadWritings([{ writing: remade, words: [] }])).toHaveLength(1);
    });

    it('has it where what stands in its place was hardly read, or is something short', () => {
      for (const one of [word('87654321678', 0.7), word('876', 0.9)])
        expect(
          unreadWritings([
            { writing: remade, words: [] },
            { writing, words: [one] },
          ]).length,
        ).toBeGreaterThan(0);
    });

    it('has a line that was not read below one that was', () => {
      const below = writing.shapes.map((shape) => ({ ...shape, y0: 20, y1: 32 }));
      const both: FoundWriting = { ...remade, shapes: [...writing.shapes, ...below], y1: 32 };
      expect(unreadWritings([{ writing: both, words: [word('PAYTOOSPREY', 0.95)] }])).toHaveLength(1);
    });
  });
});
