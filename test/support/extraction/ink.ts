import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Raster } from '../../../src/extraction/pages/image/raster.js';

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
  for (let turn = 0; turn < times; turn++) {
    from = meansAlong(from, { lines: height, next: width, count: width, step: 1 }, reach);
    from = meansAlong(from, { lines: width, next: 1, count: height, step: width }, reach);
  }
  return { width, height, data: Uint8Array.from(from, Math.round) };
}

/** Means of what stands near each other in lines of so many numbers; what lies beyond their ends is white. */
function meansAlong(
  from: Float64Array,
  { lines, next, count, step }: Record<'lines' | 'next' | 'count' | 'step', number>,
  reach: number,
) {
  const to = new Float64Array(from.length);
  const at = (line: number, place: number): number =>
    place < 0 || place >= count ? 255 : (from[line * next + place * step] as number);
  for (let line = 0; line < lines; line++) {
    let sum = 0;
    for (let place = -reach; place < reach; place++) sum += at(line, place);
    for (let place = 0; place < count; place++) {
      sum += at(line, place + reach);
      to[line * next + place * step] = sum / (2 * reach + 1);
      sum -= at(line, place - reach);
    }
  }
  return to;
}
