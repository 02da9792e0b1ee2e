import sharp from 'sharp';
import type { Raster } from '../../pages/image/raster.js';
import { findRowsOfMarks, PIECES } from './rows-of-marks.js';

const DPI = 100;

/** A picture 300 points wide. */
async function drawn(body: string, high = 80): Promise<Raster> {
  const [width, height] = [(300 * DPI) / 72, (high * DPI) / 72].map(Math.round) as [number, number];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 ${high}">${body}</svg>`;
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).toColourspace('b-w').extractChannel(0);
  return { width, height, data: new Uint8Array(await picture.raw().toBuffer()) };
}

const rect = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`;

/** Digits of 3 by 5 dots. */
const DIGITS = ['75557', '26227', '71747', '71717', '55711', '74717', '71111', '75757'].map((rows) =>
  [...rows].map(Number),
);
const ofDots = (at: number, pitch: number, dot: number): string =>
  (DIGITS[at % DIGITS.length] as number[])
    .flatMap((bits, row) =>
      [4, 2, 1].map((bit, column) =>
        bits & bit ? rect(20 + at * 5 * pitch + column * pitch, 20 + row * pitch, dot, dot) : '',
      ),
    )
    .join('');

const times = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

const spaced = times(8, (at) => `<text x="${20 + 26 * at}" y="40" font-size="11">${'87654321'[at]}</text>`);
const close = `<text x="20" y="40" font-size="15">87654321</text>`;
const grid = times(40, (at) => rect(10 + 7 * at, 10, 0.5, 56)) + times(9, (at) => rect(10, 10 + 7 * at, 280, 0.5));

/** What is left of the rules of a table that a photo shows askew: dashes, and crosses of dashes, each of three pieces. */
const askew = times(7, (at) => {
  const [x, y] = [20 + 36 * at, 20 + 4.7 * at];
  const dash = times(3, (one) => rect(x + 9 * one, y, 8, 0.8));
  return at % 2 ? dash : dash + times(3, (one) => rect(x + 12, y - 12 + 9 * one, 0.8, 8));
});
/** Dashes along the row between digits of dots. */
const dashed = `<g transform="rotate(7.5 20 20)">${times(9, (at) => ofDots(2 * at, 1.8, 1) + rect(33 + 18 * at, 24, 4.5, 0.8))}</g>`;

describe('findRowsOfMarks', () => {
  it.each([
    ['digits of dots', times(9, (at) => ofDots(at, 2.2, 1.2))],
    ['digits that stand far apart', spaced],
    ['digits of dots that run aslant', `<g transform="rotate(-20 60 40)">${times(9, (at) => ofDots(at, 1.8, 1))}</g>`],
    ['digits of dots that run up the page', `<g transform="translate(20 95) rotate(-90)">${times(8, (at) => ofDots(at, 1.8, 1))}</g>`],
    ['digits of dots aslant with dashes between them', dashed],
    ['digits that each stand a step lower', times(8, (at) => `<text x="${20 + 11 * at}" y="${20 + 6 * at}" font-size="11">${'87654321'[at]}</text>`)],
    ['digits that lines run through', close + times(3, (at) => rect(10, 29 + 3.5 * at, 200, 0.5))],
  ])('finds %s', async (_, body) => {
    const rows = findRowsOfMarks(await drawn(body), DPI);
    expect(Math.max(0, ...rows.map(({ marks }) => marks))).toBeGreaterThanOrEqual(6);
  }); // prettier-ignore

  it('tells of how many pieces marks are', async () => {
    const piecesOf = async (body: string) => findRowsOfMarks(await drawn(body), DPI).map(({ pieces }) => pieces);
    expect(Math.max(...(await piecesOf(times(9, (at) => ofDots(at, 2.2, 1.2)))))).toBeGreaterThan(6);
    expect(Math.max(...(await piecesOf(spaced)))).toBe(1);
  });

  it.each([
    ['rows of dots', times(9, (at) => ofDots(at, 2.2, 1.2)), 1],
    ['rows of dots beside printed ones', times(9, (at) => ofDots(at, 2.2, 1.2)) + `<g transform="translate(0 45)">${spaced}</g>`, 1],
    ['rows of dots aslant', `<g transform="rotate(-20 60 40)">${times(9, (at) => ofDots(at, 1.8, 1))}</g>`, 1],
    ['none where digits are in one piece', spaced, 0],
  ])('finds only those in pieces where no others are asked for: %s', async (_, body, least) => {
    const picture = await drawn(body, 120);
    const inPieces = findRowsOfMarks(picture, DPI).filter(({ pieces }) => pieces >= PIECES);
    expect(inPieces.length).toBeGreaterThanOrEqual(least);
    expect(findRowsOfMarks(picture, DPI, PIECES)).toEqual(inPieces);
  }); // prettier-ignore

  it('finds rows in any direction among specks, and one of all that is not read where there are too many', async () => {
    const speck = (at: number) => `<path d="M${4 + 7 * (at % 42)} ${100 + 7 * Math.floor(at / 42)}l5.4 5.4m0 -5.4l-5.4 5.4" stroke="#000"/>`;
    const aslant = `<g transform="rotate(-20 60 40)">${times(9, (at) => ofDots(at, 1.8, 1))}</g>`;
    const among = async (specks: number) => findRowsOfMarks(await drawn(aslant + times(specks, speck), 660), DPI);
    expect((await among(1_700)).some(({ level, marks }) => !level && marks < 12)).toBe(true);
    expect((await among(1_700)).every(({ marks }) => marks < 50)).toBe(true);
    expect((await among(3_100)).some(({ pieces, marks }) => pieces === PIECES && marks > 3_000)).toBe(true);
  }); // prettier-ignore

  it.each([
    ['the dashes of a rule', times(20, (at) => rect(20 + 12 * at, 40, 6, 6))],
    ['the bars of a code', times(40, (at) => rect(20 + 5 * at, 20, 1 + (at % 3), 20))],
    ['the boxes of a form', times(9, (at) => `<rect x="${20 + 20 * at}" y="30" width="14" height="16" fill="none" stroke="#000"/>`)],
    ['an empty grid', grid],
    ['the dashes of a long rule', times(9, (at) => rect(10 + 30 * at, 40, 24, 2))],
    ['dashes of three strokes', times(10, (at) => times(3, (one) => rect(20 + 15 * at + 3 * one, 40 + (at + one) % 2, 2.2, 3)))],
    ['the rules of a table askew', askew],
    ['few marks', times(4, (at) => ofDots(at, 2.2, 1.2))],
  ])('leaves out %s', async (_, body) => expect(findRowsOfMarks(await drawn(body), DPI)).toEqual([])); // prettier-ignore
});
