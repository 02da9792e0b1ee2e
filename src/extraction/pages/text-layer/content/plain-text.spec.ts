import { plainText } from './plain-text.js';

describe('plainText', () => {
  it.each([
    ['\uFB01', 'fi'],
    ['\uFF11', '1'],
    ['\u{1D7D3}', '5'],
    ['\u2011', '-'],
    ['\u2212', '-'],
    ['\u00AD', '-'],
    ['\u2009', ' '],
    ['a\u200B', 'a'],
    ['\u2063', ''],
    ['1\u034F\uFE0F', '1'],
    ['\u{E0031}', ''],
    ['7\u0336', '7'],
    ['\u0410\u0392\u041D', 'ABH'],
    ['\u043E\u0435', 'oe'],
    ['\u00E9', '\u00E9'],
    ['', ''],
    ['Az09 -`', 'Az09 -`'],
    ['\u03A9', '\u03A9'],
  ])('gives %j as %j', (given, plain) => expect(plainText(given)).toBe(plain));
});
