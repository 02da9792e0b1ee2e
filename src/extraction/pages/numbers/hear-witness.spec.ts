import { blankRaster } from '../image/raster.js';
import type { RecognisedWord, Recogniser } from '../recognition/recogniser.js';
import { hearWitness } from './hear-witness.js';
import type { Testimony, Witness } from '../recognition/witness/witness.js';

const word = (text: string, confidence: number, x0 = 100, x1 = 260): RecognisedWord => ({
  text,
  confidence,
  x0,
  x1,
  y0: 40,
  y1: 62,
});

const saying = (text: string, probability: number): Witness => ({
  read: (_, region): Promise<Testimony> =>
    Promise.resolve({
      text,
      probability,
      characters: [...text].map((character, at) => ({ text: character, probability, x: region.x0 + 10 * at })),
      region,
    }),
});

/** A recogniser whose third look reads a text. */
const looking = (text: string, confidence: number): Recogniser => ({
  recognise: () => Promise.resolve(text === '' ? [] : [word(text, confidence)]),
  close: () => Promise.resolve(),
});

const hear = async (
  words: readonly RecognisedWord[],
  said: [text: string, probability: number],
  third: [text: string, confidence: number] = ['', 0],
  overlooked: Parameters<typeof hearWitness>[2] = [],
): Promise<(string | number)[][]> => {
  const with_ = { witness: saying(...said), recogniser: looking(...third) };
  const heard = await hearWitness(blankRaster(400, 100), words, overlooked, 22, with_);
  return heard.map(({ text, confidence }) => [text, confidence]);
};

describe('a number that was not surely read', () => {
  it('is believed where the witness reads the same, whatever it reads as separators or glues to it', async () => {
    expect(await hear([word('869051', 0.62)], ['869051', 0.4])).toEqual([['869051', 0.92]]);
    expect(await hear([word('062-703', 0.62)], ['BSB062 703', 0.4])).toEqual([['062-703', 0.92]]);
  });

  it('is what the witness reads where a third look reads that too', async () => {
    expect(await hear([word('809051', 0.62)], ['869051', 0.5], ['869051', 0.7])).toEqual([['869051', 0.85]]);
  });

  it('is not sure enough for an account where the witness stands alone', async () => {
    const [[text, confidence] = []] = await hear([word('809051', 0.62)], ['869051', 0.99], ['809051', 0.9]);
    expect(text).toBe('869051');
    expect(confidence).toBeLessThan(0.8);
  });

  it('is doubted where nothing confirms it, and where one digit may be a letter', async () => {
    expect(await hear([word('809051', 0.85)], ['869051', 0.5], ['889051', 0.9])).toEqual([['809051', 0.5]]);
    expect(await hear([word('06517', 0.85)], ['06S17', 0.97])).toEqual([['06517', 0.5]]);
  });

  it('keeps its words and their separators where single digits are set right', async () => {
    const words = [word('86', 0.6, 100, 120), word('523-729-112', 0.6, 126, 240)];
    expect(await hear(words, ['86 523 729 142', 0.8], ['86523729142', 0.9])).toEqual([
      ['86', 0.85],
      ['523-729-142', 0.85],
    ]);
  });
});

describe('a number of eleven digits', () => {
  it('that is surely read and no ABN becomes the ABN that the witness reads, if hardly anything differs', async () => {
    expect(await hear([word('51824753566', 0.96)], ['51824753556', 0.8])).toEqual([['51824753556', 0.85]]);
    expect(await hear([word('99999753566', 0.96)], ['51824753556', 0.8], ['99999753566', 0.9])).toEqual([
      ['99999753566', 0.7],
    ]);
  });

  it('that is an ABN stays one, whatever the witness reads', async () => {
    expect(await hear([word('51824753556', 0.6)], ['51824753566', 0.99])).toEqual([['51824753556', 0.6]]);
  });
});

describe('other text', () => {
  it('is not asked about: numbers that are surely read, words, short numbers', async () => {
    const words = [word('869051', 0.95), word('Account', 0.3, 10, 60), word('12', 0.3, 300, 320)];
    expect(await hear(words, ['111111', 0.99], ['111111', 0.99])).toEqual(
      words.map(({ text, confidence }) => [text, confidence]),
    );
  });

  it('that was overlooked is given where it is a number, for an account only if a third look confirms it', async () => {
    const line = { x0: 100, y0: 36, x1: 260, y1: 66 };
    expect(await hear([], ['Acc 869051', 0.95], ['869051', 0.9], [line])).toEqual([['869051', 0.85]]);
    expect(await hear([], ['Acc 869051', 0.95], ['', 0], [line])).toEqual([['869051', 0.7]]);
    expect(await hear([], ['Acc 869051', 0.6], ['', 0], [line])).toEqual([]);
    expect(await hear([], ['Thank you', 0.99], ['', 0], [line])).toEqual([]);
  });
});
