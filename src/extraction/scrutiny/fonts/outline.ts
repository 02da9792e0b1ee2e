import type { Matrix } from '../../pages/geometry.js';
import { matchesIn } from '../../fields/text/matches.js';

/** The edges of a filled outline: `x0 y0 x1 y1` of each, one after the other, y growing upwards. */
export interface Outline {
  edges: number[];
  /** Whether areas inside an even number of outlines stay empty. */
  evenOdd: boolean;
}

/** Edges that a curve is drawn with, at 16 pixels. */
const STEPS = 4;

/** An outline with more edges is no character. */
export const MOST_EDGES = 20_000;

/** Draws the edges of an outline as a pen goes along it; every part is closed, as filling closes it. */
export class OutlinePen {
  readonly edges: number[] = [];
  private startX = 0;
  private startY = 0;
  private x = 0;
  private y = 0;

  constructor(private readonly matrix: Matrix) {}

  moveTo(x: number, y: number): void {
    this.close();
    [this.startX, this.startY] = this.place(x, y);
    [this.x, this.y] = [this.startX, this.startY];
  }

  lineTo(x: number, y: number): void {
    const [toX, toY] = this.place(x, y);
    this.edge(toX, toY);
  }

  quadTo(cx: number, cy: number, x: number, y: number): void {
    const [bx, by] = this.place(cx, cy);
    const [toX, toY] = this.place(x, y);
    const [fromX, fromY] = [this.x, this.y];
    for (let step = 1; step <= STEPS; step++) {
      const t = step / STEPS;
      const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      this.edge(p * fromX + q * bx + r * toX, p * fromY + q * by + r * toY);
    }
  }

  curveTo(c1x: number, c1y: number, c2x: number, c2y: number, x: number, y: number): void {
    const [ax, ay] = this.place(c1x, c1y);
    const [bx, by] = this.place(c2x, c2y);
    const [toX, toY] = this.place(x, y);
    const [fromX, fromY] = [this.x, this.y];
    for (let step = 1; step <= STEPS; step++) {
      const t = step / STEPS;
      const u = 1 - t;
      const [o, p, q, r] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      this.edge(o * fromX + p * ax + q * bx + r * toX, o * fromY + p * ay + q * by + r * toY);
    }
  }

  close(): void {
    this.edge(this.startX, this.startY);
  }

  private place(x: number, y: number): [number, number] {
    const [a, b, c, d, e, f] = this.matrix;
    return [a * x + c * y + e, b * x + d * y + f];
  }

  private edge(x: number, y: number): void {
    if ((x !== this.x || y !== this.y) && this.edges.length < 4 * MOST_EDGES) this.edges.push(this.x, this.y, x, y);
    this.x = x;
    this.y = y;
  }
}

const COMMAND = /([MLQCZ])([^MLQCZ]*)/g;

/** Adds an outline written as a path of SVG with absolute commands (M, L, Q, C, Z), which the library writes characters in. */
export function drawPath(pen: OutlinePen, path: string): void {
  for (const [, command, list = ''] of matchesIn(path, COMMAND)) {
    const values =
      list.trim() === ''
        ? []
        : list
            .trim()
            .split(/[\s,]+/)
            .map(Number);
    const at = (index: number) => values[index] ?? 0;
    if (command === 'M') pen.moveTo(at(0), at(1));
    else if (command === 'Z') pen.close();
    const each = command === 'L' ? 2 : command === 'Q' ? 4 : command === 'C' ? 6 : 0;
    for (let i = 0; each > 0 && i + each <= values.length; i += each) {
      if (each === 2) pen.lineTo(at(i), at(i + 1));
      else if (each === 4) pen.quadTo(at(i), at(i + 1), at(i + 2), at(i + 3));
      else pen.curveTo(at(i), at(i + 1), at(i + 2), at(i + 3), at(i + 4), at(i + 5));
    }
  }
  pen.close();
}
