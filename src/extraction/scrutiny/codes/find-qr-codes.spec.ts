import type { SKRSContext2D } from '@napi-rs/canvas';
import { codeOf } from '../../../../test/forgeries/draw/code.js';
import { randomsOf } from '../../../../test/forgeries/parties.js';
import { inkOf } from '../../../../test/support/extraction/ink.js';
import { decodeCodes } from './decode-codes.js';
import { findQrCodes } from './find-qr-codes.js';

const SAID = 'BSB 062-000 Account 12345678';

interface Drawn {
  width?: number;
  degrees?: number;
  ink?: string;
  paper?: string;
}

/** A page of 300 by 300 points with a code in its middle. */
async function pageWith({ width = 60, degrees = 0, ink = '#000', paper = '#fff' }: Drawn) {
  const { columns, rows, isDark } = await codeOf(SAID);
  const side = width / columns;
  return inkOf(300, 300, (context: SKRSContext2D) => {
    context.translate(150, 150);
    context.rotate((degrees * Math.PI) / 180);
    context.fillStyle = paper;
    context.fillRect(-width, -width, 2 * width, 2 * width);
    context.fillStyle = ink;
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        if (isDark(column, row))
          context.fillRect(column * side - width / 2, row * side - width / 2, side * 1.02, side * 1.02);
  }).picture;
}

describe('findQrCodes', () => {
  it.each<[string, Drawn]>([
    ['upright', {}],
    ['small', { width: 36 }],
    ['aslant', { degrees: 30 }],
    ['upside down', { degrees: 180 }],
    ['light on dark', { ink: '#fff', paper: '#123' }],
    ['grey', { ink: '#999' }],
    ['hardly grey', { ink: '#f0f0f0' }],
    ['grey on grey', { ink: '#888', paper: '#bbb' }],
    ['dark on dark', { ink: '#000', paper: '#181818' }],
    ['pale and aslant', { ink: '#ddd', degrees: 30 }],
    ['pale and small', { ink: '#ddd', width: 36 }],
    ['pale and large', { ink: '#ddd', width: 150 }],
  ])('finds one that is %s', async (_, drawn) => {
    const picture = await pageWith(drawn);
    const [found] = findQrCodes(picture);
    const middle = picture.width / 2;
    expect(found && found.x0 < middle && found.x1 > middle && found.y0 < middle && found.y1 > middle).toBe(true);
  });

  it('finds none in lines of writing, boxes and rules', () => {
    const { picture } = inkOf(300, 300, (context) => {
      context.font = '9px sans-serif';
      for (let line = 0; line < 20; line++)
        context.fillText('Tax invoice 4821, BSB 062-000, account 12345678, total $1,056.00 HBO', 8, 20 + line * 12);
      for (const inset of [0, 3, 9]) context.strokeRect(200 + inset, 255 + inset, 36 - 2 * inset, 36 - 2 * inset);
    });
    expect(findQrCodes(picture)).toEqual([]);
  });

  it('finds none in grain, however dark the shadow that it lies in', () => {
    for (const grain of [3, 8, 20]) {
      const random = randomsOf(`grain ${grain}`);
      const { picture } = inkOf(300, 300, () => undefined);
      for (let at = 0; at < picture.data.length; at++)
        picture.data[at] =
          230 - (170 * (at % picture.width)) / picture.width + grain * (random() + random() + random() - 1.5);
      expect(findQrCodes(picture)).toEqual([]);
    }
  });

  it('finds none where two round letters stand in lines of writing', () => {
    const { picture } = inkOf(300, 300, (context) => {
      context.font = '14px sans-serif';
      context.fillText('MAELLE@EXAMPLE.COM', 20, 60);
      context.fillText('accounts@harbour.example', 40, 180);
    });
    expect(findQrCodes(picture)).toEqual([]);
  });

  it('finds one whose paper is greyer than the page', async () => {
    const picture = await pageWith({ ink: '#808080', paper: '#b8b8b8' });
    for (let y = 0; y < 80; y++) picture.data.fill(255, y * picture.width, (y + 1) * picture.width);
    expect(findQrCodes(picture)).toHaveLength(1);
  });

  it('finds one beside another that was read', async () => {
    const picture = await pageWith({});
    const [near, far] = [120, 180].map((points) => (points * picture.width) / 300) as [number, number];
    const corners = [near, far].flatMap((x) => [near, far].map((y) => ({ x, y })));
    expect(findQrCodes(picture, [corners])).toEqual([]);
    expect(findQrCodes(picture, [corners.map(({ x, y }) => ({ x: x + 200, y }))])).toHaveLength(1);
  });
});

describe('decodeCodes', () => {
  it('reads a code at any angle and either way round', async () => {
    for (const drawn of [{}, { degrees: 30 }, { ink: '#fff', paper: '#123' }, { ink: '#f0f0f0' }])
      expect(await decodeCodes(await pageWith({ ...drawn, width: 90 }))).toMatchObject([{ text: SAID }]);
  });

  it('tells one that cannot be read from none', async () => {
    const picture = await pageWith({ width: 120 });
    const middle = picture.width / 2;
    for (let y = middle - 50; y < middle + 30; y++)
      picture.data.fill(255, Math.round(y) * picture.width + middle - 40, Math.round(y) * picture.width + middle + 30);
    expect(await decodeCodes(picture)).toEqual([{ text: null }]);
    expect(await decodeCodes(inkOf(100, 100, () => undefined).picture)).toEqual([]);
  });
});
