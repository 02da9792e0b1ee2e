import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { conflict, DomainError, invalid } from '../errors/domain-error.js';
import { ENDPOINT } from './endpoint-metadata.js';
import type { EndpointDeclaration } from './endpoint.js';
import { checkJsonShape, MAX_JSON_VALUES } from './json-shape.js';

/** Bodies that are tables. */
export const CSV = 'text/csv';
/** Bodies of JSON:API: the attributes of a resource in an envelope. */
export const JSON_API = 'application/vnd.api+json';

/**
 * Lets a body of any content type reach its endpoint, unread (JSON as its bytes), so that the endpoint says what is wrong
 * with it: for an upload it is a file that is missing (422), for JSON a type that is not supported (415), and where no body
 * is expected it is nothing at all.
 */
export function acceptEveryBody(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  fastify.addContentTypeParser(JSON_API, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  fastify.addContentTypeParser(CSV, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  fastify.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
}

/** 1,000 things with all their fields. */
const MOST_TABLE_VALUES = 20_000;

/** Reads the JSON body of an endpoint that declares one. */
@Injectable()
export class JsonBodyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { table, answer, status } = Reflect.getMetadata(ENDPOINT, context.getHandler()) as EndpointDeclaration;
    const isWhole = status === 201 || request.method !== 'POST';
    const type = answer.kind === 'one' && isWhole ? answer.resource.type : null;
    const most = table ? MOST_TABLE_VALUES : MAX_JSON_VALUES;
    if (table && isOfType(request, CSV) && Buffer.isBuffer(request.body)) {
      request.body = { [table.field]: table.read(request.body) };
      checkJsonShape(request.body, most);
    } else request.body = jsonOf(request, most, type);
    return next.handle();
  }
}

/** Refuses a body where an endpoint takes none: what it says would be ignored. An empty JSON object says nothing. */
@Injectable()
export class NoBodyInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (await hasContent(request)) throw invalid({ body: ['This endpoint takes no request body.'] });
    return next.handle();
  }
}

async function hasContent({ body, raw }: FastifyRequest): Promise<boolean> {
  if (Buffer.isBuffer(body)) return !/^\s*(\{\s*\})?\s*$/.test(body.toString('latin1'));
  // What is not JSON was left unread; the first of it is enough, and the connection is needed for the answer.
  if (!raw.readable) return false;
  for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>)
    if (chunk.length > 0) return true;
  return false;
}

/**
 * The JSON of a body; undefined if there is no body at all, which is one that lacks every field.
 * @param type of the resource that it stands for; null if it is something else
 */
function jsonOf(request: FastifyRequest, mostValues: number, type: string | null): unknown {
  const { body, headers } = request;
  if (!Buffer.isBuffer(body) || isOfType(request, CSV)) {
    const empty =
      !Buffer.isBuffer(body) &&
      headers['transfer-encoding'] === undefined &&
      Number(headers['content-length'] ?? 0) === 0;
    if (empty) return undefined;
    throw new DomainError(
      'unsupported_type',
      'The body must be JSON, with the content type application/json or application/vnd.api+json.',
    );
  }
  const value = parse(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid({ body: ['The body must be a JSON object.'] });
  checkJsonShape(value, mostValues);
  return isOfType(request, JSON_API) ? attributesOf(value, type) : value;
}

function isOfType({ headers }: FastifyRequest, type: string): boolean {
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === type;
}

/**
 * What a JSON:API document says of its resource (JSON:API 1.1, section 9). Throws invalid if it has no `data.attributes`, and a conflict
 * if it says that it is of another type, as JSON:API has it.
 */
function attributesOf(document: object, type: string | null): object {
  const { data } = document as { data?: { type?: unknown; attributes?: unknown } | null };
  const attributes = data?.attributes;
  if (type !== null && data?.type !== undefined && data.type !== type)
    throw conflict(`The data.type must be ${type} here.`);
  if (typeof attributes === 'object' && attributes !== null && !Array.isArray(attributes)) return attributes;
  throw invalid({ 'data.attributes': ['The data.attributes field is required, as an object.'] });
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new DomainError('malformed', 'The body is not well-formed JSON.');
  }
}
