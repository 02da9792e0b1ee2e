import { hasContentErrors } from './content-errors.js';

const broken = (content: string) => hasContentErrors(Buffer.from(content, 'latin1'));

describe('hasContentErrors', () => {
  it.each([
    ['text and paths', 'q 1 0 0 1 50.5 -.5 cm BT /F1 12 Tf (a \\) (b) c) Tj [(x) -20 <4142>] TJ ET 0 0 m 5 5 l S Q'],
    ['operators without blanks', '[(a)]TJ(b)Tj/F1 9 Tf/X gs<41>Tj'],
    ['a dictionary and a comment', '/Span <</ActualText<FEFF>/E [1 2]>> BDC % )] >>\nEMC'],
    ['a picture that stands inline', 'BI /W 1 /H 1 /BPC 8 /CS /G ID \x80)]>EI EI Q'],
    ['what is unknown between marks of compatibility', 'BX 1 2 futureOperator EX f'],
    ['numbers as some producers write them', '1. --2 .5 +3 4.-5 re f'],
  ])('passes %s', (_, content) => expect(broken(content)).toBe(false)); // prettier-ignore

  it.each([
    ['a bracket that opens nowhere', 'q ] Q'],
    ['a dictionary that ends twice', '/A << >> >> BDC EMC'],
    ['a string that does not end', '(abc Tj'],
    ['an array that does not end', '[(a) -20'],
    ['brackets that are crossed', '/A << [ >> ] BDC'],
    ['operators that no standard knows', '1 2 unknownOperator f'],
    ['operators without their operands', '5 m f'],
    ['a picture that does not end', 'BI /W 1 ID abc'],
    ['a brace', '{ 1 } f'],
  ])('finds %s', (_, content) => expect(broken(content)).toBe(true)); // prettier-ignore
});
