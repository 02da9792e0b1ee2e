/** Points of a glyph, or those that programs make for themselves (the twilight zone). */
export class Zone {
  /** Where each point stands before the program, in 64ths of a pixel, and where it stands now. */
  readonly fromX: Int32Array;
  readonly fromY: Int32Array;
  readonly x: Int32Array;
  readonly y: Int32Array;
  /** Where it stands in the units of the font. */
  readonly unitX: Int32Array;
  readonly unitY: Int32Array;
  readonly touchedX: Int32Array;
  readonly touchedY: Int32Array;
  readonly onCurve: Int32Array;

  /** @param ends the last point of each contour. */
  constructor(
    readonly size: number,
    readonly ends: readonly number[],
  ) {
    const all = new Int32Array(9 * size);
    const part = (at: number) => all.subarray(at * size, (at + 1) * size);
    [this.fromX, this.fromY, this.x, this.y, this.unitX, this.unitY] = [
      part(0),
      part(1),
      part(2),
      part(3),
      part(4),
      part(5),
    ];
    [this.touchedX, this.touchedY, this.onCurve] = [part(6), part(7), part(8)];
  }

  /** A point that the zone has; others are an error of the program. */
  point(index: number): number {
    if (index < 0 || index >= this.size) throw new ProgramError('a point that is not there');
    return index;
  }

  /** Puts a point where it stands now and stood before. */
  place(point: number, x: number, y: number): void {
    this.fromX[point] = this.x[point] = x;
    this.fromY[point] = this.y[point] = y;
  }

  add(point: number, x: number, y: number): void {
    this.x[point] = (this.x[point] ?? 0) + x;
    this.y[point] = (this.y[point] ?? 0) + y;
  }
}

/** A program does what none may do. Rasterisers stop there, and leave the points where they are. */
export class ProgramError extends Error {}
