import { remembering } from './remembering.js';

describe('remembering', () => {
  it('tells the same again without asking, of nothing and of no too', () => {
    const asked: string[] = [];
    const said = remembering((text): string | boolean | null => {
      asked.push(text);
      return text === 'none' ? null : text === 'no' ? false : text.toUpperCase();
    });
    const texts = ['bsb', 'none', 'no', 'bsb', 'none', 'no', 'acc'];
    expect(texts.map(said)).toEqual(['BSB', null, false, 'BSB', null, false, 'ACC']);
    expect(asked).toEqual(['bsb', 'none', 'no', 'acc']);
  });

  it('remembers no endless number of texts, and none that is long', () => {
    let asked = 0;
    const length = remembering((text) => {
      asked++;
      return text.length;
    });
    const long = 'account '.repeat(100);
    expect([length(long), length(long), asked]).toEqual([800, 800, 2]);
    for (let text = 0; text < 6_000; text++) length(String(text));
    expect(length('0')).toBe(1);
    expect(asked).toBe(6_003);
  });
});
