import type { Box, Word } from '../../document.js';
import type { Glyph } from './glyph.js';
import { nearestQuarterTurn, type QuarterTurn } from '../geometry.js';
import { takeRowsOfCells } from './rows-of-cells.js';

/** Shares of the font's height above and below the baseline that a word's box covers. */
const ASCENT = 0.76;
const DESCENT = 0.22;

/** Characters of one line are on baselines that differ by less than this share of the font's height. */
const SAME_BASELINE = 0.2;

/** Gaps between words, as shares of the font's height: where a font draws its spaces, and where it leaves them out. */
const GAP_WITH_DRAWN_SPACES = 0.28;
const GAP_WITHOUT_SPACES = 0.16;
/**
 * Where letters touch, a gap of this share parts words even if the font draws its spaces: a PDF made of PostScript draws some and moves
 * over others, by a quarter of the height in Times. Its letters are no further apart than `TOUCHING`.
 */
const GAP_IN_TOUCHING = 0.22;
const TOUCHING = 0.05;

/** Text that runs so many degrees off the level, or more, belongs to nothing that is level. */
const ASLANT = 10;

/** No letterspacing is wider than this. */
const WIDEST_LETTERSPACE = 1.1;

/** A glyph in the frame of its line: `along` grows in reading direction, `across` downwards from it. */
interface Placed {
  glyph: Glyph;
  along: number;
  end: number;
  across: number;
}

/**
 * Puts characters together to words by their places alone, whatever order they were drawn in.
 *
 * @returns words from top to bottom, left to right for each direction of text; boxes are not clipped to the page.
 */
export function wordsFromGlyphs(glyphs: readonly Glyph[]): Word[] {
  const byDirection = new Map<number, Glyph[]>();
  for (const glyph of glyphs) {
    const degrees = Math.round(glyph.direction) % 360;
    const group = byDirection.get(degrees);
    if (group) group.push(glyph);
    else byDirection.set(degrees, [glyph]);
  }
  const drawsSpaces = glyphs.filter((glyph) => glyph.space).length * 25 > glyphs.length;
  const words: Word[] = [];
  for (const [degrees, group] of byDirection) {
    for (const line of lines(group, degrees)) {
      const parted = splitWhere(withoutDoubles(line), (gap) => gap > WIDEST_LETTERSPACE);
      const { rows, others: segments } = takeRowsOfCells(parted);
      for (const row of rows) words.push(toWord(row, degrees));
      const ofLine = letterspacedLimit(segments.flatMap(splitAtSpaces).flatMap(gapsIn));
      for (const segment of segments) {
        for (const word of splitToWords(segment, drawsSpaces, ofLine)) words.push(toWord(word, degrees));
      }
    }
  }
  return words;
}

