import { hasContentErrors } from './content-errors.js';

const broken = (content: string) => hasContentErrors(Buffer.from(content, 'latin1'));

describe('hasContentErrors', () => {
  it.each([
    ['text and paths', 'q 1 0 0 1 50.5 -.5 cm BT /F1 12 Tf (a \\) (b) c) Tj [(x) -20 <4142>] TJ ET 0 0 m 5 5 l S Q'],
    ['operators without blanks', '[(a)]TJ(b)Tj/F1 9 Tf/X gs<41>Tj'],
    ['a dictionary and a comment', '/Span <</ActualText<FEFF>/E [1 2]>> BDC % )] >>\nEMC'],
    ['a picture that stands inline', 'BI /W 4 /H 1 /BPC 8 /CS /G ID \x80)]> EI Q'],
    ['a picture of one bit', 'q BI /W 9 /H 2 /IM true ID \x80\x00\xff\x80\nEI\nQ'],
    ['a picture in letters', 'BI /W 1 /H 1 /BPC 8 /CS /G /F /AHx ID 80> EI Q'],
    ['what is unknown between marks of compatibility', 'BX 1 2 futureOperator EX f'],
    ['numbers as some producers write them', '1. -2 .5 +3 re -.25 0.000000001 m f'],
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
    ['a sign inside a number', '1 0 0 1 700-20 5 cm'],
    ['two points in a number', '1.5.20 0 m'],
    ['two signs', '--5 0 m'],
    ['a number beyond those of 24 bits', '1 0 0 1 0 16777300 cm'],
    ['operands that nothing takes', '1 1 1 1 w'],
    ['more operands than any operator has', `${'7 '.repeat(50)} scn`],
    ['a name in the place of a number', '/A 5 m'],
    ['a number in hex that is none', '<4x> Tj'],
    ['a blank that is none', '1\x0b0 m'],
    ['a picture whose data goes on behind its end', 'BI /W 4 /H 1 /BPC 8 /CS /G ID \n EI 0 0 m S q EI Q'],
    ['a picture whose data ends before', 'BI /W 2 /H 1 /BPC 8 /CS /G ID \x80\x80 0 0 m S EI Q'],
    ['a picture whose end is hidden from some', 'BI /W 1 /H 1 /BPC 8 /CS /G ID \x80 EI\n%\xe0\xe0\n0 0 m S EI Q'],
    ['a picture of two widths', 'BI /W 1 /Width 4 /H 1 /BPC 8 /CS /G ID \x80\x80\x80\x80 EI Q'],
  ])('finds %s', (_, content) => expect(broken(content)).toBe(true)); // prettier-ignore
});
