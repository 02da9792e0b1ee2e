/** What was seen of one thing, in its order. */
export type Series = { minutes: number; value: number }[];

/** By how much more than the noise the last third may lie above the second. */
const SHARE = 0.1;

/** The slope of the line through the second and the last third (least squares), a minute. What happens first is the start. */
export function slopeOf(points: Readonly<Series>): number {
  const later = points.slice(Math.floor(points.length / 3));
  const mean = (of: (point: Series[number]) => number): number =>
    later.reduce((sum, point) => sum + of(point), 0) / later.length;
  const [x, y] = [mean(({ minutes }) => minutes), mean(({ value }) => value)];
  const spread = later.reduce((sum, { minutes }) => sum + (minutes - x) ** 2, 0);
  return later.reduce((sum, { minutes, value }) => sum + (minutes - x) * (value - y), 0) / spread;
}

/**
 * Whether the middle of the last third lies above that of the second by more than a tenth and the noise: the middle, since memory goes up
 * and down between collections of garbage.
 */
export function hasGrown(points: Readonly<Series>, noise: number): boolean {
  const third = points.length / 3;
  const second = middle(points.slice(Math.floor(third), Math.floor(2 * third)));
  const last = middle(points.slice(Math.floor(2 * third)));
  return last - second > Math.max(noise, SHARE * second);
}

function middle(points: Readonly<Series>): number {
  const values = points.map(({ value }) => value).sort((one, other) => one - other);
  return values[Math.floor(values.length / 2)] ?? NaN;
}
