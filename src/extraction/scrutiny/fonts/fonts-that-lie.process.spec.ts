import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Compiled, compile, OF_READERS } from '../../../../test/support/compiled.js';
import { lineInDrawings, lineInFont } from '../../../../test/support/font-sample.js';
import { ProcessPool } from '../../../platform/processes/process-pool.js';

// What a pooled process does waits while anything else on the machine is busy.
jest.setTimeout(180_000);

const CHILD = `
import { serveJobs } from '../platform/processes/serve-jobs.js';
import { openPdf } from './pages/open/pdf-file.js';
import { readContent } from './pages/text-layer/content/read-content.js';
serveJobs(async (bytes) => {
  const { document } = await openPdf(bytes);
  const content = await readContent(await document.getPage(1), { isVisible: () => true, differs: () => false });
  await document.destroy();
  return { glyphs: content.glyphs, unnamed: [...content.unnamed] };
});
`;

interface Content {
  glyphs: { text: string; untrusted: boolean; operation: number }[];
  unnamed: number[];
}

let compiled: Compiled;
let pool: ProcessPool<Uint8Array, Content>;
beforeAll(async () => {
  compiled = await compile(OF_READERS);
  const child = join(compiled.pathOf('extraction/document.ts'), '..', 'fonts-child.js');
  await writeFile(child, CHILD);
  pool = new ProcessPool({ modulePath: child, size: 1, timeoutMs: 150_000, maxMemoryMb: 1_000 });
});
afterAll(async () => {
  await pool.close();
  await compiled.remove();
});

/** What the characters that are trusted say, the others as `_`. */
async function trusted(bytes: Uint8Array): Promise<string> {
  const { glyphs, unnamed } = await pool.run(bytes);
  return glyphs.map((glyph) => (glyph.untrusted || unnamed.includes(glyph.operation) ? '_' : glyph.text)).join('');
}

/** Digits as outlines, made of bars. */
const bar = (x: number, y: number, width: number, height: number) =>
  `${x} ${y} m ${x + width} ${y} l ${x + width} ${y + height} l ${x} ${y + height} l h`;
const FOUR = `600 0 d0 ${bar(330, 0, 100, 700)} ${bar(60, 200, 480, 100)} 60 300 m 160 300 l 420 700 l 330 700 l h f*`;
const SEVEN = '600 0 d0 60 700 m 540 700 l 540 620 l 260 0 l 150 0 l 420 600 l 60 600 l h f';
const ONE = `600 0 d0 250 0 m 350 0 l 350 700 l 280 700 l 150 560 l 150 460 l 250 540 l h f`;

describe('fonts that say what they draw', () => {
  it('trusts every letter, digit and sign', async () => {
    const text = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 $1,056.00 (A/C: 062-000) & "x" #1';
    expect(await trusted(await lineInFont({ draws: text, size: 2 }))).toBe(text);
    expect(await trusted(await lineInFont({ draws: text, size: 40 }))).toBe(text);
  });

  it('trusts a font of drawings', async () => {
    expect(await trusted(await lineInDrawings('147', { '1': ONE, '4': FOUR, '7': SEVEN }))).toBe('147');
  });

  it('trusts digits that hang a little below the line, or stand a little aside', async () => {
    const hanging = SEVEN.replace('600 0 d0', '600 0 d0 1 0 0 1 60 -200 cm');
    expect(await trusted(await lineInDrawings('17', { '1': ONE, '7': hanging }))).toBe('17');
  });

  it('trusts ligatures that draw their letters, joined', async () => {
    const t = `${bar(80, 0, 90, 640)} ${bar(20, 440, 210, 80)}`;
    const f = `${bar(80, 0, 90, 700)} ${bar(20, 440, 210, 80)} ${bar(80, 620, 190, 80)}`;
    const i = `${bar(390, 0, 90, 520)} ${bar(390, 600, 90, 100)}`;
    const drawings = { a: `600 0 d0 ${t} ${i} ${bar(200, 440, 200, 80)} f`, b: `600 0 d0 ${f} ${i} f` };
    expect(await trusted(await lineInDrawings('ab', drawings, { a: 'ti', b: 'fi' }))).toBe('tifi');
  });

  it.each(['ti', 'fi', 'tt', 'fl', 'Th'])('does not trust digits that say %s', async (says) => {
    const beside = (drawing: string) => `${drawing.replace(/ [fh]\*?$/, ' h')} 1 0 0 1 540 0 cm`;
    const drawings = {
      a: `${beside(SEVEN)} ${ONE.replace('600 0 d0 ', '')}`,
      b: `${beside(FOUR)} ${SEVEN.replace('600 0 d0 ', '')}`,
      c: SEVEN,
      d: FOUR,
    };
    expect(await trusted(await lineInDrawings('abcd', drawings, { a: says, b: says, c: says, d: says }))).toBe('____');
  });

  it('leaves an O that looks like a zero what it says', async () => {
    expect(await trusted(await lineInFont({ draws: '0lI', says: { '0': 'O', l: 'I', I: '1' } }))).toBe('OI1');
  });

  it('trusts blanks that draw nothing, whatever they say', async () => {
    expect(await trusted(await lineInFont({ draws: '1 2', says: { ' ': '\u200B' } }))).toBe('12');
  });
});

