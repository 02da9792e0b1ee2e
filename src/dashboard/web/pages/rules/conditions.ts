/** A fact compared with a value. */
export interface Comparison {
  fact: string;
  operator: string;
  value: unknown;
}

/** Comparisons that all or any must hold, as the form shows them. */
export interface FlatConditions {
  match: 'all' | 'any';
  lines: readonly Comparison[];
}

/** Conditions as a form can show them; null if they are nested. */
export function flatOf(conditions: unknown): FlatConditions | null {
  if (typeof conditions !== 'object' || conditions === null) return null;
  const [match, ...further] = Object.keys(conditions);
  if ((match !== 'all' && match !== 'any') || further.length > 0) return null;
  const lines = (conditions as Record<string, unknown>)[match];
  if (!Array.isArray(lines) || !lines.every(isComparison)) return null;
  return { match, lines };
}

function isComparison(value: unknown): value is Comparison {
  return typeof value === 'object' && value !== null && 'fact' in value && 'operator' in value && 'value' in value;
}

/** The flat form as the interface takes it. */
export function conditionsOf({ match, lines }: FlatConditions): Record<string, unknown> {
  return { [match]: lines };
}

/** What somebody typed as the value of a fact of a type; texts that are no number stay texts, and the service says so. */
export function valueOf(typed: string, type: string, many: boolean): unknown {
  const one = (text: string): unknown => {
    if (type === 'boolean') return text === 'true';
    const number = Number(text);
    return type === 'number' && text.trim() !== '' && Number.isFinite(number) ? number : text;
  };
  if (!many) return one(typed);
  return typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(one);
}

/** A value as it is typed. */
export function typedOf(value: unknown): string {
  return Array.isArray(value) ? value.map(String).join(', ') : String(value ?? '');
}
