import { createCanvas } from '@napi-rs/canvas';
import { canvasFont } from './drawing.js';

/** Digits of dots as large as is dark, on a ground of smaller dots. */
export function halftone(
  text: string,
  { pitch, small, large, size }: Record<'pitch' | 'small' | 'large' | 'size', number>,
): string {
  const canvas = createCanvas(1200, 4 * size);
  const context = canvas.getContext('2d');
  context.font = canvasFont({ size: 3.6 * size });
  context.fillText(text, 10, 3.1 * size);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const dots: string[] = [];
  for (let y = pitch / 2; y < size; y += pitch)
    for (let x = pitch / 2; x < 290; x += pitch) {
      const on = (data[4 * (Math.round(y * 4) * canvas.width + Math.round(x * 4)) + 3] ?? 0) > 128;
      const side = on ? large : small;
      if (side > 0) dots.push(`${(x - side).toFixed(2)} ${(size - y - side).toFixed(2)} ${2 * side} ${2 * side} re`);
    }
  return `${dots.join(' ')} f`;
}
