import 'reflect-metadata';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';
import type { JsonSchema } from '../json-api/attributes.js';

type Class = new () => object;

/** What a built-in validator says about a value, by its name in class-validator. */
const SAID: Record<string, (constraints: readonly unknown[]) => JsonSchema> = {
  isString: () => ({ type: 'string' }),
  isBoolean: () => ({ type: 'boolean' }),
  isInt: () => ({ type: 'integer' }),
  isNumber: () => ({ type: 'number' }),
  isObject: () => ({ type: 'object' }),
  isArray: () => ({ type: 'array' }),
  isNotEmpty: () => ({ minLength: 1 }),
  isEmail: () => ({ type: 'string', format: 'email' }),
  isUrl: () => ({ type: 'string', format: 'uri' }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  isIso8601: () => ({ type: 'string', format: 'date-time' }),
  isDateString: () => ({ type: 'string', format: 'date-time' }),
  isIn: ([values]) => ({ enum: values }),
  isEnum: ([, values]) => ({ enum: values }),
  minLength: ([least]) => ({ minLength: least }),
  maxLength: ([most]) => ({ maxLength: most }),
  isLength: ([least, most]) => ({ minLength: least, ...(most === undefined ? {} : { maxLength: most }) }),
  matches: ([pattern]) => (pattern instanceof RegExp && pattern.flags === '' ? { pattern: pattern.source } : {}),
  min: ([least]) => ({ minimum: least }),
  max: ([most]) => ({ maximum: most }),
  arrayMinSize: ([least]) => ({ minItems: least }),
  arrayNotEmpty: () => ({ minItems: 1 }),
  arrayMaxSize: ([most]) => ({ maxItems: most }),
  arrayUnique: () => ({ uniqueItems: true }),
};

/** Validators that speak of a whole list even where others speak of each of its values. */
const OF_DESIGN = new Map<unknown, JsonSchema>([
  [String, { type: 'string' }],
  [Number, { type: 'number' }],
  [Boolean, { type: 'boolean' }],
  [Array, { type: 'array' }],
]);

/**
 * The JSON Schema of a body, from the class that class-validator checks it against. A validator of our own adds what it
 * knows with `{ context: { schema } }`; without that it stands for the declared type alone.
 */
export function bodySchema(body: Class): JsonSchema {
  const byProperty = new Map<string, ValidationMetadata[]>();
  for (const one of getMetadataStorage().getTargetValidationMetadatas(body, '', false, false))
    byProperty.set(one.propertyName, [...(byProperty.get(one.propertyName) ?? []), one]);
  const optional = [...byProperty].filter(([, said]) => said.some(isConditional)).map(([name]) => name);
  const required = [...byProperty.keys()].filter((name) => !optional.includes(name));
  return {
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries([...byProperty].map(([name, said]) => [name, propertySchema(body, name, said)])),
    additionalProperties: false,
  };
}

function isConditional(said: ValidationMetadata): boolean {
  return said.type === ValidationTypes.CONDITIONAL_VALIDATION;
}

function propertySchema(body: Class, name: string, said: readonly ValidationMetadata[]): JsonSchema {
  const design: unknown = Reflect.getMetadata('design:type', body.prototype as object, name);
  const schema: JsonSchema = { ...OF_DESIGN.get(design) };
  const items: JsonSchema = {};
  // Decorators run from the last to the first; what is first is to be read first.
  for (const one of [...said].reverse()) Object.assign(one.each ? items : schema, schemaOf(one, design));
  if (Object.keys(items).length > 0) Object.assign(schema, { type: 'array', items: { type: 'string', ...items } });
  return said.some(mayBeNull) ? orNull(schema) : schema;
}

function mayBeNull({ name, context }: ValidationMetadata): boolean {
  return name === 'isOptional' || (context as { nullable?: boolean } | undefined)?.nullable === true;
}

function schemaOf(said: ValidationMetadata, design: unknown): JsonSchema {
  const context = said.context as { schema?: JsonSchema } | undefined;
  const known = SAID[said.name ?? '']?.((said.constraints ?? []) as unknown[]) ?? {};
  return {
    ...(said.type === ValidationTypes.NESTED_VALIDATION ? nestedSchema(design) : {}),
    ...known,
    ...context?.schema,
  };
}

/** Of a nested class; of those in a list, the class is not known. */
function nestedSchema(design: unknown): JsonSchema {
  if (design === Array) return { type: 'object', additionalProperties: true };
  return typeof design === 'function' ? bodySchema(design as Class) : {};
}

/** What may be left out may be null as well. */
function orNull(schema: JsonSchema): JsonSchema {
  return {
    ...schema,
    ...(schema.type === undefined ? {} : { type: [schema.type, 'null'].flat() }),
    ...(Array.isArray(schema.enum) ? { enum: [...(schema.enum as unknown[]), null] } : {}),
    ...(Array.isArray(schema.anyOf) ? { anyOf: [...(schema.anyOf as unknown[]), { type: 'null' }] } : {}),
  };
}
