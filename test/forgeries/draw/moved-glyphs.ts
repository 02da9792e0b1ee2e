import { outlines, textWidth } from '../../support/extraction/breadth/letters.js';
import type { Text } from './drawing.js';
import { matrixOf, type RawPdf } from './raw-pdf.js';

/** A character, and how far from its own place it is drawn, in thousandths of the size. */
export interface MovedGlyph {
  character: string;
  right?: number;
  up?: number;
}

/** Writes characters with a font of drawings that says what it draws, but draws it elsewhere. */
export function movedGlyphs(pdf: RawPdf, glyphs: readonly MovedGlyph[], text: Text, height: number) {
  const procedures = glyphs.map(({ character, right = 0, up = 0 }, at) => {
    const drawing = `${Math.round(textWidth(character, 1000))} 0 d0 q 1 0 0 1 ${right} ${up} cm ${outlines(character, 1000)} Q`;
    return `/g${at} ${pdf.addDeflated(drawing)} 0 R`;
  });
  const rows = glyphs.map(
    ({ character }, at) => `<${code(at)}> <${character.charCodeAt(0).toString(16).padStart(4, '0')}>`,
  );
  const unicode = pdf.addDeflated(`/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Moved def /CMapType 2 def 1 begincodespacerange <00> <ff> endcodespacerange
${rows.length} beginbfchar ${rows.join('\n')} endbfchar endcmap end end`);
  const names = glyphs.map((_, at) => `/g${at}`).join(' ');
  const widths = glyphs.map(({ character }) => Math.round(textWidth(character, 1000))).join(' ');
  const font = pdf.add(
    `<< /Type /Font /Subtype /Type3 /FontBBox [-9000 -9000 9000 9000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar ${FIRST} /LastChar ${FIRST + glyphs.length - 1} /Widths [${widths}] /Encoding << /Type /Encoding /Differences [${FIRST} ${names}] >> /CharProcs << ${procedures.join(' ')} >> /Resources << >> /ToUnicode ${unicode} 0 R >>`,
  );
  const written = glyphs.map((_, at) => code(at)).join('');
  return {
    fonts: `/M ${font} 0 R`,
    after: `q 0 0 0 rg BT /M ${text.size} Tf ${matrixOf(text, height)} Tm <${written}> Tj ET Q`,
  };
}

const FIRST = 33;
const code = (at: number): string => (FIRST + at).toString(16).padStart(2, '0');
