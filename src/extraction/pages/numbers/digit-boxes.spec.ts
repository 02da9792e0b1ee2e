import { findComponents } from '../image/components.js';
import { findDigitBoxes, readDigitBoxes } from './digit-boxes.js';
import { blankRaster, type Raster } from '../image/raster.js';
import type { RecognisedWord, Recogniser } from '../recognition/recogniser.js';

const CELL = 30;
const HEIGHT = 36;
const LETTERS = 20;

function fill(picture: Raster, x: number, y: number, width: number, height: number): void {
  for (let row = y; row < y + height; row++) {
    picture.data.fill(0, row * picture.width + x, row * picture.width + x + width);
  }
}

/** A row of joined boxes at (60, 40): a stroke in each that is marked `#`, a short one where `-`. */
function boxes(contents: string): Raster {
  const picture = blankRaster(600, 120);
  const width = contents.length * CELL;
  fill(picture, 60, 40, width, 2);
  fill(picture, 60, 40 + HEIGHT - 2, width + 2, 2);
  for (let at = 0; at <= contents.length; at++) fill(picture, 60 + at * CELL, 40, 2, HEIGHT);
  [...contents].forEach((content, at) => {
    if (content === '#') fill(picture, 60 + at * CELL + 12, 48, 8, 20);
    if (content === '-') fill(picture, 60 + at * CELL + 8, 57, 14, 4);
  });
  return picture;
}

const found = (picture: Raster) => findDigitBoxes(picture, findComponents(picture, 128), LETTERS);

/** Gives one text after the other, over the whole picture. */
class Readings implements Recogniser {
  readonly asked: (string | undefined)[] = [];
  constructor(private readonly texts: string[]) {}

  recognise(picture: Raster, options: { characters?: string }): Promise<RecognisedWord[]> {
    this.asked.push(options.characters);
    const text = this.texts.shift() ?? '';
    return Promise.resolve([{ text, confidence: 0.9, x0: 0, y0: 0, x1: picture.width, y1: picture.height }]);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

describe('boxes of one digit each', () => {
  it('are found with what is written in each', () => {
    const [row, ...others] = found(boxes('######'));
    expect(others).toEqual([]);
    expect(row?.box).toMatchObject({ y0: 40, y1: 40 + HEIGHT });
    expect(row?.box.x0).toBeCloseTo(60, -1);
    expect(row?.glyphs).toHaveLength(6);
    expect(row?.glyphs[0]).toEqual({ x0: 72, x1: 80, y0: 48, y1: 68 });
  });

  it('are found where they stand apart, or where their frame is broken', () => {
    const apart = blankRaster(600, 120);
    for (let at = 0; at < 6; at++) {
      const left = 60 + at * 37;
      fill(apart, left, 40, CELL, 2);
      fill(apart, left, 74, CELL, 2);
      fill(apart, left, 40, 2, HEIGHT);
      fill(apart, left + CELL - 2, 40, 2, HEIGHT);
      fill(apart, left + 12, 48, 8, 20);
    }
    expect(found(apart).map(({ glyphs }) => glyphs.length)).toEqual([6]);
    const broken = boxes('#########');
    for (let y = 38; y < 80; y++) broken.data.fill(255, y * 600 + 165, y * 600 + 168);
    expect(found(broken).map(({ glyphs }) => glyphs.length)).toEqual([9]);
  });

  it('may hold a hyphen and be empty at the end', () => {
    expect(found(boxes('###-###'))[0]?.glyphs).toHaveLength(6);
    expect(found(boxes('######   '))[0]?.glyphs).toHaveLength(6);
  });

  it('are left where a digit may be missing', () => {
    expect(found(boxes('### ##'))).toEqual([]);
    const faint = boxes('##### ');
    for (let y = 48; y < 68; y++) faint.data.fill(190, y * 600 + 222, y * 600 + 230);
    expect(found(faint)).toEqual([]);
    const beside = boxes('######');
    fill(beside, 60 + 6 * CELL + 9, 48, 6, 20);
    expect(found(beside)).toEqual([]);
  });

  it('are no rules, frames or words', () => {
    const picture = blankRaster(600, 120);
    fill(picture, 20, 20, 400, 2);
    fill(picture, 20, 20, 2, 40);
    fill(picture, 20, 60, 400, 2);
    fill(picture, 420, 20, 2, 42);
    expect(found(picture)).toEqual([]);
  });

  it('are read where two looks agree on a digit for each', async () => {
    const picture = boxes('######');
    const readings = new Readings(['062000', '062000']);
    const [read] = await readDigitBoxes(picture, found(picture), readings);
    expect(read?.number).toMatchObject({ text: '062000', confidence: 0.86 });
    expect(readings.asked).toEqual(['0123456789', '0123456789']);
    for (const texts of [
      ['062000', '062006'],
      ['06200', '06200'],
    ]) {
      expect(await readDigitBoxes(picture, found(picture), new Readings(texts))).toEqual([]);
    }
  });
});
