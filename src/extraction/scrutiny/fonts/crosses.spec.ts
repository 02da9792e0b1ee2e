import { IDENTITY } from '../../pages/geometry.js';
import { drawsCross } from './crosses.js';
import { compare } from './judge-glyph.js';
import { drawPath, type Outline, OutlinePen } from './outline.js';

function outlineOf(...paths: string[]): Outline {
  const pen = new OutlinePen(IDENTITY);
  for (const path of paths) drawPath(pen, path);
  return { edges: pen.edges, evenOdd: false };
}

/** The sign of DejaVu Sans: `×` in 2,048 units to the em. */
const CROSS =
  'M1436 1053L963 578L1436 106L1313 -18L839 456L365 -18L243 106L715 578L243 1053L365 1176L839 702L1313 1176Z';

describe('drawsCross', () => {
  it.each([
    ['as it is', [CROSS]],
    ['of two strokes', ['M0 0L10 0L100 90L100 100L90 100L0 10Z', 'M100 0L100 10L10 100L0 100L0 90L90 0Z']],
  ])('finds the sign of multiplication %s', (_, paths) => expect(drawsCross(outlineOf(...paths))).toBe(true));

  it.each([
    ['nothing', []],
    ['a plus', ['M40 0L60 0L60 40L100 40L100 60L60 60L60 100L40 100L40 60L0 60L0 40L40 40Z']],
    ['a box', ['M0 0L100 0L100 100L0 100Z']],
    ['a nought of straight strokes', ['M0 0L100 0L100 100L0 100Z', 'M20 20L20 80L80 80L80 20Z']],
    ['an eight of straight strokes', ['M0 0L100 0L100 100L0 100Z', 'M20 20L20 45L80 45L80 20Z', 'M20 55L20 80L80 80L80 55Z']],
    ['an hourglass, as an eight may be drawn', ['M0 0L100 0L50 50L100 100L0 100L50 50Z']],
    ['a four', ['M60 0L80 0L80 100L60 100L0 30L0 20L60 20Z']],
    ['a seven', ['M0 100L0 85L75 85L20 0L40 0L100 90L100 100Z']],
    ['a cross and a digit beside it', [CROSS, 'M1600 0L2100 0L2100 1176L1600 1176Z']],
    ['a cross under a stroke that makes an eight of it', [CROSS, 'M243 1053L1436 1053L1436 1176L243 1176Z']],
  ])('does not find it in %s', (_, paths) => expect(drawsCross(outlineOf(...paths))).toBe(false)); // prettier-ignore
});

describe('compare', () => {
  const draws = (path: string) => compare('×', { kind: 'outline', outline: outlineOf(path) }).draws;

  it('knows a sign of multiplication that is drawn as one', () => expect(draws(CROSS)).toBe('same'));
  it('does not know one that is drawn as a digit', () =>
    expect(draws('M0 100L0 85L75 85L20 0L40 0L100 90L100 100Z')).not.toBe('same'));
});
