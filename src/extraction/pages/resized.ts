import type { Raster } from './raster.js';

/** A picture made smaller (or larger) by any factor; each pixel is the mean of what it covers. */
export function resized({ width, height, data }: Raster, scale: number): Raster {
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const narrow = new Float32Array(across * height);
  const step = width / across;
  for (let x = 0; x < across; x++) {
    const [from, to] = [x * step, (x + 1) * step];
    const [first, last] = [Math.floor(from), Math.min(width - 1, Math.ceil(to) - 1)];
    for (let at = first; at <= last; at++) {
      const share = (Math.min(at + 1, to) - Math.max(at, from)) / step;
      for (let y = 0; y < height; y++) narrow[y * across + x]! += share * (data[y * width + at] as number);
    }
  }
  const result = new Uint8Array(across * down);
  const rise = height / down;
  const sums = new Float32Array(across);
  for (let y = 0; y < down; y++) {
    const [from, to] = [y * rise, (y + 1) * rise];
    sums.fill(0);
    for (let at = Math.floor(from); at <= Math.min(height - 1, Math.ceil(to) - 1); at++) {
      const share = (Math.min(at + 1, to) - Math.max(at, from)) / rise;
      for (let x = 0; x < across; x++) sums[x]! += share * (narrow[at * across + x] as number);
    }
    for (let x = 0; x < across; x++) result[y * across + x] = Math.round(sums[x] as number);
  }
  return { width: across, height: down, data: result };
}
