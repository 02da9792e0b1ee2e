import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { DomainError, invalid } from '../errors/domain-error.js';
import { checkJsonShape } from './json-shape.js';

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
  fastify.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
}

/** Reads the JSON body of an endpoint that declares one. */
@Injectable()
export class JsonBodyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.body = jsonOf(request);
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

/** The JSON of a body; undefined where there is no body at all, which is one that lacks every field. */
function jsonOf({ body, headers }: FastifyRequest): unknown {
  if (!Buffer.isBuffer(body)) {
    const empty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
    if (empty) return undefined;
    throw new DomainError(
      'unsupported_type',
      'The body must be JSON, with the content type application/json or application/vnd.api+json.',
    );
  }
  const value = parse(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid({ body: ['The body must be a JSON object.'] });
  checkJsonShape(value);
  return headers['content-type']?.toLowerCase().startsWith(JSON_API) ? attributesOf(value) : value;
}

/** What a JSON:API document says of its resource (JSON:API 1.1, section 9). Throws invalid where it has no `data.attributes`. */
function attributesOf(document: object): object {
  const { data } = document as { data?: { attributes?: unknown } | null };
  const attributes = data?.attributes;
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
