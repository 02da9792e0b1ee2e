import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import { interfaceOf } from '../http/interfaces.js';
import { stringify } from './stringify.js';

/** Success bodies of the main interface are JSON:API, those of the management interface plain JSON. */
@Injectable()
export class MediaTypeInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<object | undefined>): Observable<unknown> {
    const http = context.switchToHttp();
    const kind = interfaceOf(http.getRequest<FastifyRequest>().url);
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      mergeMap(async (body) => {
        if (kind === null || body === undefined || reply.sent) return body;
        void reply.header('content-type', kind === 'management' ? 'application/json' : 'application/vnd.api+json');
        // As bytes: to a text a charset would be added, a parameter that JSON:API does not know.
        return Buffer.from(await stringify(body));
      }),
    );
  }
}
