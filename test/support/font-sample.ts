import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PDFDocument, PDFName, type PDFRef } from '@cantoo/pdf-lib';

/** Makes documents of one line of text in a font of which the test says what it draws and what it says. */

interface Line {
  /** Characters that are drawn, by the codes of WinAnsi. */
  draws: string;
  /** What each character says where it is not itself. */
  says?: Record<string, string>;
  size?: number;
  /** Entries of the font that differ. */
  font?: Record<string, unknown>;
  /** Leaves the program of the font out. */
  notEmbedded?: boolean;
  /** Text matrix; level at (40, 100) by default. */
  matrix?: string;
}

const hex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');

/** A line in Liberation Sans, a TrueType font. */
export async function lineInFont({
  draws,
  says = {},
  size = 12,
  font = {},
  notEmbedded,
  matrix,
}: Line): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const { context } = pdf;
  const home = dirname(require.resolve('pdfjs-dist/package.json'));
  const program = context.register(
    context.flateStream(readFileSync(join(home, 'standard_fonts', 'LiberationSans-Regular.ttf'))),
  );
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: 'ABCDEF+Sample',
      Flags: 32,
      FontBBox: [-200, -200, 1000, 900],
      ItalicAngle: 0,
      Ascent: 900,
      Descent: -200,
      CapHeight: 700,
      StemV: 80,
      ...(!notEmbedded && { FontFile2: program }),
    }),
  );
  const entries = Object.entries(says).map(([from, to]) => `<${from.charCodeAt(0).toString(16)}> <${hex(to)}>`);
  const others = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
    .filter((each) => says[each] === undefined)
    .map((each) => `<${each.charCodeAt(0).toString(16)}> <${hex(each)}>`);
  const all = [...entries, ...others];
  const blocks = Array.from({ length: Math.ceil(all.length / 100) }, (_, at) => all.slice(100 * at, 100 * at + 100));
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
${blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`).join('\n')}
endcmap end end`;
  const reference = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'TrueType',
      BaseFont: 'ABCDEF+Sample',
      Encoding: 'WinAnsiEncoding',
      FirstChar: 32,
      LastChar: 126,
      Widths: Array.from({ length: 95 }, () => 556),
      FontDescriptor: descriptor,
      ToUnicode: context.register(context.flateStream(map)),
      ...font,
    } as never),
  );
  return writeLine(pdf, reference, draws, size, matrix);
}

/** A line in a font whose characters are drawings, each by its code's character. */
export async function lineInDrawings(
  draws: string,
  drawings: Record<string, string>,
  says: Record<string, string> = {},
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const { context } = pdf;
  const codes = [...new Set(draws)].sort();
  const procedures = Object.fromEntries(
    codes.map((code) => [`c${code.charCodeAt(0)}`, context.register(context.flateStream(drawings[code] ?? ''))]),
  );
  const map = codes.map((code) => `<${code.charCodeAt(0).toString(16)}> <${hex(says[code] ?? code)}>`);
  const reference = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, 0, 1000, 1000],
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      CharProcs: procedures,
      Encoding: {
        Type: 'Encoding',
        Differences: codes.flatMap((code) => [code.charCodeAt(0), PDFName.of(`c${code.charCodeAt(0)}`)]),
      },
      FirstChar: 32,
      LastChar: 126,
      Widths: Array.from({ length: 95 }, () => 600),
      Resources: {},
      ToUnicode: context.register(
        context.flateStream(`begincmap 1 begincodespacerange <00> <ff> endcodespacerange
${map.length} beginbfchar\n${map.join('\n')}\nendbfchar endcmap`),
      ),
    } as never),
  );
  return writeLine(pdf, reference, draws, 12);
}

async function writeLine(
  pdf: PDFDocument,
  font: PDFRef,
  draws: string,
  size: number,
  matrix = '1 0 0 1 40 100',
): Promise<Uint8Array> {
  const page = pdf.addPage([300, 200]);
  page.node.setFontDictionary(PDFName.of('F1'), font);
  const codes = Buffer.from(draws, 'latin1').toString('hex');
  const content = pdf.context.flateStream(`BT /F1 ${size} Tf ${matrix} Tm <${codes}> Tj ET`);
  page.node.set(PDFName.of('Contents'), pdf.context.register(content));
  return pdf.save();
}
