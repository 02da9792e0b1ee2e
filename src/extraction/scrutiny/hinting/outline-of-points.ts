import { type Outline, OutlinePen } from '../fonts/outline.js';

/** Points of an outline; those that are not on the curve pull at it. */
export interface Points {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  readonly onCurve: ArrayLike<number>;
  readonly ends: readonly number[];
}

/** The outline that points draw. */
export function outlineOf({ x, y, onCurve, ends }: Points): Outline {
  const pen = new OutlinePen([1, 0, 0, 1, 0, 0]);
  let first = 0;
  for (const last of ends) {
    if (last >= first) drawContour(pen, { x, y, onCurve }, first, last);
    first = last + 1;
  }
  return { edges: pen.edges, evenOdd: false };
}

function drawContour(pen: OutlinePen, { x, y, onCurve }: Omit<Points, 'ends'>, first: number, last: number): void {
  const count = last - first + 1;
  const at = (index: number) => first + (index % count);
  const middle = (values: ArrayLike<number>, a: number, b: number) => ((values[a] ?? 0) + (values[b] ?? 0)) / 2;
  let start = 0;
  while (start < count && !onCurve[at(start)]) start++;
  const isRound = start === count;
  if (isRound) pen.moveTo(middle(x, at(count - 1), at(0)), middle(y, at(count - 1), at(0)));
  else pen.moveTo(x[at(start)] ?? 0, y[at(start)] ?? 0);
  const begin = isRound ? 0 : start + 1;
  for (let step = 0; step < count; step++) {
    const here = at(begin + step);
    const next = at(begin + step + 1);
    if (onCurve[here]) {
      if (step === 0 || onCurve[at(begin + step - 1 + count)]) pen.lineTo(x[here] ?? 0, y[here] ?? 0);
    } else if (onCurve[next]) pen.quadTo(x[here] ?? 0, y[here] ?? 0, x[next] ?? 0, y[next] ?? 0);
    else pen.quadTo(x[here] ?? 0, y[here] ?? 0, middle(x, here, next), middle(y, here, next));
  }
  pen.close();
}
