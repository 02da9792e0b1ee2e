import {
  ALONG_X,
  ALONG_Y,
  type Direction,
  directionOf,
  DOWN_TO_GRID,
  multiplied,
  rounded,
  type Rounding,
  roundingOf,
  TO_DOUBLE_GRID,
  TO_GRID,
  TO_HALF_GRID,
  UNIT,
  UP_TO_GRID,
} from './arithmetic.js';
import { interpolate } from './interpolate.js';
import * as points from './move-points.js';
import { answerOf, type Rasteriser } from './rasteriser.js';
import { ProgramError, Zone } from './zone.js';

/** What programs of one font share at one size. */
export interface Memory {
  readonly values: Int32Array;
  readonly storage: Int32Array;
  readonly functions: Map<number, Part>;
  readonly instructions: Map<number, Part>;
  readonly twilight: Zone;
}

/** A part of a program. */
interface Part {
  readonly code: Uint8Array;
  readonly start: number;
}

/** What of the state outlives the program of a font's size. */
export interface Defaults {
  rounding: Rounding | null;
  leastDistance: number;
  cutIn: number;
  singleCutIn: number;
  singleWidth: number;
  flips: boolean;
  deltaBase: number;
  deltaShift: number;
  /** Bits: 1 programs of glyphs do not run, 2 they begin with the usual state, 4 the font declines to be moved upright alone. */
  control: number;
}

export const USUAL: Readonly<Defaults> = {
  rounding: TO_GRID,
  leastDistance: 64,
  cutIn: 68,
  singleCutIn: 0,
  singleWidth: 0,
  flips: true,
  deltaBase: 9,
  deltaShift: 3,
  control: 0,
};

/** A size that programs run at. */
export interface Size {
  /** Pixels for the height of the font, as `MPPEM` says them. */
  readonly pixels: number;
  /** 64ths of a pixel for a unit of the font. */
  readonly scale: number;
}

const MOST_ON_STACK = 5_000;
const DEEPEST = 64;

const IF = 0x58;
const ELSE = 0x1b;
const END_IF = 0x59;
const DEFINE_FUNCTION = 0x2c;
const END_FUNCTION = 0x2d;
const DEFINE_INSTRUCTION = 0x89;

interface Call {
  readonly code: Uint8Array;
  readonly back: number;
  readonly part: Part;
  left: number;
}

/** Carries out the instructions of TrueType (OpenType 1.9, "TrueType instruction set"). */
export class Machine {
  readonly stack: number[] = [];
  rp = [0, 0, 0];
  zones: [Zone, Zone, Zone];
  projection: Direction = ALONG_X;
  freedom: Direction = ALONG_X;
  dual: Direction = ALONG_X;
  /** The share of the freedom along the projection. */
  share = UNIT;
  loop = 1;
  opcode = 0;
  smoothedX = false;
  smoothedY = false;
  private code: Uint8Array = new Uint8Array();
  private at = 0;
  private readonly calls: Call[] = [];

  /** @param budget steps that may still be made; it is lowered. */
  constructor(
    readonly memory: Memory,
    readonly glyph: Zone,
    readonly size: Size,
    readonly rasteriser: Rasteriser,
    readonly state: Defaults,
    private readonly budget: { steps: number },
    readonly kind: 'font' | 'size' | 'glyph' | 'composite',
    private readonly axes: number,
  ) {
    this.zones = [glyph, glyph, glyph];
  }

  /** Whether this font's points are moved up and down alone. */
  get onlyUpright(): boolean {
    return this.rasteriser.onlyUpright && (this.state.control & 4) === 0;
  }

  /** Whether points stay where they are from now on, because they were smoothed along both axes. */
  get isSmoothed(): boolean {
    return this.onlyUpright && this.smoothedX && this.smoothedY;
  }

  run(code: Uint8Array): void {
    this.code = code;
    this.at = 0;
    for (;;) {
      if (this.at >= this.code.length) {
        if (this.calls.length > 0) throw new ProgramError('a function without end');
        return;
      }
      this.spend(1);
      this.step();
    }
  }

  spend(steps: number): void {
    this.budget.steps -= steps;
    if (this.budget.steps < 0) throw new TooLong();
  }

