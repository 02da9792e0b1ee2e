import type { JsonSchema } from '../platform/json-api/attributes.js';
import type { OpenApiDocument, Operation, Parameter } from '../platform/openapi/openapi-types.js';

/** A part of the collection: the operations of one document, with the variables that hold its address and its key. */
interface Part {
  name: string;
  document: OpenApiDocument;
  /** What is before its paths. */
  address: string;
  key: string;
}

interface Folder {
  name: string;
  item: object[];
}

/**
 * The interface as a collection of requests (Postman Collection Format 2.1, which Bruno, Insomnia and Hoppscotch import), made from
 * the OpenAPI documents. Set `address`, `key` and `organization_key`; `interface` is `sandbox/api` or `api`.
 */
export function collection(main: OpenApiDocument, management: OpenApiDocument): object {
  const parts: Part[] = [
    { name: 'Payproof', document: main, address: '{{address}}/{{interface}}', key: '{{key}}' },
    { name: 'Management', document: management, address: '{{address}}/management/v1', key: '{{organization_key}}' },
  ];
  return {
    info: {
      name: 'Payproof',
      description: main.info.description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: parts.map(({ name, ...part }) => ({ name, auth: bearer(part.key), item: foldersOf(part) })),
    variable: [
      { key: 'address', value: main.servers[0]?.url.replace(/\/api$/, '') ?? '' },
      { key: 'interface', value: 'sandbox/api' },
      { key: 'key', value: '' },
      { key: 'organization_key', value: '' },
    ],
  };
}

function bearer(token: string): object {
  return { type: 'bearer', bearer: [{ key: 'token', value: token, type: 'string' }] };
}

/** A folder for each tag, in the order of the document. What needs no key is left out: it is the service's own. */
function foldersOf({ document, address }: Omit<Part, 'name'>): Folder[] {
  const folders = new Map<string, Folder>();
  for (const [path, { servers, ...methods }] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods as Record<string, Operation>)) {
      if (operation.security?.length === 0) continue;
      const name = operation.tags[0] ?? '';
      const folder = folders.get(name) ?? { name, item: [] };
      folders.set(name, folder);
      const at = (operation.servers ?? servers)?.every(({ url }) => url.endsWith('/sandbox/api'))
        ? '{{address}}/sandbox/api'
        : address;
      folder.item.push(requestOf(document, { at, path, method: method.toUpperCase() }, operation));
    }
  return [...folders.values()];
}

function requestOf(
  document: OpenApiDocument,
  { at, path, method }: { at: string; path: string; method: string },
  { summary, description, parameters = [], requestBody }: Operation,
): object {
  const all = parameters.map((one) => resolve<Parameter>(document, one));
  const query = all
    .filter((one) => one.in === 'query')
    .map(({ name, description: about }) => ({ key: name, value: '', description: about, disabled: true }));
  const variable = all
    .filter((one) => one.in === 'path')
    .map(({ name, description: about }) => ({ key: name, value: '', description: about }));
  const parts = path.slice(1).replace(/\{(\w+)\}/g, ':$1');
  const content = requestBody?.content ?? {};
  return {
    name: summary,
    request: {
      method,
      description,
      header: content['application/json'] ? [{ key: 'Content-Type', value: 'application/json' }] : [],
      ...bodyOf(document, content),
      url: { raw: `${at}/${parts}`, host: [at], path: parts.split('/'), query, variable },
    },
  };
}

function bodyOf(document: OpenApiDocument, content: Record<string, { schema: JsonSchema }>): { body?: object } {
  if (content['multipart/form-data'])
    return { body: { mode: 'formdata', formdata: [{ key: 'file', type: 'file', src: '' }] } };
  const schema = content['application/json']?.schema;
  if (schema === undefined) return {};
  const raw = JSON.stringify(exampleOf(document, schema), null, 2);
  return { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } };
}

/** What a schema allows, with what is required alone. */
function exampleOf(document: OpenApiDocument, given: JsonSchema): unknown {
  const schema = resolve<JsonSchema>(document, given);
  const {
    properties = {},
    required = [],
    items,
    examples,
  } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: readonly string[];
    items?: JsonSchema;
    examples?: readonly unknown[];
  };
  if (examples?.[0] !== undefined) return examples[0];
  if (Array.isArray(schema.enum)) return schema.enum[0];
  switch ([schema.type].flat().find((type) => type !== 'null')) {
    case 'object':
      return Object.fromEntries(required.map((name) => [name, exampleOf(document, properties[name] ?? {})]));
    case 'array':
      return items === undefined ? [] : [exampleOf(document, items)];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    default:
      return '';
  }
}

function resolve<T>(document: OpenApiDocument, given: object): T {
  if (!('$ref' in given)) return given as T;
  const path = String(given.$ref).slice(2).split('/');
  return path.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], document) as T;
}
