import { blankRaster } from '../image/raster.js';
import type { RecognisedWord, Recogniser } from '../recognition/recogniser.js';
import { settleAbns } from './settle-abns.js';

const words = (...texts: string[]): RecognisedWord[] =>
  texts.map((text, at) => ({ text, confidence: 0.9, x0: 40 + at * 50, x1: 80 + at * 50, y0: 40, y1: 62 }));

/** Gives one text after the other. */
class Readings implements Recogniser {
  asked = 0;
  constructor(private readonly texts: string[]) {}

  recognise(): Promise<RecognisedWord[]> {
    this.asked++;
    const text = this.texts.shift() ?? '';
    return Promise.resolve([{ text, confidence: 0.7, x0: 0, x1: 100, y0: 0, y1: 20 }]);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

const settle = async (readings: Readings, ...texts: string[]): Promise<string[]> =>
  (await settleAbns(blankRaster(400, 100), words(...texts), 22, readings)).map(({ text }) => text);

describe('an ABN that was misread', () => {
  it('is what another look reads with a right checksum', async () => {
    const readings = new Readings(['53 004 086 616', '53 004 085 616']);
    expect(await settle(readings, '53', '004', '065', '616')).toEqual(['53', '004', '085', '616']);
    expect(readings.asked).toBe(2);
  });

  it('stays as it is where no look reads a right one, or one that is another number', async () => {
    const printed = ['53', '004', '085', '617'];
    expect(await settle(new Readings(['53004085617', '53004085617']), ...printed)).toEqual(printed);
    expect(await settle(new Readings(['51824753556', '51824753556']), ...printed)).toEqual(printed);
  });

  it('is not looked for where its checksum is right, or in other numbers', async () => {
    const readings = new Readings([]);
    await settle(readings, '53', '004', '085', '616');
    await settle(readings, '04', '9157', '0159');
    expect(readings.asked).toBe(0);
  });
});
