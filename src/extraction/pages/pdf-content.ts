import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import type { Box } from '../document.js';
import { markUnseen } from './covered.js';
import { apply, compose, IDENTITY, intersect, mapBox, type Matrix } from './geometry.js';
import type { Glyph } from './glyph.js';
import { partsOf } from './path-parts.js';
import { plainText } from './plain-text.js';
import { loadPdfjs } from './pdf-file.js';
import { operationsOf } from './pdf-operations.js';

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

/** A drawn character with what tells whether a reader of the page sees it. */
export interface DrawnGlyph extends Glyph {
  /** Not painted at all: rendering mode "invisible", no opacity, outside the clipped area, in a hidden layer. */
  invisible: boolean;
  /** Painted over by something that was drawn later. */
  covered?: boolean;
  /** The fill colour: 0 black to 255 white; null for a pattern. */
  luminance: number | null;
  /** False where the font gives no character for the code, so `text` is a guess. */
  mapped: boolean;
  box: Box;
}

/** What one page of a PDF draws, in points of the page as its `/Rotate` shows it. */
export interface PageContent {
  width: number;
  height: number;
  glyphs: DrawnGlyph[];
  pictures: PlacedPicture[];
  areas: FilledArea[];
  /** Small filled curved shapes, such as letters drawn as outlines. */
  shapes: Box[];
}

/** Which optional layers of the document are shown. */
export interface Layers {
  isVisible(group: unknown): boolean;
}

interface FontObject {
  name?: string;
  bold?: boolean;
  black?: boolean;
  vertical?: boolean;
  isType3Font?: boolean;
  fontMatrix?: readonly number[];
  bbox?: readonly number[];
}

interface FontGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}

interface State {
  ctm: Matrix;
  clip: Box;
  font: FontObject | null;
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
  /** Whether a mask may let through what is below a picture; the library says so before it paints a masked one. */
  masked: boolean;
  luminance: number | null;
  /** How many letters clip what is painted next; they are seen where something is. */
  letters: number;
}

/** Nesting deeper than this is an attack or an accident; deeper states share the last one. */
const MAX_NESTING = 256;

/** Characters and shapes beyond these numbers on a page are not looked at. */
const MAX_GLYPHS = 200_000;
const MAX_SHAPES = 100_000;
const MAX_LETTERS = 2_000;

/** A path of four lines has at most so many numbers: five points of three each, and a mark that closes it. */
const RECTANGLE_LENGTH = 16;

/** A line so wide, in units of the page, may be the ground of text. */
const THICK_LINE = 4;

const CLIPPING = 7;
const INVISIBLE_MODES = new Set([3, CLIPPING]);
const BOLD_NAME = /bold|black|heavy|semibold|demi(?!r)/i;

