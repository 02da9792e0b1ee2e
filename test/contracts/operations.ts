import type {
  OpenApiDocument,
  Operation as DescribedOperation,
  Parameter,
} from '../../src/platform/openapi/openapi-types.js';
import { descriptionsOfRun } from '../support/descriptions-of-run.js';

export type Schema = Record<string, any>;
/** `sandbox` is for what production has not; everything else of the sandbox is as on the main interface. */
export type InterfaceName = 'main' | 'sandbox' | 'management';

/** One route of the service, as its description tells. */
export interface Operation {
  of: InterfaceName;
  method: string;
  /** Below the interface's prefix, with parameters as `{name}`. */
  template: string;
  ability: string | null;
  /** Another ability that is enough as well. */
  alsoWith: string | null;
  /** An ability that is needed besides. */
  alsoNeeds: string | null;
  /** Type of the resource that it shows, and whether it is a list of them. */
  resource: string | null;
  isList: boolean;
  /** Those that are ids; the template has numbers in the place of those that are numbers. */
  pathParameters: string[];
  query: Parameter[];
  /** Names of the attributes that it shows. */
  attributes: string[];
  includable: string[];
  /** Whether it takes `If-Match`. */
  conditional: boolean;
  body: { kind: 'file' } | { kind: 'json'; schema: Schema } | null;
}

type Documents = Record<'main' | 'management', OpenApiDocument>;

/** Every operation that needs a key, of both interfaces, discovered from what the compiled service declares. */
export function operations(): Operation[] {
  const documents = JSON.parse(descriptionsOfRun()) as Documents;
  return (['main', 'management'] as const).flatMap((name) =>
    Object.entries(documents[name].paths).flatMap(([template, { servers, ...methods }]) => {
      const isOfSandbox = (given: typeof servers): boolean | undefined =>
        given?.every(({ url }) => url.endsWith('/sandbox/api'));
      return Object.entries(methods as Record<string, DescribedOperation>)
        .filter(([, operation]) => operation.security === undefined)
        .map(([method, operation]) => {
          const of = isOfSandbox(operation.servers ?? servers) ? 'sandbox' : name;
          return operationOf(documents[name], of, template, method, operation);
        });
    }),
  );
}

function operationOf(
  document: OpenApiDocument,
  of: InterfaceName,
  template: string,
  method: string,
  operation: DescribedOperation,
): Operation {
  const resolve = <T>(given: object): T =>
    '$ref' in given
      ? (String(given.$ref)
          .slice(2)
          .split('/')
          .reduce<unknown>((at, part) => (at as Schema)[part], document) as T)
      : (given as T);
  const parameters = (operation.parameters ?? []).map((one) => resolve<Parameter>(one));
  const answer = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) =>
      Object.values(resolve<{ content?: Record<string, { schema: Schema }> }>(response).content ?? {}),
    )[0];
  const data = answer?.schema.properties?.data as Schema | undefined;
  const isList = operation['x-resource'] !== undefined && data?.type === 'array';
  const shown = data === undefined ? {} : resolve<Schema>(isList ? data.items : data);
  const { id: _id, ...flat } = (shown.properties ?? {}) as Schema;
  const content = operation.requestBody?.content ?? {};
  const include = parameters.find(({ name }) => name === 'include');
  return {
    of,
    method: method.toUpperCase(),
    template: withNumbers(template, parameters),
    ability: operation['x-ability'] ?? null,
    alsoWith: operation['x-also-with'] ?? null,
    alsoNeeds: operation['x-also-needs'] ?? null,
    resource: operation['x-resource'] ?? null,
    isList,
    pathParameters: parameters
      .filter((one) => one.in === 'path' && one.schema.type !== 'integer')
      .map(({ name }) => name),
    query: parameters.filter((one) => one.in === 'query'),
    attributes: Object.keys((flat.attributes as Schema | undefined)?.properties ?? flat),
    includable: (include?.schema.items as Schema | undefined)?.enum ?? [],
    conditional: parameters.some((one) => one.in === 'header' && one.name === 'If-Match'),
    body:
      content['multipart/form-data'] !== undefined
        ? { kind: 'file' }
        : content['application/json'] !== undefined
          ? { kind: 'json', schema: resolve<Schema>(content['application/json'].schema) }
          : null,
  };
}

function withNumbers(template: string, parameters: readonly Parameter[]): string {
  return parameters
    .filter((one) => one.in === 'path' && one.schema.type === 'integer')
    .reduce((path, { name, schema }) => path.replace(`{${name}}`, String(schema.minimum ?? 1)), template);
}

export function titleOf({ of, method, template }: Operation): string {
  return `${method} ${{ main: '', sandbox: '/sandbox/api', management: '/management/v1' }[of]}${template}`;
}
