import { createCanvas, GlobalFonts, SvgExportFlag } from '@napi-rs/canvas';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PdfWriter } from './pdf-writer.js';

const FOLDER = join('node_modules', 'pdfjs-dist', 'standard_fonts');
const file = readFileSync(join(FOLDER, 'LiberationSans-Regular.ttf'));

/** The name under which pictures are drawn with the font. */
export const FAMILY = 'Breadth Sans';
GlobalFonts.registerFromPath(join(FOLDER, 'LiberationSans-Regular.ttf'), FAMILY);

const UNITS = 2048;

function table(name: string): Buffer {
  for (let entry = 12; entry < 12 + 16 * file.readUInt16BE(4); entry += 16) {
    if (file.toString('latin1', entry, entry + 4) !== name) continue;
    return file.subarray(file.readUInt32BE(entry + 8), file.readUInt32BE(entry + 8) + file.readUInt32BE(entry + 12));
  }
  throw new Error(`no table ${name}`);
}

/** The number of the glyph for a character, from the font's table of segments (format 4). */
export function glyphOf(character: string): number {
  const cmap = table('cmap');
  const code = character.codePointAt(0) as number;
  for (let at = 4; at < 4 + 8 * cmap.readUInt16BE(2); at += 8) {
    const segments = cmap.subarray(cmap.readUInt32BE(at + 4));
    if (segments.readUInt16BE(0) !== 4) continue;
    const double = segments.readUInt16BE(6);
    for (let segment = 0; segment < double; segment += 2) {
      const [end, start] = [segments.readUInt16BE(14 + segment), segments.readUInt16BE(16 + double + segment)];
      if (code < start || code > end) continue;
      const delta = segments.readUInt16BE(16 + 2 * double + segment);
      const place = 16 + 3 * double + segment;
      const offset = segments.readUInt16BE(place);
      if (offset === 0) return (code + delta) & 0xffff;
      return segments.readUInt16BE(place + offset + 2 * (code - start));
    }
  }
  return 0;
}

/** How far the pen moves for a glyph, in thousandths of the size. */
export function widthOf(glyph: number): number {
  const metrics = table('hhea').readUInt16BE(34);
  return (table('hmtx').readUInt16BE(4 * Math.min(glyph, metrics - 1)) * 1000) / UNITS;
}

export function textWidth(text: string, size: number): number {
  return ([...text].reduce((sum, each) => sum + widthOf(glyphOf(each)), 0) * size) / 1000;
}

const hex4 = (value: number) => value.toString(16).padStart(4, '0');

/** What the codes of an embedded font are said to mean; `null` for no mapping of this character. */
export type Meaning = (character: string) => string | null;

/** A font with glyph numbers as codes; says what they mean only where it is told to. */
export function embedFont(pdf: PdfWriter, characters: string, meaning?: Meaning): number {
  const glyphs = [...new Set(characters)].map((character) => ({ character, glyph: glyphOf(character) }));
  const program = pdf.addDeflated(file, `/Length1 ${file.length}`);
  const descriptor = pdf.add(
    `<< /Type /FontDescriptor /FontName /ABCDEF+Odd /Flags 4 /FontBBox [-200 -300 1200 1000] /ItalicAngle 0 /Ascent 905 /Descent -212 /CapHeight 729 /StemV 80 /FontFile2 ${program} 0 R >>`,
  );
  const widths = glyphs.map(({ glyph }) => `${glyph} [${widthOf(glyph).toFixed(0)}]`).join(' ');
  const descendant = pdf.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Odd /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /CIDToGIDMap /Identity /W [${widths}] >>`,
  );
  const rows = glyphs.flatMap(({ character, glyph }) => {
    const text = meaning?.(character);
    return text === undefined || text === null
      ? []
      : [
          `<${hex4(glyph)}> <${text
            .split('')
            .map((unit) => hex4(unit.charCodeAt(0)))
            .join('')}>`,
        ];
  });
  const map = meaning && pdf.addDeflated(toUnicode(rows));
  return pdf.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Odd /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] ${map ? `/ToUnicode ${map} 0 R` : ''} >>`,
  );
}

function toUnicode(rows: readonly string[]): string {
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Odd def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${rows.length} beginbfchar ${rows.join('\n')} endbfchar endcmap end end`;
}

/** Text as the codes of an embedded font. */
export function codes(text: string): string {
  return `<${[...text].map((each) => hex4(glyphOf(each))).join('')}>`;
}

/** Text as filled outlines with its baseline at the origin, as operators of a page. */
export function outlines(text: string, size: number): string {
  const canvas = createCanvas(2000, 200, SvgExportFlag.ConvertTextToPaths);
  const context = canvas.getContext('2d');
  context.font = `${size}px "${FAMILY}"`;
  context.fillText(text, 0, 100);
  const paths = canvas
    .getContent()
    .toString()
    .matchAll(/ d="([^"]+)"/g);
  return [...paths].map(([, path]) => `${toOperators(path as string)} f`).join('\n');
}

function toOperators(path: string): string {
  const result: string[] = [];
  let [x, y] = [0, 0];
  const up = (value: number) => 100 - value;
  const write = (...values: number[]) => values.map((value) => value.toFixed(3)).join(' ');
  for (const [, command, rest] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = (rest ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (command === 'Z') result.push('h');
    else if (command === 'Q') {
      const first = [x + (2 / 3) * (a - x), y + (2 / 3) * (b - y)] as const;
      const second = [c + (2 / 3) * (a - c), d + (2 / 3) * (b - d)] as const;
      result.push(`${write(first[0], up(first[1]), second[0], up(second[1]), c, up(d))} c`);
      [x, y] = [c, d];
    } else {
      result.push(`${write(a, up(b))} ${command === 'M' ? 'm' : 'l'}`);
      [x, y] = [a, b];
    }
  }
  return result.join(' ');
}
