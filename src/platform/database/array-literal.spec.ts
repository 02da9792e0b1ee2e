import { arrayLiteral } from './array-literal.js';

describe('arrayLiteral', () => {
  it.each([
    [[], '{}'],
    [[''], '{""}'],
    [['a', 'b c'], '{"a","b c"}'],
    // Neither a value that is absent nor several, and nothing that ends the text.
    [['NULL', null, 'a,b', '{}'], '{"NULL",NULL,"a,b","{}"}'],
    [['say "x"', 'C:\\', '\\"'], String.raw`{"say \"x\"","C:\\","\\\""}`],
  ])('writes %j as PostgreSQL reads it', (texts, literal) => expect(arrayLiteral(texts)).toBe(literal));
});
