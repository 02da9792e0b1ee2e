import type { ResourceAnswer } from '../http/endpoint.js';
import type { InterfaceName } from '../http/interfaces.js';
import type { JsonSchema } from '../json-api/attributes.js';
import type { Include } from '../json-api/includes.js';
import { reachableResources } from '../json-api/includes.js';
import type { Resource } from '../json-api/resource.js';
import { pascalCase } from './names.js';

const UUID: JsonSchema = { type: 'string', format: 'uuid' };

/** Named schemas of one document; each is written down once. */
export class Schemas {
  readonly all: Record<string, JsonSchema> = {};
  private readonly sources = new Map<string, unknown>();

  constructor(private readonly of: InterfaceName) {}

  /** Puts the schema of something under a name and gives a reference to it. Throws if the name stands for something else. */
  add(name: string, source: unknown, schema: () => JsonSchema): JsonSchema {
    if (!this.sources.has(name)) {
      this.sources.set(name, source);
      this.all[name] = schema();
    } else if (this.sources.get(name) !== source) throw new Error(`Two schemas are called ${name}.`);
    return { $ref: `#/components/schemas/${name}` };
  }

  /**
   * A resource as one endpoint shows it.
   * @param includes false where nothing can be included with it
   */
  resource(resource: Resource, fieldSet: string, includes = true): JsonSchema {
    const related = includes ? Object.values(resource.includes) : [];
    const alone = related.length < Object.keys(resource.includes).length ? 'Alone' : '';
    const name = pascalCase(resource.title) + (fieldSet === 'default' ? '' : pascalCase(fieldSet)) + alone;
    return this.add(name, resource, () =>
      this.of === 'management' ? flat(resource, fieldSet) : this.object(resource, fieldSet, related),
    );
  }

  private object(resource: Resource, fieldSet: string, includes: readonly Include[]): JsonSchema {
    const related = includes.filter((include) => include.kind === 'related');
    return {
      type: 'object',
      required: ['id', 'type', 'attributes'],
      properties: {
        id: UUID,
        type: { type: 'string', const: resource.type },
        attributes: {
          type: 'object',
          'x-sparse': true,
          description: `All of them, unless fields[${resource.type}] asks for some.`,
          properties: { ...attributesOf(resource, fieldSet), ...figuresOf(includes) },
        },
        ...(related.length > 0
          ? {
              relationships: {
                type: 'object',
                description: 'Resources included with it.',
                properties: Object.fromEntries(
                  related.map((include) => [include.relationship, this.relationship(include.resource(), include.many)]),
                ),
              },
            }
          : {}),
      },
    };
  }

  private relationship(resource: Resource, many: boolean): JsonSchema {
    const identifier: JsonSchema = {
      type: 'object',
      required: ['id', 'type'],
      properties: { id: UUID, type: { type: 'string', const: resource.type } },
    };
    return {
      type: 'object',
      required: ['data'],
      properties: { data: many ? { type: 'array', items: identifier } : { oneOf: [identifier, { type: 'null' }] } },
    };
  }

  /** The body of an answer with one resource or a page of them. */
  answer({ resource, fieldSet, kind, includes }: ResourceAnswer): JsonSchema {
    const data = this.resource(resource, fieldSet, includes);
    const [, ...included] = includes === false ? [] : reachableResources(resource, fieldSet);
    const properties: JsonSchema = {
      data: kind === 'one' ? data : { type: 'array', items: data },
      ...(kind === 'list' ? this.envelope() : {}),
    };
    if (included.length > 0)
      properties.included = {
        type: 'array',
        description: 'Resources requested with include.',
        items: oneOf(included.map((one) => this.resource(one.resource, one.fieldSet))),
      };
    return { type: 'object', required: kind === 'one' ? ['data'] : ['data', 'links', 'meta'], properties };
  }

  private envelope(): JsonSchema {
    return {
      links: this.add('PageLinks', PAGE_LINKS, () => PAGE_LINKS),
      meta: this.add('PageMeta', PAGE_META, () => PAGE_META),
    };
  }
}

/** Any of these schemas; one alone stands for itself. */
function oneOf(schemas: readonly JsonSchema[]): JsonSchema {
  const [only] = schemas;
  return schemas.length === 1 && only !== undefined ? only : { oneOf: schemas };
}

/** Management resources are flat (specification, 2.6). */
function flat(resource: Resource, fieldSet: string): JsonSchema {
  const description = `All of it, unless fields[${resource.type}] asks for some.`;
  const properties = { id: UUID, ...attributesOf(resource, fieldSet) };
  return { type: 'object', 'x-sparse': true, description, required: ['id'], properties };
}

function attributesOf(resource: Resource, fieldSet: string): Record<string, JsonSchema> {
  return Object.fromEntries(
    (resource.fieldSets[fieldSet] ?? []).map((name) => [name, resource.attributes[name]?.schema ?? {}]),
  );
}

function figuresOf(includes: readonly Include[]): Record<string, JsonSchema> {
  return Object.fromEntries(
    includes.flatMap((include): [string, JsonSchema][] => {
      if (include.kind === 'related') return [];
      const schema = include.kind === 'count' ? { type: 'integer', minimum: 0 } : { type: 'boolean' };
      return [[include.attribute, { ...schema, description: 'Shown when it is included.', 'x-optional': true }]];
    }),
  );
}

const ADDRESS_OR_NULL: JsonSchema = { type: ['string', 'null'], format: 'uri' };

const PAGE_LINKS: JsonSchema = {
  type: 'object',
  required: ['first', 'last', 'prev', 'next'],
  properties: {
    first: { type: 'string', format: 'uri' },
    last: { type: 'string', format: 'uri' },
    prev: ADDRESS_OR_NULL,
    next: ADDRESS_OR_NULL,
  },
};

const PAGE_META: JsonSchema = {
  type: 'object',
  required: ['current_page', 'from', 'last_page', 'links', 'path', 'per_page', 'to', 'total'],
  properties: {
    current_page: { type: 'integer', minimum: 1 },
    from: { type: ['integer', 'null'], minimum: 1, description: 'Position of the first result of this page.' },
    last_page: { type: 'integer', minimum: 1 },
    links: {
      type: 'array',
      items: {
        type: 'object',
        required: ['url', 'label', 'active'],
        properties: { url: ADDRESS_OR_NULL, label: { type: 'string' }, active: { type: 'boolean' } },
      },
    },
    path: { type: 'string', format: 'uri' },
    per_page: { type: 'integer', minimum: 1, maximum: 100 },
    to: { type: ['integer', 'null'], minimum: 1, description: 'Position of the last result of this page.' },
    total: { type: 'integer', minimum: 0 },
  },
};
