import type { DeclaredRoute } from '../http/declared-routes.js';
import { EXPORT_TYPES } from '../json-api/export/formats.js';
import { ERROR_CODES, ERROR_KINDS } from '../errors/domain-error.js';
import { interfaceOf, isFlat } from '../http/interfaces.js';
import type { OpenApiDocument, Reference, Response } from './openapi-types.js';
import type { Schemas } from './resource-schemas.js';

const JSON_TYPE = 'application/json';
const JSON_API_TYPE = 'application/vnd.api+json';
const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'];

export const HEADERS: OpenApiDocument['components']['headers'] = {
  'X-Correlation-Id': {
    description: 'The id of this request in the logs: the one that was sent, or a new one.',
    required: true,
    schema: { type: 'string' },
  },
  'X-RateLimit-Limit': { description: 'Requests allowed per minute.', schema: { type: 'integer' } },
  'X-RateLimit-Remaining': { description: 'Requests left in this minute.', schema: { type: 'integer' } },
  'X-RateLimit-Reset': {
    description: 'When the minute ends and the count starts again, in seconds since 1970.',
    schema: { type: 'integer' },
  },
  'Error-Code': {
    description: 'The kind of the error, for programs: the message is for people and may change.',
    required: true,
    schema: { type: 'string', enum: [...ERROR_KINDS, ...ERROR_CODES, 'unexpected'] },
  },
  ETag: {
    description: 'Identifies this version; send it as `If-Match` to change only this version.',
    schema: { type: 'string' },
  },
  Location: {
    description: 'The address of the created resource, if it has one.',
    schema: { type: 'string', format: 'uri' },
  },
  'Retry-After': { description: 'Seconds to wait.', required: true, schema: { type: 'integer', minimum: 1 } },
  'Idempotent-Replayed': {
    description: '`true` if the idempotency key was used before.',
    schema: { type: 'string', const: 'true' },
  },
  'Content-Disposition': { description: 'Makes browsers download it under its file name.', schema: { type: 'string' } },
};

const ALWAYS = headers('X-Correlation-Id');
const LIMITED = headers('X-Correlation-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset');
const OF_ERRORS = { ...LIMITED, ...headers('Error-Code') };

const MEANINGS = {
  400: 'The body is not JSON.',
  401: 'No valid key of this interface was given.',
  403: 'The key lacks the ability or is limited to other addresses, or this cannot be done in its environment.',
  404: 'It does not exist, or this key cannot see it.',
  409: 'Its state does not allow this, or the idempotency key was used for something else.',
  412: 'It no longer has the ETag in If-Match.',
  413: 'The body is too large.',
  415: 'The content type of the body is not supported here.',
  422: 'Parameters or fields are wrong; each is named as it was sent.',
  429: 'Too many requests.',
  500: 'Something went wrong in the service.',
  503: 'The service, or something it needs, is not available at the moment.',
} as const;

type ErrorStatus = keyof typeof MEANINGS;

/** The components that error answers refer to. */
export function errorResponses(schemas: Schemas): Record<string, Response> {
  const plain = schemas.add('Error', errorResponses, () => ({
    type: 'object',
    required: ['message'],
    properties: {
      message: { type: 'string', description: 'A sentence for people.' },
      code: {
        type: 'string',
        enum: [...ERROR_CODES],
        description: 'A code for programs that can react to this error.',
      },
    },
  }));
  const validation = schemas.add('ValidationError', errorResponses, () => ({
    type: 'object',
    required: ['message', 'errors'],
    properties: {
      message: { type: 'string', description: 'The first failure, and how many others there are.' },
      errors: {
        type: 'object',
        description: 'Failing field or parameter, as it was sent, to what is wrong with it.',
        additionalProperties: { type: 'array', minItems: 1, items: { type: 'string' } },
      },
    },
  }));
  return Object.fromEntries(
    (Object.keys(MEANINGS) as unknown as ErrorStatus[]).map((status) => [
      componentName(status),
      {
        description: MEANINGS[status],
        headers: [429, 503].includes(Number(status)) ? { ...OF_ERRORS, ...headers('Retry-After') } : OF_ERRORS,
        content: { [JSON_TYPE]: { schema: Number(status) === 422 ? validation : plain } },
      },
    ]),
  );
}

/**
 * Every answer that a route can give.
 * @param conditional whether it takes `If-Match`
 */
