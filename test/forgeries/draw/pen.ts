import type { SKRSContext2D } from '@napi-rs/canvas';
import { randomsOf } from '../parties.js';

type Stroke = readonly (readonly [number, number])[];

/** Letters as a hand draws them: strokes in a square of 1 by 1, y downwards from the top of a capital to the base line. */
const STROKES: Record<string, readonly Stroke[]> = {
  '0': [[[0.3, 0], [0.05, 0.3], [0.05, 0.7], [0.3, 1], [0.55, 0.7], [0.55, 0.3], [0.32, 0]]],
  '1': [[[0.1, 0.2], [0.3, 0], [0.3, 1]]],
  '2': [[[0.05, 0.25], [0.15, 0.03], [0.45, 0.03], [0.55, 0.28], [0.3, 0.62], [0.02, 1], [0.6, 0.97]]],
  '3': [[[0.05, 0.1], [0.3, 0], [0.52, 0.2], [0.3, 0.46], [0.55, 0.7], [0.35, 1], [0.03, 0.9]]],
  '4': [[[0.4, 0], [0.02, 0.65], [0.6, 0.65]], [[0.45, 0.35], [0.42, 1]]],
  '5': [[[0.55, 0.02], [0.12, 0.02], [0.08, 0.42], [0.4, 0.4], [0.58, 0.68], [0.35, 1], [0.02, 0.92]]],
  '6': [[[0.45, 0], [0.15, 0.35], [0.04, 0.75], [0.28, 1], [0.55, 0.78], [0.4, 0.52], [0.08, 0.65]]],
  '7': [[[0.03, 0.03], [0.57, 0.03], [0.22, 1]]],
  '8': [[[0.5, 0.15], [0.3, 0], [0.08, 0.18], [0.3, 0.45], [0.55, 0.75], [0.3, 1], [0.05, 0.78], [0.3, 0.47], [0.5, 0.15]]],
  '9': [[[0.52, 0.2], [0.3, 0], [0.06, 0.22], [0.25, 0.48], [0.5, 0.3], [0.52, 0.15], [0.45, 1]]],
  '-': [[[0.1, 0.55], [0.5, 0.52]]],
  A: [[[0.02, 1], [0.3, 0], [0.58, 1]], [[0.12, 0.65], [0.48, 0.65]]],
  B: [[[0.08, 0], [0.08, 1]], [[0.08, 0.02], [0.45, 0.1], [0.4, 0.42], [0.08, 0.48], [0.55, 0.6], [0.5, 0.95], [0.08, 1]]],
  C: [[[0.55, 0.15], [0.3, 0], [0.05, 0.35], [0.08, 0.8], [0.3, 1], [0.57, 0.85]]],
  D: [[[0.08, 0], [0.08, 1]], [[0.08, 0], [0.5, 0.2], [0.55, 0.7], [0.08, 1]]],
  E: [[[0.55, 0], [0.08, 0], [0.08, 1], [0.55, 1]], [[0.08, 0.48], [0.45, 0.48]]],
  I: [[[0.3, 0], [0.3, 1]]],
  L: [[[0.08, 0], [0.08, 1], [0.55, 0.98]]],
  N: [[[0.05, 1], [0.05, 0], [0.55, 1], [0.55, 0]]],
  O: [[[0.3, 0], [0.03, 0.35], [0.05, 0.75], [0.3, 1], [0.58, 0.7], [0.55, 0.25], [0.32, 0]]],
  P: [[[0.08, 1], [0.08, 0], [0.5, 0.08], [0.5, 0.4], [0.08, 0.5]]],
  R: [[[0.08, 1], [0.08, 0], [0.5, 0.08], [0.5, 0.4], [0.08, 0.5], [0.58, 1]]],
  S: [[[0.53, 0.1], [0.28, 0], [0.06, 0.2], [0.3, 0.47], [0.55, 0.75], [0.3, 1], [0.03, 0.9]]],
  T: [[[0.02, 0.02], [0.6, 0]], [[0.3, 0], [0.3, 1]]],
  U: [[[0.05, 0], [0.07, 0.8], [0.3, 1], [0.53, 0.8], [0.55, 0]]],
  W: [[[0.02, 0], [0.15, 1], [0.3, 0.4], [0.45, 1], [0.6, 0]]],
  Y: [[[0.03, 0], [0.3, 0.5], [0.57, 0]], [[0.3, 0.5], [0.28, 1]]],
  '/': [[[0.5, 0], [0.1, 1]]],
  ':': [[[0.25, 0.4], [0.28, 0.44]], [[0.25, 0.9], [0.28, 0.94]]],
}; // prettier-ignore

/** The strokes of a line of writing, in points from its start; `size` is the height of a capital. */
export function penStrokes(text: string, size: number): [number, number][][] {
  const random = randomsOf(text);
  const shake = () => (random() - 0.5) * 0.05;
  let pen = 0;
  const result: [number, number][][] = [];
  for (const character of text) {
    const lean = shake();
    for (const stroke of STROKES[character] ?? []) {
      result.push(
        stroke.map(([x, y]) => [(pen + x + (1 - y) * (0.12 + lean) + shake()) * size, (y - 1 + shake()) * size]),
      );
    }
    pen += character === ' ' ? 0.45 : 0.78;
  }
  return result;
}

/** Writing as strokes of a PDF; `x` and `y` are the start of the base line, y from the top. */
export function penOperators(text: string, at: { x: number; y: number; size: number }, height: number): string {
  const paths = penStrokes(text, at.size).map((stroke) =>
    stroke
      .map(([x, y], index) => `${(at.x + x).toFixed(2)} ${(height - at.y - y).toFixed(2)} ${index === 0 ? 'm' : 'l'}`)
      .join(' '),
  );
  return `q 1 J 1 j ${(at.size / 11).toFixed(2)} w 0.1 0.15 0.5 RG ${paths.join(' ')} S Q`;
}

/** The same on a canvas. */
export function penOnCanvas(context: SKRSContext2D, text: string, at: { x: number; y: number; size: number }): void {
  context.strokeStyle = '#1a2680';
  context.lineWidth = at.size / 11;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const stroke of penStrokes(text, at.size)) {
    context.beginPath();
    stroke.forEach(([x, y], index) =>
      index === 0 ? context.moveTo(at.x + x, at.y + y) : context.lineTo(at.x + x, at.y + y),
    );
    context.stroke();
  }
}
