import { degrees, grayscale, PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib';
import type { Box } from '../../document.js';
import { drawPdfPage } from '../../pages/open/pdf-picture.js';
import { openPdf } from '../../pages/open/pdf-file.js';
import type { DrawnGlyph } from '../../pages/text-layer/content/page-content.js';
import type { StandardSans } from '../../pages/text-layer/content/standard-sans.js';
import type { Raster } from '../../pages/image/raster.js';
import { blank, differentWriting } from './compare-drawings.js';
import { SecondViewer } from './second-viewer.js';

/**
 * Letters of a font that every viewer brings along, pdf.js Liberation Sans and PDFium one of its own. Their outlines are alike in small
 * letters, and apart by some dots in headings: of twelve names in Helvetica-Bold those that begin with `Q` or `O` were taken for different writing from 18 points
 * on, all from 28 points on.
 */
export interface StandardLetters {
  glyphs: readonly DrawnGlyph[];
  /** The operations that draw them, and nothing else. */
  operations: ReadonlySet<number>;
}

/** Smaller letters look alike, in points. */
const LARGE = 14;

/** A heading has fewer letters, in fewer shades; pages with more are judged as they are. */
const MOST_LETTERS = 400;
const MOST_SHADES = 4;

/** What may be set in these letters: nothing that could be a number. */
const WORDS = /^[\p{Script=Latin} !"#&'()*+,\-./:;?@_]+$/u;

/**
 * The large letters of a page in the font without serifs that viewers bring along. An operation counts only if all that it writes is
 * plainly shown and holds no digit.
 *
 * @param unnamed operations that write more than their characters.
 * @returns null where there are none.
 */
export function standardLetters(glyphs: readonly DrawnGlyph[], unnamed: ReadonlySet<number>): StandardLetters | null {
  const byOperation = new Map<number, DrawnGlyph[]>();
  for (const glyph of glyphs) {
    const others = byOperation.get(glyph.operation);
    if (others) others.push(glyph);
    else byOperation.set(glyph.operation, [glyph]);
  }
  const counted = [...byOperation].filter(([operation, all]) => !unnamed.has(operation) && all.every(isStandardLetter));
  const found = counted.flatMap(([, all]) => all).filter(({ space }) => !space);
  const shades = new Set(found.map(({ luminance }) => luminance));
  if (found.length === 0 || found.length > MOST_LETTERS || shades.size > MOST_SHADES) return null;
  return { glyphs: found, operations: new Set(counted.map(([operation]) => operation)) };
}

const isStandardLetter = (glyph: DrawnGlyph): boolean =>
  glyph.standard !== undefined &&
  glyph.size >= LARGE &&
  WORDS.test(glyph.text) &&
  glyph.luminance !== null &&
  !(glyph.invisible || glyph.covered || glyph.faint || glyph.altered || glyph.differs);

interface Compared {
  dpi: number;
  /** The page as the first viewer draws it without the letters. */
  without: Raster;
  ours: Raster;
  theirs: Raster;
  /** What is not compared, in dots. */
  icons: readonly Box[];
}

/**
 * Whether two viewers draw a page alike but for the outlines of its standard letters. The letters are written into a file of their own,
 * which both viewers draw: each has to show the page without its letters, and over it the letters as it draws them there.
 */
export async function differsByLettersAlone(
  letters: StandardLetters,
  size: { width: number; height: number },
  { dpi, without, ours, theirs, icons }: Compared,
): Promise<boolean> {
  const shades = [...new Set(letters.glyphs.map(({ luminance }) => luminance as number))];
  const file = await fileOf(letters, shades, size);
  const [first, second] = [await byPdfjs(file, shades.length, dpi), await byPdfium(file, shades.length, ours)];
  if (!first || !second) return false;
  return [
    { drawn: ours, alone: first },
    { drawn: theirs, alone: second },
  ].every(({ drawn, alone }) => {
    const expected = alone.reduce((below, one, at) => over(below, one, shades[at] as number), without);
    return isAsLarge(drawn, expected) && differentWriting(blank(drawn, icons), blank(expected, icons)).length === 0;
  });
}

const FONTS: Readonly<Record<StandardSans, StandardFonts>> = {
  Helvetica: StandardFonts.Helvetica,
  'Helvetica-Bold': StandardFonts.HelveticaBold,
  'Helvetica-Oblique': StandardFonts.HelveticaOblique,
  'Helvetica-BoldOblique': StandardFonts.HelveticaBoldOblique,
};

/** A page for each shade, its letters in black. */
async function fileOf(
  { glyphs }: StandardLetters,
  shades: readonly number[],
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const fonts = new Map<StandardSans, PDFFont>();
  for (const shade of shades) {
    const page = document.addPage([width, height]);
    for (const { text, x, y, size, direction, luminance, standard } of glyphs) {
      if (luminance !== shade || !standard) continue;
      const font = fonts.get(standard) ?? document.embedStandardFont(FONTS[standard]);
      fonts.set(standard, font);
      page.drawText(text, { x, y: height - y, size, font, rotate: degrees(-direction), color: grayscale(0) });
    }
  }
  return document.save();
}

async function byPdfjs(file: Uint8Array, pages: number, dpi: number): Promise<Raster[] | null> {
  const opened = await openPdf(file);
  if (!('document' in opened)) return null;
  const { document } = opened;
  try {
    const drawings: Raster[] = [];
    for (let number = 1; number <= pages; number++)
      drawings.push(await drawPdfPage(document, await document.getPage(number), dpi));
    return drawings;
  } finally {
    await document.destroy();
  }
}

async function byPdfium(file: Uint8Array, pages: number, size: Raster): Promise<Raster[] | null> {
  const viewer = await SecondViewer.open(file);
  try {
    const drawings: Raster[] = [];
    for (let number = 1; number <= pages; number++) {
      const drawing = await viewer?.draw(number, size);
      if (!drawing) return null;
      drawings.push(drawing);
    }
    return drawings;
  } finally {
    viewer?.close();
  }
}

/** What is black in the upper drawing, in a shade, over the lower one. */
function over(below: Raster, above: Raster, shade: number): Raster {
  if (!isAsLarge(below, above)) return below;
  return {
    ...below,
    data: below.data.map((level, at) => {
      const share = 1 - (above.data[at] as number) / 255;
      return Math.round(level + (shade - level) * share);
    }),
  };
}

const isAsLarge = (a: Raster, b: Raster): boolean => a.width === b.width && a.height === b.height;
