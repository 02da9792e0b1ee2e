import { Get, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { Caller } from '../platform/auth/caller.js';
import type { OrganizationCaller } from '../platform/auth/caller.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { ManagementController } from '../platform/http/interfaces.js';
import { JsonApi } from '../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../platform/json-api/responder.js';
import type { Scope } from '../platform/json-api/scope.js';
import { auditEventResource } from './audit-event.resource.js';

const ONE = { kind: 'one', resource: auditEventResource, fieldSet: 'default' } as const;

/** What was done in an organization, its sandbox twin and all their entities. */
@ManagementController('audit-events')
export class OrganizationAuditEventsController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly dataSource: DataSource,
  ) {}

  @Get()
  @Endpoint({
    ability: 'audit_event:read',
    summary: 'List who changed what in the organization and its entities, newest first',
    answer: { ...ONE, kind: 'list' },
  })
  async list(@Req() request: FastifyRequest, @Caller() caller: OrganizationCaller): Promise<ListAnswer> {
    return this.jsonApi.list(request, auditEventResource, 'default', await this.scopeOf(caller));
  }

  @Get(':event')
  @Endpoint({ ability: 'audit_event:read', summary: 'Get an event of the audit trail', answer: ONE })
  async get(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('event') id: string,
  ): Promise<OneAnswer> {
    return this.jsonApi.get(request, auditEventResource, 'default', await this.scopeOf(caller), id);
  }

  private async scopeOf({ organizationId }: OrganizationCaller): Promise<Scope> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      'SELECT id FROM organizations WHERE id = $1 OR production_organization_id = $1',
      [organizationId],
    );
    return { organizationId: rows.map(({ id }) => id) };
  }
}
