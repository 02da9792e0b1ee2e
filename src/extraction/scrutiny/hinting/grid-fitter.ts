import { type Defaults, Machine, type Memory, type Size, TooLong, USUAL } from './machine.js';
import { wholePixels } from './move-points.js';
import type { Rasteriser } from './rasteriser.js';
import type { Glyph, TrueTypeFont } from './true-type-font.js';
import { ProgramError, Zone } from './zone.js';

/** Steps for the programs of a font and a size, and for those of a glyph, its parts included. */
export const MOST_STEPS = { size: 400_000, glyph: 100_000 };

/** Points of the pen, which stand behind those of each glyph. */
const PEN = 4;
/** How deep glyphs are made of each other at most. */
export const DEEPEST = 6;
const MOST_POINTS = 20_000;

/** A glyph as instructions leave it, in 64ths of a pixel, beside where its points stand without them. */
export interface FittedGlyph {
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly plainX: Float64Array;
  readonly plainY: Float64Array;
  /** Whether each is a point of the outline, and whether it was. */
  readonly onCurve: Int32Array;
  readonly wasOnCurve: Uint8Array;
  /** The last point of each contour. */
  readonly ends: readonly number[];
  /** How far the place moved at which the glyph begins. */
  readonly origin: number;
}

/** Runs the programs of a font at one size for one rasteriser. */
export class GridFitter {
  private readonly memory: Memory;
  private readonly size: Size;
  private state: Defaults = { ...USUAL };
  private budget = { steps: 0 };

  /**
   * @param pixels the height of the font in pixels, whole or not.
   * @param all steps that may be made at all sizes; they are lowered.
   */
  constructor(
    private readonly font: TrueTypeFont,
    private readonly rasteriser: Rasteriser,
    pixels: number,
    private readonly all: { left: number } = { left: Infinity },
  ) {
    this.size = { pixels: Math.round(pixels), scale: (pixels * 64) / font.units };
    this.memory = {
      values: Int32Array.from(font.lengths, (length) => Math.round(length * this.size.scale)),
      storage: new Int32Array(font.storage + 16),
      functions: new Map(),
      instructions: new Map(),
      twilight: new Zone(Math.min(MOST_POINTS, font.twilightPoints) + PEN, []),
    };
    this.budget.steps = MOST_STEPS.size;
    this.carryOut(font.fontProgram, new Zone(0, []), 'font');
    this.state = { ...USUAL };
    this.carryOut(font.sizeProgram, new Zone(0, []), 'size');
  }

  /** A glyph as its programs leave it; null where it draws nothing. Throws {@link TooLong} and errors of broken fonts. */
  fit(glyph: number): FittedGlyph | null {
    this.budget.steps = MOST_STEPS.glyph;
    const outline = this.outlineOf(glyph, 0);
    if (!outline) return null;
    const { zone, plainX, plainY, wasOnCurve, left } = outline;
    const count = zone.size - PEN;
    return {
      x: zone.x.subarray(0, count),
      y: zone.y.subarray(0, count),
      plainX,
      plainY,
      onCurve: zone.onCurve.subarray(0, count),
      wasOnCurve,
      ends: zone.ends,
      origin: (zone.x[count] ?? 0) - left * this.size.scale,
    };
  }

  private outlineOf(index: number, depth: number): Outline | null {
    if (depth > DEEPEST) throw new Error('Glyphs are made of each other.');
    const glyph = this.font.glyph(index);
    if (!glyph) return null;
    return glyph.components.length > 0 ? this.compositeOf(glyph, depth) : this.simpleOf(glyph);
  }

  private simpleOf(glyph: Glyph): Outline {
    const count = glyph.x.length;
    const { scale } = this.size;
    const zone = new Zone(count + PEN, glyph.ends);
    zone.unitX.set(glyph.x);
    zone.unitY.set(glyph.y);
    zone.onCurve.set(glyph.onCurve);
    zone.unitX[count] = glyph.pen.left;
    zone.unitX[count + 1] = glyph.pen.right;
    for (let point = 0; point < zone.size; point++) {
      zone.place(point, Math.round((zone.unitX[point] ?? 0) * scale), Math.round((zone.unitY[point] ?? 0) * scale));
    }
    this.runGlyph(glyph, zone, 'glyph');
    return {
      zone,
      plainX: Float64Array.from(glyph.x, (x) => x * scale),
      plainY: Float64Array.from(glyph.y, (y) => y * scale),
      wasOnCurve: glyph.onCurve,
      left: glyph.pen.left,
    };
  }

