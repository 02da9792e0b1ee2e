import type { Glyph } from './glyph.js';
import { wordsFromGlyphs } from './words-from-glyphs.js';

interface Line {
  text: string;
  x?: number;
  y?: number;
  /** Space after each letter, in points. */
  spacing?: number;
  operation?: number;
  direction?: number;
  bold?: boolean;
}

/** Letters of 10 points, each 6 points wide; spaces are drawn where the text has them. */
function draw({ text, x = 0, y = 100, spacing = 0, operation = 1, direction = 0, bold = false }: Line): Glyph[] {
  const radians = (direction * Math.PI) / 180;
  return [...text].map((letter, index) => ({
    text: letter,
    x: x + index * (6 + spacing) * Math.cos(radians),
    y: y + index * (6 + spacing) * Math.sin(radians),
    direction,
    advance: 6,
    size: 10,
    bold,
    space: letter === ' ',
    operation,
    source: 'text',
  }));
}

const textsOf = (glyphs: Glyph[]) => wordsFromGlyphs(glyphs).map(({ text }) => text);

describe('wordsFromGlyphs', () => {
  it('parts words whose letters touch at a gap like a space where other spaces are drawn', () => {
    const first = draw({ text: 'Total', x: 0 });
    const rest = draw({ text: 'due by Friday', x: 32.5 });
    expect(textsOf([...first, ...rest])).toEqual(['Total', 'due', 'by', 'Friday']);
  });

  it('parts words at drawn spaces and gives each its box around the baseline', () => {
    const words = wordsFromGlyphs(draw({ text: 'Tax Invoice', x: 50 }));
    expect(words.map(({ text }) => text)).toEqual(['Tax', 'Invoice']);
    expect(words[1]).toMatchObject({ size: 10, angle: 0, confidence: 1, source: 'text', bold: false });
    expect(words[1]?.box.x0).toBeCloseTo(74);
    expect(words[1]?.box.x1).toBeCloseTo(116);
    expect(words[1]?.box.y0).toBeLessThan(93);
    expect(words[1]?.box.y1).toBeGreaterThan(100);
  });

  it('parts words where spaces are gaps only', () => {
    expect(textsOf([...draw({ text: 'BSB' }), ...draw({ text: '062-000', x: 21 })])).toEqual(['BSB', '062-000']);
  });

  it('joins pieces of a word that are drawn one by one, in any order', () => {
    const pieces = [
      ...draw({ text: 'ce', x: 30, operation: 3 }),
      ...draw({ text: 'In', x: 0, operation: 2 }),
      ...draw({ text: 'voi', x: 12, operation: 1 }),
    ];
    expect(textsOf(pieces)).toEqual(['Invoice']);
  });

  it('joins evenly spaced letters and parts their words', () => {
    expect(textsOf(draw({ text: 'TAX INVOICE', spacing: 4 }))).toEqual(['TAX', 'INVOICE']);
    const withoutSpaces = [...draw({ text: 'TAX', spacing: 3 }), ...draw({ text: 'INVOICE', x: 36, spacing: 3 })];
    expect(textsOf(withoutSpaces)).toEqual(['TAX', 'INVOICE']);
  });

  it('joins letters of a letterspaced line that kerning brings closer', () => {
    const kerned = [
      ...draw({ text: 'HARKNESS ', spacing: 1.6 }),
      ...draw({ text: 'LA', x: 70, spacing: 1.6, operation: 2 }),
      ...draw({ text: 'W', x: 83.7, operation: 3 }),
      ...draw({ text: 'Y', x: 91.5, operation: 4 }),
      ...draw({ text: 'E', x: 99.2, operation: 5 }),
      ...draw({ text: 'RS', x: 106.9, spacing: 1.6, operation: 6 }),
    ];
    expect(textsOf(kerned)).toEqual(['HARKNESS', 'LAWYERS']);
  });

  it('does not join cells of a table', () => {
    const cells = [...draw({ text: '1', x: 0, operation: 1 }), ...draw({ text: '2', x: 30, operation: 2 })];
    expect(textsOf(cells)).toEqual(['1', '2']);
  });

  it('takes a word drawn twice, slightly apart, for one in bold', () => {
    const words = wordsFromGlyphs([...draw({ text: 'Total' }), ...draw({ text: 'Total', x: 0.3, operation: 2 })]);
    expect(words).toHaveLength(1);
    expect(words[0]).toMatchObject({ text: 'Total', bold: true });
  });

  it('keeps doubled letters of a word', () => {
    expect(textsOf(draw({ text: '1100' }))).toEqual(['1100']);
  });

  it.each([90, 180, 270] as const)('reads text that runs at %s degrees', (direction) => {
    const words = wordsFromGlyphs(draw({ text: 'TAX INVOICE', x: 300, y: 300, direction }));
    expect(words.map(({ text, angle }) => [text, angle])).toEqual([
      ['TAX', direction],
      ['INVOICE', direction],
    ]);
  });

  it('does not mix lines that are close', () => {
    const lines = [...draw({ text: 'upper', y: 100 }), ...draw({ text: 'lower', y: 104, x: 3 })];
    expect(textsOf(lines).sort()).toEqual(['lower', 'upper']);
  });
});
