/** A stretch of a text, and whether it differs from what it is compared with. */
export interface Stretch {
  text: string;
  differs: boolean;
}

/**
 * Holds what is asked for against what is known. Of one length, place by place; else the longest common subsequence stays and the
 * rest differs, so that a digit too many marks that digit and not all behind it.
 */
export function differingStretches(shown: string, known: string): Stretch[] {
  const a = [...shown];
  const b = [...known];
  const stays = a.length === b.length ? a.map((character, at) => character === b[at]) : inCommon(a, b);
  const stretches: Stretch[] = [];
  a.forEach((text, at) => {
    const differs = !stays[at];
    const last = stretches.at(-1);
    if (last?.differs === differs) last.text += text;
    else stretches.push({ text, differs });
  });
  return stretches;
}

/** Which characters of `a` belong to the longest common subsequence. */
function inCommon(a: readonly string[], b: readonly string[]): boolean[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      (lengths[i] as number[])[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  let j = 0;
  return a.map((character, i) => {
    while (j < b.length && b[j] !== character && at(i, j + 1) >= at(i + 1, j)) j += 1;
    if (j >= b.length || b[j] !== character) return false;
    j += 1;
    return true;
  });
}
