import { canonicalJson } from './fingerprint.js';

describe('canonicalJson', () => {
  it('ignores the order of members', () => {
    expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'x' })).toBe(canonicalJson({ a: 'x', b: [{ c: null, d: 1 }] }));
  });

  it('distinguishes the order of lists, types and names', () => {
    const texts = [[1, 2], [2, 1], ['1', 2], { 0: 1, 1: 2 }, { a: {} }, { a: [] }, {}, null].map(canonicalJson);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('keeps a member that is called __proto__', () => {
    expect(canonicalJson(JSON.parse('{"__proto__":1}'))).toBe('{"__proto__":1}');
  });
});
