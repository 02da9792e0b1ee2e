import type { Resource } from '../platform/json-api/resource.js';
import type { JsonSchema } from '../platform/json-api/attributes.js';
import { maskValue } from '../platform/logging/mask.js';
import type { AuditChange } from './audit-event.js';
import { canonical } from './sealing/canonical.js';

type Attributes = Readonly<Record<string, unknown>>;

/** Numbers that everybody may know; long digits under any other name may be an account. */
const PUBLIC_NUMBER = /(^|_)(abn|acn|bsb|invoice_number|amount|total)$/;
/** They change with everything else, or by use alone. */
const UNTOLD = new Set(['updated_at', 'last_used_at']);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The attributes of a resource that differ, each before and after; account numbers and tokens masked. */
export function changesBetween(resource: Resource, before: Attributes | null, after: Attributes | null): AuditChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .filter((name) => !UNTOLD.has(name) && canonical(before?.[name]) !== canonical(after?.[name]))
    .map((name) => ({
      attribute: name,
      before: masked(name, before?.[name] ?? null),
      after: masked(name, after?.[name] ?? null),
      ...(isPersonal(resource.attributes[name]?.schema, [before?.[name], after?.[name]]) ? { withheld: true } : {}),
    }));
}

/** A value fit for the trail. */
export function masked(name: string, value: unknown): unknown {
  return PUBLIC_NUMBER.test(name) ? value : maskValue(value, name);
}

/**
 * Whether values may say something of a person: everything but numbers, truth values, moments, ids and words from a list. What is
 * not known to be impersonal is taken for personal.
 */
function isPersonal(schema: JsonSchema | undefined, values: readonly unknown[]): boolean {
  if (values.every((value) => isBare(value))) return false;
  if (schema === undefined) return true;
  const listed = schema.enum ?? (schema.items as JsonSchema | undefined)?.enum;
  return listed === undefined && schema.format !== 'date-time' && schema.format !== 'date';
}

function isBare(value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'boolean' || typeof value === 'number') return true;
  return typeof value === 'string' && UUID.test(value);
}
