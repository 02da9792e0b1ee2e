import { multiplied, TO_GRID, rounded, UNIT } from './arithmetic.js';
import type { Machine } from './machine.js';
import { ProgramError, type Zone } from './zone.js';

/** Carries out the instructions that move points or measure between them; false of others. */
export function move(machine: Machine, op: number): boolean {
  switch (op) {
    case 0x0f:
      intersect(machine);
      return true;
    case 0x27:
      alignTwo(machine);
      return true;
    case 0x29:
      untouch(machine);
      return true;
    case 0x2e:
    case 0x2f:
      settle(machine);
      return true;
    case 0x32:
    case 0x33:
      shiftPoints(machine);
      return true;
    case 0x34:
    case 0x35:
      shiftContour(machine);
      return true;
    case 0x36:
    case 0x37:
      shiftZone(machine);
      return true;
    case 0x38:
      shiftByPixels(machine);
      return true;
    case 0x39:
      keepBetween(machine);
      return true;
    case 0x3a:
    case 0x3b:
      moveStacked(machine);
      return true;
    case 0x3c:
      align(machine);
      return true;
    case 0x3e:
    case 0x3f:
      settleByLength(machine);
      return true;
    case 0x46:
    case 0x47:
      coordinate(machine);
      return true;
    case 0x48:
      setCoordinate(machine);
      return true;
    case 0x49:
    case 0x4a:
      measure(machine);
      return true;
    case 0x5d:
      movePointsAtSizes(machine, 0);
      return true;
    case 0x71:
    case 0x72:
      movePointsAtSizes(machine, op - 0x70);
      return true;
    case 0x80:
      eachOf(machine, machine.glyph, (point) => {
        if (!machine.isSmoothed) machine.glyph.onCurve[point] = machine.glyph.onCurve[point] ? 0 : 1;
      });
      return true;
    case 0x81:
    case 0x82:
      setKinds(machine, op === 0x81 ? 1 : 0);
      return true;
    default:
      return false;
  }
}

const at = (values: Int32Array, index: number): number => values[index] ?? 0;

/** Moves a point so that it comes so much further along the projection. */
function moveBy(machine: Machine, zone: Zone, point: number, distance: number): void {
  const { freedom, share } = machine;
  if (freedom.x !== 0) {
    if (!machine.onlyUpright) zone.add(point, multiplied(distance, freedom.x, share), 0);
    zone.touchedX[point] = 1;
  }
  if (freedom.y !== 0) {
    if (!machine.isSmoothed) zone.add(point, 0, multiplied(distance, freedom.y, share));
    zone.touchedY[point] = 1;
  }
}

function shift(machine: Machine, zone: Zone, point: number, dx: number, dy: number, touches: boolean): void {
  if (machine.freedom.x !== 0) {
    if (!machine.onlyUpright) zone.add(point, dx, 0);
    if (touches) zone.touchedX[point] = 1;
  }
  if (machine.freedom.y !== 0) {
    if (!machine.isSmoothed) zone.add(point, 0, dy);
    if (touches) zone.touchedY[point] = 1;
  }
}

const between = (machine: Machine, a: Zone, p: number, b: Zone, q: number): number =>
  machine.project(at(a.x, p) - at(b.x, q), at(a.y, p) - at(b.y, q));

const before = (machine: Machine, a: Zone, p: number, b: Zone, q: number): number =>
  machine.projectBefore(at(a.fromX, p) - at(b.fromX, q), at(a.fromY, p) - at(b.fromY, q));

/** How far two points were apart, as exactly as their font says; points of the twilight zone are in no font. */
function apart(machine: Machine, which: readonly number[], a: Zone, p: number, b: Zone, q: number): number {
  if (machine.isTwilight(...which)) return before(machine, a, p, b, q);
  const units = machine.projectBefore(at(a.unitX, p) - at(b.unitX, q), at(a.unitY, p) - at(b.unitY, q));
  return Math.round(units * (machine.kind === 'composite' ? 1 : machine.size.scale));
}

/** The points that an instruction takes from the stack, as often as `SLOOP` says. */
function eachOf(machine: Machine, zone: Zone, act: (point: number) => void): void {
  const { loop } = machine;
  machine.loop = 1;
  for (let left = loop; left > 0; left--) {
    machine.spend(1);
    const point = machine.pop();
    // Rasterisers pass over points that are not there.
    if (point >= 0 && point < zone.size) act(point);
  }
}

