/** Digits of three by five dots: each number is a row, its bits from left to right. */
export const SHAPES: Record<string, readonly number[]> = {
  '0': [7, 5, 5, 5, 7], '1': [2, 6, 2, 2, 7], '2': [7, 1, 7, 4, 7], '3': [7, 1, 7, 1, 7], '4': [5, 5, 7, 1, 1],
  '5': [7, 4, 7, 1, 7], '6': [7, 4, 7, 5, 7], '7': [7, 1, 1, 2, 2], '8': [7, 5, 7, 5, 7], '9': [7, 5, 7, 1, 7], '-': [0, 0, 7, 0, 0],
}; // prettier-ignore

/** Where the dots of digits stand, so many points apart, from the corner of the first one. */
export const dotsOf = (text: string, pitch: number): [x: number, y: number][] =>
  [...text].flatMap((digit, at) =>
    (SHAPES[digit] ?? []).flatMap((row, line) =>
      [4, 2, 1].flatMap((bit, column): [number, number][] =>
        row & bit ? [[(at * 4.6 + column) * pitch, line * pitch]] : [],
      ),
    ),
  );
