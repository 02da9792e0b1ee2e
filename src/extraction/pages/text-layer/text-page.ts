import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js';
import type { Box } from '../../document.js';
import type { PageContent } from './content/page-content.js';
import type { Matrix, QuarterTurn } from '../geometry.js';
import type { PlainAndInk, Raster } from '../image/raster.js';

/** A page of a PDF that was read from its text layer, in points of the page as its `/Rotate` shows it. */
export interface TextPage {
  content: PageContent;
  /** The operations that draw it; `operation` of what it draws is an index in their lists. */
  operations: PDFOperatorList;
  /** By how much it was turned clockwise to be upright, and the map of its points to those of the upright page. */
  turned: QuarterTurn;
  toUpright: Matrix;
  /**
   * Draws a part of it (all of it where the part is left out).
   *
   * @param shows which of its operations are carried out; all unless told.
   */
  draw: (dpi: number, part?: Box, shows?: (operation: number) => boolean) => Promise<Raster>;
  /** All of it both ways, drawn once. */
  drawBoth: (dpi: number, shows: (operation: number) => boolean) => Promise<PlainAndInk>;
  /** A part of the upright page with all its operations, upright and both ways, drawn once. */
  drawBothUpright: (dpi: number, part: Box) => Promise<PlainAndInk>;
  /** The same as `draw`, with the ink that only its colour sets off from its ground. */
  drawInk: (dpi: number, part?: Box, shows?: (operation: number) => boolean) => Promise<Raster>;
}
