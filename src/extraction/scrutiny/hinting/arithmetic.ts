/** Numbers of TrueType programs: lengths in 64ths of a pixel, vectors in 16384ths. */

/** A vector of the length of 16384. */
export interface Direction {
  readonly x: number;
  readonly y: number;
}

export const UNIT = 0x4000;
export const ALONG_X: Direction = { x: UNIT, y: 0 };
export const ALONG_Y: Direction = { x: 0, y: UNIT };

/** `a * b / c`, rounded away from zero, in 32 bits. */
export function multiplied(a: number, b: number, c: number): number {
  if (c === 0) return 0;
  const value = (a * b) / c;
  return (value < 0 ? -Math.floor(0.5 - value) : Math.floor(value + 0.5)) | 0;
}

/** The direction of a vector; along x where it has none. */
export function directionOf(x: number, y: number): Direction {
  const length = Math.hypot(x, y);
  return length === 0 ? ALONG_X : { x: Math.round((x / length) * UNIT), y: Math.round((y / length) * UNIT) };
}

/** How lengths are rounded: to multiples of a period, shifted, from a threshold on; null leaves them as they are. */
export interface Rounding {
  readonly period: number;
  readonly phase: number;
  readonly threshold: number;
}

export const TO_GRID: Rounding = { period: 64, phase: 0, threshold: 32 };
export const TO_HALF_GRID: Rounding = { period: 64, phase: 32, threshold: 32 };
export const TO_DOUBLE_GRID: Rounding = { period: 32, phase: 0, threshold: 16 };
export const DOWN_TO_GRID: Rounding = { period: 64, phase: 0, threshold: 0 };
export const UP_TO_GRID: Rounding = { period: 64, phase: 0, threshold: 63 };

/** Rounds a length without changing its sign. */
export function rounded(value: number, rounding: Rounding | null): number {
  if (rounding === null) return value;
  const { period, phase, threshold } = rounding;
  const length = Math.floor((Math.abs(value) - phase + threshold) / period) * period + phase;
  const kept = length < 0 ? phase : length;
  return (value < 0 ? -kept : kept) | 0;
}

/** The rounding that a selector of `SROUND` names, of a grid of so many 64ths. */
export function roundingOf(selector: number, grid: number): Rounding {
  const period = Math.max(1, Math.trunc([grid / 2, grid, grid * 2, grid][(selector >> 6) & 3] ?? grid));
  const phase = Math.trunc((period * ((selector >> 4) & 3)) / 4);
  const steps = selector & 15;
  return { period, phase, threshold: steps === 0 ? period - 1 : Math.trunc(((steps - 4) * period) / 8) };
}
