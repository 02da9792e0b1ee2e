import fc from 'fast-check';
import { anyCharacter } from '../../test/support/any-character.js';
import { isSameName, namesWithin, normaliseName } from './normalise-name.js';

describe('normaliseName', () => {
  it.each([
    ['Harbour Lane Joinery Pty Ltd', 'harbour lane joinery'],
    ['HARBOUR LANE JOINERY PTY. LTD.', 'harbour lane joinery'],
    ['Harbour Lane Joinery Proprietary Limited', 'harbour lane joinery'],
    ['Harbour Lane Joinery P/L', 'harbour lane joinery'],
    ['Harbour Lane Joinery P.L.', 'harbour lane joinery'],
    ['Harbour Lane Joinery (Pty) Ltd', 'harbour lane joinery'],
    ['Harbour   Lane\tJoinery, Pty Limited', 'harbour lane joinery'],
    ['The Harbour Lane Joinery', 'harbour lane joinery'],
    ['Harbour Lane Joinery Pty Ltd ABN 53 004 085 616', 'harbour lane joinery'],
    ['Harbour Lane Joinery Pty Ltd (ACN 004 085 616)', 'harbour lane joinery'],
    ['Westgold Mining NL', 'westgold mining'],
    ['Newtown Tennis Club Inc.', 'newtown tennis club'],
    ['Newtown Tennis Club Incorporated', 'newtown tennis club'],
    ['The Coffee Company', 'coffee'],
    ['The Coffee Co.', 'coffee'],
    ['Smith & Co', 'smith and co'],
    ['Smith and Company Pty Ltd', 'smith and co'],
    ['Smith + Sons', 'smith and sons'],
    ['Café Zoë', 'cafe zoe'],
    ['Strauß Bäckerei', 'strauss backerei'],
    ['Øresund Łódź', 'oresund lodz'],
    ["O'Brien’s Plumbing", 'obriens plumbing'],
    ['J. R. Smith', 'jr smith'],
    ['JR Smith', 'jr smith'],
    ['A.B.C. Holdings P/L', 'abc holdings'],
    ['Ａｃｍｅ ﬁlms', 'acme films'],
    ['Ac\u200bme', 'acme'],
    ['The Trustee for Smith Family Trust', 'smith family trust'],
    ['TRUSTEE FOR THE SMITH FAMILY TRUST', 'smith family trust'],
    ['Smith Pty Ltd as trustee for the Smith Trust', 'smith atf the smith trust'],
    ['Smith Pty Limited ATF The Smith Trust', 'smith atf the smith trust'],
    ['Smith Pty Ltd T/A Harbour Joinery', 'smith'],
    ['Smith Pty Ltd trading as Harbour Joinery', 'smith'],
    ['t/a Harbour Joinery', 'harbour joinery'],
    ['Jane Smith-Jones', 'jane smith jones'],
    ['3M Australia Pty Limited', '3m australia'],
    ['Limited', 'limited'],
    ['Pty Ltd', 'pty'],
    ['The The', 'the'],
    ['東京 商事', '東京 商事'],
    ['', ''],
    [' - / . ', ''],
  ])('%j is %j', (name, normal) => expect(normaliseName(name)).toBe(normal));

  it.each([
    ['Acme Pty Ltd', 'Acme (Australia) Pty Ltd'],
    ['Acme', 'Аcme'],
    ['Acme 1', 'Acme 2'],
    ['Harbour Joinery', 'Attacker Pty Ltd t/a Harbour Joinery'],
    ['Smith', 'Smyth'],
    ['Limited Editions', 'Editions'],
    ['Smith Family Trust', 'Smith Pty Ltd ATF Smith Family Trust'],
  ])('%j and %j stay different', (one, other) => expect(isSameName(one, other)).toBe(false));

  it.each([
    ['Harbour Lane Joinery Pty Ltd', ['harbour lane joinery']],
    ['Smith Pty Ltd T/A Harbour Joinery Pty Ltd', ['smith', 'harbour joinery']],
    [
      'The Trustee for Smith Trust trading as The Harbour Joinery (ABN 53 004 085 616)',
      ['smith trust', 'harbour joinery'],
    ],
    ['Smith t/a Harbour Joinery t/a Harbour Lane', ['smith', 'harbour joinery', 'harbour lane']],
    ['Trading as Harbour Joinery', ['harbour joinery']],
    ['Smith Pty Ltd trading as Smith', ['smith']],
    ['Smith trading as', ['smith']],
    ['--', []],
  ])('finds in %j the names %j', (name, names) => expect(namesWithin(name)).toEqual(names));

  it('gives nothing for an empty name', () => {
    expect(isSameName('', '')).toBe(false);
    expect(isSameName('--', '')).toBe(false);
  });

  const word = fc.constantFrom(
    'the', 'trustee', 'for', 'as', 'atf', 'trading', 't/a', 'p/l', 'p', 'l', 'c', 'o', 'pty', 'ltd', 'co', 'company', 'and',
    '&', 'abn', '51 824 753 556', 'acn', '004085616', 'Smith', 'Łódź', "o'", '.', '-', '東', 'İ',
  ); // prettier-ignore
  const name = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: anyCharacter }),
    fc.array(word, { maxLength: 10 }).map((words) => words.join(' ')),
  );

  it('is its own normal form', () => {
    fc.assert(
      fc.property(name, (text) => {
        const normal = normaliseName(text);
        expect(normaliseName(normal)).toBe(normal);
      }),
      { numRuns: 2_000 },
    );
  });

  it('holds lower-case letters and digits with single spaces only', () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(normaliseName(text)).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u);
      }),
    );
  });

  it('does not see case, outer space, suffixes and full stops', () => {
    const proper = fc.array(fc.constantFrom('Harbour', 'Lane', 'Zoë', '3M', 'Joinery'), { minLength: 1, maxLength: 5 });
    const suffix = fc.constantFrom('', ' Pty Ltd', ' P/L', ' PTY. LIMITED', ' proprietary limited', ', Inc.');
    fc.assert(
      fc.property(proper, suffix, suffix, (words, one, other) => {
        const text = words.join(' ');
        expect(isSameName(` ${text.toUpperCase()}${one}`, `${text.toLowerCase()}${other} `)).toBe(true);
      }),
    );
  });
});
