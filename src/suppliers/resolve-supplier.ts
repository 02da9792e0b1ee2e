import type { SupplierIdentity } from './supplier-identity.js';

/** A supplier that was found by the ABN or the name of an identity. */
export interface Candidate {
  /** The supplier itself, or the one that it was merged into. */
  id: string;
  /** The ABN by which it can be found, before any merging. */
  ownAbn: string | null;
  /** Whether it has the name that was looked for. */
  sameName: boolean;
}

export type Resolution<C extends Candidate> =
  | { kind: 'known'; supplier: C }
  /** Nobody of this ABN or name is known; `namesake` has the name and another ABN. */
  | { kind: 'new'; namesake: C | null }
  /** The document gives a name alone, and several suppliers have it. */
  | { kind: 'ambiguous' };

/**
 * Which of the candidates an identity means: the one of its ABN; else, if it gives an ABN, the one of its name that has no ABN
 * yet; else, where it gives a name alone, the only one of that name. Nothing is guessed beyond that.
 */
export function resolveSupplier<C extends Candidate>(
  { abn }: SupplierIdentity,
  candidates: readonly C[],
): Resolution<C> {
  const byName = candidates.filter(({ sameName }) => sameName);
  if (abn !== null) {
    const supplier =
      candidates.find(({ ownAbn }) => ownAbn === abn) ?? byName.find(({ ownAbn }) => ownAbn === null) ?? null;
    return supplier ? { kind: 'known', supplier } : { kind: 'new', namesake: byName[0] ?? null };
  }
  const [first] = byName;
  if (first === undefined) return { kind: 'new', namesake: null };
  return new Set(byName.map(({ id }) => id)).size === 1 ? { kind: 'known', supplier: first } : { kind: 'ambiguous' };
}
