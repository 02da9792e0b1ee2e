import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import type { Box } from '../../../document.js';
import type { DrawnFont } from '../../../scrutiny/fonts/glyph-code.js';
import { judgeGlyph } from '../../../scrutiny/fonts/judge-glyph.js';
import type { Layers } from '../../../scrutiny/viewers/layers.js';
import { mapBox, type Matrix } from '../../geometry.js';
import { loadPdfjs } from '../../open/pdf-file.js';
import { boxFrom, luminanceOf, matrixFrom } from './arguments.js';
import { Brush, RECTANGLE_LENGTH } from './brush.js';
import { markUnseen } from './covered.js';
import type { Font } from './font.js';
import { Graphics } from './graphics.js';
import { emptyContent, type PageContent } from './page-content.js';
import { operationsOf } from './pdf-operations.js';
import { strokesIn } from './path-parts.js';
import { TextPen } from './text-pen.js';

/** Pictures and paths in layers beyond this number are not looked at one by one. */
const MOST_DIFFERING = 10_000;

/** Ways to blend that show nothing lighter than what is below, but for those that cover it, by the library's names. */
const NEVER_LIGHTER = new Set(['source-over', 'multiply', 'darken', 'color-burn']);

const UNIT_SQUARE: Box = { x0: 0, y0: 0, x1: 1, y1: 1 };

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
  const pictures = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintInlineImageXObject,
    OPS.paintInlineImageXObjectGroup,
    OPS.paintImageMaskXObject,
    OPS.paintImageMaskXObjectGroup,
    OPS.paintImageMaskXObjectRepeat,
    OPS.paintSolidColorImageMask,
    OPS.shadingFill,
  ]);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const list = await operationsOf(page);
  const content = emptyContent(width, height);
  const graphics = new Graphics(transform as unknown as Matrix, { x0: 0, y0: 0, x1: width, y1: height });
  const pen = new TextPen(graphics, content, (font, code) => judgeGlyph(font as DrawnFont, code, page.commonObjs, OPS));
  const brush = new Brush(graphics, content);
  let clipsNext = false;

  const setFont = (name: string, size: number) => {
    graphics.state.font = page.commonObjs.has(name) ? (page.commonObjs.get(name) as Font) : null;
    graphics.state.fontSize = size;
  };
  const setState = (key: string, value: unknown) => {
    const { state } = graphics;
    if (key === 'ca') state.opacity = Number(value);
    else if (key === 'BM') {
      state.covers = value === 'source-over';
      state.lightens = !NEVER_LIGHTER.has(String(value));
    } else if (key === 'SMask' && value) {
      state.covers = false;
      state.softMask = true;
    } else if (key === 'SMask') state.masked = true;
    else if (key === 'LW') state.lineWidth = Number(value);
    else if (key === 'Font' && Array.isArray(value)) setFont(String(value[0]), Number(value[1]));
  };
  const differ = (kind: 'path' | 'picture', bounds: Box, parts = 1) => {
    const box = graphics.onPage(bounds);
    if (box.x1 <= box.x0 || box.y1 <= box.y0) return;
    for (let part = 0; part < parts && content.differing.length < MOST_DIFFERING; part++)
      content.differing.push({ kind, box });
  };
  const reach = (kind: 'path' | 'picture', bounds: Box, path?: ArrayLike<number>) => {
    const box = mapBox(graphics.state.ctm, bounds);
    const isInside = box.x0 >= 0 && box.y0 >= 0 && box.x1 <= width && box.y1 <= height;
    if (isInside || content.beyond.length >= MOST_DIFFERING) return;
    const rectangle = kind === 'path' && (path?.length ?? 0) <= RECTANGLE_LENGTH;
    content.beyond.push({ kind, box, strokes: strokesIn(path), rectangle });
  };
  const paintPath = (paint: number, path: ArrayLike<number> | undefined, own: ArrayLike<number>, index: number) => {
    const bounds: Box = { x0: own[0] ?? 0, y0: own[1] ?? 0, x1: own[2] ?? 0, y1: own[3] ?? 0 };
    if (graphics.inDifferingLayer && (fills.has(paint) || strokes.has(paint))) differ('path', bounds, strokesIn(path));
    if (fills.has(paint) || strokes.has(paint)) reach('path', bounds, path);
    if (fills.has(paint)) brush.fill(path, bounds, index);
    else if (strokes.has(paint)) brush.line(path, bounds, index);
    if (clipsNext) graphics.clipTo(bounds, path);
  };

  for (let index = 0; index < list.fnArray.length; index++) {
    if (graphics.inDifferingLayer && pictures.has(list.fnArray[index] as number)) differ('picture', UNIT_SQUARE);
    if (pictures.has(list.fnArray[index] as number)) reach('picture', UNIT_SQUARE);
    const args = (list.argsArray[index] ?? []) as unknown[];
    const number = (at: number) => Number(args[at] ?? 0);
    switch (list.fnArray[index]) {
      case OPS.save:
        graphics.save();
        break;
      case OPS.restore:
        graphics.restore();
        break;
      case OPS.transform:
        graphics.transform(args as unknown as Matrix);
        break;
      case OPS.setGState:
        for (const [key, value] of (args[0] ?? []) as [string, unknown][]) setState(key, value);
        break;
      case OPS.setLineWidth:
        graphics.state.lineWidth = number(0);
        break;
      case OPS.setFillRGBColor:
        graphics.state.luminance = luminanceOf(String(args[0]));
        break;
      case OPS.setStrokeRGBColor:
        graphics.state.strokeLuminance = luminanceOf(String(args[0]));
        break;
      case OPS.setStrokeColorN:
      case OPS.setStrokeTransparent:
        graphics.state.strokeLuminance = null;
        break;
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        graphics.state.luminance = null;
        break;

      case OPS.setCharSpacing:
        graphics.state.charSpacing = number(0);
        break;
      case OPS.setWordSpacing:
        graphics.state.wordSpacing = number(0);
        break;
      case OPS.setHScale:
        graphics.state.scale = number(0) / 100;
        break;
      case OPS.setLeading:
        graphics.state.leading = -number(0);
        break;
      case OPS.setTextRise:
        graphics.state.rise = number(0);
        break;
      case OPS.setTextRenderingMode:
        graphics.state.mode = number(0);
        break;
      case OPS.setFont:
        setFont(String(args[0]), number(1));
        break;
      case OPS.beginText:
        pen.begin();
        break;
      case OPS.setTextMatrix:
        pen.begin(matrixFrom(args));
        break;
      case OPS.moveText:
        pen.move(number(0), number(1));
        break;
      case OPS.setLeadingMoveText:
        graphics.state.leading = number(1);
        pen.move(number(0), number(1));
        break;
      case OPS.nextLine:
        pen.move(0, graphics.state.leading);
        break;
      case OPS.showText:
        pen.write(args[0] as Parameters<TextPen['write']>[0], index);
        break;

      case OPS.clip:
      case OPS.eoClip:
        clipsNext = true;
        break;
      case OPS.constructPath: {
        const path = (args[1] as [ArrayLike<number> | undefined] | undefined)?.[0];
        if (args[2]) paintPath(number(0), path, args[2] as ArrayLike<number>, index);
        clipsNext = false;
        break;
      }
      case OPS.shadingFill:
        brush.shade(index);
        break;
      case OPS.paintImageXObject:
        brush.picture(String(args[0]), number(1), number(2), index);
        break;
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject: {
        const inline = args[0] as { width?: number; height?: number };
        brush.picture(null, inline.width ?? 0, inline.height ?? 0, index);
        break;
      }

      case OPS.paintFormXObjectBegin:
        graphics.save();
        if (args[0]) graphics.transform(matrixFrom(args[0]));
        if (args[1]) graphics.clipTo(boxFrom(args[1]));
        break;
      case OPS.beginGroup: {
        graphics.save();
        const { matrix } = args[0] as { matrix?: unknown };
        if (matrix) graphics.transform(matrixFrom(matrix));
        break;
      }
      case OPS.paintFormXObjectEnd:
      case OPS.endGroup:
        graphics.restore();
        break;
      case OPS.beginAnnotation: {
        const [, rectangle, transform, matrix] = args;
        graphics.beginAnnotation(
          rectangle
            ? { rectangle: boxFrom(rectangle), transform: matrixFrom(transform), matrix: matrixFrom(matrix) }
            : undefined,
        );
        pen.source = 'form';
        break;
      }
      case OPS.endAnnotation:
        graphics.endAnnotation();
        pen.source = 'text';
        break;
      case OPS.beginMarkedContent:
        graphics.beginContent();
        break;
      case OPS.beginMarkedContentProps:
        graphics.beginContent(
          args[0] === 'OC'
            ? { hidden: !layers.isVisible(args[1]), differs: layers.differs(args[1]) }
            : { hidden: false, differs: false },
        );
        break;
      case OPS.endMarkedContent:
        graphics.endContent();
        break;
      default:
        break;
    }
  }
  markUnseen(content);
  return content;
}
