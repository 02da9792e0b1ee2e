import { blankRaster, type Raster } from '../image/raster.js';
import type { Layout, RecognisedWord, Recogniser } from '../recognition/recogniser.js';
import { lookAgain } from './second-look.js';

/** A picture with a bar of ink where a number stands. */
function pictureWith(word: RecognisedWord): Raster {
  const picture = blankRaster(400, 100);
  for (let y = word.y0; y < word.y1; y++) picture.data.fill(0, y * 400 + word.x0, y * 400 + word.x1);
  return picture;
}

/** Gives the readings that it was given for each way of looking, as words that fill the picture. */
class Readings implements Recogniser {
  readonly asked: Layout[] = [];

  constructor(private readonly texts: Partial<Record<Layout, { text: string; confidence: number }>>) {}

  recognise({ width, height }: Raster, { layout }: { layout: Layout }): Promise<RecognisedWord[]> {
    this.asked.push(layout);
    const read = this.texts[layout];
    return Promise.resolve(read ? [{ ...read, x0: 16, y0: 16, x1: width - 16, y1: height - 16 }] : []);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

const first: RecognisedWord = { text: '12345678', confidence: 0.7, x0: 100, y0: 40, x1: 260, y1: 62 };

const settle = async (
  second: string,
  third: string,
  sure = 0.7,
  surely = 0.72,
): Promise<{ text: string; confidence: number }[]> => {
  const readings = new Readings({
    ...(second === '' ? {} : { block: { text: second, confidence: surely } }),
    line: { text: third, confidence: sure },
  });
  const words = await lookAgain(pictureWith(first), [first], 22, readings);
  return words.map(({ text, confidence }) => ({ text, confidence }));
};

describe('a line that was overlooked in part', () => {
  it('gives no word twice', async () => {
    const word: RecognisedWord = { text: '062-000', confidence: 0.96, x0: 100, y0: 40, x1: 160, y1: 62 };
    const picture = pictureWith(word);
    for (const x0 of [170, 190, 210]) {
      for (let y = 40; y < 62; y++) picture.data.fill(0, y * 400 + x0, y * 400 + x0 + 9);
    }
    const readings: Recogniser = {
      recognise: ({ width, height }) =>
        Promise.resolve([{ text: '062-000', confidence: 0.9, x0: 0, y0: 16, x1: width, y1: height - 16 }]),
      close: () => Promise.resolve(),
    };
    const words = await lookAgain(picture, [{ ...word, x1: 200 }], 22, readings);
    expect(words.map(({ text }) => text)).toEqual(['062-000']);
  });
});

describe('a doubtful number', () => {
  it('is believed where a third reading agrees with the first or the second', async () => {
    expect(await settle('12345673', '12345678')).toEqual([{ text: '12345678', confidence: 0.85 }]);
    expect(await settle('12345673', '1234 5673')).toEqual([{ text: '12345673', confidence: 0.85 }]);
  });

  it('is believed where all three readings agree, each of them fairly sure', async () => {
    expect(await settle('12345678', '12345678', 0.55)).toEqual([{ text: '12345678', confidence: 0.85 }]);
    const [word] = await settle('12345678', '12345678', 0.45);
    expect(word?.confidence).toBeLessThan(0.8);
  });

  it('is read a fourth time where the third alone agrees, fairly sure', async () => {
    expect(await settle('', '12345678', 0.55)).toEqual([{ text: '12345678', confidence: 0.85 }]);
    const [word] = await settle('', '12345678', 0.45);
    expect(word?.confidence).toBeLessThan(0.8);
  });

  it('stays doubtful where one reading is surer than the two that agree', async () => {
    const [word] = await settle('12345673', '12345678', 0.61);
    expect(word?.confidence).toBeGreaterThan(0.8);
    const [contradicted] = await settle('12345673', '12345678', 0.61, 0.79);
    expect(contradicted?.confidence).toBeLessThan(0.75);
  });

  it('stays doubtful where three readings differ', async () => {
    const [word] = await settle('12345673', '12345676');
    expect(word?.confidence).toBeLessThan(0.8);
  });

  it('stays doubtful where two readings agree that are both not sure', async () => {
    const [word] = await settle('12345678', '12345676');
    expect(word?.confidence).toBeLessThan(0.8);
  });

  it('stays doubtful where a third reading that is not sure agrees', async () => {
    const [word] = await settle('12345673', '12345678', 0.5);
    expect(word?.confidence).toBeLessThan(0.8);
  });

  it('is not read again where it was read surely', async () => {
    const readings = new Readings({});
    const sure = { ...first, confidence: 0.95 };
    expect(await lookAgain(pictureWith(first), [sure], 22, readings)).toEqual([sure]);
    expect(readings.asked).toEqual([]);
  });
});