  pop(): number {
    const value = this.stack.pop();
    if (value === undefined) throw new ProgramError('nothing on the stack');
    return value;
  }

  push(value: number): void {
    if (this.stack.length >= MOST_ON_STACK) throw new ProgramError('too much on the stack');
    this.stack.push(value | 0);
  }

  zone(index: number): Zone {
    return this.zones[index] ?? this.glyph;
  }

  isTwilight(...which: number[]): boolean {
    return which.some((one) => this.zones[one] === this.memory.twilight);
  }

  point(index: number): number {
    return this.rp[index] ?? 0;
  }

  project(x: number, y: number): number {
    return along(this.projection, x, y);
  }

  projectBefore(x: number, y: number): number {
    return along(this.dual, x, y);
  }

  round(value: number): number {
    return rounded(value, this.state.rounding);
  }

  /** A value of the font's list of lengths. */
  length(index: number): number {
    const value = this.memory.values[index];
    if (value === undefined) throw new ProgramError('a length that is not there');
    return value;
  }

  private setLength(index: number, value: number): void {
    this.length(index);
    this.memory.values[index] = value;
  }

  private setDirections(projection: Direction | null, freedom: Direction | null): void {
    if (projection) this.projection = this.dual = projection;
    if (freedom) this.freedom = freedom;
    this.shareAnew();
  }

  private shareAnew(): void {
    const share = (this.projection.x * this.freedom.x + this.projection.y * this.freedom.y) >> 14;
    this.share = Math.abs(share) < 0x400 ? UNIT : share;
  }

  private next(): number {
    const byte = this.code[this.at];
    if (byte === undefined) throw new ProgramError('a program without end');
    this.at++;
    return byte;
  }

  private word(): number {
    const high = this.next();
    return ((((high << 8) | this.next()) << 16) >> 16) | 0;
  }

  private step(): void {
    const from = this.at;
    const op = (this.opcode = this.next());
    if (op >= 0xb0) {
      if (op >= 0xe0) points.moveByLength(this);
      else if (op >= 0xc0) points.moveRelative(this);
      else if (op >= 0xb8) this.pushWords(op - 0xb7);
      else this.pushBytes(op - 0xaf);
      return;
    }
    if (this.isArithmetic(op) || this.isState(op, from) || this.isFlow(op, from)) return;
    if (points.move(this, op)) return;
    const own = this.memory.instructions.get(op);
    if (!own) throw new ProgramError('an instruction that nobody defined');
    this.call(own, 1);
  }

  private pushBytes(count: number): void {
    for (let left = count; left > 0; left--) this.push(this.next());
  }

  private pushWords(count: number): void {
    for (let left = count; left > 0; left--) this.push(this.word());
  }

  private isArithmetic(op: number): boolean {
    switch (op) {
      case 0x20: {
        const value = this.pop();
        this.push(value);
        this.push(value);
        return true;
      }
      case 0x21:
        this.pop();
        return true;
      case 0x22:
        this.stack.length = 0;
        return true;
      case 0x23: {
        const [b, a] = [this.pop(), this.pop()];
        this.push(b);
        this.push(a);
        return true;
      }
      case 0x24:
        this.push(this.stack.length);
        return true;
      case 0x25:
        this.push(this.stack[this.deep(this.pop())] ?? 0);
        return true;
      case 0x26: {
        const [value] = this.stack.splice(this.deep(this.pop()), 1);
        this.push(value ?? 0);
        return true;
      }
      case 0x8a: {
        const [c, b, a] = [this.pop(), this.pop(), this.pop()];
        this.push(b);
        this.push(c);
        this.push(a);
        return true;
      }
      case 0x40:
        this.pushBytes(this.next());
        return true;
      case 0x41:
        this.pushWords(this.next());
        return true;
      case 0x56:
      case 0x57:
        this.push((this.round(this.pop()) & 127) === (op === 0x56 ? 64 : 0) ? 1 : 0);
        return true;
      case 0x5c:
        this.push(this.pop() === 0 ? 1 : 0);
        return true;
      case 0x64:
        this.push(Math.abs(this.pop()));
        return true;
      case 0x65:
        this.push(-this.pop());
        return true;
      case 0x66:
        this.push(this.pop() & -64);
        return true;
      case 0x67:
        this.push((this.pop() + 63) & -64);
        return true;
      case 0x68:
      case 0x69:
      case 0x6a:
      case 0x6b:
        this.push(this.round(this.pop()));
        return true;
      case 0x6c:
      case 0x6d:
      case 0x6e:
      case 0x6f:
        return true;
      default:
        return this.isOfTwo(op);
    }
  }