export function responsesOf(
  route: DeclaredRoute,
  schemas: Schemas,
  conditional: boolean,
): Record<string, Response | Reference> {
  const { answer } = route.declaration;
  if (answer.kind === 'page')
    return Object.fromEntries(answer.statuses.map((status) => [String(status), pageResponse(status)]));
  const errors = errorsOf(route, conditional).map((status): [string, Reference] => [
    String(status),
    { $ref: `#/components/responses/${componentName(status)}` },
  ]);
  const status = answer.kind === 'redirect' ? 302 : (route.declaration.status ?? 200);
  const unchanged: Record<string, Response> = route.declaration.also?.includes(304)
    ? { '304': { description: 'It still has the ETag that was sent.', headers: LIMITED } }
    : {};
  return { [String(status)]: success(route, schemas), ...unchanged, ...Object.fromEntries(errors) };
}

function errorsOf({ method, path, declaration }: DeclaredRoute, conditional: boolean): ErrorStatus[] {
  const { ability, answer, body } = declaration;
  const keyed = ability !== 'public';
  const changes = method !== 'GET';
  const json = body !== undefined && body !== 'file';
  const shown = answer.kind === 'one' || answer.kind === 'list';
  const wanted: [ErrorStatus, boolean][] = [
    [400, changes],
    [401, keyed],
    [403, keyed],
    [404, path.includes(':') || interfaceOf(path) === 'session'],
    [409, changes || declaration.also?.includes(409) === true],
    [412, conditional],
    [413, changes],
    [415, changes],
    [422, keyed || json || shown],
    [429, keyed],
    [500, true],
    [503, true],
  ];
  return wanted.filter(([, applies]) => applies).map(([status]) => status);
}

function pageResponse(status: number): Response {
  return {
    description: status === 200 ? 'Success.' : 'A page that says why not, or what to do next.',
    headers: status === 429 ? { ...ALWAYS, ...headers('Retry-After') } : ALWAYS,
    content: bytes(['text/html']),
  };
}

function success(route: DeclaredRoute, schemas: Schemas): Response {
  const { answer, ability } = route.declaration;
  const shared = {
    ...(ability === 'public' ? ALWAYS : LIMITED),
    ...(createsSomething(route) ? headers('Idempotent-Replayed', 'Location') : {}),
  };
  switch (answer.kind) {
    case 'one':
    case 'list': {
      const schema = schemas.answer(answer);
      return {
        description: 'Success.',
        headers: answer.kind === 'one' ? { ...shared, ...headers('ETag') } : shared,
        content: { [typeOf(route)]: { schema } },
        ...(answer.kind === 'list' ? { 'x-file-types': Object.values(EXPORT_TYPES) } : {}),
      };
    }
    case 'json':
      return { description: 'Success.', headers: shared, content: { [typeOf(route)]: { schema: answer.schema } } };
    case 'file':
      return {
        description: 'The file, byte for byte.',
        headers: { ...shared, ...headers('Content-Disposition') },
        content: bytes(DOCUMENT_TYPES),
      };
    case 'content':
      return { description: 'Success.', headers: shared, content: bytes(answer.types) };
    case 'page':
      return pageResponse(200);
    case 'redirect':
      return { description: 'The browser is redirected.', headers: shared };
    case 'nothing':
      return { description: 'Done; the body is empty.', headers: shared };
  }
}

/** Whether an idempotency key is honoured. */
export function createsSomething({ method, declaration }: DeclaredRoute): boolean {
  return method === 'POST' && declaration.status === 201;
}

function bytes(types: readonly string[]): Response['content'] {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

function typeOf({ path }: DeclaredRoute): string {
  const of = interfaceOf(path);
  return of !== null && !isFlat(of) ? JSON_API_TYPE : JSON_TYPE;
}

function headers(...names: string[]): Record<string, Reference> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function componentName(status: ErrorStatus): string {
  const names: Record<ErrorStatus, string> = {
    400: 'Malformed',
    401: 'Unauthenticated',
    403: 'Forbidden',
    404: 'NotFound',
    409: 'Conflict',
    412: 'Changed',
    413: 'TooLarge',
    415: 'UnsupportedType',
    422: 'Invalid',
    429: 'TooManyRequests',
    500: 'Failed',
    503: 'Unavailable',
  };
  return names[status];
}