  private compositeOf(glyph: Glyph, depth: number): Outline {
    const { scale } = this.size;
    const all: Points = { x: [], y: [], plainX: [], plainY: [], onCurve: [], wasOnCurve: [], ends: [] };
    for (const component of glyph.components) {
      this.spend();
      const part = this.outlineOf(component.glyph, depth + 1);
      if (!part) continue;
      const count = part.zone.size - PEN;
      const start = all.x.length;
      if (start + count > MOST_POINTS) throw new Error('There are too many points.');
      const [a, b, c, d] = component.matrix;
      const placed = (x: ArrayLike<number>, y: ArrayLike<number>): [number[], number[]] => [
        Array.from({ length: count }, (_, at) => a * (x[at] ?? 0) + c * (y[at] ?? 0)),
        Array.from({ length: count }, (_, at) => b * (x[at] ?? 0) + d * (y[at] ?? 0)),
      ];
      const [x, y] = placed(part.zone.x, part.zone.y);
      const [plainX, plainY] = placed(part.plainX, part.plainY);
      const { offset, match } = component;
      const moved = (toX: readonly number[], toY: readonly number[], fromX: number[], fromY: number[]) =>
        match
          ? {
              x: (toX[match.there] ?? 0) - (fromX[match.here] ?? 0),
              y: (toY[match.there] ?? 0) - (fromY[match.here] ?? 0),
            }
          : { x: (offset?.x ?? 0) * scale, y: (offset?.y ?? 0) * scale };
      const plain = moved(all.plainX, all.plainY, plainX, plainY);
      const fitted = moved(all.x, all.y, x, y);
      if (component.roundsOffset && offset) {
        if (!this.rasteriser.onlyUpright) fitted.x = wholePixels(Math.round(fitted.x));
        fitted.y = wholePixels(Math.round(fitted.y));
      }
      for (let at = 0; at < count; at++) {
        all.x.push(Math.round((x[at] ?? 0) + fitted.x));
        all.y.push(Math.round((y[at] ?? 0) + fitted.y));
        all.plainX.push((plainX[at] ?? 0) + plain.x);
        all.plainY.push((plainY[at] ?? 0) + plain.y);
        all.onCurve.push(part.zone.onCurve[at] ?? 0);
        all.wasOnCurve.push(part.wasOnCurve[at] ?? 0);
      }
      for (const end of part.zone.ends) all.ends.push(start + end);
    }
    const zone = new Zone(all.x.length + PEN, all.ends);
    zone.onCurve.set(all.onCurve);
    const [left, right] = [Math.round(glyph.pen.left * scale), Math.round(glyph.pen.right * scale)];
    [...all.x, left, right, 0, 0].forEach((x, point) => zone.place(point, x, all.y[point] ?? 0));
    zone.unitX.set(zone.x);
    zone.unitY.set(zone.y);
    if (glyph.program.length > 0) this.runGlyph(glyph, zone, 'composite');
    return {
      zone,
      plainX: Float64Array.from(all.plainX),
      plainY: Float64Array.from(all.plainY),
      wasOnCurve: Uint8Array.from(all.wasOnCurve),
      left: glyph.pen.left,
    };
  }

  private runGlyph(glyph: Glyph, zone: Zone, kind: 'glyph' | 'composite'): void {
    if (this.state.control & 1 || glyph.program.length === 0) return;
    const pen = zone.size - PEN;
    for (let point = pen; point < pen + 2; point++) zone.x[point] = wholePixels(zone.x[point] ?? 0);
    this.carryOut(glyph.program, zone, kind);
  }

  /** Runs a program. One that fails leaves what it did until then, as rasterisers do. */
  private carryOut(code: Uint8Array, zone: Zone, kind: Machine['kind']): void {
    const isOfGlyph = kind === 'glyph' || kind === 'composite';
    const usual = this.state.control & 2 ? { ...USUAL, control: this.state.control } : this.state;
    // What a glyph changes does not outlive it.
    const state = isOfGlyph ? { ...usual } : this.state;
    const memory = isOfGlyph ? this.ofOneGlyph() : this.memory;
    const machine = new Machine(memory, zone, this.size, this.rasteriser, state, this.budget, kind, this.font.axes);
    const before = this.budget.steps;
    try {
      machine.run(code);
    } catch (error) {
      if (!(error instanceof ProgramError)) throw error;
    } finally {
      this.all.left -= before - this.budget.steps;
    }
    if (this.all.left < 0) throw new TooLong();
  }

  /** Glyphs have the font's lengths and storage for themselves. */
  private ofOneGlyph(): Memory {
    const { values, storage, functions, instructions, twilight } = this.memory;
    return { values: values.slice(), storage: storage.slice(), functions, instructions, twilight };
  }

  private spend(): void {
    this.budget.steps -= 1;
    if (this.budget.steps < 0) throw new TooLong();
  }
}

interface Outline {
  readonly zone: Zone;
  readonly plainX: Float64Array;
  readonly plainY: Float64Array;
  readonly wasOnCurve: Uint8Array;
  readonly left: number;
}

interface Points {
  readonly x: number[];
  readonly y: number[];
  readonly plainX: number[];
  readonly plainY: number[];
  readonly onCurve: number[];
  readonly wasOnCurve: number[];
  readonly ends: number[];
}
