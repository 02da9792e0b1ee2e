import { findComponents } from '../image/components.js';
import { crop, otsuLevel, type Raster } from '../image/raster.js';
import type { RecognisedWord } from '../recognition/recogniser.js';

/** A number with a one right behind the letters before it: `S1178766`, which may be `SI178766`. */
const ONE_AFTER_LETTER = /^([A-Z]{1,2})1(\d{4,})$/;

/** The same with a capital I that was read once more as a one: it has a glyph less than letters. */
const DOUBLED = /^([A-Z]{1,2})I1(\d{4,})$/;

/** Prefixes that end in a capital I more often than in a one, where nothing else in the number shows a one: sales and tax invoices. */
const OF_INVOICES = /^[ST]$/;

/** Glyphs that touch are wider than this. */
const WIDEST = 1;

/** A glyph this narrow, as a share of its height, is a bare stroke: the capital I of a font without serifs. */
const BARE_STROKE = 0.24;

/** A one with its flag is at least so wide. */
const FLAGGED = 0.28;

/**
 * Takes the first one of a number for the capital I of its prefix where its glyph is a bare stroke, while a one further on in the
 * number is printed with a flag.
 */
export function settlePrefixes(picture: Raster, words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.map((word) => {
    const [, prefix, digits] = DOUBLED.exec(word.text) ?? ONE_AFTER_LETTER.exec(word.text) ?? [];
    if (prefix === undefined || digits === undefined) return word;
    const text = `${prefix}I${digits}`;
    const shapes = glyphShapes(picture, word);
    if (shapes.length !== text.length || shapes.some((shape) => shape > WIDEST)) return word;
    const ones = shapes.filter((_, at) => text[at] === '1');
    const hasFlags = ones.length > 0 ? ones.every((shape) => shape >= FLAGGED) : OF_INVOICES.test(prefix);
    return (shapes[prefix.length] as number) <= BARE_STROKE && hasFlags ? { ...word, text } : word;
  });
}

/** Width of each glyph of a word as a share of its height, from left to right. */
function glyphShapes(picture: Raster, { x0, y0, x1, y1 }: RecognisedWord): number[] {
  const [left, top] = [Math.max(0, Math.floor(x0) - 1), Math.max(0, Math.floor(y0) - 1)];
  const part = crop(picture, left, top, Math.ceil(x1) + 1 - left, Math.ceil(y1) + 1 - top);
  return findComponents(part, otsuLevel(part))
    .filter((shape) => shape.y1 - shape.y0 > 0.6 * part.height)
    .sort((a, b) => a.x0 - b.x0)
    .map((shape) => (shape.x1 - shape.x0) / (shape.y1 - shape.y0));
}
