import { type Text, widthOf } from './drawing.js';

type Style = Omit<Text, 'text' | 'x' | 'y' | 'turned'>;

/** A text around a circle whose middle is given, from its top clockwise, a letter in each of as many even steps. */
export function aroundCircle(
  text: string,
  style: Style,
  { x, y, radius }: { x: number; y: number; radius: number },
): Text[] {
  return [...text].map((letter, at): Text => {
    const turned = (at / text.length) * 360;
    return standing(letter, style, { x: x + radius * sin(turned), y: y - radius * cos(turned), turned });
  });
}

/** A text on a wave that rises and falls by so much, each letter turned as the wave is. */
export function onWave(
  text: string,
  style: Style,
  { x, y, rise, length, apart = 0.4 }: { x: number; y: number; rise: number; length: number; apart?: number },
): Text[] {
  let along = 0;
  return [...text].map((letter): Text => {
    const width = widthOf({ ...style, text: letter });
    const middle = along + width / 2;
    along += width + apart;
    const phase = (middle / length) * 360;
    const turned = (Math.atan((rise * cos(phase) * 2 * Math.PI) / length) * 180) / Math.PI;
    return standing(letter, style, { x: x + middle, y: y + rise * sin(phase), turned });
  });
}

/** A letter whose middle stands on a place. */
function standing(text: string, style: Style, { x, y, turned }: { x: number; y: number; turned: number }): Text {
  const half = widthOf({ ...style, text }) / 2;
  return { ...style, text, x: x - half * cos(turned), y: y - half * sin(turned), turned };
}

const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
