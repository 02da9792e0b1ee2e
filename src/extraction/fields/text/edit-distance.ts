/**
 * Levenshtein distance of two texts, counted up to a limit.
 * @returns the distance, or `limit + 1` where it is larger
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  if (limit === 0 || Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const change = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const value = Math.min(change, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      current.push(value);
      least = Math.min(least, value);
    }
    if (least > limit) return limit + 1;
    previous = current;
  }
  return Math.min(previous[b.length] ?? limit + 1, limit + 1);
}