function lines(glyphs: readonly Glyph[], degrees: number): Placed[][] {
  const radians = (degrees * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const placed = glyphs.map((glyph) => {
    const along = glyph.x * cos + glyph.y * sin;
    return { glyph, along, end: along + glyph.advance, across: glyph.y * cos - glyph.x * sin };
  });
  placed.sort((a, b) => a.across - b.across);
  const found: Placed[][] = [];
  let line: Placed[] = [];
  for (const item of placed) {
    const first = line[0];
    const near = first && item.across - first.across < SAME_BASELINE * Math.min(first.glyph.size, item.glyph.size);
    if (near) line.push(item);
    else {
      line = [item];
      found.push(line);
    }
  }
  for (const each of found) each.sort((a, b) => a.along - b.along || a.glyph.operation - b.glyph.operation);
  return found;
}

/** How far from each other two drawings of a character are one: also the narrow letters of a shadow. */
function reachOfDoubles({ advance, size }: Glyph): number {
  return Math.max(0.3 * Math.max(advance, 0.2 * size), Math.min(0.6 * advance, 0.15 * size));
}

/** Drops a character drawn again in (nearly) the same place, which is how some producers make bold text and shadows. */
function withoutDoubles(line: readonly Placed[]): Placed[] {
  const kept: Placed[] = [];
  for (const item of line) {
    const double = kept
      .slice(-3)
      .find(
        (other) =>
          other.glyph.text === item.glyph.text &&
          other.glyph.operation !== item.glyph.operation &&
          item.along - other.along < reachOfDoubles(item.glyph),
      );
    if (!double) kept.push(item);
    else if (!double.glyph.space) {
      const untrusted = double.glyph.untrusted === true || item.glyph.untrusted === true;
      double.glyph = { ...double.glyph, bold: true, untrusted };
    }
  }
  return kept;
}

function splitAtSpaces(line: readonly Placed[]): Placed[][] {
  const runs: Placed[][] = [];
  let run: Placed[] = [];
  for (const item of line) {
    if (item.glyph.space) run = [];
    else {
      if (run.length === 0) runs.push(run);
      run.push(item);
    }
  }
  return runs;
}

/** @param ofLine limit between words where the whole line is letterspaced, for segments too short to tell. */
function splitToWords(segment: readonly Placed[], drawsSpaces: boolean, ofLine: number | null): Placed[][] {
  const runs = splitAtSpaces(segment);
  const ofSegment = letterspacedLimit(runs.flatMap(gapsIn)) ?? ofLine;
  return runs.flatMap((run) => {
    const gaps = gapsIn(run);
    // Kerning brings letters of one word closer (`AWY`), so that a word by itself need not look letterspaced.
    const letterspaced = (gaps.length < 3 ? null : letterspacedLimit(gaps)) ?? ofSegment;
    const drawn = gaps.every((gap) => gap < TOUCHING || gap > GAP_IN_TOUCHING)
      ? GAP_IN_TOUCHING
      : GAP_WITH_DRAWN_SPACES;
    const limit = letterspaced ?? (drawsSpaces ? drawn : GAP_WITHOUT_SPACES);
    const betweenRuns = letterspaced ?? GAP_WITHOUT_SPACES;
    return splitWhere(run, (gap, sameRun) => gap > (sameRun ? limit : betweenRuns));
  });
}

function splitWhere(run: readonly Placed[], apart: (gap: number, sameRun: boolean) => boolean): Placed[][] {
  const pieces: Placed[][] = [];
  let piece: Placed[] = [];
  run.forEach((item, index) => {
    const before = run[index - 1];
    if (!before || apart(gapBetween(before, item), before.glyph.operation === item.glyph.operation)) {
      piece = [];
      pieces.push(piece);
    }
    piece.push(item);
  });
  return pieces;
}

/** White space between two neighbours, as a share of the font's height. */
function gapBetween(before: Placed, after: Placed): number {
  return (after.along - before.end) / Math.max(before.glyph.size, after.glyph.size, 0.1);
}

function gapsIn(run: readonly Placed[]): number[] {
  return run.slice(1).map((item, index) => gapBetween(run[index] as Placed, item));
}

/** The gap above which two characters of evenly spaced letters belong to two words; null where they are set normally. */
function letterspacedLimit(gaps: readonly number[]): number | null {
  if (gaps.length < 3) return null;
  const sorted = gaps.toSorted((a, b) => a - b);
  const low = sorted[Math.floor(sorted.length * 0.15)] ?? 0;
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const letterspaced = low > 0.06 && low > 0.55 * middle;
  return letterspaced ? Math.max(GAP_WITH_DRAWN_SPACES, middle * 1.5 + 0.08) : null;
}

function toWord(run: readonly Placed[], degrees: number): Word {
  const first = run[0] as Placed;
  const size = Math.max(...run.map((item) => item.glyph.size));
  const start = Math.min(...run.map((item) => item.along));
  const end = Math.max(...run.map((item) => item.end));
  const bold = run.filter((item) => item.glyph.bold).length * 2 > run.length;
  const angle = directionOf(degrees);
  const untrusted = run.some((item) => item.glyph.untrusted);
  return {
    text: run.map((item) => item.glyph.text).join(''),
    box: boxOf(start, end, first.across - ASCENT * size, first.across + DESCENT * size, degrees, angle),
    source: first.glyph.source,
    confidence: 1,
    size,
    bold,
    angle,
    ...(untrusted && { untrusted }),
  };
}

/** The direction that a word counts to: what runs far aslant, as watermarks and stamps do, is kept from the level text. */
function directionOf(degrees: number): QuarterTurn {
  const nearest = nearestQuarterTurn(degrees);
  if (nearest % 180 !== 0 || Math.abs(degrees - Math.round(degrees / 90) * 90) <= ASLANT) return nearest;
  return degrees % 360 < 180 ? 90 : 270;
}

/** The box of a word; of one that runs aslant, the box that it has when it is turned level in its place. */
function boxOf(start: number, end: number, top: number, bottom: number, degrees: number, angle: QuarterTurn): Box {
  const radians = (degrees * Math.PI) / 180;
  const [along, across] = [(start + end) / 2, (top + bottom) / 2];
  const x = along * Math.cos(radians) - across * Math.sin(radians);
  const y = along * Math.sin(radians) + across * Math.cos(radians);
  const [length, height] = [(end - start) / 2, (bottom - top) / 2];
  const [dx, dy] = angle % 180 === 0 ? [length, height] : [height, length];
  return { x0: x - dx, y0: y - dy, x1: x + dx, y1: y + dy };
}
