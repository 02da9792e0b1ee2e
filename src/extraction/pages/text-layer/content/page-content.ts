import type { Box } from '../../../document.js';
import type { Matrix } from '../../geometry.js';
import type { Glyph } from '../glyph.js';
import type { StandardSans } from './standard-sans.js';

/** A picture that a page of a PDF draws. */
export interface PlacedPicture {
  /** The library's name of the decoded picture; null for one that is drawn as a mask or inline. */
  name: string | null;
  /** The part of the page that shows it, in points of the upright page. */
  box: Box;
  /** Maps the unit square (y upwards) to the page. */
  matrix: Matrix;
  width: number;
  height: number;
  /** Whether nothing below it can be seen. */
  opaque: boolean;
  operation: number;
}

/** An area that a page fills with one colour. */
export interface FilledArea {
  box: Box;
  /** 0 black to 255 white; null for a pattern or shading. */
  luminance: number | null;
  /** Whether it fills its whole box. */
  rectangle: boolean;
  operation: number;
}

/** Something that may show as writing on what is dark. */
export interface Overlay {
  box: Box;
  operation: number;
  /** Whether it blends with what is below in a way that may show as lighter than it. */
  lightens?: boolean;
}

/** A drawn character with what tells whether a reader of the page sees it. */
export interface DrawnGlyph extends Glyph {
  /** Not painted at all: rendering mode "invisible", no opacity, outside the clipped area, in a hidden layer. */
  invisible: boolean;
  /** Painted over by something that was drawn later. */
  covered?: boolean;
  /** In the colour of what lies below it. */
  faint?: boolean;
  /** The fill colour: 0 black to 255 white; null for a pattern. */
  luminance: number | null;
  /** False where the font gives no character for the code, so `text` is a guess. */
  mapped: boolean;
  box: Box;
  /** Which of the items of its operation it is. */
  item?: number;
  /** Height of what is drawn, in points, where it says something that the check of fonts does not know. */
  unknown?: number;
  /** Whether the page shows it otherwise than its font draws it: cut, masked, blended, filled with a pattern, stretched or slanted. */
  altered?: boolean;
  /** The standard font without serifs that its font is named after: viewers bring one along. */
  standard?: StandardSans;
  /** Whether some viewers and printers show it and others do not: in a layer, or beyond the page as it is cut. */
  differs?: boolean;
}

/** A path that may be writing, or a picture, with what tells whether it may be unseen. */
export interface PaintedDrawing {
  kind: 'path' | 'picture';
  box: Box;
  /** How many characters it may draw. */
  strokes: number;
  /** Whether it is a path of four lines at most, or a wide shape without a dent. */
  rectangle: boolean;
  /** Whether it may leave nothing to be seen: light, of no one colour, masked, blended or nearly transparent. */
  pale: boolean;
  operation: number;
}

/** A path or a picture that reaches beyond the page as viewers show it. */
export interface BeyondPage {
  kind: 'path' | 'picture';
  /** As a whole, whatever cuts it. */
  box: Box;
  strokes: number;
  rectangle: boolean;
}

/** What one page of a PDF draws, in points of the page as its `/Rotate` shows it. */
export interface PageContent {
  width: number;
  height: number;
  glyphs: DrawnGlyph[];
  pictures: PlacedPicture[];
  areas: FilledArea[];
  /** What is painted light, or in no one colour, and hides its box only in parts: shapes, and straight strokes one by one. */
  overlays: Overlay[];
  /** Small filled curved shapes, such as letters drawn as outlines. */
  shapes: Box[];
  /** What may be writing and is drawn without text. */
  drawings: PaintedDrawing[];
  /** Operations that write characters of which the file does not say what they are, and which are not among the glyphs. */
  unnamed: Set<number>;
  /** Pictures and paths in layers that some viewers and printers show and others do not. */
  differing: { kind: 'path' | 'picture'; box: Box }[];
  beyond: BeyondPage[];
}

/** The content of a page on which nothing is drawn yet. */
export const emptyContent = (width: number, height: number): PageContent => ({
  width,
  height,
  glyphs: [],
  pictures: [],
  areas: [],
  overlays: [],
  shapes: [],
  drawings: [],
  unnamed: new Set(),
  differing: [],
  beyond: [],
});
