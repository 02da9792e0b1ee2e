import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Raster } from '../image/raster.js';
import type { RecognisedWord } from '../recognition/recogniser.js';
import { Network } from './network.js';
import { readHandwriting } from './read-handwriting.js';

const network = Network.from(readFileSync(path.join(__dirname, 'handwriting.network')));

/** Digits as a pen draws them, in a field of 10 by 16. */
const PEN: Record<string, string> = {
  0: 'M6 0 C1 0 0 6 0 9 C0 13 2 16 5 16 C8 16 10 12 10 8 C10 3 8 0 6 0',
  1: 'M5 0 L4 16',
  2: 'M1 4 C1 1 4 0 6 0 C9 0 10 3 9 6 C7 10 3 13 0 16 L10 15',
  3: 'M1 2 C3 0 8 -1 9 3 C9 6 6 7 4 8 C8 8 10 10 9 13 C8 16 3 17 0 14',
  4: 'M4 0 L0 9 L10 8 M7 4 L6 16',
  5: 'M9 0 L2 0 L1 7 C4 5 9 6 9 11 C9 15 4 17 0 15',
  6: 'M8 0 C3 3 0 8 0 12 C0 15 3 16 5 16 C8 16 10 13 9 11 C8 8 3 8 1 11',
  7: 'M0 1 L10 0 C7 5 5 10 4 16',
  8: 'M8 1 C4 -1 0 2 3 5 C5 7 10 9 10 12 C10 16 3 17 1 14 C-1 11 4 8 6 6 C8 4 10 2 8 1',
  9: 'M9 4 C9 1 6 0 4 0 C1 0 0 3 1 6 C3 9 8 8 9 4 L8 16',
  '-': 'M1 9 L8 8',
};

const WIDTH = 900;
const LETTER = 22;

/** A form with a rule on which a pen has written, after a printed label; a gap of one digit where the text has a blank. */
async function formWith(written: string, { rule = '', size = 30, pen = 3.2 } = {}): Promise<Raster> {
  const scale = size / 16;
  const digits = [...written].map((character, at) =>
    character === ' '
      ? ''
      : `<path transform="translate(${300 + at * 14.5 * scale} ${60 + ((at * 7) % 4)}) scale(${scale})" d="${PEN[character]}" fill="none" stroke="#223" stroke-width="${pen / scale}" stroke-linecap="round"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="160">${rule}${digits.join('')}
    <rect x="60" y="70" width="200" height="${LETTER}" fill="#000"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

const LABEL: RecognisedWord = { text: 'Account', confidence: 0.95, x0: 60, y0: 70, x1: 260, y1: 92 };

const read = async (picture: Raster, ...further: RecognisedWord[]): Promise<RecognisedWord[]> => {
  const words = await readHandwriting(picture, [LABEL, ...further], LETTER, () => network, null);
  return words.filter((word) => word !== LABEL);
};

const textOf = (words: readonly RecognisedWord[]): string =>
  [...words]
    .sort((a, b) => a.x0 - b.x0)
    .map(({ text }) => text)
    .join(' ');

describe('what a person wrote on a form', () => {
  it.each(['416961', '082-703', '951 831 164', '2078 4539'])('is read: %s', async (written) => {
    expect(textOf(await read(await formWith(written))).replace(/ /g, '')).toBe(written.replace(/ /g, ''));
  });

  it('stands where it was written', async () => {
    const words = await read(await formWith('416961'));
    expect(Math.min(...words.map(({ x0 }) => x0))).toBeGreaterThan(285);
    expect(Math.min(...words.map(({ x0 }) => x0))).toBeLessThan(315);
    expect(Math.max(...words.map(({ x1 }) => x1))).toBeLessThan(480);
  });

  it.each([
    ['dotted', '<path d="M290 95 H800" stroke="#000" stroke-width="2" stroke-dasharray="2 4"/>'],
    ['solid', '<path d="M290 95 H800" stroke="#000" stroke-width="2"/>'],
  ])('is read on a %s rule', async (_kind, rule) => {
    expect(textOf(await read(await formWith('416961', { rule })))).toBe('416961');
  });

  it('takes the place of what recognition made of it, unless that was sure', async () => {
    const picture = await formWith('416961');
    const guess = { text: '1b96l', confidence: 0.4, x0: 300, y0: 60, x1: 465, y1: 95 };
    expect(textOf(await read(picture, guess))).toBe('416961');
    const sure = { ...guess, text: '416961', confidence: 0.95 };
    expect(await read(picture, sure)).toEqual([sure]);
    // A number that is no higher than its label is not looked at again.
    const printed = { ...LABEL, y0: 60, y1: 95 };
    expect(await readHandwriting(picture, [printed, sure], LETTER, () => network, null)).toEqual([printed, sure]);
  });

  it('is surer where recognition has read it alike, and less sure where that reads something else', async () => {
    const picture = await formWith('416961');
    const confidenceBeside = async (text: string): Promise<number> => {
      const [word] = await read(picture, { text, confidence: 0.78, x0: 300, y0: 60, x1: 465, y1: 95 });
      return word?.confidence ?? 0;
    };
    expect(await confidenceBeside('416961')).toBeGreaterThan(0.9);
    expect(await confidenceBeside('476967')).toBeLessThan(0.81);
  });

  it('takes the place of garbage, although a word beside it was surely read', async () => {
    const picture = await formWith('416961');
    const garbage = { text: '$4l', confidence: 0.3, x0: 300, y0: 60, x1: 380, y1: 95 };
    const other = { text: 'Ref', confidence: 0.95, x0: 500, y0: 70, x1: 560, y1: 92 };
    expect(textOf(await read(picture, garbage, other))).toBe('416961 Ref');
  });

  it('is nothing where there is no label', async () => {
    expect(await readHandwriting(await formWith('416961'), [], LETTER, () => network, null)).toEqual([]);
  });
});