function intersect(machine: Machine): void {
  const [b1, b0, a1, a0, point] = [machine.pop(), machine.pop(), machine.pop(), machine.pop(), machine.pop()];
  const [b, a, zone] = [machine.zone(0), machine.zone(1), machine.zone(2)];
  for (const one of [b0, b1]) b.point(one);
  for (const one of [a0, a1]) a.point(one);
  zone.point(point);
  const [bx, by] = [at(b.x, b1) - at(b.x, b0), at(b.y, b1) - at(b.y, b0)];
  const [ax, ay] = [at(a.x, a1) - at(a.x, a0), at(a.y, a1) - at(a.y, a0)];
  const [dx, dy] = [at(b.x, b0) - at(a.x, a0), at(b.y, b0) - at(a.y, a0)];
  zone.touchedX[point] = zone.touchedY[point] = 1;
  const cross = ay * bx - ax * by;
  if (19 * Math.abs(cross) > Math.abs(ax * bx + ay * by)) {
    const share = (dy * bx - dx * by) / cross;
    zone.x[point] = at(a.x, a0) + Math.round(ax * share);
    zone.y[point] = at(a.y, a0) + Math.round(ay * share);
    return;
  }
  zone.x[point] = Math.trunc((at(a.x, a0) + at(a.x, a1) + at(b.x, b0) + at(b.x, b1)) / 4);
  zone.y[point] = Math.trunc((at(a.y, a0) + at(a.y, a1) + at(b.y, b0) + at(b.y, b1)) / 4);
}

function alignTwo(machine: Machine): void {
  const [second, first] = [machine.pop(), machine.pop()];
  const [zero, one] = [machine.zone(0), machine.zone(1)];
  const distance = Math.trunc(between(machine, zero, zero.point(second), one, one.point(first)) / 2);
  moveBy(machine, one, first, distance);
  moveBy(machine, zero, second, -distance);
}

function untouch(machine: Machine): void {
  const zone = machine.zone(0);
  const point = zone.point(machine.pop());
  if (machine.freedom.x !== 0) zone.touchedX[point] = 0;
  if (machine.freedom.y !== 0) zone.touchedY[point] = 0;
}

function settle(machine: Machine): void {
  const zone = machine.zone(0);
  const point = zone.point(machine.pop());
  const now = machine.project(at(zone.x, point), at(zone.y, point));
  moveBy(machine, zone, point, machine.opcode & 1 ? machine.round(now) - now : 0);
  machine.rp[0] = machine.rp[1] = point;
}

/** How far the point has come that others are to follow. */
function followed(machine: Machine): { zone: Zone; point: number; dx: number; dy: number } {
  const isFirst = (machine.opcode & 1) === 1;
  const zone = machine.zone(isFirst ? 0 : 1);
  const point = zone.point(machine.point(isFirst ? 1 : 2));
  const distance = machine.project(
    at(zone.x, point) - at(zone.fromX, point),
    at(zone.y, point) - at(zone.fromY, point),
  );
  const { freedom, share } = machine;
  return { zone, point, dx: multiplied(distance, freedom.x, share), dy: multiplied(distance, freedom.y, share) };
}

function shiftPoints(machine: Machine): void {
  const { dx, dy } = followed(machine);
  const zone = machine.zone(2);
  eachOf(machine, zone, (point) => shift(machine, zone, point, dx, dy, true));
}

function shiftContour(machine: Machine): void {
  const contour = machine.pop();
  const from = followed(machine);
  const zone = machine.zone(2);
  const isTwilight = machine.isTwilight(2);
  const last = isTwilight ? zone.size - 1 : zone.ends[contour];
  if (last === undefined || contour < 0) throw new ProgramError('no such contour');
  const first = isTwilight || contour === 0 ? 0 : (zone.ends[contour - 1] ?? 0) + 1;
  shiftAll(machine, zone, { first, last, from, touches: true });
}

function shiftZone(machine: Machine): void {
  const index = machine.pop();
  if (index !== 0 && index !== 1) throw new ProgramError('no such zone');
  const from = followed(machine);
  const zone = machine.zone(2);
  const last = machine.isTwilight(2) ? zone.size - 1 : (zone.ends.at(-1) ?? -1);
  shiftAll(machine, zone, { first: 0, last, from, touches: false });
}

