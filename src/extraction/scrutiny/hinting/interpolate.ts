import { multiplied } from './arithmetic.js';
import type { Zone } from './zone.js';

/** Moves the points between moved ones in one direction (`IUP`), contour by contour. */
export function interpolate(zone: Zone, alongX: boolean): void {
  const axis = alongX
    ? { from: zone.fromX, now: zone.x, units: zone.unitX, touched: zone.touchedX }
    : { from: zone.fromY, now: zone.y, units: zone.unitY, touched: zone.touchedY };
  let first = 0;
  for (const last of zone.ends) {
    interpolateContour(axis, first, last);
    first = last + 1;
  }
}

interface Axis {
  readonly from: Int32Array;
  readonly now: Int32Array;
  readonly units: Int32Array;
  readonly touched: Int32Array;
}

function interpolateContour(axis: Axis, first: number, last: number): void {
  let start = first;
  while (start <= last && !axis.touched[start]) start++;
  if (start > last) return;
  let left = start;
  for (let point = start + 1; point <= last; point++) {
    if (!axis.touched[point]) continue;
    between(axis, left + 1, point - 1, left, point);
    left = point;
  }
  if (left === start) {
    const moved = at(axis.now, left) - at(axis.from, left);
    if (moved === 0) return;
    for (let point = first; point <= last; point++) if (point !== left) axis.now[point] = at(axis.now, point) + moved;
    return;
  }
  between(axis, left + 1, last, left, start);
  between(axis, first, start - 1, left, start);
}

/** Points from `first` to `last`, of which the neighbours that were moved are known. */
function between(axis: Axis, first: number, last: number, one: number, other: number): void {
  const [low, high] = at(axis.units, one) <= at(axis.units, other) ? [one, other] : [other, one];
  const [lowUnit, highUnit] = [at(axis.units, low), at(axis.units, high)];
  const [lowFrom, highFrom] = [at(axis.from, low), at(axis.from, high)];
  const [lowNow, highNow] = [at(axis.now, low), at(axis.now, high)];
  for (let point = first; point <= last; point++) {
    const from = at(axis.from, point);
    if (from <= lowFrom) axis.now[point] = from + lowNow - lowFrom;
    else if (from >= highFrom) axis.now[point] = from + highNow - highFrom;
    else if (highUnit === lowUnit) axis.now[point] = lowNow;
    else axis.now[point] = lowNow + multiplied(at(axis.units, point) - lowUnit, highNow - lowNow, highUnit - lowUnit);
  }
}

const at = (values: Int32Array, index: number): number => values[index] ?? 0;
