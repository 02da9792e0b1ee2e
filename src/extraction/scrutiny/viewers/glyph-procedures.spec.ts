import { paintsUnlike } from './glyph-procedures.js';

describe('paintsUnlike', () => {
  it.each([
    ['a glyph with colours of its own', '500 0 d0 1 0 0 rg 0 0 400 700 re f'],
    ['a glyph in the colour of its text', '500 0 0 0 500 700 d1\n0 0 400 700 re f'],
    ['a stencil', '8 0 0 0 8 8 d1 q 8 0 0 8 0 0 cm BI /W 8 /H 1 /IM true /BPC 1 ID g k EI Q'],
    ['a blank', ''],
  ])('passes %s', (_, procedure) => expect(paintsUnlike(procedure)).toBe(false));

  it.each([
    ['a colour where none may be', '500 0 0 0 500 700 d1 0 g 0 0 400 700 re f'],
    ['colours of a space where none may be', '500 0 0 0 500 700 d1 /C cs 0 0 400 700 re f'],
    ['a picture in colours where none may be', '8 0 0 0 8 8 d1 BI /W 1 /H 1 /CS /G /BPC 8 ID x EI'],
    ['neither of both', '0 0 400 700 re f'],
    ['what comes too late', '0 0 400 700 re f 500 0 d0'],
  ])('finds %s', (_, procedure) => expect(paintsUnlike(procedure)).toBe(true));
});