/** Reads what a page draws from its list of operations. Pictures are decoded by the library as a side effect. */
export async function readContent(page: PDFPageProxy, layers: Layers): Promise<PageContent> {
  const { OPS } = await loadPdfjs();
  const fills = new Set<number>([
    OPS.fill,
    OPS.eoFill,
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeFillStroke,
    OPS.closeEOFillStroke,
  ]);
  const strokes = new Set<number>([OPS.stroke, OPS.closeStroke]);
  const viewport = page.getViewport({ scale: 1 });
  const base = viewport.transform as unknown as Matrix;
  const list = await operationsOf(page);
  const content: PageContent = {
    width: viewport.width,
    height: viewport.height,
    glyphs: [],
    pictures: [],
    areas: [],
    shapes: [],
  };
  const wholePage: Box = { x0: 0, y0: 0, x1: viewport.width, y1: viewport.height };
  const initial: State = {
    ctm: base,
    clip: wholePage,
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
    masked: false,
    luminance: 0,
    letters: 0,
  };
  let state: State = { ...initial };
  const stack: State[] = [];
  const hidden: boolean[] = [];
  const letters: DrawnGlyph[] = [];
  let textMatrix: Matrix = IDENTITY;
  let x = 0;
  let y = 0;
  let lineX = 0;
  let lineY = 0;
  let clipsNext = false;
  let source: Glyph['source'] = 'text';

  const save = () => {
    if (stack.length < MAX_NESTING) stack.push({ ...state });
  };
  const restore = () => {
    state = stack.pop() ?? state;
    letters.length = Math.min(letters.length, state.letters);
  };
  /** Shows the letters that clip what is painted; false where none do. */
  const paintLetters = (box: Box, luminance: number | null): boolean => {
    for (const letter of letters) {
      const x = (letter.box.x0 + letter.box.x1) / 2;
      const y = (letter.box.y0 + letter.box.y1) / 2;
      if (x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1) Object.assign(letter, { invisible: false, luminance });
    }
    return letters.length > 0;
  };
  const moveText = (dx: number, dy: number) => {
    x = lineX += dx;
    y = lineY += dy;
  };
  const clipTo = (box: Box) => {
    state.clip = intersect(state.clip, mapBox(state.ctm, box));
  };
  const setFont = (name: string, size: number) => {
    state.font = page.commonObjs.has(name) ? (page.commonObjs.get(name) as FontObject) : null;
    state.fontSize = size;
  };

  const showText = (items: readonly (FontGlyph | number | null)[], operation: number) => {
    const { font } = state;
    const size = Math.abs(state.fontSize);
    if (!font || size === 0) return;
    const forward = state.fontSize < 0 ? -1 : 1;
    const fontMatrix = font.fontMatrix ?? [0.001, 0, 0, 0.001, 0, 0];
    const toText = compose(state.ctm, textMatrix);
    const stretch = state.scale * forward;
    const height = font.isType3Font ? type3Height(font) * size : size;
    const [originX, originY] = apply(toText, 0, 0);
    const [alongX, alongY] = apply(toText, stretch, 0);
    const [upX, upY] = apply(toText, 0, forward);
    const unit = Math.hypot(alongX - originX, alongY - originY);
    const heightUnit = Math.hypot(upX - originX, upY - originY);
    const down = font.vertical === true;
    const turned = (Math.atan2(alongY - originY, alongX - originX) * 180) / Math.PI + (down ? 90 : 0);
    const direction = (turned + 360) % 360;
    const bold = isBold(font) || state.mode === 2;
    const unpainted = state.opacity < 0.02 || hidden.includes(true);
    const invisible = unpainted || INVISIBLE_MODES.has(state.mode);
    const sizeOnPage = height * heightUnit;
    const cos = Math.cos((direction * Math.PI) / 180);
    const sin = Math.sin((direction * Math.PI) / 180);
    const { clip, luminance } = state;
    let offset = 0;
    for (const item of items) {
      if (item === null) continue;
      if (typeof item === 'number') {
        offset -= (item * size) / 1000;
        continue;
      }
      const advance = Math.abs(item.width * (fontMatrix[0] ?? 0.001)) * size;
      const spacing = (item.isSpace ? state.wordSpacing : 0) + state.charSpacing;
      const text = plainText(item.unicode);
      if (text !== '' && content.glyphs.length < MAX_GLYPHS) {
        const along = down ? x : x + offset * stretch;
        const across = down ? y + state.rise - offset : y + state.rise;
        const gx = toText[0] * along + toText[2] * across + toText[4];
        const gy = toText[1] * along + toText[3] * across + toText[5];
        const onPage = advance * unit;
        const box = mapBox([cos, sin, -sin, cos, gx, gy], {
          x0: 0,
          y0: -0.7 * sizeOnPage,
          x1: onPage,
          y1: 0.1 * sizeOnPage,
        });
        const centreX = (box.x0 + box.x1) / 2;
        const centreY = (box.y0 + box.y1) / 2;
        const outside = centreX < clip.x0 || centreX > clip.x1 || centreY < clip.y0 || centreY > clip.y1;
        const glyph = {
          text,
          x: gx,
          y: gy,
          direction,
          advance: onPage,
          size: sizeOnPage,
          bold,
          space: text.trim() === '',
          operation,
          source,
          luminance,
          mapped: isMapped(text),
          box,
          invisible: outside || invisible,
        };
        content.glyphs.push(glyph);
        const clips = state.mode === CLIPPING && !outside && !unpainted;
        if (clips && letters.length < MAX_LETTERS) state.letters = letters.push(glyph);
      }
      offset += down ? -(advance + spacing) : advance + spacing * forward;
    }
    if (down) y += offset;
    else x += offset * stretch;
  };

  const placePicture = (name: string | null, width: number, height: number, operation: number, matrix = state.ctm) => {
    if (hidden.includes(true) || state.opacity < 0.02) return;
    const box = intersect(mapBox(matrix, { x0: 0, y0: 0, x1: 1, y1: 1 }), state.clip);
    if (box.x1 - box.x0 < 1 || box.y1 - box.y0 < 1 || paintLetters(box, null)) return;
    const opaque = name !== null && state.opacity > 0.9 && state.covers && !state.masked;
    content.pictures.push({ name, box, matrix, width, height, opaque, operation });
  };

  const paintArea = (box: Box, rectangle: boolean, operation: number) => {
    if (box.x1 <= box.x0 || box.y1 <= box.y0 || content.areas.length >= MAX_SHAPES) return;
    const solid = state.opacity > 0.9 && state.covers;
    content.areas.push({
      box,
      luminance: solid ? state.luminance : null,
      rectangle: rectangle && solid && state.luminance !== null,
      operation,
    });
  };

  /** Adds a filled path to the small shapes: as one where it is small, else each of its parts that is. */
  const addShapes = (data: ArrayLike<number>, shown: Box) => {
    const parts = isSmall(shown)
      ? [shown]
      : partsOf(data).map((part) => intersect(mapBox(state.ctm, part), state.clip));
    const room = MAX_SHAPES - content.shapes.length;
    content.shapes.push(...parts.filter(isSmall).slice(0, Math.max(0, room)));
  };

  const paintPath = (paint: number, data: ArrayLike<number> | undefined, bounds: ArrayLike<number>, index: number) => {
    const box: Box = { x0: bounds[0] ?? 0, y0: bounds[1] ?? 0, x1: bounds[2] ?? 0, y1: bounds[3] ?? 0 };
    const points = data?.length ?? 0;
    if (fills.has(paint) && !hidden.includes(true)) {
      const shown = intersect(mapBox(state.ctm, box), state.clip);
      if (!paintLetters(shown, state.luminance)) {
        if (data && points > RECTANGLE_LENGTH) addShapes(data, shown);
        paintArea(shown, points <= RECTANGLE_LENGTH, index);
      }
    } else if (strokes.has(paint) && state.lineWidth > THICK_LINE) {
      const reach = state.lineWidth / 2;
      const line = { x0: box.x0 - reach, y0: box.y0 - reach, x1: box.x1 + reach, y1: box.y1 + reach };
      content.areas.push({ box: mapBox(state.ctm, line), luminance: null, rectangle: false, operation: index });
    }
    if (clipsNext) {
      clipTo(box);
      clipsNext = false;
    }
  };

  for (let index = 0; index < list.fnArray.length; index++) {
    const operator = list.fnArray[index];
    const args = (list.argsArray[index] ?? []) as unknown[];
    const number = (at: number) => Number(args[at] ?? 0);
    switch (operator) {
      case OPS.save:
        save();
        break;
      case OPS.restore:
        restore();
        break;
      case OPS.transform:
        state.ctm = compose(state.ctm, args as unknown as Matrix);
        break;
      case OPS.beginText:
        textMatrix = IDENTITY;
        x = y = lineX = lineY = 0;
        break;
      case OPS.setCharSpacing:
        state.charSpacing = number(0);
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = number(0);
        break;
      case OPS.setHScale:
        state.scale = number(0) / 100;
        break;
      case OPS.setLeading:
        state.leading = -number(0);
        break;
      case OPS.setTextRise:
        state.rise = number(0);
        break;
      case OPS.setTextRenderingMode:
        state.mode = number(0);
        break;
      case OPS.setFont:
        setFont(String(args[0]), number(1));
        break;
      case OPS.moveText:
        moveText(number(0), number(1));
        break;
      case OPS.setLeadingMoveText:
        state.leading = number(1);
        moveText(number(0), number(1));
        break;
      case OPS.setTextMatrix:
        textMatrix = matrixFrom(args);
        x = y = lineX = lineY = 0;
        break;
      case OPS.nextLine:
        moveText(0, state.leading);
        break;
      case OPS.showText:
        showText(args[0] as (FontGlyph | number | null)[], index);
        break;
      case OPS.setGState:
        for (const [key, value] of (args[0] ?? []) as [string, unknown][]) {
          if (key === 'ca') state.opacity = Number(value);
          else if (key === 'BM') state.covers = value === 'source-over';
          else if (key === 'SMask' && value) state.covers = false;
          else if (key === 'SMask') state.masked = true;
          else if (key === 'LW') state.lineWidth = Number(value);
          else if (key === 'Font' && Array.isArray(value)) setFont(String(value[0]), Number(value[1]));
        }
        break;
      case OPS.setLineWidth:
        state.lineWidth = number(0);
        break;
      case OPS.shadingFill:
        if (paintLetters(state.clip, null)) break;
        content.areas.push({ box: state.clip, luminance: null, rectangle: false, operation: index });
        break;
      case OPS.setFillRGBColor:
        state.luminance = luminanceOf(String(args[0]));
        break;
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        state.luminance = null;
        break;
      case OPS.clip:
      case OPS.eoClip:
        clipsNext = true;
        break;
      case OPS.constructPath: {
        const path = (args[1] as [ArrayLike<number> | undefined] | undefined)?.[0];
        const bounds = args[2] as ArrayLike<number> | null;
        if (bounds) paintPath(number(0), path, bounds, index);
        else clipsNext = false;
        break;
      }
      case OPS.paintFormXObjectBegin: {
        save();
        if (args[0]) state.ctm = compose(state.ctm, matrixFrom(args[0]));
        if (args[1]) clipTo(boxFrom(args[1]));
        break;
      }
      case OPS.paintFormXObjectEnd:
        restore();
        break;
      case OPS.beginGroup: {
        save();
        const group = args[0] as { matrix?: unknown; bbox?: unknown };
        if (group.matrix) state.ctm = compose(state.ctm, matrixFrom(group.matrix));
        break;
      }
      case OPS.endGroup:
        restore();
        break;
      case OPS.beginAnnotation: {
        const [, rect, transform, matrix] = args;
        stack.length = 0;
        state = { ...initial };
        source = 'form';
        if (rect) {
          state.ctm = compose(compose(base, matrixFrom(transform)), matrixFrom(matrix));
          state.clip = intersect(wholePage, mapBox(base, boxFrom(rect)));
        }
        break;
      }
      case OPS.endAnnotation:
        state = { ...initial };
        source = 'text';
        break;
      case OPS.beginMarkedContent:
        hidden.push(false);
        break;
      case OPS.beginMarkedContentProps:
        hidden.push(args[0] === 'OC' && !layers.isVisible(args[1]));
        break;
      case OPS.endMarkedContent:
        hidden.pop();
        break;
      case OPS.paintImageXObject:
        placePicture(String(args[0]), number(1), number(2), index);
        break;
      case OPS.paintInlineImageXObject: {
        const inline = args[0] as { width?: number; height?: number };
        placePicture(null, inline.width ?? 0, inline.height ?? 0, index);
        break;
      }
      case OPS.paintImageMaskXObject: {
        const mask = args[0] as { width?: number; height?: number };
        placePicture(null, mask.width ?? 0, mask.height ?? 0, index);
        break;
      }
      default:
        break;
    }
  }
  markUnseen(content);
  return content;
}

