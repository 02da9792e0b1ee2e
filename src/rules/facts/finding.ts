import type { Place } from '../../extraction/scrutiny/scrutiny.js';

/** Why a fact cannot be obtained, in words for people, and where on the document that is seen. */
export class Unknown {
  constructor(
    readonly reason: string,
    readonly seen: readonly Place[] = [],
  ) {}
}

/** A value, or why there is none. */
export type Finding<V> = V | Unknown;

export function unknown(reason: string, seen: readonly Place[] = []): Unknown {
  return new Unknown(reason, seen);
}

export function isUnknown(finding: unknown): finding is Unknown {
  return finding instanceof Unknown;
}

/** The value, or the reason where it is null. */
export function given<V>(value: V | null, reason: string): Finding<V> {
  return value ?? unknown(reason);
}
