import type { Box } from '../../../document.js';
import { IDENTITY, type Matrix } from '../../geometry.js';

/** A matrix among the arguments of an operation: six numbers, or a list that holds them; what is missing is the identity's. */
export function matrixFrom(value: unknown): Matrix {
  const list = Array.isArray(value) && Array.isArray(value[0]) ? (value[0] as number[]) : (value as ArrayLike<number>);
  if (ArrayBuffer.isView((value as unknown[] | undefined)?.[0])) return matrixFrom((value as unknown[])[0]);
  const at = (index: number) => Number(list[index] ?? IDENTITY[index]);
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}

/** A rectangle among the arguments of an operation: any two opposite corners. */
export function boxFrom(value: unknown): Box {
  const list = value as ArrayLike<number>;
  const [a, b, c, d] = [Number(list[0]), Number(list[1]), Number(list[2]), Number(list[3])];
  return { x0: Math.min(a, c), y0: Math.min(b, d), x1: Math.max(a, c), y1: Math.max(b, d) };
}

/** The luminance of a colour written `#rrggbb`: 0 black to 255 white (ITU-R BT.601). */
export function luminanceOf(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  return 0.299 * ((value >> 16) & 255) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255);
}