  private deep(count: number): number {
    if (count <= 0 || count > this.stack.length) throw new ProgramError('beyond the stack');
    return this.stack.length - count;
  }

  private isOfTwo(op: number): boolean {
    const isOne =
      (op >= 0x50 && op <= 0x55) ||
      op === 0x5a ||
      op === 0x5b ||
      (op >= 0x60 && op <= 0x63) ||
      op === 0x8b ||
      op === 0x8c;
    if (!isOne) return false;
    const [b, a] = [this.pop(), this.pop()];
    this.push(ofTwo(op, a, b));
    return true;
  }

  private isState(op: number, from: number): boolean {
    const { state } = this;
    switch (op) {
      case 0x00:
      case 0x01: {
        const axis = op === 0 ? ALONG_Y : ALONG_X;
        this.setDirections(axis, axis);
        return true;
      }
      case 0x02:
      case 0x03:
        this.setDirections(op === 2 ? ALONG_Y : ALONG_X, null);
        return true;
      case 0x04:
      case 0x05:
        this.setDirections(null, op === 4 ? ALONG_Y : ALONG_X);
        return true;
      case 0x06:
      case 0x07:
        this.setDirections(this.lineBetween(), null);
        return true;
      case 0x08:
      case 0x09:
        this.setDirections(null, this.lineBetween());
        return true;
      case 0x0a:
        this.setDirections(this.popDirection(), null);
        return true;
      case 0x0b:
        this.setDirections(null, this.popDirection());
        return true;
      case 0x0c:
      case 0x0d: {
        const { x, y } = op === 0x0c ? this.projection : this.freedom;
        this.push(x);
        this.push(y);
        return true;
      }
      case 0x0e:
        this.setDirections(null, this.projection);
        return true;
      case 0x86:
      case 0x87:
        this.setBothLines();
        return true;
      case 0x10:
      case 0x11:
      case 0x12:
        this.rp[op - 0x10] = this.pop();
        return true;
      case 0x13:
      case 0x14:
      case 0x15:
        this.zones[op - 0x13] = this.popZone();
        return true;
      case 0x16: {
        const zone = this.popZone();
        this.zones = [zone, zone, zone];
        return true;
      }
      case 0x17:
        this.loop = Math.min(this.pop(), 0xffff);
        if (this.loop < 0) throw new ProgramError('a loop of less than nothing');
        return true;
      case 0x18:
        state.rounding = TO_GRID;
        return true;
      case 0x19:
        state.rounding = TO_HALF_GRID;
        return true;
      case 0x3d:
        state.rounding = TO_DOUBLE_GRID;
        return true;
      case 0x76:
        state.rounding = roundingOf(this.pop(), 64);
        return true;
      case 0x77:
        state.rounding = roundingOf(this.pop(), 64 * Math.SQRT1_2);
        return true;
      case 0x7a:
        state.rounding = null;
        return true;
      case 0x7c:
        state.rounding = UP_TO_GRID;
        return true;
      case 0x7d:
        state.rounding = DOWN_TO_GRID;
        return true;
      case 0x1a:
        state.leastDistance = this.pop();
        return true;
      case 0x1d:
        state.cutIn = this.pop();
        return true;
      case 0x1e:
        state.singleCutIn = this.pop();
        return true;
      case 0x1f:
        state.singleWidth = Math.round(this.pop() * this.size.scale);
        return true;
      case 0x4d:
      case 0x4e:
        state.flips = op === 0x4d;
        return true;
      case 0x5e:
        state.deltaBase = this.pop();
        return true;
      case 0x5f:
        state.deltaShift = this.pop();
        if (state.deltaShift < 0 || state.deltaShift > 6) throw new ProgramError('a step of no size');
        return true;
      case 0x8e:
        this.control();
        return true;
      default:
        return this.isMemory(op, from);
    }
  }

