import type { ShowContext } from './show-context.js';

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = Record<string, unknown>;

/** One attribute of a resource: which properties of its row it needs, how it is shown, and what it looks like. */
export interface Attribute<Row> {
  properties: readonly (keyof Row & string)[];
  read(row: Row, context: ShowContext): unknown;
  schema: JsonSchema;
  /** Whether its long numbers are no account numbers, so that those who see these masked see it whole. */
  shownToAll?: true;
}

/** An attribute whose long numbers are no account numbers (`shownToAll`). */
export function shownToAll<Row>(attribute: Attribute<Row>): Attribute<Row> {
  return { ...attribute, shownToAll: true };
}

function nullable(schema: JsonSchema, may: boolean): JsonSchema {
  if (!may) return schema;
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {}),
  };
}

function plain<Row>(property: keyof Row & string, schema: JsonSchema): Attribute<Row> {
  return { properties: [property], read: (row) => row[property] ?? null, schema };
}

interface About {
  description?: string;
  nullable?: boolean;
}

export function text<Row>(property: keyof Row & string, about: About = {}): Attribute<Row> {
  return plain(property, nullable({ type: 'string', ...described(about) }, about.nullable ?? false));
}

export function bool<Row>(property: keyof Row & string, about: About = {}): Attribute<Row> {
  return plain(property, nullable({ type: 'boolean', ...described(about) }, about.nullable ?? false));
}

export function enumeration<Row>(
  property: keyof Row & string,
  values: readonly string[],
  about: About = {},
): Attribute<Row> {
  return plain(property, nullable({ type: 'string', enum: [...values], ...described(about) }, about.nullable ?? false));
}

/** A moment in UTC, to the millisecond, with `Z`. */
export function moment<Row>(property: keyof Row & string, about: About = {}): Attribute<Row> {
  return {
    properties: [property],
    read(row) {
      const value = row[property] as Date | null;
      return value === null || value === undefined ? null : value.toISOString();
    },
    schema: nullable({ type: 'string', format: 'date-time', ...described(about) }, about.nullable ?? false),
  };
}

/** A day of the calendar, `YYYY-MM-DD`. */
export function plainDate<Row>(property: keyof Row & string, about: About = {}): Attribute<Row> {
  const schema = { type: 'string', format: 'date', ...described(about) };
  return plain(property, nullable(schema, about.nullable ?? false));
}

/** An attribute that is made from one or more properties of the row. */
export function computed<Row>(
  properties: readonly (keyof Row & string)[],
  read: (row: Row, context: ShowContext) => unknown,
  schema: JsonSchema,
): Attribute<Row> {
  return { properties, read, schema };
}

function described(about: About): { description?: string } {
  return about.description ? { description: about.description } : {};
}