function shiftAll(
  machine: Machine,
  zone: Zone,
  { first, last, from, touches }: { first: number; last: number; from: ReturnType<typeof followed>; touches: boolean },
): void {
  machine.spend(Math.max(0, last - first));
  for (let point = first; point <= last; point++) {
    if (from.zone !== zone || point !== from.point) shift(machine, zone, point, from.dx, from.dy, touches);
  }
}

function shiftByPixels(machine: Machine): void {
  const amount = machine.pop();
  const { freedom } = machine;
  const [dx, dy] = [multiplied(amount, freedom.x, UNIT), multiplied(amount, freedom.y, UNIT)];
  const zone = machine.zone(2);
  eachOf(machine, zone, (point) => {
    if (!machine.onlyUpright) shift(machine, zone, point, dx, dy, true);
    else if (machine.isTwilight(0, 1, 2) || mayStillMove(machine, zone, point))
      shift(machine, zone, point, 0, dy, true);
  });
}

/** What moves by pixels where points are moved upright alone: parts of composite glyphs, and what moved before. */
const mayStillMove = (machine: Machine, zone: Zone, point: number): boolean =>
  !machine.isSmoothed && ((machine.kind === 'composite' && machine.freedom.y !== 0) || zone.touchedY[point] === 1);

function keepBetween(machine: Machine): void {
  const [base, other, zone] = [machine.zone(0), machine.zone(1), machine.zone(2)];
  const [first, second] = [base.point(machine.point(1)), other.point(machine.point(2))];
  const all = [0, 1, 2];
  const range = apart(machine, all, other, second, base, first);
  const now = between(machine, other, second, base, first);
  eachOf(machine, zone, (point) => {
    const distance = apart(machine, all, zone, point, base, first);
    const wanted = range === 0 ? distance : multiplied(distance, now, range);
    moveBy(machine, zone, point, wanted - between(machine, zone, point, base, first));
  });
}

function moveStacked(machine: Machine): void {
  const [distance, index] = [machine.pop(), machine.pop()];
  const [base, zone] = [machine.zone(0), machine.zone(1)];
  const [first, point] = [base.point(machine.point(0)), zone.point(index)];
  if (machine.isTwilight(1)) placeFrom(machine, zone, point, base, first, distance);
  moveBy(machine, zone, point, distance - between(machine, zone, point, base, first));
  machine.rp[1] = first;
  machine.rp[2] = point;
  if (machine.opcode & 1) machine.rp[0] = point;
}

/** Places a point of the twilight zone so far from another. */
function placeFrom(machine: Machine, zone: Zone, point: number, base: Zone, from: number, distance: number): void {
  const { freedom } = machine;
  zone.place(
    point,
    at(base.fromX, from) + multiplied(distance, freedom.x, UNIT),
    at(base.fromY, from) + multiplied(distance, freedom.y, UNIT),
  );
}

function align(machine: Machine): void {
  const [base, zone] = [machine.zone(0), machine.zone(1)];
  const first = base.point(machine.point(0));
  eachOf(machine, zone, (point) => moveBy(machine, zone, point, -between(machine, zone, point, base, first)));
}

function settleByLength(machine: Machine): void {
  let distance = machine.length(machine.pop());
  const zone = machine.zone(0);
  const point = zone.point(machine.pop());
  if (machine.isTwilight(0)) {
    const { freedom } = machine;
    zone.place(point, multiplied(distance, freedom.x, UNIT), multiplied(distance, freedom.y, UNIT));
  }
  const now = machine.project(at(zone.x, point), at(zone.y, point));
  if (machine.opcode & 1) distance = machine.round(Math.abs(distance - now) > machine.state.cutIn ? now : distance);
  moveBy(machine, zone, point, distance - now);
  machine.rp[0] = machine.rp[1] = point;
}

function coordinate(machine: Machine): void {
  const zone = machine.zone(2);
  const point = zone.point(machine.pop());
  machine.push(
    machine.opcode & 1
      ? machine.projectBefore(at(zone.fromX, point), at(zone.fromY, point))
      : machine.project(at(zone.x, point), at(zone.y, point)),
  );
}