  private isMemory(op: number, from: number): boolean {
    const { values, storage } = this.memory;
    switch (op) {
      case 0x42: {
        const [value, index] = [this.pop(), this.pop()];
        if (index < 0 || index >= storage.length) throw new ProgramError('no such storage');
        storage[index] = value;
        return true;
      }
      case 0x43: {
        const value = storage[this.pop()];
        if (value === undefined) throw new ProgramError('no such storage');
        this.push(value);
        return true;
      }
      case 0x44:
      case 0x70: {
        const [value, index] = [this.pop(), this.pop()];
        this.setLength(index, op === 0x44 ? value : Math.round(value * this.size.scale));
        return true;
      }
      case 0x45:
        this.push(this.length(this.pop()));
        return true;
      case 0x73:
      case 0x74:
      case 0x75:
        points.deltas(this, op - 0x73, (index, steps) => {
          if (index >= 0 && index < values.length) values[index] = (values[index] ?? 0) + steps;
        });
        return true;
      case 0x4b:
        this.push(this.size.pixels);
        return true;
      case 0x4c:
        this.push(this.rasteriser.version < 40 ? this.size.pixels : this.size.pixels * 64);
        return true;
      case 0x88:
        this.push(answerOf(this.rasteriser, this.pop()));
        return true;
      case 0x91:
        // What fonts that vary are drawn as in a PDF: as they are unless told otherwise.
        if (this.axes === 0 || from < 0) return false;
        for (let axis = 0; axis < this.axes; axis++) this.push(0);
        return true;
      case 0x92:
        if (this.axes === 0) return false;
        this.push(17);
        return true;
      case 0x4f:
      case 0x7e:
      case 0x7f:
      case 0x85:
      case 0x8d:
        this.pop();
        return true;
      default:
        return false;
    }
  }

  private control(): void {
    const [selector, value] = [this.pop(), this.pop()];
    if (selector < 1 || selector > 3) return;
    const bit = 1 << (selector - 1);
    if (value !== 0 && value !== bit) return;
    if (selector < 3 ? this.kind === 'size' : this.rasteriser.onlyUpright) {
      this.state.control = (this.state.control & ~bit) | value;
    }
  }

  private popDirection(): Direction {
    const [y, x] = [this.pop(), this.pop()];
    return directionOf((x << 16) >> 16, (y << 16) >> 16);
  }

  private popZone(): Zone {
    const index = this.pop();
    if (index !== 0 && index !== 1) throw new ProgramError('no such zone');
    return index === 0 ? this.memory.twilight : this.glyph;
  }

  private lineBetween(): Direction {
    const [second, first] = [this.pop(), this.pop()];
    const [one, two] = [this.zone(1), this.zone(2)];
    const [p, q] = [one.point(first), two.point(second)];
    return this.turned((one.x[p] ?? 0) - (two.x[q] ?? 0), (one.y[p] ?? 0) - (two.y[q] ?? 0));
  }

  private setBothLines(): void {
    const [second, first] = [this.pop(), this.pop()];
    const [one, two] = [this.zone(1), this.zone(2)];
    const [p, q] = [one.point(first), two.point(second)];
    this.dual = this.turned((one.fromX[p] ?? 0) - (two.fromX[q] ?? 0), (one.fromY[p] ?? 0) - (two.fromY[q] ?? 0));
    this.projection = this.turned((one.x[p] ?? 0) - (two.x[q] ?? 0), (one.y[p] ?? 0) - (two.y[q] ?? 0));
    this.shareAnew();
  }

  /** The direction of a line, or across it where the instruction is odd. */
  private turned(x: number, y: number): Direction {
    if (x === 0 && y === 0) return ALONG_X;
    return this.opcode & 1 ? directionOf(-y, x) : directionOf(x, y);
  }

