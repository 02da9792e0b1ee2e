import type { Word } from '../../document.js';
import { type DrawnGlyph, emptyContent, type PageContent } from './content/page-content.js';
import { judgeTextLayer, plausibleShare } from './text-layer.js';

const words = (text: string): Word[] =>
  text.split(' ').map((word) => ({
    text: word,
    box: { x0: 0, y0: 0, x1: 1, y1: 1 },
    source: 'text',
    confidence: 1,
    size: 10,
    bold: false,
    angle: 0,
  }));

function glyphs(text: string, invisible = false): DrawnGlyph[] {
  return [...text].map((letter, index) => {
    const x = 40 + (index % 60) * 6;
    const y = 100 + Math.floor(index / 60) * 14;
    return {
      text: letter,
      x,
      y,
      direction: 0,
      advance: 6,
      size: 10,
      bold: false,
      space: letter === ' ',
      operation: 1,
      source: 'text',
      luminance: 0,
      mapped: true,
      invisible,
      box: { x0: x, y0: y - 7, x1: x + 6, y1: y + 1 },
    };
  });
}

const SENTENCE = 'Please pay the total of $1,056.00 to BSB 062-000, account 1234 5678, by 3 March 2025. ';
const GARBAGE = 'RnvzoFHV%o zoh4V 8%Jw$k bW1^4an L-3&n &56`tJH 7oedqqcZsV Po^2o &H1bp Kep0W%z ';

const page = (part: Partial<PageContent>): PageContent => ({
  ...emptyContent(595, 842),
  ...part,
});

const scan = {
  name: 'scan',
  box: { x0: 0, y0: 0, x1: 595, y1: 842 },
  matrix: [595, 0, 0, -842, 0, 842],
  width: 1653,
  height: 2339,
  opaque: true,
  operation: 1,
} as const;

describe('plausibleShare', () => {
  it('knows words, numbers, dates, addresses and marks', () => {
    const text =
      'TAX INVOICE Invoice No. INV-20417 3/02/2025 $1,056.00 (ex GST) info@fence.com.au O’Rourke & Sons Pty. Ltd. — 062-000 12% | www.fence.com.au';
    expect(plausibleShare(words(text))).toBeGreaterThan(0.95);
  });

  it('knows garbage', () => expect(plausibleShare(words(GARBAGE.trim()))).toBeLessThan(0.5));
});

describe('judgeTextLayer', () => {
  it('reads text', () => expect(judgeTextLayer(page({ glyphs: glyphs(SENTENCE) })).readAs).toBe('text'));
  it('reads a blank page as text', () => expect(judgeTextLayer(page({}))).toEqual({ readAs: 'text', words: [] }));

  it('reads garbage, scans and outlines as pictures', () => {
    expect(judgeTextLayer(page({ glyphs: glyphs(GARBAGE) })).readAs).toBe('picture');
    expect(judgeTextLayer(page({ pictures: [scan] })).readAs).toBe('picture');
    const shapes = Array.from({ length: 200 }, (_, index) => ({ x0: index, y0: 0, x1: index + 1, y1: 5 }));
    expect(judgeTextLayer(page({ shapes })).readAs).toBe('picture');
  });

  it('doubts what is hidden below or above a scan', () => {
    const judgement = judgeTextLayer(page({ glyphs: glyphs(SENTENCE.repeat(5), true), pictures: [scan] }));
    expect(judgement.readAs).toBe('text-if-shown');
  });

  it('reads a scan with a line that was printed on it as a picture', () =>
    expect(judgeTextLayer(page({ glyphs: glyphs(SENTENCE), pictures: [scan] })).readAs).toBe('picture'));

  it('reads text as a picture where a font says nothing of its digits, or the same for most letters', () => {
    const noDigits = glyphs(SENTENCE.replace(/\d/g, '\uE001'));
    expect(judgeTextLayer(page({ glyphs: noDigits })).readAs).toBe('picture');
    expect(judgeTextLayer(page({ glyphs: glyphs(SENTENCE.replace(/[a-z]/g, 'A')) })).readAs).toBe('picture');
  });

  it('reads text that runs aslant, and letters that are pictures, as a picture', () => {
    const aslant = glyphs(SENTENCE).map((glyph) => ({ ...glyph, direction: 353 }));
    expect(judgeTextLayer(page({ glyphs: aslant })).readAs).toBe('picture');
    const letters = Array.from({ length: 80 }, (_, x) => ({ ...scan, box: { x0: x, y0: 0, x1: x + 1, y1: 9 } }));
    expect(judgeTextLayer(page({ pictures: letters })).readAs).toBe('picture');
  });

  it('leaves invisible text of other pages out', () => {
    const judgement = judgeTextLayer(page({ glyphs: [...glyphs(SENTENCE), ...glyphs('SECRET', true)] }));
    expect(judgement).toMatchObject({ readAs: 'text' });
    expect('words' in judgement && judgement.words.map(({ text }) => text)).not.toContain('SECRET');
  });

  it('reads a font without a mapping as a picture', () => {
    const unmapped = glyphs(SENTENCE).map((glyph) => ({ ...glyph, mapped: false }));
    expect(judgeTextLayer(page({ glyphs: unmapped })).readAs).toBe('picture');
  });
});
