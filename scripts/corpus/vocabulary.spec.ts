import { furtherWordings } from './further-labels.js';
import { TEST } from './vocabulary/test.js';
import { TRAIN } from './vocabulary/train.js';
import type { Vocabulary } from './vocabulary/vocabulary.js';

/** Every text of a vocabulary as letters and digits alone, without the slots that other words fill, with where it stands. */
function textsOf(value: unknown, at: string): [string, string][] {
  if (typeof value === 'string')
    return [
      [
        value
          .toLowerCase()
          .replace(/\{\w+\}/g, ' ')
          .replace(/[^\p{L}\p{N}#]+/gu, ' ')
          .trim(),
        at,
      ],
    ];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${at}.${key}`));
}

/** What an invoice calls itself, languages by name, kinds of documents and patterns of numbers are no words to be learned. */
const NAMES_OF_THINGS = /\.(?:name|kind)$|\.phones\.|\.details\.\d+\.1$/;

const ofDocuments = (words: Vocabulary): Map<string, string> =>
  new Map(textsOf(words, '').filter(([text, at]) => text !== '' && !NAMES_OF_THINGS.test(at)));

describe('the vocabularies of the two splits', () => {
  const [train, test] = [ofDocuments(TRAIN), ofDocuments(TEST)];

  it('share no word, label, sentence or font', () => {
    const shared = [...train]
      .filter(([text]) => test.has(text))
      .map(([text, at]) => `${text} (${at}, ${test.get(text)})`);
    expect(shared).toEqual([]);
  });

  it('leave out of training the labels of the test', () => {
    const labels = new Set(textsOf(TEST.labels, '').map(([text]) => text));
    const further = textsOf(Object.fromEntries(furtherWordings()), '');
    expect(further.length).toBeGreaterThan(1000);
    expect(further.filter(([text]) => labels.has(text))).toEqual([]);
  });

  it('are of like size', () => {
    expect(train.size).toBeGreaterThan(250);
    expect(test.size).toBeGreaterThan(250);
  });
});
