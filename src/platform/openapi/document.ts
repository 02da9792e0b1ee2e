import { MAX_UPLOAD_BYTES } from '../http/upload.js';
import type { EndpointDeclaration } from '../http/endpoint.js';
import type { DeclaredRoute } from '../http/declared-routes.js';
import type { InterfaceName } from '../http/interfaces.js';
import {
  interfaceOf,
  isFlat,
  DASHBOARD_ROOT,
  MAIN_PREFIX,
  MANAGEMENT_PREFIX,
  SANDBOX_PREFIX,
} from '../http/interfaces.js';
import { keyOf, subjectsOf } from '../http/conditional/subjects.js';
import { CSV, JSON_API } from '../http/json-body.interceptor.js';
import { bodySchema } from './body-schema.js';
import { operationIdOf, pascalCase } from './names.js';
import type { OpenApiDocument, Operation, Parameter, PathItem, Reference } from './openapi-types.js';
import { parametersOfRoute } from './parameters.js';
import { createsSomething, errorResponses, HEADERS, responsesOf } from './responses.js';
import { Schemas } from './resource-schemas.js';
import type { WebhookDescription } from './webhook-descriptions.js';
import { tagOf } from './tags.js';
import { webhooksOf } from './webhooks.js';

/** Version of the interface (specification, section 9). */
const INTERFACE_VERSION = '0.0.1';

