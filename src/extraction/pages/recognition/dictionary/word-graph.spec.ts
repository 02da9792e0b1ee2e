import { isInDictionary } from './dictionary.js';
import { partOf } from './trained-data.js';

describe('the dictionary of the language data', () => {
  it.each(['Melbourne', 'MELBOURNE', 'melbourne', 'invoice', 'Nguyen', 'a'])('has %s', (word) => {
    expect(isInDictionary(word)).toBe(true);
  });

  it.each(['Melboume', 'Melbou', 'Melbournes', 'invoic', 'zzzz', ''])('does not have %j', (word) => {
    expect(isInDictionary(word)).toBe(false);
  });

  it('says what is missing from data', () => {
    const data = Buffer.alloc(4 + 24 * 8, 0xff);
    data.writeInt32LE(24);
    expect(() => partOf(data, 'words')).toThrow('The language data has no words.');
  });
});