  private isFlow(op: number, from: number): boolean {
    switch (op) {
      case IF:
        if (this.pop() === 0) this.skip(true);
        return true;
      case ELSE:
        this.skip(false);
        return true;
      case END_IF:
        return true;
      case 0x1c:
        this.jump(from, this.pop());
        return true;
      case 0x78:
      case 0x79: {
        const [condition, offset] = [this.pop(), this.pop()];
        if ((condition !== 0) === (op === 0x78)) this.jump(from, offset);
        return true;
      }
      case 0x2a:
      case 0x2b: {
        const wanted = this.memory.functions.get(this.pop());
        if (!wanted) throw new ProgramError('a function that nobody defined');
        const count = op === 0x2a ? this.pop() : 1;
        if (count > 0) this.call(wanted, count);
        return true;
      }
      case DEFINE_FUNCTION:
      case DEFINE_INSTRUCTION: {
        const index = this.pop();
        const list = op === DEFINE_FUNCTION ? this.memory.functions : this.memory.instructions;
        list.set(index, { code: this.code, start: this.at });
        while (this.skipOne() !== END_FUNCTION);
        return true;
      }
      case END_FUNCTION:
        this.leave();
        return true;
      case 0x30:
      case 0x31:
        this.interpolate(op === 0x31);
        return true;
      default:
        return false;
    }
  }

  private interpolate(alongX: boolean): void {
    if (this.isSmoothed) return;
    if (alongX) this.smoothedX = true;
    else this.smoothedY = true;
    this.spend(this.glyph.size);
    interpolate(this.glyph, alongX);
  }

  private jump(from: number, offset: number): void {
    if (offset === 0) throw new ProgramError('a jump to itself');
    const to = from + offset;
    if (to < 0 || to > this.code.length) throw new ProgramError('a jump out of the program');
    this.at = to;
  }

  private call(part: Part, times: number): void {
    if (this.calls.length >= DEEPEST) throw new ProgramError('too many functions in each other');
    this.calls.push({ code: this.code, back: this.at, part, left: times - 1 });
    this.code = part.code;
    this.at = part.start;
  }

  private leave(): void {
    const call = this.calls.at(-1);
    if (!call) throw new ProgramError('the end of no function');
    if (call.left > 0) {
      call.left--;
      this.code = call.part.code;
      this.at = call.part.start;
      return;
    }
    this.calls.pop();
    this.code = call.code;
    this.at = call.back;
  }

  /** Skips to the end of a condition, or to what holds otherwise. */
  private skip(stopsAtElse: boolean): void {
    let depth = 1;
    while (depth > 0) {
      const op = this.skipOne();
      if (op === IF) depth++;
      else if (op === END_IF) depth--;
      else if (op === ELSE && stopsAtElse && depth === 1) return;
    }
  }

  private skipOne(): number {
    this.spend(0.25);
    const op = this.next();
    if (op === 0x40) this.at += this.next();
    else if (op === 0x41) this.at += 2 * this.next();
    else if (op >= 0xb0 && op <= 0xb7) this.at += op - 0xaf;
    else if (op >= 0xb8 && op <= 0xbf) this.at += 2 * (op - 0xb7);
    return op;
  }
}

/** More steps than any program that was seen needs. */
export class TooLong extends Error {}

function ofTwo(op: number, a: number, b: number): number {
  switch (op) {
    case 0x50:
      return a < b ? 1 : 0;
    case 0x51:
      return a <= b ? 1 : 0;
    case 0x52:
      return a > b ? 1 : 0;
    case 0x53:
      return a >= b ? 1 : 0;
    case 0x54:
      return a === b ? 1 : 0;
    case 0x55:
      return a !== b ? 1 : 0;
    case 0x5a:
      return a !== 0 && b !== 0 ? 1 : 0;
    case 0x5b:
      return a !== 0 || b !== 0 ? 1 : 0;
    case 0x60:
      return a + b;
    case 0x61:
      return a - b;
    case 0x62:
      if (b === 0) throw new ProgramError('a division by nothing');
      return Math.trunc((a * 64) / b);
    case 0x63:
      return multiplied(a, b, 64);
    case 0x8b:
      return Math.max(a, b);
    default:
      return Math.min(a, b);
  }
}

const along = ({ x, y }: Direction, dx: number, dy: number): number =>
  x === UNIT ? dx : y === UNIT ? dy : Math.round((dx * x + dy * y) / UNIT);
