/** A value as the same text however its properties are ordered, so that what is kept as `jsonb` can be compared with what was signed. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (Buffer.isBuffer(value)) return JSON.stringify(value.toString('hex'));
  // The whole at once costs a fraction.
  if (Array.isArray(value)) return value.every(isPlain) ? JSON.stringify(value) : `[${value.map(canonical).join(',')}]`;
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`;
}

/** Whether there is but one way to write a value. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return true;
  return value instanceof Date || (Array.isArray(value) && value.length === 0);
}

/** With the flag `u` a surrogate matches where it is alone only. */
const UNSTORABLE = /[\0\uD800-\uDFFF]/gu;

/** A value as `jsonb` can hold it: without NUL characters and halves of characters (PostgreSQL refuses both), dates as text. */
export function storable<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value ?? null, (_name, one: unknown) =>
      typeof one === 'string' ? one.replace(UNSTORABLE, '\uFFFD') : one,
    ),
  ) as T;
}
