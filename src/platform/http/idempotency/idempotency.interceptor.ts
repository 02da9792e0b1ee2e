import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import { callerOf } from '../../auth/caller.js';
import { invalid } from '../../errors/domain-error.js';
import { fingerprintOf } from './fingerprint.js';
import { IdempotentRequests } from './idempotent-requests.js';

const MAX_LENGTH = 255;

/** Honours `Idempotency-Key` on an endpoint that creates something (decisions, section 2). */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly requests: IdempotentRequests) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined) return next.handle();
    return from(this.once(request, http.getResponse<FastifyReply>(), String(key), next));
  }

  private async once(request: FastifyRequest, reply: FastifyReply, key: string, next: CallHandler): Promise<unknown> {
    if (key.length === 0 || key.length > MAX_LENGTH)
      throw invalid({ 'Idempotency-Key': [`The Idempotency-Key header must hold 1 to ${MAX_LENGTH} characters.`] });
    const { organizationId, entityId, session, userId } = callerOf(request);
    const keyed = {
      owner: entityId ?? organizationId,
      // What a person was answered is nobody else's.
      route: `${request.method} ${request.url.split('?', 1)[0]}${session === null ? '' : ` by ${userId}`}`,
      key,
      fingerprint: await fingerprintOf(request),
    };
    const { body, replayed } = await this.requests.once(keyed, () => lastValueFrom(next.handle()) as Promise<object>);
    if (replayed) void reply.header('idempotent-replayed', 'true');
    return body;
  }
}
