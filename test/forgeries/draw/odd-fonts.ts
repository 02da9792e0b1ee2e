import { embedFont, glyphOf, outlines, textWidth, widthOf } from '../../support/extraction/breadth/letters.js';
import { type Text } from './drawing.js';
import { colourOperator, matrixOf, type RawPdf } from './raw-pdf.js';

/** A character that is drawn and what the font says of it; null where it says nothing. */
export type Glyph = readonly [drawn: string, said: string | null];

export interface OddFont {
  /** Number of the font's object. */
  font: number;
  /** Operators that write the glyphs, all or a part of them, in the place of a text. */
  write(text: Text, name: string, height: number, glyphs?: readonly Glyph[]): string;
}

const hex4 = (value: number): string => value.toString(16).padStart(4, '0');
const utf16 = (text: string): string => [...Array(text.length).keys()].map((at) => hex4(text.charCodeAt(at))).join('');
const key = ([drawn, said]: Glyph): string => `${drawn} ${said}`;

function writer(font: number, codeOf: (glyph: Glyph) => string, all: readonly Glyph[]): OddFont {
  return {
    font,
    write: (text, name, height, glyphs = all) =>
      `q ${colourOperator(text.colour)} BT /${name} ${text.size} Tf ${matrixOf(text, height)} Tm <${glyphs.map(codeOf).join('')}> Tj ET Q`,
  };
}

const toUnicode = (
  rows: readonly string[],
  bytes: 1 | 2,
): string => `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Odd def /CMapType 2 def 1 begincodespacerange ${bytes === 1 ? '<00> <ff>' : '<0000> <ffff>'} endcodespacerange
${rows.length} beginbfchar ${rows.join('\n')} endbfchar endcmap end end`;

/** A composite TrueType font whose codes draw one thing and say another. */
export function lyingFont(pdf: RawPdf, glyphs: readonly Glyph[]): OddFont {
  const distinct = [...new Map(glyphs.map((glyph) => [key(glyph), glyph])).values()];
  const codeOf = (glyph: Glyph) => hex4(distinct.findIndex((each) => key(each) === key(glyph)) + 33);
  const honest = embedFont(pdf, 'x', (each) => each);
  const descriptor = /FontDescriptor (\d+) 0 R/.exec(pdf.dictionaryOf(honest - 2))?.[1];
  const map = Buffer.alloc(2 * (distinct.length + 33));
  distinct.forEach(([drawn], at) => map.writeUInt16BE(glyphOf(drawn), 2 * (at + 33)));
  const widths = distinct.map(([drawn]) => widthOf(glyphOf(drawn)).toFixed(0)).join(' ');
  const descendant = pdf.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Odd /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /CIDToGIDMap ${pdf.addDeflated(map)} 0 R /W [33 [${widths}]] >>`,
  );
  const rows = distinct.flatMap(([, said], at) => (said === null ? [] : [`<${hex4(at + 33)}> <${utf16(said)}>`]));
  const unicode = pdf.addDeflated(toUnicode(rows, 2));
  return writer(
    pdf.add(
      `<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Odd /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${unicode} 0 R >>`,
    ),
    codeOf,
    glyphs,
  );
}

export interface Type3Options {
  /** What the drawing procedures are called; `g1`, `g2` … unless told. */
  nameOf?: (glyph: Glyph, at: number) => string;
  mapped?: boolean;
}

/** A font whose glyphs are drawings; a glyph that draws `''` is empty. */
export function type3Font(
  pdf: RawPdf,
  glyphs: readonly Glyph[],
  { nameOf = (_, at) => `g${at}`, mapped = false }: Type3Options = {},
): OddFont {
  const distinct = [...new Map(glyphs.map((glyph) => [key(glyph), glyph])).values()];
  const at = (glyph: Glyph) => distinct.findIndex((each) => key(each) === key(glyph));
  const procedures = distinct.map((glyph, index) => {
    const drawing = glyph[0].trim() ? outlines(glyph[0], 1000) : '';
    const box = `${Math.round(textWidth(glyph[0] || '0', 1000))} 0 -100 -300 1200 1000 d1`;
    return `/${nameOf(glyph, index)} ${pdf.addDeflated(`${box}\n${drawing}`)} 0 R`;
  });
  const rows = distinct.flatMap(([, said], index) =>
    said === null ? [] : [`<${(index + 33).toString(16)}> <${utf16(said)}>`],
  );
  const unicode = mapped ? `/ToUnicode ${pdf.addDeflated(toUnicode(rows, 1))} 0 R` : '';
  const widths = distinct.map(([drawn]) => Math.round(textWidth(drawn || '0', 1000))).join(' ');
  return writer(
    pdf.add(
      `<< /Type /Font /Subtype /Type3 /FontBBox [-100 -300 1200 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 33 /LastChar ${32 + distinct.length} /Widths [${widths}] /Encoding << /Type /Encoding /Differences [33 ${distinct.map((glyph, index) => `/${nameOf(glyph, index)}`).join(' ')}] >> /CharProcs << ${procedures.join(' ')} >> /Resources << >> ${unicode} >>`,
    ),
    (glyph) => (at(glyph) + 33).toString(16).padStart(2, '0'),
    glyphs,
  );
}

/** Each character with what a font is to say of it. */
export const glyphsOf = (text: string, say: (character: string) => string | null): Glyph[] =>
  [...text].map((character) => [character, say(character)]);