function setCoordinate(machine: Machine): void {
  const value = machine.pop();
  const zone = machine.zone(2);
  const point = zone.point(machine.pop());
  moveBy(machine, zone, point, value - machine.project(at(zone.x, point), at(zone.y, point)));
  if (machine.isTwilight(2)) zone.place(point, at(zone.x, point), at(zone.y, point));
}

function measure(machine: Machine): void {
  const [second, first] = [machine.pop(), machine.pop()];
  const [zero, one] = [machine.zone(0), machine.zone(1)];
  zero.point(first);
  one.point(second);
  machine.push(
    machine.opcode & 1 ? between(machine, zero, first, one, second) : apart(machine, [0, 1], zero, first, one, second),
  );
}

/** Reads pairs of what is to change and of a size with a step, and passes on those for this size. */
export function deltas(machine: Machine, group: number, act: (index: number, distance: number) => void): void {
  const count = machine.pop();
  for (let left = count; left > 0; left--) {
    machine.spend(1);
    const [index, step] = [machine.pop(), machine.pop()];
    const pixels = ((step & 0xf0) >> 4) + 16 * group + machine.state.deltaBase;
    if (pixels !== machine.size.pixels) continue;
    const steps = (step & 15) - 8;
    act(index, (steps >= 0 ? steps + 1 : steps) * (1 << (6 - machine.state.deltaShift)));
  }
}

function movePointsAtSizes(machine: Machine, group: number): void {
  const zone = machine.zone(0);
  deltas(machine, group, (point, distance) => {
    if (point < 0 || point >= zone.size) return;
    if (!machine.onlyUpright || mayStillMove(machine, zone, point)) moveBy(machine, zone, point, distance);
  });
}

function setKinds(machine: Machine, onCurve: number): void {
  const [last, first] = [machine.pop(), machine.pop()];
  const zone = machine.glyph;
  zone.point(first);
  zone.point(last);
  machine.spend(Math.max(0, last - first));
  if (!machine.isSmoothed) for (let point = first; point <= last; point++) zone.onCurve[point] = onCurve;
}

/** `MDRP`: moves a point to its distance from another, rounded. */
export function moveRelative(machine: Machine): void {
  const { opcode, state } = machine;
  const [base, zone] = [machine.zone(0), machine.zone(1)];
  const point = zone.point(machine.pop());
  const first = base.point(machine.point(0));
  let was = apart(machine, [0, 1], zone, point, base, first);
  if (Math.abs(was - state.singleWidth) < state.singleCutIn) was = was >= 0 ? state.singleWidth : -state.singleWidth;
  const wanted = atLeast(machine, opcode & 4 ? machine.round(was) : was, was);
  moveBy(machine, zone, point, wanted - between(machine, zone, point, base, first));
  remember(machine, first, point);
}

/** `MIRP`: moves a point to the distance from another that the font's list says. */
export function moveByLength(machine: Machine): void {
  const { opcode, state } = machine;
  const index = machine.pop();
  const [base, zone] = [machine.zone(0), machine.zone(1)];
  const point = zone.point(machine.pop());
  const first = base.point(machine.point(0));
  let length = index === -1 ? 0 : machine.length(index);
  if (Math.abs(length - state.singleWidth) < state.singleCutIn) {
    length = length >= 0 ? state.singleWidth : -state.singleWidth;
  }
  if (machine.isTwilight(1)) placeFrom(machine, zone, point, base, first, length);
  const was = before(machine, zone, point, base, first);
  if (state.flips && (was ^ length) < 0) length = -length;
  if (opcode & 4) {
    const isOfOneZone = base === zone;
    if (isOfOneZone && Math.abs(length - was) > state.cutIn) length = was;
    length = machine.round(length);
  }
  moveBy(machine, zone, point, atLeast(machine, length, was) - between(machine, zone, point, base, first));
  remember(machine, first, point);
}

function atLeast({ opcode, state }: Machine, distance: number, was: number): number {
  if ((opcode & 8) === 0) return distance;
  return was >= 0 ? Math.max(distance, state.leastDistance) : Math.min(distance, -state.leastDistance);
}

function remember(machine: Machine, first: number, point: number): void {
  machine.rp[1] = first;
  machine.rp[2] = point;
  if (machine.opcode & 16) machine.rp[0] = point;
}

/** A length rounded to whole pixels, as rasterisers round what the pen moves by. */
export const wholePixels = (value: number): number => rounded(value, TO_GRID);