const PARAMETERS: Record<string, Parameter> = {
  'X-Correlation-Id': {
    name: 'X-Correlation-Id',
    in: 'header',
    description: 'Your own id for finding this request in the logs.',
    schema: { type: 'string', pattern: '^[\\w.:-]{1,128}$' },
  },
  'If-Match': {
    name: 'If-Match',
    in: 'header',
    description:
      'The `ETag` of the version you read: if the resource has changed since, nothing is done and the answer is 412.',
    schema: { type: 'string', minLength: 1 },
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Your own text: if you send the same request again with it within 24 hours, you get the first answer again.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
};

const MAIN_TEXT = `Verifies payment details: upload invoices, verify payees, check payment files.

Every request carries \`Authorization: Bearer <API_KEY>\`. Answers are JSON:API documents. Errors are \`{message}\`; if
parameters or fields are wrong, \`errors\` names each. The sandbox has the same paths, with keys and data of its own.`;

const MANAGEMENT_TEXT = `Keys and entities of an organization. Every request carries \`Authorization: Bearer <API_KEY>\` with a key of the
organization. Resources are flat; errors are \`{message}\`, with \`errors\` if fields are wrong.`;

const SESSION_TEXT = `How people sign in with a browser, and their sign-in methods. A session is a cookie; every request other than GET carries its
\`csrf_token\` as \`X-CSRF-Token\` once there is one. With a session, \`/dashboard/api/{entity}/…\` serves what the main interface
serves, and \`/dashboard/management/…\` what the management interface serves, each as its own document describes it.`;

/** What a document is made of. */
export interface Described {
  routes: readonly DeclaredRoute[];
  messages: readonly WebhookDescription[];
}

/**
 * The OpenAPI document of the main interface, with the paths of the service itself and the messages that it sends. `base` is
 * the public address.
 */
export function mainDocument({ routes, messages }: Described, base: string): OpenApiDocument {
  const own = routes.filter(({ path }) => interfaceOf(path) === 'main');
  const ofTheService = routes.filter(({ path }) => interfaceOf(path) === null);
  const described = { routes: [...own, ...ofTheSandbox(routes), ...ofTheService], messages };
  return build(described, 'main', {
    title: 'Payproof',
    summary: 'Is this the account we verified?',
    description: MAIN_TEXT,
    base,
    servers: [
      { url: `${base}/${MAIN_PREFIX}`, description: 'Production' },
      { url: `${base}/${SANDBOX_PREFIX}`, description: 'Sandbox' },
    ],
  });
}

/** Routes that the sandbox has and production has not. */
function ofTheSandbox(routes: readonly DeclaredRoute[]): DeclaredRoute[] {
  const inProduction = new Set(routes.map(keyOf));
  return routes.filter(
    ({ method, path }) =>
      interfaceOf(path) === 'sandbox' &&
      !inProduction.has(keyOf({ method, path: path.replace(`/${SANDBOX_PREFIX}/`, `/${MAIN_PREFIX}/`) })),
  );
}

/** The OpenAPI document of the management interface. */
export function managementDocument({ routes }: Described, base: string): OpenApiDocument {
  const of = routes.filter(({ path }) => interfaceOf(path) === 'management');
  return build({ routes: of, messages: [] }, 'management', {
    title: 'Payproof management',
    summary: 'Keys and entities of an organization',
    description: MANAGEMENT_TEXT,
    base,
    servers: [{ url: `${base}/${MANAGEMENT_PREFIX}`, description: 'Management' }],
  });
}

/** The OpenAPI document of what people sign in with. */
export function sessionDocument({ routes }: Described, base: string): OpenApiDocument {
  const of = routes.filter(({ path }) => interfaceOf(path) === 'session');
  return build({ routes: of, messages: [] }, 'session', {
    title: 'Payproof sessions',
    summary: 'How people sign in',
    description: SESSION_TEXT,
    base,
    servers: [{ url: `${base}/${DASHBOARD_ROOT}`, description: 'Sessions' }],
  });
}

interface About {
  title: string;
  summary: string;
  description: string;
  base: string;
  servers: OpenApiDocument['servers'];
}

function build({ routes, messages }: Described, of: 'main' | 'management' | 'session', about: About): OpenApiDocument {
  const schemas = new Schemas(of);
  const responses = errorResponses(schemas);
  const paths: Record<string, PathItem> = {};
  const subjects = subjectsOf(routes);
  for (const route of routes) {
    const within = interfaceOf(route.path);
    const path = withoutPrefix(route.path).replace(/:(\w+)/g, '{$1}');
    const servers = serversOf(within, about.base);
    const known = paths[path];
    const item = (paths[path] ??= servers as PathItem);
    item[route.method.toLowerCase()] = {
      ...operationOf(route, schemas, subjects.has(keyOf(route))),
      // Production has other methods of the same path.
      ...(known !== undefined && known.servers === undefined ? servers : {}),
    };
  }
  return withoutUnused({
    openapi: '3.1.0',
    info: {
      title: about.title,
      version: INTERFACE_VERSION,
      summary: about.summary,
      description: about.description,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Whoever runs this service', url: about.base },
    },
    servers: about.servers,
    security: [{ [of === 'session' ? 'session' : 'bearer']: [] }],
    tags: [...new Set(routes.map(({ path }) => tagOf(withoutPrefix(path))))],
    paths,
    ...(messages.length > 0 ? { webhooks: webhooksOf(messages, schemas) } : {}),
    components: {
      securitySchemes:
        of === 'session'
          ? { session: { type: 'apiKey', in: 'cookie', name: '__Host-payproof_session', description: 'The session.' } }
          : { bearer: { type: 'http', scheme: 'bearer', description: 'The token of an API key.' } },
      schemas: schemas.all,
      responses,
      parameters: { ...PARAMETERS },
      headers: { ...HEADERS },
    },
  });
}

/** The document without components that nothing refers to. */
function withoutUnused(document: OpenApiDocument): OpenApiDocument {
  for (let left = -1; left !== 0;) {
    const used = new Set(JSON.stringify(document).match(/(?<="\$ref":"#\/components\/)[^"]+/g));
    left = 0;
    for (const kind of ['schemas', 'responses', 'parameters', 'headers'] as const)
      for (const name of Object.keys(document.components[kind]))
        if (!used.has(`${kind}/${name}`)) {
          // What it alone referred to is unused in turn.
          delete (document.components[kind] as Record<string, unknown>)[name];
          left += 1;
        }
  }
  return document;
}

const PREFIXES: Readonly<Record<string, string>> = {
  main: MAIN_PREFIX,
  sandbox: SANDBOX_PREFIX,
  management: MANAGEMENT_PREFIX,
  session: DASHBOARD_ROOT,
};

function withoutPrefix(path: string): string {
  const prefix = PREFIXES[interfaceOf(path) ?? ''];
  return prefix === undefined ? path : path.slice(prefix.length + 1) || '/';
}

/** Where a path is, if not on every server of its document. */
function serversOf(of: InterfaceName | null, base: string): Pick<PathItem, 'servers'> {
  if (of === null) return { servers: [{ url: base, description: 'The service itself' }] };
  return of === 'sandbox' ? { servers: [{ url: `${base}/${SANDBOX_PREFIX}`, description: 'Sandbox' }] } : {};
}

/** Who may use what needs no ability. */
const WITHOUT_ABILITY = {
  public: 'Needs no key.',
  key: 'Needs a valid key, whatever its abilities.',
  session: 'Needs a session.',
} as const;

function operationOf(route: DeclaredRoute, schemas: Schemas, conditional: boolean): Operation {
  const { ability, alsoWith, alsoNeeds, session, summary, answer } = route.declaration;
  const inSession = interfaceOf(route.path) === 'session';
  const needed = ability !== 'public' && ability !== 'none';
  return {
    operationId: route.declaration.operationId ?? operationIdOf(route.handler),
    summary,
    description: needed
      ? neededAbilities(route.declaration)
      : WITHOUT_ABILITY[ability === 'public' || session === 'visitor' ? 'public' : inSession ? 'session' : 'key'],
    tags: [tagOf(withoutPrefix(route.path)).name],
    ...(ability === 'public' || session === 'visitor' ? { security: [] } : {}),
    parameters: [...parametersOfRoute(route), ...headerParameters(route, conditional)],
    ...requestBody(route, schemas),
    responses: responsesOf(route, schemas, conditional),
    ...(needed ? { 'x-ability': ability } : {}),
    ...(alsoWith && { 'x-also-with': alsoWith }),
    ...(alsoNeeds && { 'x-also-needs': alsoNeeds }),
    ...(answer.kind === 'one' || answer.kind === 'list' ? { 'x-resource': answer.resource.type } : {}),
  };
}

function neededAbilities({ ability, alsoWith, alsoNeeds }: EndpointDeclaration): string {
  if (alsoNeeds !== undefined) return `Needs the abilities \`${ability}\` and \`${alsoNeeds}\`.`;
  return `Needs the ability \`${ability}\`${alsoWith === undefined ? '' : ` or \`${alsoWith}\``}.`;
}

function headerParameters(route: DeclaredRoute, conditional: boolean): Reference[] {
  return [
    ...(createsSomething(route) ? ['Idempotency-Key'] : []),
    ...(conditional ? ['If-Match'] : []),
    'X-Correlation-Id',
  ].map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }));
}

/** Whether bodies at a path are plain: those of the management interface and of sessions. */
function isFlatAt(path: string): boolean {
  const of = interfaceOf(path);
  return of === null || isFlat(of);
}

function requestBody(
  { path, declaration: { body, table } }: DeclaredRoute,
  schemas: Schemas,
): Pick<Operation, 'requestBody'> {
  if (body === undefined) return {};
  if (body !== 'file') {
    const described = bodySchema(body);
    const schema = schemas.add(`${pascalCase(body.name.replace(/Dto$/, ''))}Body`, body, () => described);
    const jsonApi = {
      type: 'object',
      required: ['data'],
      properties: { data: { type: 'object', required: ['attributes'], properties: { attributes: schema } } },
    };
    const content = {
      'application/json': { schema },
      ...(isFlatAt(path) ? {} : { [JSON_API]: { schema: jsonApi } }),
      ...(table ? { [CSV]: { schema: { type: 'string', description: 'The first line names the fields.' } } } : {}),
    };
    // No body at all is one without any field.
    return { requestBody: { required: described.required !== undefined, content } };
  }
  const file = {
    type: 'string',
    format: 'binary',
    description: `The file, up to 10 MB (${MAX_UPLOAD_BYTES.toLocaleString('en')} bytes).`,
  };
  const schema = { type: 'object', required: ['file'], properties: { file } };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}
