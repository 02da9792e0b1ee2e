import type { Box } from '../../../document.js';
import { type ClipEdges, clipEdges, cuts } from './clip-edges.js';
import { compose, intersect, mapBox, type Matrix } from '../../geometry.js';
import type { Font } from './font.js';
import type { DrawnGlyph } from './page-content.js';

/** The graphics state (ISO 32000-1, section 8.4), as far as it tells what is seen. */
interface State {
  ctm: Matrix;
  clip: Box;
  font: Font | null;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  opacity: number;
  lineWidth: number;
  /** Whether colours cover what is below and do not blend with it. */
  covers: boolean;
  /** Whether colours blend with what is below so that they may show as lighter than it. */
  lightens: boolean;
  /** Whether a mask may let through what is below a picture; the library says so before it paints a masked one. */
  masked: boolean;
  luminance: number | null;
  /** The same of the colour of strokes. */
  strokeLuminance: number | null;
  /** How many letters clip what is painted next; they are seen where something is. */
  letters: number;
  /** Whether a mask lets through only parts of what is painted. */
  softMask: boolean;
  /** What has been clipped, innermost last. */
  clips: readonly ClipEdges[];
}

/** Nesting deeper than this is an attack or an accident; deeper states share the last one. */
const MAX_NESTING = 256;

const MAX_LETTERS = 2_000;

/** Clips further out than this many are not compared with text. */
const MOST_CLIPS = 24;

/** Modes of text that fill: alone, and with a stroke. */
const FILLING = new Set([0, 2]);

/** How deep a straight clip cuts into a character before it looks like another, and how near to one other clips are, as shares of the font's size. */
const INNER = 0.15;
const AROUND = 0.3;

/** Less opacity than this paints nothing. */
const LEAST_OPACITY = 0.02;

/** More opacity than this hides what is below. */
const SOLID_OPACITY = 0.9;

/** Keeps the graphics state of a page while its operations are gone through. */
export class Graphics {
  state: State;
  private readonly initial: State;
  private readonly stack: State[] = [];
  private readonly layers: { hidden: boolean; differs: boolean }[] = [];
  private readonly letters: DrawnGlyph[] = [];

  /** @param base maps the coordinates of the file to the upright page `page` */
  constructor(
    private readonly base: Matrix,
    private readonly page: Box,
  ) {
    this.initial = {
      ctm: base,
      clip: page,
      font: null,
      fontSize: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
      mode: 0,
      opacity: 1,
      lineWidth: 1,
      covers: true,
      lightens: false,
      masked: false,
      luminance: 0,
      strokeLuminance: 0,
      letters: 0,
      softMask: false,
      clips: [],
    };
    this.state = { ...this.initial };
  }

  save(): void {
    if (this.stack.length < MAX_NESTING) this.stack.push({ ...this.state });
  }

  restore(): void {
    this.state = this.stack.pop() ?? this.state;
    this.letters.length = Math.min(this.letters.length, this.state.letters);
  }

  transform(matrix: Matrix): void {
    this.state.ctm = compose(this.state.ctm, matrix);
  }

  /** @param path that clips, as the library writes it; the box itself unless told */
  clipTo(box: Box, path?: ArrayLike<number>): void {
    this.state.clip = this.onPage(box);
    this.state.clips = [...this.state.clips, clipEdges(path, box, this.state.ctm)].slice(-MOST_CLIPS);
  }

  /** Whether what is written in a box is shown otherwise than its font draws it. */
  alters(box: Box, size: number): boolean {
    const { covers, softMask, luminance, clips, mode } = this.state;
    if (!covers || softMask || this.letters.length > 0 || (luminance === null && FILLING.has(mode % 4))) return true;
    const inner = {
      x0: box.x0 + INNER * size,
      y0: box.y0 + INNER * size,
      x1: box.x1 - INNER * size,
      y1: box.y1 - INNER * size,
    };
    const around = {
      x0: box.x0 - AROUND * size,
      y0: box.y0 - AROUND * size,
      x1: box.x1 + AROUND * size,
      y1: box.y1 + AROUND * size,
    };
    return clips.some((clip) => cuts(clip, clip.straight ? inner : around));
  }

  /** The part of a box of the present coordinates that the page shows. */
  onPage(box: Box): Box {
    return intersect(mapBox(this.state.ctm, box), this.state.clip);
  }

  /** An annotation is drawn with a fresh state, inside its rectangle where it has one. */
  beginAnnotation(place?: { rectangle: Box; transform: Matrix; matrix: Matrix }): void {
    this.stack.length = 0;
    this.state = { ...this.initial };
    if (!place) return;
    this.state.ctm = compose(compose(this.base, place.transform), place.matrix);
    this.state.clip = intersect(this.page, mapBox(this.base, place.rectangle));
  }

  endAnnotation(): void {
    this.state = { ...this.initial };
  }

  /** @param layer whether what follows is in a layer that is hidden, or that viewers and printers show differently */
  beginContent(layer = { hidden: false, differs: false }): void {
    this.layers.push(layer);
  }

  endContent(): void {
    this.layers.pop();
  }

  /** Whether what is drawn now is in a layer that is not shown. */
  get inHiddenLayer(): boolean {
    return this.layers.some(({ hidden }) => hidden);
  }

  /** Whether what is drawn now is in a layer that viewers and printers show differently. */
  get inDifferingLayer(): boolean {
    return this.layers.some(({ differs }) => differs);
  }

  /** Whether what is drawn now leaves no colour on the page. */
  get paintsNothing(): boolean {
    return this.state.opacity < LEAST_OPACITY || this.inHiddenLayer;
  }

  /** Whether what is filled now hides what is below it. */
  get isSolid(): boolean {
    return this.state.opacity > SOLID_OPACITY && this.state.covers;
  }

  /** Makes a letter clip what is painted next. */
  clipByLetter(letter: DrawnGlyph): void {
    if (this.letters.length < MAX_LETTERS) this.state.letters = this.letters.push(letter);
  }

  /** Shows the letters that clip what is painted in a box; false where no letter clips. */
  paintLetters(box: Box, luminance: number | null): boolean {
    for (const letter of this.letters) {
      const x = (letter.box.x0 + letter.box.x1) / 2;
      const y = (letter.box.y0 + letter.box.y1) / 2;
      if (x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1) Object.assign(letter, { invisible: false, luminance });
    }
    return this.letters.length > 0;
  }
}
