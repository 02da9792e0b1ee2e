import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import type { EntityManager } from 'typeorm';
import { callerOf } from '../../auth/caller.js';
import { ambientTransaction } from '../../database/ambient.js';
import { lockByName } from '../../database/lock-by-name.js';
import { holdTenant } from '../../database/tenant.js';
import { Database } from '../../database/transactions.js';
import { DomainError } from '../../errors/domain-error.js';
import { isUuid } from '../../ids/uuid.js';
import { ResourceReader } from '../../json-api/reader.js';
import type { HeldRow } from '../../json-api/reader.js';
import type { Scope } from '../../json-api/scope.js';
import { SecretKey } from '../../secrets/secret-key.js';
import { ENDPOINT } from '../endpoint-metadata.js';
import type { EndpointDeclaration } from '../endpoint.js';
import { matches, tagOf } from './etags.js';
import { Subjects } from './subjects.js';
import type { Subject } from './subjects.js';

/**
 * Honours `If-Match` (RFC 9110, section 13.1.1): a change is made only to what still is as it was read. The request runs in one
 * transaction that holds the thing; where that was another, everything is undone. What the caller may not see is not found, as ever.
 */
@Injectable()
export class IfMatchInterceptor implements NestInterceptor {
  constructor(
    private readonly database: Database,
    private readonly reader: ResourceReader,
    private readonly subjects: Subjects,
    private readonly secretKey: SecretKey,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const wanted = request.headers['if-match'];
    if (wanted === undefined) return next.handle();
    const subject = this.subjects.of(request.method, request.routeOptions.url ?? '');
    if (subject === null) return next.handle();
    const { records } = Reflect.getMetadata(ENDPOINT, context.getHandler()) as EndpointDeclaration;
    const property = typeof records === 'object' ? records.name : undefined;
    const run = async (manager: EntityManager): Promise<unknown> => {
      const held = await this.hold(manager, request, subject, property);
      const answer: unknown = await lastValueFrom(next.handle());
      if (held === null || !matches(wanted, tagOf(this.secretKey, subject.resource, held.id, held.version)))
        throw changed(subject);
      return answer;
    };
    const ambient = ambientTransaction();
    return from(ambient ? run(ambient.manager) : this.database.whole(run));
  }

  private async hold(
    manager: EntityManager,
    request: FastifyRequest,
    { resource, parameter }: Subject,
    property: string | undefined,
  ): Promise<HeldRow | null> {
    const { entityId } = callerOf(request);
    const named = parameter === null ? entityId : (request.params as Record<string, string>)[parameter];
    const by = named !== null && named !== undefined && isUuid(named) ? 'id' : property;
    if (named === null || named === undefined || by === undefined || named.includes('\0')) return null;
    if (entityId !== null) await holdTenant(manager, entityId);
    // As those take it who record changes, and before the row, so that no two wait for each other.
    await lockByName(manager, `${resource.type} ${named}`);
    const ofCaller: Scope = entityId !== null && this.reader.isOfEntities(resource) ? { entityId } : {};
    return this.reader.hold(resource, { ...ofCaller, [by]: named });
  }
}

function changed({ resource: { title } }: Subject): DomainError {
  const thing = /^[A-Z][a-z]/.test(title) ? `${title[0]?.toLowerCase()}${title.slice(1)}` : title;
  return new DomainError(
    'precondition_failed',
    `This ${thing} has changed since you read it. Get it again, then repeat your change if it still applies.`,
  );
}
