import { compose, IDENTITY, type Matrix } from '../../pages/geometry.js';
import { matrixFrom } from '../../pages/text-layer/content/arguments.js';
import type { loadPdfjs } from '../../pages/open/pdf-file.js';
import type { DrawnFont, Drawing, FontObjects, GlyphCode } from './glyph-code.js';
import { drawPath, type Outline, OutlinePen } from './outline.js';

/** What a page shows for a code of a font. */
export type DrawnCharacter =
  | { kind: 'outline'; outline: Outline }
  | { kind: 'nothing' }
  /** The viewer draws this character with a font of its own. */
  | { kind: 'character'; text: string }
  /** Pictures, strokes, several colours: it has to be looked at on the page. */
  | { kind: 'unknown' };

type Operations = Awaited<ReturnType<typeof loadPdfjs>>['OPS'];

/** Kinds of steps of a path as the library numbers them, and how many numbers follow each. */
const MOVE = 0;
const LINE = 1;
const CURVE = 2;

/** Drawings with more operations are pictures. */
const MOST_OPERATIONS = 200;

/** Says what a page shows for a code of a font. */
export function drawnCharacter(
  font: DrawnFont,
  code: GlyphCode,
  objects: FontObjects,
  operations: Operations,
): DrawnCharacter {
  if (font.isType3Font) return fromDrawing(font, code, operations);
  if (font.missingFile) return { kind: 'character', text: code.fontChar };
  if (!code.isInFont) return { kind: 'nothing' };
  const pen = new OutlinePen(IDENTITY);
  const base = pathOf(font, code.fontChar, objects);
  if (base === null) return { kind: 'unknown' };
  drawPath(pen, base);
  if (!code.accent) return shown({ edges: pen.edges, evenOdd: false });
  const { x, y } = code.accent.offset;
  const accented = new OutlinePen([1, 0, 0, 1, x, y]);
  drawPath(accented, pathOf(font, code.accent.fontChar, objects) ?? '');
  return shown({ edges: [...pen.edges, ...accented.edges], evenOdd: false });
}

function shown(outline: Outline): DrawnCharacter {
  return outline.edges.length === 0 ? { kind: 'nothing' } : { kind: 'outline', outline };
}

/** The outline of a character, left in its place; null where the library has none. */
function pathOf({ loadedName, compiledGlyphs }: DrawnFont, character: string, objects: FontObjects): string | null {
  const taken = compiledGlyphs?.[character];
  if (taken) return taken.toSVGString();
  const name = `${loadedName}_path_${character}`;
  if (!objects.has(name)) return null;
  const path = objects.get(name);
  return typeof path === 'string' ? path : null;
}

/** The outline of a drawing that fills one outline in the colour of the text and does nothing else. */
function fromDrawing(font: DrawnFont, { operatorListId }: GlyphCode, operations: Operations): DrawnCharacter {
  const drawing = operatorListId === undefined ? undefined : font.charProcOperatorList?.[operatorListId];
  if (!drawing) return { kind: 'nothing' };
  if (drawing.fnArray.length > MOST_OPERATIONS) return { kind: 'unknown' };
  const base = font.fontMatrix ? matrixFrom(font.fontMatrix) : IDENTITY;
  let edges: number[] = [];
  const stack: Matrix[] = [];
  let matrix = base;
  let evenOdd: boolean | null = null;
  for (const [index, operation] of drawing.fnArray.entries()) {
    const args = (drawing.argsArray[index] ?? []) as readonly unknown[];
    switch (operation) {
      case operations.setCharWidth:
      case operations.setCharWidthAndBounds:
        break;
      case operations.save:
        stack.push(matrix);
        break;
      case operations.restore:
        matrix = stack.pop() ?? matrix;
        break;
      case operations.transform:
        matrix = compose(matrix, args as unknown as Matrix);
        break;
      case operations.constructPath: {
        const paint = Number(args[0]);
        const [path] = args[1] as [ArrayLike<number> | null | undefined];
        if (paint === operations.endPath || !path || path.length === 0) break;
        const filledEvenOdd = paint === operations.eoFill;
        const filled = paint === operations.fill || filledEvenOdd;
        if (!filled || evenOdd !== null) return { kind: 'unknown' };
        evenOdd = filledEvenOdd;
        const pen = new OutlinePen(matrix);
        drawSteps(pen, path);
        edges = pen.edges;
        break;
      }
      default:
        return { kind: 'unknown' };
    }
  }
  if (drawsBeyondBounds(drawing, operations)) return { kind: 'unknown' };
  return shown({ edges, evenOdd: evenOdd === true });
}

/** Up to this much beyond the bounds that a drawing says is rounding, as a share of them. */
const ROUNDING = 0.05;

/** Whether a drawing goes beyond the bounds it says, which some viewers clip it by and others do not. */
function drawsBeyondBounds({ fnArray, argsArray }: Drawing, operations: Operations): boolean {
  if (fnArray[0] !== operations.setCharWidthAndBounds) return false;
  const [, , a = 0, b = 0, c = 0, d = 0] = argsArray[0] as number[];
  const [left, right, low, high] = [Math.min(a, c), Math.max(a, c), Math.min(b, d), Math.max(b, d)];
  const slack = ROUNDING * Math.max(right - left, high - low);
  if (fnArray.includes(operations.transform)) return false;
  return fnArray.some((operation, index) => {
    if (operation !== operations.constructPath) return false;
    const bounds = (argsArray[index] as unknown[])[2] as ArrayLike<number> | null | undefined;
    if (!bounds) return false;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(bounds);
    return x0 < left - slack || x1 > right + slack || y0 < low - slack || y1 > high + slack;
  });
}

function drawSteps(pen: OutlinePen, path: ArrayLike<number>): void {
  const at = (index: number) => path[index] ?? 0;
  for (let i = 0; i < path.length;) {
    const step = path[i++];
    if (step === MOVE) pen.moveTo(at(i), at(i + 1));
    else if (step === LINE) pen.lineTo(at(i), at(i + 1));
    else if (step === CURVE) pen.curveTo(at(i), at(i + 1), at(i + 2), at(i + 3), at(i + 4), at(i + 5));
    else pen.close();
    i += step === MOVE || step === LINE ? 2 : step === CURVE ? 6 : 0;
  }
  pen.close();
}
