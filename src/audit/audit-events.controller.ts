import { Get, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../platform/auth/caller.js';
import type { EntityCaller } from '../platform/auth/caller.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { MainController } from '../platform/http/interfaces.js';
import { JsonApi } from '../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../platform/json-api/responder.js';
import { auditEventResource } from './audit-event.resource.js';

const ONE = { kind: 'one', resource: auditEventResource, fieldSet: 'default' } as const;

/** What was done in an entity. */
@MainController('audit-events')
export class AuditEventsController {
  constructor(private readonly jsonApi: JsonApi) {}

  @Get()
  @Endpoint({
    ability: 'audit_event:read',
    summary: 'List who changed what, newest first',
    answer: { ...ONE, kind: 'list' },
  })
  list(@Req() request: FastifyRequest, @Caller() { entityId }: EntityCaller): Promise<ListAnswer> {
    return this.jsonApi.list(request, auditEventResource, 'default', { entityId });
  }

  @Get(':event')
  @Endpoint({ ability: 'audit_event:read', summary: 'Get an event of the audit trail', answer: ONE })
  get(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('event') id: string,
  ): Promise<OneAnswer> {
    return this.jsonApi.get(request, auditEventResource, 'default', { entityId }, id);
  }
}
