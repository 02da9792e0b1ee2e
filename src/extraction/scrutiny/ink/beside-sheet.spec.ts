import sharp from 'sharp';
import { blankRaster, type Raster, shrink } from '../../pages/image/raster.js';
import type { PagePlace } from '../../pages/image/straighten.js';
import { resized } from '../../pages/image/resized.js';
import { surroundingsOf } from '../../pages/image/surroundings.js';
import { hasWritingBeside } from './beside-sheet.js';

const [WIDTH, HEIGHT] = [900, 1200];
const TABLE = 90;
const place: PagePlace = {
  corners: [
    [110, 90],
    [800, 100],
    [790, 1090],
    [100, 1080],
  ],
  width: 690,
  height: 990,
  photographed: true,
  bend: { sag: 0, twist: 0 },
  letterHeight: null,
};

/** A sheet with writing on a table, and perhaps more around it. */
async function photographOf(around = ''): Promise<Raster> {
  const sheet = place.corners.map((corner) => corner.join()).join(' ');
  const svg = `<svg width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="rgb(${TABLE},${TABLE},${TABLE})"/><polygon points="${sheet}" fill="#eee"/><g font-family="DejaVu Sans" font-size="22"><text x="160" y="400">BSB 062-000 Account 12345678</text>${around}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

const isFound = async (around?: string): Promise<boolean> => {
  const picture = surroundingsOf(await photographOf(around), place, 1);
  return picture !== null && hasWritingBeside({ picture, points: 595 / place.width, corners: place.corners });
};

const OUTLINE = place.corners.map((corner) => corner.join()).join(' ');

async function levelsOf(body: string, blur: number): Promise<Uint8Array> {
  const svg = Buffer.from(`<svg width="${WIDTH}" height="${HEIGHT}">${body}</svg>`);
  return new Uint8Array(await sharp(svg).greyscale().blur(blur).raw().toBuffer());
}

/** A sheet that throws a shadow on wood, the lines of its grain so many pixels apart, and perhaps something written on the wood. */
async function onWood(pitch: number, contrast: number, around = ''): Promise<boolean> {
  const white = '<rect width="100%" height="100%" fill="#fff"/>';
  const sheet = await levelsOf(`<rect width="100%" height="100%"/><polygon points="${OUTLINE}" fill="#fff"/>`, 0.5);
  const light = await levelsOf(`${white}<polygon points="${OUTLINE}"/>`, 8);
  const grey = '<rect width="100%" height="100%" fill="#808080"/>';
  const ink = await levelsOf(`${grey}<g font-family="DejaVu Sans" font-size="22">${around}</g>`, 0.6);
  const data = sheet.map((level, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    const bent = y + 9 * Math.sin(x / 70) + 5 * Math.sin(x / 31);
    const wood = 100 + contrast * Math.sin((2 * Math.PI * bent) / pitch);
    const shaded = wood * (0.45 + (0.55 * (light[at] as number)) / 255) + (ink[at] as number) - 128;
    return level > 128 ? 238 : Math.max(0, Math.min(255, shaded));
  });
  const picture = surroundingsOf({ width: WIDTH, height: HEIGHT, data }, place, 1);
  return picture !== null && hasWritingBeside({ picture, points: 595 / place.width, corners: place.corners });
}

describe('surroundingsOf', () => {
  it('leaves nothing of the page', async () => {
    const around = surroundingsOf(await photographOf(), place, 1);
    expect(new Set(around?.data)).toEqual(new Set([TABLE]));
  });

  it.each([0.3, 0.5, 0.8])('shows what lies around as it is at a scale of %d', async (scale) => {
    const photograph = await photographOf('<text x="120" y="1150" fill="#fff">BSB 012-785 Account 27075890</text>');
    const around = surroundingsOf(photograph, place, scale);
    const factor = Math.floor(1 / scale);
    const all = resized(shrink(photograph, factor), scale * factor);
    const below = Math.ceil((place.corners[2][1] + 20) * scale) * all.width;
    expect(around).toMatchObject({ width: all.width, height: all.height });
    expect(around?.data.subarray(below)).toEqual(all.data.subarray(below));
    expect(Math.max(...all.data.subarray(below))).toBeGreaterThan(TABLE + 20);
  });

  it('is nothing where a page fills its picture', () => {
    const corners: PagePlace['corners'] = [
      [0, 0],
      [WIDTH, 0],
      [WIDTH, HEIGHT],
      [0, HEIGHT],
    ];
    expect(surroundingsOf(blankRaster(WIDTH, HEIGHT), { ...place, corners }, 0.5)).toBeNull();
  });
});

describe('hasWritingBeside', () => {
  it.each([
    ['below the sheet, white', '<text x="120" y="1150" fill="#fff">BSB 012-785 Account 27075890</text>'],
    ['above the sheet, black', '<text x="120" y="60" fill="#000">012-785 27075890</text>'],
    ['up the table', '<text transform="translate(850 900) rotate(-90)" fill="#fff">012-785 27075890</text>'],
    ['on a slip', '<rect x="200" y="1115" width="500" height="60" fill="#ddd"/><text x="220" y="1150">Pay 012-785 27075890</text>'],
  ])('finds an account %s', async (_, around) => expect(await isFound(around)).toBe(true)); // prettier-ignore

  it.each([
    ['nothing', ''],
    ['a pen', '<rect x="300" y="1140" width="400" height="12" rx="6" fill="#222"/>'],
    ['boards', Array.from({ length: 12 }, (_, at) => `<rect x="0" y="${100 * at}" width="90" height="4" fill="#333"/>`).join('')],
  ])('finds no writing where there is %s', async (_, around) => expect(await isFound(around)).toBe(false)); // prettier-ignore
});

describe('the grain of wood, cut off by the edge and the shadow of a sheet', () => {
  it.each([
    [18, 20],
    [24, 14],
    [30, 20],
    [34, 25],
  ])('is no writing where its lines are %d pixels apart, %d levels off', async (pitch, contrast) =>
    expect(await onWood(pitch, contrast)).toBe(false),
  );

  it.each([
    ['white ink', '<text x="120" y="1150" fill="#ddd">BSB 012-785 Account 27075890</text>'],
    ['pale ink', '<text x="120" y="1150" fill="#a0a0a0">BSB 012-785 Account 27075890</text>'],
    ['black ink above the sheet', '<text x="120" y="60" fill="#303030">012-785 27075890</text>'],
    ['ink up the table', '<text transform="translate(850 900) rotate(-90)" fill="#d0d0d0">012-785 27075890</text>'],
    ['ink in the shadow, along the edge', '<text transform="translate(97 900) rotate(-90)" fill="#d0d0d0">012-785 27075890</text>'],
  ])('hides no writing in %s', async (_, around) => expect(await onWood(24, 14, around)).toBe(true)); // prettier-ignore
});
