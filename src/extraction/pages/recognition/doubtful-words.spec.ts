import { blankRaster } from '../image/raster.js';
import { rereadDoubtfulWords } from './doubtful-words.js';
import type { RecognisedWord } from './recogniser.js';
import type { Witness } from './witness/witness.js';

const word = (text: string, confidence = 0.6): RecognisedWord => ({
  text,
  confidence,
  x0: 40,
  x1: 140,
  y0: 40,
  y1: 62,
});

const saying = (text: string, probability: number, anew: string): Witness => ({
  read: (_, region) => Promise.resolve({ text, probability, characters: [], region }),
  readAnew: (_, region) => Promise.resolve({ text: anew, probability, characters: [], region }),
});

const reread = async (
  read: RecognisedWord,
  said: string,
  probability = 0.97,
  saidAnew = '',
): Promise<[string, number]> => {
  const [{ text, confidence } = word('')] = await rereadDoubtfulWords(
    blankRaster(400, 100),
    [read],
    saying(said, probability, saidAnew),
  );
  return [text, confidence];
};

describe('a word of letters that was not surely read', () => {
  it.each([
    ['Salthush', 'Saltbush'],
    ['Lid', 'Ltd'],
    ['Bezeichmmg', 'Bezeichnung'],
    ['hill', 'bill'],
  ])('is what a witness surely reads where that is nearly the same: %s is %s', async (read, said) => {
    expect(await reread(word(read), said)).toEqual([said, 0.9]);
  });

  it('is surer where the witness reads the same, but for spaces and accents', async () => {
    expect(await reread(word('Tryckeriet'), 'Tryckeri et')).toEqual(['Tryckeriet', 0.9]);
    expect(await reread(word('Künstler’s'), "Kunstler's")).toEqual(['Künstler’s', 0.9]);
  });

  it.each([
    ['Banenee', 'Banerjee'],
    ['mumber', 'number'],
    ['Flonst', 'Florist'],
  ])('is the word of the dictionary that a witness reads, though not surely: %s is %s', async (read, said) => {
    expect(await reread(word(read, 0.91), said, 0.5)).toEqual([said, 0.9]);
  });

  it('is what a witness reads twice where neither is in the dictionary', async () => {
    expect(await reread(word('Harvavaile', 0.91), 'Hanavaile', 0.6, 'Hanavaile')).toEqual(['Harvavaile', 0.91]);
    expect(await reread(word('Hanavale', 0.91), 'Hanavaile', 0.6, 'Hanavaile')).toEqual(['Hanavaile', 0.9]);
    expect(await reread(word('Hanavale', 0.91), 'Hanavaile', 0.99, 'Hanavale')).toEqual(['Hanavale', 0.91]);
  });

  it('keeps two like letters of which the witness sees one', async () => {
    expect(await reread(word('Uttley', 0.91), 'Utley', 0.97, 'Utley')).toEqual(['Uttley', 0.91]);
  });

  it('stays where it is in the dictionary and what is read instead is not', async () => {
    expect(await reread(word('Pinnacle'), 'Pirnacle', 0.97, 'Pirnacle')).toEqual(['Pinnacle', 0.6]);
    expect(await reread(word('Surveying'), 'SurveyingPTY', 0.97, 'SurveyingPTY')).toEqual(['Surveying', 0.6]);
  });

  it('stays where the witness is not sure, reads another word, a digit, or fewer letters', async () => {
    expect(await reread(word('Salthusk'), 'Saltbusk', 0.85)).toEqual(['Salthusk', 0.6]);
    expect(await reread(word('Salthush'), 'Bluebell')).toEqual(['Salthush', 0.6]);
    expect(await reread(word('Solo'), 'S0lo')).toEqual(['Solo', 0.6]);
    expect(await reread(word('terms'), 'tems')).toEqual(['terms', 0.6]);
    expect(await reread(word('name'), 'nane')).toEqual(['name', 0.6]);
  });

  it('is not asked about where it was surely read, is short or holds a digit', async () => {
    expect(await reread(word('Salthush', 0.94), 'Saltbush')).toEqual(['Salthush', 0.94]);
    expect(await reread(word('hill', 0.86), 'bill')).toEqual(['hill', 0.86]);
    expect(await reread(word('ot'), 'of')).toEqual(['ot', 0.6]);
    expect(await reread(word('INV-204I'), 'INV-2041')).toEqual(['INV-204I', 0.6]);
  });

  it('stays without a witness', async () => {
    expect(await rereadDoubtfulWords(blankRaster(400, 100), [word('Salthush')], null)).toEqual([word('Salthush')]);
  });
});