describe('fonts that lie', () => {
  it.each([
    ['another digit', '8', '3'],
    ['a letter', '8', 'X'],
    ['a letter that is like another digit', '8', 'O'],
    ['a sign', '7', '-'],
    ['a letter of another alphabet', '5', 'Ж'],
    ['a digit of another alphabet', '5', '\u0664'],
    ['several digits', '5', '55'],
    ['a private character', '5', '\uE001'],
  ])('does not trust a digit that says %s', async (_, draws, said) => {
    expect(await trusted(await lineInFont({ draws, says: { [draws]: said } }))).toBe('_');
  });

  it.each([
    ['a digit', 'X', '4'],
    ['another letter', 'G', 'B'],
  ])('does not trust a letter that says %s', async (_, draws, said) => {
    expect(await trusted(await lineInFont({ draws, says: { [draws]: said } }))).toBe('_');
  });

  it.each([
    ['nothing', '\u2063'],
    ['a blank', ' '],
    ['a join', '\u034F'],
  ])('tells of a digit that says %s', async (_, said) => {
    const { unnamed } = await pool.run(await lineInFont({ draws: '06270', says: { '7': said } }));
    expect(unnamed).toHaveLength(1);
  });

  it('does not trust digits that draw nothing', async () => {
    expect(await trusted(await lineInFont({ draws: '1 2', says: { ' ': '5' } }))).toBe('1_2');
  });

  it('does not trust mirrored text', async () => {
    expect(await trusted(await lineInFont({ draws: '62', matrix: '-1 0 0 1 200 100' }))).toBe('__');
  });

  it('does not trust a font without a program that names other digits than it says', async () => {
    const Encoding = { Type: 'Encoding', Differences: [0x31, 'eight'] };
    const bytes = await lineInFont({ draws: '12', font: { Encoding, BaseFont: 'Unheard' }, notEmbedded: true });
    expect(await trusted(bytes)).toBe('_2');
  });

  it('does not trust drawings that draw something else, several things or a picture', async () => {
    expect(await trusted(await lineInDrawings('17', { '1': SEVEN, '7': ONE }))).toBe('__');
    expect(await trusted(await lineInDrawings('A', { A: SEVEN }))).toBe('_');
    expect(await trusted(await lineInDrawings('7', { '7': `${SEVEN} ${bar(0, 0, 600, 100)} f` }))).toBe('_');
    const picture = '600 0 d0 600 0 0 700 0 0 cm BI /W 2 /H 2 /IM true /BPC 1 ID \x80\x40 EI';
    expect(await trusted(await lineInDrawings('7', { '7': picture }))).toBe('_');
  });

  const RING = '-300 -200 m 900 -200 l 900 900 l -300 900 l h -250 -150 m -250 850 l 850 850 l 850 -150 l h';
  const dressed = (dress: string): string => SEVEN.replace('600 0 d0', `600 0 d0 ${dress}`);

  it.each([
    ['in a ring', dressed(RING), 'À'],
    ['cut out of a black square', dressed('-300 -200 m 900 -200 l 900 900 l -300 900 l h').replace(/ f$/, ' f*'), '中'],
    ['with a dot above', dressed(bar(280, 780, 90, 90)), 'ż'],
    ['with a line below', dressed(bar(0, -140, 600, 60)), '☎'],
  ])('does not trust a digit %s that says a letter or sign', async (_, drawing, said) => {
    expect(await trusted(await lineInDrawings('7', { '7': drawing }, { '7': said }))).toBe('_');
  });

  const moved = (by: string): string => SEVEN.replace('600 0 d0', `600 0 d0 1 0 0 1 ${by} cm`);

  it.each(['600 0', '-600 0', '0 1200', '0 -1200'])(
    'does not trust a digit drawn elsewhere, in the place of another (%s)',
    async (by) => expect(await trusted(await lineInDrawings('17', { '1': ONE, '7': moved(by) }))).toBe('1_'),
  );

  it('does not trust a drawing beyond the bounds it says, by which only some viewers clip it', async () => {
    expect(await trusted(await lineInDrawings('7', { '7': SEVEN.replace('600 0 d0', '600 0 0 300 600 700 d1') }))).toBe(
      '_',
    );
  });
});
