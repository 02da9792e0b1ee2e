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
  | { kind: 'known'; supplier: C; namesakes: readonly C[] }
  /** Nobody of this ABN or name is known. */
  | { kind: 'new'; namesakes: readonly C[] }
  /** The document gives a name alone, and several suppliers have it. */
  | { kind: 'ambiguous'; namesakes: readonly C[] };

/**
 * Which of the candidates an identity means: the one of its ABN; else, if it gives an ABN, the one of its name that has no ABN
 * yet; else, where it gives a name alone, the only one of that name. Nothing is guessed beyond that. `namesakes` are others of the name, with another
 * ABN.
 */
export function resolveSupplier<C extends Candidate>(
  { abn }: SupplierIdentity,
  candidates: readonly C[],
): Resolution<C> {
  const byName = candidates.filter(({ sameName }) => sameName);
  if (abn !== null) {
    const supplier =
      candidates.find(({ ownAbn }) => ownAbn === abn) ?? byName.find(({ ownAbn }) => ownAbn === null) ?? null;
    const namesakes = byName.filter(({ id }) => id !== supplier?.id);
    return supplier ? { kind: 'known', supplier, namesakes } : { kind: 'new', namesakes };
  }
  const [first] = byName;
  if (first === undefined) return { kind: 'new', namesakes: [] };
  return byName.every(({ id }) => id === first.id)
    ? { kind: 'known', supplier: first, namesakes: [] }
    : { kind: 'ambiguous', namesakes: byName };
}
