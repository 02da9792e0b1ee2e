import type { Raster } from '../../pages/image/raster.js';

/** Share of pixels that are ink at least, where a number stands: those of thin digits with much room around them. */
const INK_SHARE = 0.02;

/** How plainly a number stands in a picture of its place: levels between ink and ground, and the height of its ink in points. */
export interface SeenInk {
  contrast: number;
  height: number;
}

/** Measures ink on its ground in a picture of a number that runs level. */
export function seeInk({ width, height, data }: Raster, dpi: number): SeenInk {
  const levels = Uint8Array.from(data).sort();
  const at = (share: number) => levels[Math.min(levels.length - 1, Math.floor(share * levels.length))] as number;
  const ground = at(0.5);
  const [dark, light] = [ground - at(INK_SHARE), at(1 - INK_SHARE) - ground];
  const contrast = Math.max(dark, light);
  const isInk = (level: number) => (dark >= light ? ground - level : level - ground) > contrast / 2;
  let rows = 0;
  for (let y = 0; y < height; y++) if (data.subarray(y * width, (y + 1) * width).some(isInk)) rows++;
  return { contrast, height: (rows * 72) / dpi };
}
