import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import type { EntityManager } from 'typeorm';
import { callerOf } from '../auth/caller.js';
import type { OrganizationCaller } from '../auth/caller.js';
import { ambientTransaction } from '../database/ambient.js';
import { lockByName } from '../database/lock-by-name.js';
import { Database } from '../database/transactions.js';
import { ENDPOINT } from '../http/endpoint-metadata.js';
import type { EndpointDeclaration } from '../http/endpoint.js';
import { isUuid } from '../ids/uuid.js';
import { ResourceReader } from '../json-api/reader.js';
import type { Scope } from '../json-api/scope.js';
import type { ResourceObject } from '../json-api/serialise.js';
import { ChangeRecorders } from './change-recorders.js';
import type { RecordedChange } from './recorded.js';

/**
 * Has what an endpoint changes written down: the request runs in one transaction, in which its resource is read before and after.
 * Two requests that change the same thing wait for one another, so that each finds what the other left.
 */
@Injectable()
export class ChangesInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
    private readonly reader: ResourceReader,
    private readonly recorders: ChangeRecorders,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { records } = this.reflector.get<EndpointDeclaration>(ENDPOINT, context.getHandler());
    if (typeof records !== 'object') return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const run = (manager: EntityManager): Promise<unknown> =>
      this.run(manager, records, request, () => lastValueFrom(next.handle()));
    const ambient = ambientTransaction();
    return from(ambient ? run(ambient.manager) : this.database.whole(run));
  }

  private async run(
    manager: EntityManager,
    records: RecordedChange,
    request: FastifyRequest,
    handle: () => Promise<unknown>,
  ): Promise<unknown> {
    const { action, resource } = records;
    const caller = callerOf(request);
    const named = nameIn(records, request, caller);
    if (named !== null) await lockByName(manager, `${resource.type} ${named}`);
    const before = named === null ? null : await this.find(records, caller, named);
    const answer = await handle();
    const id = before?.id ?? (answer as { data?: { id?: string } } | undefined)?.data?.id ?? named;
    if (id === null) throw new Error(`${action}: neither the path nor the answer names what was changed.`);
    const after = await this.find(records, caller, id);
    await this.recorders.record(manager, {
      organizationId: caller.organizationId,
      entityId: entityOf(request, caller),
      action,
      resource,
      id,
      before: before?.attributes ?? null,
      after: after?.attributes ?? null,
    });
    return answer;
  }

  private async find(
    records: RecordedChange,
    caller: OrganizationCaller,
    named: string,
  ): Promise<ResourceObject | null> {
    const { resource, fieldSet = 'default', name } = records;
    const property = isUuid(named) ? 'id' : name;
    if (property === undefined) return null;
    const ofCaller: Scope =
      caller.entityId !== null && this.reader.isOfEntities(resource) ? { entityId: caller.entityId } : {};
    return this.reader.first(resource, fieldSet, { ...ofCaller, [property]: named });
  }
}

/** The entity that a change belongs to: the caller's, or on the management interface the one that the path names. */
function entityOf(request: FastifyRequest, caller: OrganizationCaller): string | null {
  const { entity } = request.params as { entity?: string };
  return caller.entityId ?? (entity !== undefined && isUuid(entity) ? entity : null);
}

function nameIn({ by }: RecordedChange, request: FastifyRequest, caller: OrganizationCaller): string | null {
  if (by === undefined) return null;
  if (by === 'caller') return caller.entityId;
  const named = (request.params as Record<string, string>)[by] ?? null;
  // PostgreSQL knows no such text, and nothing is called so.
  return named?.includes('\0') ? null : named;
}
