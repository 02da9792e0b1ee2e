import { invalid } from '../errors/domain-error.js';

/** Deeper than any body of the interface; what reads bodies does so recursively. */
export const MAX_JSON_DEPTH = 32;
/** More than any body of the interface holds; checking a body takes longer than in proportion to it. */
export const MAX_JSON_VALUES = 5_000;

const HALF_CHARACTER = /\p{Surrogate}/u;

/**
 * Refuses JSON that no endpoint takes and that would be costly or dangerous to look at more closely: nested deeply, of very
 * many values, with names that every object has anyway (`__proto__`, `toString`), which would pass for known ones, or with halves of
 * characters (`\ud800`), which nothing can store or encode.
 * Throws an invalid DomainError that names the field.
 */
export function checkJsonShape(body: unknown, mostValues = MAX_JSON_VALUES): void {
  const waiting = [{ path: '', depth: 0, value: body }];
  // Grows while it is walked, so that no depth can exhaust the stack.
  for (const { path, depth, value } of waiting) {
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, member] of Object.entries(value) as [string, unknown][]) {
      const field = path === '' ? name : `${path}.${name}`;
      if (name in Object.prototype) throw invalid({ [field]: [`Unknown field ${field}.`] });
      if (depth === MAX_JSON_DEPTH)
        throw invalid({ [field]: [`The ${field} must not be nested deeper than ${MAX_JSON_DEPTH} levels.`] });
      if (waiting.length > mostValues)
        throw invalid({ [field]: [`The ${field} is too large: a body can hold at most ${mostValues} values.`] });
      if (typeof member === 'string' && HALF_CHARACTER.test(member))
        throw invalid({ [field]: [`The ${field} must be well-formed Unicode text.`] });
      waiting.push({ path: field, depth: depth + 1, value: member });
    }
  }
}
