import { IDENTITY } from '../../pages/geometry.js';
import type { DrawnGlyph } from '../../pages/text-layer/content/page-content.js';
import { bentLines } from './bent-lines.js';

/** A letter whose middle stands on a place. */
function letter(text: string, x: number, y: number, direction: number, more: Partial<DrawnGlyph> = {}): DrawnGlyph {
  const advance = text === ' ' ? 2.8 : 5.5;
  const [sin, cos] = [Math.sin((direction * Math.PI) / 180), Math.cos((direction * Math.PI) / 180)];
  return {
    text, x: x - (advance / 2) * cos, y: y - (advance / 2) * sin, direction: (direction + 360) % 360, advance, size: 10, bold: false, space: text === ' ', operation: 1,
    source: 'text', luminance: 0, mapped: true, invisible: false, box: { x0: x - 3, y0: y - 7, x1: x + 3, y1: y + 1 }, ...more,
  }; // prettier-ignore
}

/** Round a circle from its top. */
const round = (text: string, radius: number, more: Partial<DrawnGlyph> = {}): DrawnGlyph[] =>
  [...text].map((each, at) => {
    const turned = (at / text.length) * 360;
    const along = (turned * Math.PI) / 180;
    return letter(each, 300 + radius * Math.sin(along), 300 - radius * Math.cos(along), turned, more);
  });

const level = (text: string, y: number): DrawnGlyph[] => [...text].map((each, at) => letter(each, 60 + 5.6 * at, y, 0));

const read = (glyphs: readonly DrawnGlyph[]): string =>
  bentLines({ content: { glyphs }, toUpright: IDENTITY } as Parameters<typeof bentLines>[0])
    .words.map(({ text }) => text)
    .join(' ');

const SEAL = 'PAY TO BSB 733-111 A/C 98765432  ';

describe('bentLines', () => {
  it.each([[32], [45], [60]])('reads round a circle of %d points, from behind its widest gap', (radius) =>
    expect(read(round(SEAL, radius))).toBe('PAY TO BSB 733-111 A/C 98765432'),
  );

  it('reads a line in whatever order its letters are drawn', () => {
    const glyphs = round(SEAL, 40);
    expect(read([...glyphs.filter((_, at) => at % 3 === 0), ...glyphs.filter((_, at) => at % 3 !== 0)])).toBe(
      'PAY TO BSB 733-111 A/C 98765432',
    );
  });

  it('reads a wave, with its letters turned and without', () => {
    const wave = (isTurned: boolean) =>
      [...'Account changed'].map((each, at) =>
        letter(each, 60 + 6.2 * at, 200 + 9 * Math.sin(at / 2), isTurned ? 35 * Math.cos(at / 2) : 0),
      );
    expect([read(wave(true)), read(wave(false))]).toEqual(['Account changed', 'Account changed']);
  });

  it('reads letters once that are drawn twice', () =>
    expect(read(round(SEAL, 40).flatMap((one) => [one, { ...one, x: one.x + 0.4, operation: 2 }]))).toBe(
      'PAY TO BSB 733-111 A/C 98765432',
    ));

  it('sets lines in rows of their own', () => {
    const { words } = bentLines({
      content: { glyphs: [...round(SEAL, 50), ...round('NEW BANK FROM JUNE  ', 30)] },
      toUpright: IDENTITY,
    } as Parameters<typeof bentLines>[0]);
    const [outer, inner] = [words.find(({ text }) => text === 'PAY'), words.find(({ text }) => text === 'NEW')];
    expect(Math.abs((outer?.box.y0 ?? 0) - (inner?.box.y0 ?? 0))).toBeGreaterThan(10);
  });

  it.each<[string, DrawnGlyph[]]>([
    ['level lines', [...level('BSB 733-111 Account 98765432', 100), ...level('Thank you for your business', 112)]],
    ['what runs aslant', level('Account 98765432', 100).map((one, at) => letter(one.text, 60 + 5 * at, 100 + 2 * at, 22))],
    ['raised letters', level('1st 2nd 3rd of June', 100).map((one, at) => (at % 4 === 1 ? { ...one, y: one.y - 3 } : one))],
    ['what is not drawn', round(SEAL, 40, { invisible: true })],
  ])('leaves %s', (_, glyphs) => expect(read(glyphs)).toBe('')); // prettier-ignore
});
