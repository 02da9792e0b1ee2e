import type { SKRSContext2D } from '@napi-rs/canvas';
import { canvasFont } from '../../../../test/forgeries/draw/drawing.js';
import { inkOf } from '../../../../test/support/extraction/ink.js';
import { findWriting } from './writing.js';
import { onDarkShapes } from './on-dark-shapes.js';

/** Pixels of the pictures in points: 100 dots to the inch. */
const POINTS = 0.72;

const write = (context: SKRSContext2D, text: string, x: number, y: number, colour: string, size = 18): void => {
  context.font = canvasFont({ size });
  context.fillStyle = colour;
  context.fillText(text, x, y);
};

const banded =
  (ground: string, ink: string, text = '062-000 12345678') =>
  (context: SKRSContext2D): void => {
    context.fillStyle = ground;
    context.fillRect(20, 16, 200, 24);
    write(context, text, 30, 34, ink);
  };

const shown = (draw: (context: SKRSContext2D) => void) => onDarkShapes(inkOf(300, 120, draw).picture, POINTS);
const lettersOn = (draw: (context: SKRSContext2D) => void): number => {
  const found = shown(draw);
  return found ? findWriting(found.picture, 100).shapes.length : 0;
};

describe('onDarkShapes', () => {
  it.each([
    ['white on black', '#000', '#fff'],
    ['white on grey', '#777', '#fff'],
    ['black on blue', '#5a73cc', '#000'],
    ['grey on black', '#000', '#888'],
  ])('shows every character of a number in %s', (_, ground, ink) =>
    expect(lettersOn(banded(ground, ink))).toBeGreaterThanOrEqual(15),
  );

  it('shows a number on a band that fades', () => {
    const draw = (context: SKRSContext2D): void => {
      const fade = context.createLinearGradient(20, 0, 220, 0);
      fade.addColorStop(0, '#000');
      fade.addColorStop(1, '#999');
      context.fillStyle = fade;
      context.fillRect(20, 16, 200, 24);
      write(context, '062000 12345678', 30, 34, '#fff');
    };
    expect(lettersOn(draw)).toBeGreaterThanOrEqual(14);
  });

  it('shows digits on tiles with those beside them, all dark on white', () => {
    const draw = (context: SKRSContext2D): void => {
      [...'06200012'].forEach((digit, at) => {
        context.fillStyle = '#000';
        if (at % 2 === 0) context.fillRect(20 + 24 * at, 16, 22, 24);
        write(context, digit, 26 + 24 * at, 34, at % 2 === 0 ? '#fff' : '#000');
      });
    };
    expect(lettersOn(draw)).toBe(8);
  });

  it.each([
    ['nothing stands on a band', banded('#000', '#000')],
    ['there are letters alone', (context: SKRSContext2D) => write(context, 'BSB 062-000', 30, 60, '#000', 30)],
    ['a word is underlined', (context: SKRSContext2D) => {
      write(context, '062-000 12345678', 30, 34, '#000');
      context.fillRect(28, 34, 150, 2);
    }],
    ['a frame stands around a number', (context: SKRSContext2D) => {
      write(context, '062-000 12335678', 30, 34, '#000');
      context.strokeRect(20, 12, 220, 30);
    }],
    ['a page is dark as a whole', (context: SKRSContext2D) => {
      context.fillStyle = '#222';
      context.fillRect(0, 0, 300, 120);
      write(context, '062-000 12345678', 30, 34, '#fff');
    }],
  ])('shows nothing where %s', (_, draw) => expect(shown(draw)).toBeNull()); // prettier-ignore
});