function matrixFrom(value: unknown): Matrix {
  const list = Array.isArray(value) && Array.isArray(value[0]) ? (value[0] as number[]) : (value as ArrayLike<number>);
  if (ArrayBuffer.isView((value as unknown[] | undefined)?.[0])) return matrixFrom((value as unknown[])[0]);
  const at = (index: number) => Number(list[index] ?? IDENTITY[index]);
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}

/** Whether a filled shape has the size of a letter. */
function isSmall({ x0, y0, x1, y1 }: Box): boolean {
  return x1 - x0 < 60 && y1 - y0 < 60 && y1 - y0 > 1;
}

function boxFrom(value: unknown): Box {
  const list = value as ArrayLike<number>;
  const [a, b, c, d] = [Number(list[0]), Number(list[1]), Number(list[2]), Number(list[3])];
  return { x0: Math.min(a, c), y0: Math.min(b, d), x1: Math.max(a, c), y1: Math.max(b, d) };
}

/** Height of a line of a font whose characters are drawings, as a share of its size. */
function type3Height(font: FontObject): number {
  const scale = Math.abs(font.fontMatrix?.[3] ?? 0.001);
  const height = Math.abs((font.bbox?.[3] ?? 0) - (font.bbox?.[1] ?? 0)) * scale;
  return height > 0.2 && height < 3 ? Math.min(height, 1) : 1;
}

function isBold({ name, bold, black }: FontObject): boolean {
  return bold === true || black === true || BOLD_NAME.test(name ?? '');
}

function isMapped(text: string): boolean {
  return !/[\u0000-\u0008\u000E-\u001F\u007F-\u009F\uE000-\uF8FF\uFFFD]/.test(text);
}

function luminanceOf(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  return 0.299 * ((value >> 16) & 255) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255);
}
