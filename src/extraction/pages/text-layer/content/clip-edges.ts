import type { Box } from '../../../document.js';
import { mapBox, type Matrix } from '../../geometry.js';

/** How the library writes a path: each command with the numbers of its points. */
const NUMBERS_AFTER: readonly number[] = [2, 2, 6, 0];
const MOVE = 0;

/** A path of more edges cuts everything. */
const MOST_EDGES = 3_000;

/** What a clip cuts along: boxes of its edges on the page. */
export interface ClipEdges {
  edges: readonly Box[];
  /** Whether they are those of a rectangle that stands straight. */
  straight: boolean;
}

/** @param path as the library writes it; `bounds` are its own. */
export function clipEdges(path: ArrayLike<number> | undefined, bounds: Box, matrix: Matrix): ClipEdges {
  const own = path && edgesOf(path);
  const level = (matrix[1] === 0 && matrix[2] === 0) || (matrix[0] === 0 && matrix[3] === 0);
  if (level && (!own || own.every((edge) => liesOn(edge, bounds)))) {
    const { x0, y0, x1, y1 } = mapBox(matrix, bounds);
    const edges = [
      { x0, y0, x1: x0, y1 },
      { x0: x1, y0, x1, y1 },
      { x0, y0, x1, y1: y0 },
      { x0, y0: y1, x1, y1 },
    ];
    return { edges, straight: true };
  }
  const edges = own ?? [bounds];
  return { edges: (edges.length > MOST_EDGES ? [bounds] : edges).map((edge) => mapBox(matrix, edge)), straight: false };
}

/** Whether an edge cuts through a box. */
export const cuts = ({ edges }: ClipEdges, { x0, y0, x1, y1 }: Box): boolean =>
  edges.some((edge) => edge.x0 < x1 && edge.x1 > x0 && edge.y0 < y1 && edge.y1 > y0);

function liesOn(edge: Box, { x0, y0, x1, y1 }: Box): boolean {
  const stands = edge.x0 === edge.x1 && (edge.x0 === x0 || edge.x0 === x1);
  const lies = edge.y0 === edge.y1 && (edge.y0 === y0 || edge.y0 === y1);
  return stands || lies;
}

function edgesOf(path: ArrayLike<number>): Box[] {
  const edges: Box[] = [];
  let [fromX, fromY, startX, startY] = [0, 0, 0, 0];
  const add = (points: readonly number[]) => {
    const xs = [fromX, ...points.filter((_, index) => index % 2 === 0)];
    const ys = [fromY, ...points.filter((_, index) => index % 2 === 1)];
    edges.push({ x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) });
  };
  const close = () => {
    if (fromX !== startX || fromY !== startY) add([startX, startY]);
  };
  for (let at = 0; at < path.length && edges.length <= MOST_EDGES;) {
    const command = path[at] as number;
    const numbers = NUMBERS_AFTER[command] ?? 0;
    const points = Array.from({ length: numbers }, (_, index) => path[at + 1 + index] as number);
    if (command === MOVE) {
      close();
      [startX, startY] = [points[0] ?? 0, points[1] ?? 0];
    } else if (numbers === 0) close();
    else add(points);
    [fromX, fromY] = numbers === 0 ? [startX, startY] : [points.at(-2) ?? 0, points.at(-1) ?? 0];
    at += 1 + numbers;
  }
  close();
  return edges;
}
