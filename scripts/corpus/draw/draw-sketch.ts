import type { Chance } from '../random.js';
import { COLUMNS, type Run, type SketchLine, type SketchPage } from '../sketches/sketch.js';
import { PAGE, type Pen } from './lay-out.js';

/** How one document of a sketch is set. Sizes in points. */
export interface Setting {
  textSize: number;
  margin: number;
  /** Times the size of the type from line to line. */
  leading: number;
  font: string;
}

export const settingOf = (fonts: readonly string[], chance: Chance): Setting => ({
  textSize: chance.pick([7.5, 8, 8.5, 9, 9, 9.5, 10]),
  margin: chance.pick([28, 36, 42, 50, 57]),
  leading: chance.pick([1.18, 1.25, 1.3, 1.4]),
  font: chance.pick(fonts),
});

/** Least room between two runs, and the least share of its size that a line is set in so that it fits. */
const ROOM = 0.9;
const SMALLEST = 0.55;

/** Draws the pages of a sketch: runs at their columns, pushed on or set smaller where they would touch. */
export function drawSketch(pages: readonly SketchPage[], setting: Setting, pen: Pen): void {
  pages.forEach(({ lines, bottom }, at) => {
    if (at > 0) pen.newPage();
    // What does not fit a page is set closer.
    const room = PAGE.height - 2 * setting.margin - heightOf(bottom, setting);
    const squeeze = Math.min(1, room / Math.max(1, heightOf(lines, setting)));
    const fitting = { ...setting, textSize: setting.textSize * squeeze };
    drawLines(lines, setting.margin, fitting, pen);
    drawLines(bottom, PAGE.height - setting.margin - heightOf(bottom, setting), setting, pen);
  });
}

const scaleOf = (line: SketchLine): number =>
  line.type === 'runs' ? Math.max(...line.runs.map(({ scale }) => scale)) : line.type === 'gap' ? 0.7 : 0.5;

const heightOf = (lines: readonly SketchLine[], { textSize, leading }: Setting): number =>
  lines.reduce((sum, line) => sum + scaleOf(line) * textSize * leading, 0);

function drawLines(lines: readonly SketchLine[], top: number, setting: Setting, pen: Pen): void {
  const { textSize, leading, margin } = setting;
  const placeOf = (column: number): number => margin + (column * (PAGE.width - 2 * margin)) / COLUMNS;
  let y = top;
  for (const line of lines) {
    const height = scaleOf(line) * textSize * leading;
    if (line.type === 'rule') pen.line(placeOf(line.from), y + 0.4 * height, placeOf(line.to), y + 0.4 * height);
    if (line.type === 'runs') {
      if (line.tinted) pen.fill(margin, y - 1, PAGE.width - 2 * margin, height);
      drawRuns(line.runs, y + height / leading, setting, pen, placeOf);
    }
    y += height;
  }
}

/** Draws the runs of one line so that they stand on one baseline. */
function drawRuns(
  runs: readonly Run[],
  foot: number,
  { textSize, margin }: Setting,
  pen: Pen,
  placeOf: (column: number) => number,
): void {
  let shrink = 1;
  let placed = place(runs, textSize, shrink, pen, placeOf);
  const overflows = (): boolean => (placed.at(-1)?.x1 ?? 0) > PAGE.width - Math.min(margin, 30);
  while (shrink > SMALLEST && overflows()) {
    shrink -= 0.05;
    placed = place(runs, textSize, shrink, pen, placeOf);
  }
  for (const { run, x, size } of placed) pen.text(run.text, x, foot - size, size, run.bold);
}

function place(
  runs: readonly Run[],
  textSize: number,
  shrink: number,
  pen: Pen,
  placeOf: (column: number) => number,
): { run: Run; x: number; x1: number; size: number }[] {
  let free = -Infinity;
  return runs.map((run) => {
    const size = textSize * run.scale * shrink;
    const width = pen.measure(run.text, size, run.bold);
    const middle = (placeOf(run.from) + placeOf(run.to)) / 2;
    const wanted =
      run.anchor === 'start' ? placeOf(run.from) : run.anchor === 'end' ? placeOf(run.to) - width : middle - width / 2;
    const x = Math.max(wanted, free);
    free = x + width + ROOM * size;
    return { run, x, x1: x + width, size };
  });
}
