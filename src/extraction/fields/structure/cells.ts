import type { PlacedWord } from './segment.js';

/** Cuts a line between neighbours that do not belong together. */
export function cutWhere(
  line: readonly PlacedWord[],
  together: (left: PlacedWord, right: PlacedWord) => boolean,
): PlacedWord[][] {
  const pieces: PlacedWord[][] = [];
  for (const word of line) {
    const piece = pieces.at(-1);
    const last = piece?.at(-1);
    if (piece && last && together(last, word)) piece.push(word);
    else pieces.push([word]);
  }
  return pieces;
}

/**
 * How wide a gap is that may part two cells, in font heights: more than most spaces, and less than those of a typewriter; a wider one is so many
 * times the usual gap of its line.
 */
const CELL_GAP = { least: 0.3, most: 0.5, times: 2 };
/** Cells of a column start within this of each other, in points. */
const COLUMN_SLACK = 0.6;
/** How far above and below the cells of a column are looked for: in rows, and in font heights. */
const COLUMN_ROWS = 4;
const COLUMN_REACH = 4;
/** Cells that start in one place before that is the edge of a column. */
const COLUMN_CELLS = 2;

/**
 * A gap between recognised words that may part two cells, in font heights and as a multiple of the usual gap of its line: right-aligned
 * lines that end before another column left gaps of 0.7 to 1.25 heights there, four times those between their words.
 */
const RECOGNISED = { least: 0.55, times: 2.2, slack: 1.5, cells: 1 };

const gapBetween = (left: PlacedWord, right: PlacedWord): number => right.box.x0 - left.box.x1;

const middleOne = (gaps: readonly number[]): number =>
  [...gaps].sort((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;

/** The middle one of the gaps in a stretch of a line. */
const usualGap = (piece: readonly PlacedWord[]): number =>
  middleOne(piece.slice(1).map((word, at) => gapBetween(piece[at] as PlacedWord, word)));

const sizeOfPair = (left: PlacedWord, right: PlacedWord): number => Math.max(left.size, right.size);

/** The middle one of all gaps between the recognised words of a page, in font heights; 0 without any. */
const usualGapOfPage = (rows: readonly PlacedWord[][][]): number =>
  middleOne(
    rows.flat().flatMap((piece) =>
      piece.slice(1).flatMap((word, at) => {
        const left = piece[at] as PlacedWord;
        return word.word.source === 'ocr' ? [gapBetween(left, word) / sizeOfPair(left, word)] : [];
      }),
    ),
  );

/**
 * Recognised words of a line behind a gap that is much wider than those of the line usually are, or of the page: most gaps of a table's head part
 * cells.
 */
function behindWideGaps(piece: readonly PlacedWord[], ofPage: number): PlacedWord[] {
  if (piece.length < 3 || piece[0]?.word.source !== 'ocr') return [];
  const ofLine = usualGap(piece);
  return piece.slice(1).filter((word, at) => {
    const left = piece[at] as PlacedWord;
    const [gap, size] = [gapBetween(left, word), sizeOfPair(left, word)];
    return gap > RECOGNISED.least * size && gap > RECOGNISED.times * Math.min(ofLine, ofPage * size);
  });
}

/**
 * Cuts cells apart that stand closer than their column's edge usually lets them: where a word starts right where, in rows near
 * by, words start that stand well apart from what is left of them.
 */
export function cutAtColumns(rows: readonly PlacedWord[][][]): PlacedWord[][][] {
  const firsts = rows.map((pieces) => pieces.flatMap(([first]) => first ?? []));
  const usualOfPage = usualGapOfPage(rows);
  const apart = rows.map((pieces) => pieces.flatMap((piece) => behindWideGaps(piece, usualOfPage)));
  return rows.map((pieces, row) => {
    const near = <T>(all: readonly T[][]): T[] =>
      all.slice(Math.max(0, row - COLUMN_ROWS), row + COLUMN_ROWS + 1).flat();
    const starts = near(firsts.map((words) => words.slice(1)));
    const recognised = apart[row]?.length ? [...near(firsts), ...near(apart)] : [];
    const inColumn = (word: PlacedWord, size: number, slack: number, others: readonly PlacedWord[]): number =>
      others.filter(
        (other) =>
          other !== word &&
          Math.abs(other.box.x0 - word.box.x0) < slack &&
          Math.abs(other.box.y0 - word.box.y0) < COLUMN_REACH * size,
      ).length;
    const opensCell = (left: PlacedWord, word: PlacedWord, usual: number): boolean => {
      const size = sizeOfPair(left, word);
      if (word.word.source === 'ocr')
        return (
          apart[row]?.includes(word) === true && inColumn(word, size, RECOGNISED.slack, recognised) >= RECOGNISED.cells
        );
      const gap = gapBetween(left, word) / size;
      if (word.word.source !== 'text' || gap < CELL_GAP.least) return false;
      if (gap > CELL_GAP.most && gap * size < CELL_GAP.times * usual) return false;
      return inColumn(word, size, COLUMN_SLACK, starts) >= COLUMN_CELLS;
    };
    return pieces.flatMap((piece) => {
      const usual = usualGap(piece);
      return cutWhere(piece, (left, word) => !opensCell(left, word, usual));
    });
  });
}
