import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { DomainError } from '../errors/domain-error.js';
import { ENDPOINT } from './endpoint.js';
import type { EndpointDeclaration } from './endpoint.js';

/**
 * Lets a body of any content type reach its endpoint, unread, so that the endpoint says what is wrong with it: for an upload it
 * is a file that is missing (422), for JSON a type that is not supported (415).
 */
export function acceptEveryBody(fastify: FastifyInstance): void {
  fastify.removeContentTypeParser('text/plain');
  fastify.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
}

/** Refuses a body that is of another type than the JSON its endpoint declares. */
@Injectable()
export class BodyTypeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = this.reflector.get<EndpointDeclaration | undefined>(ENDPOINT, context.getHandler());
    if (typeof endpoint?.body === 'function' && !mayBeJson(context.switchToHttp().getRequest<FastifyRequest>()))
      throw new DomainError('unsupported_type', 'The body must be JSON, with the content type application/json.');
    return next.handle();
  }
}

/** A request without any body is one that lacks fields, whatever it says its type is. */
function mayBeJson({ headers }: FastifyRequest): boolean {
  const empty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  return empty || /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
}
