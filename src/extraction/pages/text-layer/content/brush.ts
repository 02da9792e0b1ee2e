import type { Box } from '../../../document.js';
import { mapBox } from '../../geometry.js';
import type { Graphics } from './graphics.js';
import type { PageContent, PaintedDrawing } from './page-content.js';
import { isConvex, partsOf, segmentsOf, strokesIn } from './path-parts.js';

/** Shapes beyond this number on a page are not looked at. */
const MAX_SHAPES = 100_000;

/** What is painted light beyond this number is not compared with text. */
const MOST_OVERLAYS = 5_000;

/** A path of four lines has at most so many numbers: five points of three each, and a mark that closes it. */
export const RECTANGLE_LENGTH = 16;

/** Paths and pictures beyond this number on a page are not looked at one by one. */
const MOST_DRAWINGS = 20_000;

/** What is lighter than this of 255, or less opaque, may leave nothing to be seen. */
const PALE = 200;
const LEAST_PLAIN_OPACITY = 0.3;

/** Shapes that are slimmer than this, in points, may be the bars of digits. */
const LEAST_GROUND = 14;

/** A line so wide, in units of the page, may be the ground of text. */
const THICK_LINE = 4;

const UNIT_SQUARE: Box = { x0: 0, y0: 0, x1: 1, y1: 1 };

/** What is painted besides text: pictures, filled areas, thick lines and the small shapes that may be letters. */
export class Brush {
  constructor(
    private readonly graphics: Graphics,
    private readonly content: PageContent,
  ) {}

  /** @param name the library's name of the decoded picture; null for a mask or one that stands inline */
  picture(name: string | null, width: number, height: number, operation: number): void {
    if (this.graphics.paintsNothing) return;
    const { ctm: matrix, masked } = this.graphics.state;
    const box = this.graphics.onPage(UNIT_SQUARE);
    if (box.x1 - box.x0 < 1 || box.y1 - box.y0 < 1 || this.graphics.paintLetters(box, null)) return;
    this.drawing(
      { kind: 'picture', box, strokes: 1, rectangle: false, operation },
      name === null ? this.graphics.state.luminance : 0,
    );
    const opaque = name !== null && this.graphics.isSolid && !masked;
    if (this.graphics.state.lightens) this.overlay([box], operation);
    this.content.pictures.push({ name, box, matrix, width, height, opaque, operation });
  }

  /** @param path the library's list of commands and points, where it gives one; `bounds` are its own */
  fill(path: ArrayLike<number> | undefined, bounds: Box, operation: number): void {
    if (this.graphics.inHiddenLayer) return;
    const shown = this.graphics.onPage(bounds);
    const rectangle = (path?.length ?? 0) <= RECTANGLE_LENGTH;
    this.drawing(
      { kind: 'path', box: shown, strokes: strokesIn(path), rectangle: rectangle || isGround(path, shown), operation },
      this.graphics.state.luminance,
    );
    if (this.graphics.paintLetters(shown, this.graphics.state.luminance)) return;
    if (path && !rectangle) {
      this.shapes(path, shown);
      if (isLight(this.graphics.isSolid ? this.graphics.state.luminance : null))
        this.overlay(isSmall(shown) ? [shown] : partsOf(path).map((part) => this.graphics.onPage(part)), operation);
    }
    if (path && rectangle && this.graphics.state.lightens) this.overlay([shown], operation);
    this.area(shown, rectangle, operation);
  }

  line(path: ArrayLike<number> | undefined, bounds: Box, operation: number): void {
    const { lineWidth, ctm, strokeLuminance, lightens } = this.graphics.state;
    const drawn = {
      x0: bounds.x0 - lineWidth,
      y0: bounds.y0 - lineWidth,
      x1: bounds.x1 + lineWidth,
      y1: bounds.y1 + lineWidth,
    };
    if (!this.graphics.inHiddenLayer)
      this.drawing(
        { kind: 'path', box: this.graphics.onPage(drawn), strokes: strokesIn(path), rectangle: false, operation },
        strokeLuminance,
      );
    if (path && (isLight(strokeLuminance) || lightens) && !this.graphics.paintsNothing)
      this.overlay(
        segmentsOf(path).map((segment) => this.graphics.onPage(segment)),
        operation,
      );
    if (lineWidth <= THICK_LINE) return;
    const reach = lineWidth / 2;
    const wide = { x0: bounds.x0 - reach, y0: bounds.y0 - reach, x1: bounds.x1 + reach, y1: bounds.y1 + reach };
    this.content.areas.push({ box: mapBox(ctm, wide), luminance: null, rectangle: false, operation });
  }

  /** Fills all that the clip leaves with a shading. */
  shade(operation: number): void {
    const { clip: box } = this.graphics.state;
    if (this.graphics.paintLetters(box, null)) return;
    this.content.areas.push({ box, luminance: null, rectangle: false, operation });
  }

  private drawing(drawing: Omit<PaintedDrawing, 'pale'>, luminance: number | null): void {
    const { x0, y0, x1, y1 } = drawing.box;
    if (x1 <= x0 || y1 <= y0 || this.content.drawings.length >= MOST_DRAWINGS) return;
    const { opacity, covers, softMask } = this.graphics.state;
    const isPlain = luminance !== null && luminance <= PALE && opacity >= LEAST_PLAIN_OPACITY && covers && !softMask;
    this.content.drawings.push({ ...drawing, pale: !isPlain });
  }

  private overlay(boxes: readonly Box[], operation: number): void {
    for (const box of boxes)
      if (this.content.overlays.length < MOST_OVERLAYS)
        this.content.overlays.push({ box, operation, ...(this.graphics.state.lightens && { lightens: true }) });
  }

  private area(box: Box, rectangle: boolean, operation: number): void {
    if (box.x1 <= box.x0 || box.y1 <= box.y0 || this.content.areas.length >= MAX_SHAPES) return;
    const luminance = this.graphics.isSolid ? this.graphics.state.luminance : null;
    this.content.areas.push({ box, luminance, rectangle: rectangle && luminance !== null, operation });
  }

  /** Adds a filled path to the small shapes: as one where it is small, else each of its parts that is. */
  private shapes(path: ArrayLike<number>, shown: Box): void {
    const parts = isSmall(shown) ? [shown] : partsOf(path).map((part) => this.graphics.onPage(part));
    const room = MAX_SHAPES - this.content.shapes.length;
    this.content.shapes.push(...parts.filter(isSmall).slice(0, Math.max(0, room)));
  }
}

/** Whether a filled path is the ground of something, such as a rectangle with round corners, and no digit or bar of one. */
const isGround = (path: ArrayLike<number> | undefined, { x0, y0, x1, y1 }: Box): boolean =>
  path !== undefined && Math.min(x1 - x0, y1 - y0) >= LEAST_GROUND && isConvex(path);

/** What is lighter than this, or of no one colour, may show as writing on what is dark. */
const isLight = (luminance: number | null): boolean => luminance === null || luminance > 128;

/** Whether a filled shape has the size of a letter. */
function isSmall({ x0, y0, x1, y1 }: Box): boolean {
  return x1 - x0 < 60 && y1 - y0 < 60 && y1 - y0 > 1;
}
