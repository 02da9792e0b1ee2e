/** Of numbers in their order: the middle one, or what is halfway between the middle two; null for none. */
export function medianOf(ordered: readonly number[]): number | null {
  const middle = ordered.slice(Math.ceil(ordered.length / 2) - 1, Math.floor(ordered.length / 2) + 1);
  const [lower, upper = lower] = middle;
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}
