import { maskAccountNumber } from '../logging/mask.js';
import type { Attribute } from './attributes.js';
import { definedResources } from './resource.js';
import type { Resource } from './resource.js';
import { FLAT_TYPE } from './serialise.js';
import type { FlatResource } from './serialise.js';

/** What holds long numbers that are no accounts: ids, and dates with their times. */
const KEPT = String.raw`[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?(?!\d)`;
/** Five or more digits of any script, set apart by up to two blanks, hyphens, dots, slashes or invisible characters. */
const LONG_NUMBER = new RegExp(String.raw`(${KEPT})|\p{Nd}(?:[\s\p{Pd}\p{Cf}./_]{0,2}\p{Nd}){4,}`, 'giu');
/**
 * What opens or stands for something, and words of a page, which may hold a number in parts: nobody who sees account numbers masked
 * gets them.
 */
const SECRET = /(?:^|_)(?:url|token|secret|payload|evidence)$/;
/** Long numbers that are told by their names and forms: branches, businesses, sums of money. */
const TOLD: readonly (readonly [RegExp, RegExp])[] = [
  [/(?:^|_)bsb$/, /^\d{3}-?\d{3}$/],
  [/(?:^|_)abn$/, /^\d{11}$/],
  [/(?:^|_)(?:amount|total)$/, /^-?\d{1,15}\.\d\d$/],
];
/** What is called an account number is one, however its digits are set apart. */
const ACCOUNT_NUMBER = /(?:^|_)account_number$/;
/** One that is masked already, which keeps its last digits when it is masked again. */
const MASKED = /^•+\p{Nd}{0,4}$/u;
/** Formats and types of values that are no account number. */
const PLAIN_FORMATS = new Set(['uuid', 'date', 'date-time']);
const PLAIN_TYPES = new Set(['boolean', 'integer', 'number']);

/**
 * A body as those see it who see account numbers masked (viewers and auditors). Whatever could be an account number is shown
 * with its last four digits alone, in whichever attribute, text or JSON it is: an attribute is left whole only where it
 * is declared that it holds something else (`shownToAll`), or its type says so. What is masked already stays as it is.
 */
export function masked(body: object): object {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => {
      if (name === 'links' || name === 'meta') return [name, value];
      if (name === 'data' || name === 'included')
        return [name, Array.isArray(value) ? value.map(maskedResource) : maskedResource(value)];
      return [name, maskedValue(value, name)];
    }),
  );
}

/**
 * A body as those see it who get a resource without being able to read all that it shows (a key with `verification:write`,
 * `invoice:review` or `webhook_event:read` alone): account numbers that they cannot read have their last four digits alone.
 * @param abilities of whoever gets it
 */
export function withoutUnreadAccounts(body: object, abilities: readonly string[]): object {
  const { data } = body as { data?: unknown };
  if (typeof data !== 'object' || data === null) return body;
  const shown = (one: unknown): unknown => withoutUnreadOf(one, abilities);
  return { ...body, data: Array.isArray(data) ? data.map(shown) : shown(data) };
}

function withoutUnreadOf(value: unknown, abilities: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { type, attributes } = value as { type?: unknown; attributes?: Record<string, unknown> };
  const resource = typeof type === 'string' ? resources().get(type) : undefined;
  if (resource === undefined || attributes === undefined) return value;
  const { accountsReadBy: readBy, shownWith } = resource;
  if (shownWith !== undefined) return { ...value, attributes: shownWith(attributes, abilities) };
  const number = attributes.account_number;
  if (readBy === undefined || abilities.includes(readBy) || typeof number !== 'string') return value;
  return { ...value, attributes: { ...attributes, account_number: maskAccountNumber(number) } };
}

/** As masked, for the attributes of a resource of a type. */
export function maskedAttributesOf(type: string, attributes: object): Readonly<Record<string, unknown>> {
  const { data } = masked({ data: { type, attributes } }) as { data: { attributes: Record<string, unknown> } };
  return data.attributes;
}

/** As masked, for one text. */
export function maskedText(text: string): string {
  return text.replace(LONG_NUMBER, (found, kept?: string) => kept ?? maskAccountNumber(found.replace(/\P{Nd}/gu, '')));
}

function maskedResource(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return maskedValue(value);
  const flatType = (value as Partial<FlatResource>)[FLAT_TYPE];
  const { type, attributes } = value as { type?: unknown; attributes?: unknown };
  const resource = resources().get(flatType ?? String(type));
  if (resource !== undefined && flatType !== undefined) return maskedAttributes(resource, value);
  if (resource === undefined || typeof attributes !== 'object' || attributes === null) return maskedValue(value);
  return { ...value, attributes: maskedAttributes(resource, attributes) };
}

function maskedAttributes(resource: Resource, attributes: object): object {
  const shown = Object.entries(attributes).map(([name, one]: [string, unknown]) => {
    const declared = resource.attributes[name];
    if (declared !== undefined && isPlain(declared)) return [name, one];
    const nullable = [declared?.schema.type].flat().includes('null');
    return [name, nullable && SECRET.test(name) ? null : maskedValue(one, name)];
  });
  return Object.fromEntries(shown) as object;
}

let byType: ReadonlyMap<string, Resource> | null = null;

/** Every resource is declared when its module is loaded, long before the first answer. */
function resources(): ReadonlyMap<string, Resource> {
  byType ??= new Map(definedResources().map((resource) => [resource.type, resource]));
  return byType;
}

function isPlain({ shownToAll, schema }: Attribute<never>): boolean {
  const type = [schema.type].flat().filter((one) => one !== 'null')[0] as string;
  return (
    shownToAll === true ||
    schema.enum !== undefined ||
    PLAIN_FORMATS.has(schema.format as string) ||
    PLAIN_TYPES.has(type)
  );
}

/** A text that is JSON is masked value by value, by their names; one that only looks like it is as any other. */
function maskedJson(text: string): string {
  try {
    return JSON.stringify(maskedValue(JSON.parse(text) as unknown));
  } catch {
    return maskedText(text);
  }
}

function maskedValue(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    if (SECRET.test(name)) return '';
    if (ACCOUNT_NUMBER.test(name)) return MASKED.test(value) ? value : maskAccountNumber(value.replace(/\P{Nd}/gu, ''));
    if (value.startsWith('{')) return maskedJson(value);
    return TOLD.some(([names, form]) => names.test(name) && form.test(value)) ? value : maskedText(value);
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map((one) => maskedValue(one, name));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [maskedText(key), maskedValue(one, key)]));
}
