import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Raster } from '../../../src/extraction/pages/raster.js';

/** A picture in grey of what is drawn on white, and how large its pixels are in points: 100 dots to the inch unless told. */
export function inkOf(
  width: number,
  height: number,
  draw: (context: SKRSContext2D) => void,
  dpi = 100,
): { picture: Raster; points: number } {
  const scale = dpi / 72;
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#000';
  draw(context);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const grey = Uint8Array.from({ length: canvas.width * canvas.height }, (_, at) => data[4 * at] as number);
  return { picture: { width: canvas.width, height: canvas.height, data: grey }, points: 1 / scale };
}

/** Each pixel the mean of those so far from it, along both axes, so many times: ink out of focus. */
export function blurred({ width, height, data }: Raster, reach: number, times = 3): Raster {
  let from = Float64Array.from(data);
  for (let turn = 0; turn < times; turn++)
    for (const [step, lines, count, next] of [
      [1, height, width, width],
      [width, width, height, 1],
    ] as const) {
      const to = new Float64Array(from.length);
      for (let line = 0; line < lines; line++)
        for (let at = 0; at < count; at++) {
          let [sum, seen] = [0, 0];
          for (let near = Math.max(0, at - reach); near <= Math.min(count - 1, at + reach); near++, seen++)
            sum += from[line * next + near * step] as number;
          to[line * next + at * step] = sum / seen;
        }
      from = to;
    }
  return { width, height, data: Uint8Array.from(from, Math.round) };
}
