/** Why a fact cannot be had, in words for people. */
export class Unknown {
  constructor(readonly reason: string) {}
}

/** A value, or why there is none. */
export type Finding<V> = V | Unknown;

export function unknown(reason: string): Unknown {
  return new Unknown(reason);
}

export function isUnknown(finding: unknown): finding is Unknown {
  return finding instanceof Unknown;
}

/** The value, or the reason where it is null. */
export function given<V>(value: V | null, reason: string): Finding<V> {
  return value ?? unknown(reason);
}
