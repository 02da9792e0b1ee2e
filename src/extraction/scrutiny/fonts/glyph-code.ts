import type { Font } from '../../pages/text-layer/content/font.js';

/** One code of a text as the library gives it. */
export interface GlyphCode {
  unicode: string;
  width: number;
  isSpace: boolean;
  /** What the library's own font calls the character; the key of its outline. */
  fontChar: string;
  isInFont: boolean;
  /** A second character drawn with it, such as an accent. */
  accent: { fontChar: string; offset: { x: number; y: number } } | null;
  /** The name of its drawing, in fonts whose characters are drawings. */
  operatorListId?: string;
}

/** What the library keeps of a font for drawing it. */
export interface DrawnFont extends Font {
  loadedName: string;
  /** Whether the file holds no program of the font: viewers take one of their own. */
  missingFile?: boolean;
  /** Drawings of characters by name, in fonts of that kind. */
  charProcOperatorList?: Record<string, Drawing | undefined>;
  /** Outlines that were already taken for drawing. */
  compiledGlyphs?: Record<string, { toSVGString(): string } | undefined>;
}

/** A list of drawing operations. */
export interface Drawing {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

/** Objects of the document by name. */
export interface FontObjects {
  has(name: string): boolean;
  get(name: string): unknown;
}
