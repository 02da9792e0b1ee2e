import type { Group } from './chains.js';

/** A stretch of groups that is known, and as what. */
export interface Taken<T> {
  groups: Group[];
  as: T;
}

/**
 * Parts groups of digits into the stretches that are known as something, the longest first, and those between.
 *
 * @param longest how many digits a known stretch has at most
 * @param known what a stretch of whole groups is known as, null where it is not
 */
export function takeOut<T>(
  groups: readonly Group[],
  longest: number,
  known: (digits: string, groups: readonly Group[]) => T | null,
): { taken: Taken<T>[]; rest: Group[][] } {
  const taken: Taken<T>[] = [];
  const rest: Group[][] = [];
  let open: Group[] = [];
  const close = (): void => {
    if (open.length > 0) rest.push(open);
    open = [];
  };
  for (let first = 0; first < groups.length;) {
    let digits = '';
    let found: { end: number; as: T } | null = null;
    for (let end = first; end < groups.length; end += 1) {
      digits += groups[end]?.digits ?? '';
      if (digits.length > longest) break;
      const as = known(digits, groups.slice(first, end + 1));
      if (as !== null) found = { end: end + 1, as };
    }
    if (found) {
      close();
      taken.push({ groups: groups.slice(first, found.end), as: found.as });
      first = found.end;
    } else {
      open.push(groups[first] as Group);
      first += 1;
    }
  }
  close();
  return { taken, rest };
}
