import { Delete, Get, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../platform/auth/caller.js';
import type { OrganizationCaller } from '../../platform/auth/caller.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { ManagementController } from '../../platform/http/interfaces.js';
import { parametersOf, refuseParameters } from '../../platform/json-api/query.js';
import { JsonApi } from '../../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../../platform/json-api/responder.js';
import { sessionResource } from './session.resource.js';
import { Users } from './users.service.js';

const ONE = { kind: 'one', resource: sessionResource, fieldSet: 'default' } as const;

/** Where the people of the organization are signed in. */
@ManagementController('sessions')
export class SessionsController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly users: Users,
  ) {}

  @Get()
  @Endpoint({ ability: 'user:read', summary: 'List who is signed in', answer: { ...ONE, kind: 'list' } })
  list(@Req() request: FastifyRequest, @Caller() { organizationId }: OrganizationCaller): Promise<ListAnswer> {
    return this.jsonApi.list(request, sessionResource, 'default', { organizationId });
  }

  @Get(':session')
  @Endpoint({ ability: 'user:read', summary: 'Get a session', answer: ONE })
  get(
    @Req() request: FastifyRequest,
    @Caller() { organizationId }: OrganizationCaller,
    @Param('session') id: string,
  ): Promise<OneAnswer> {
    return this.jsonApi.get(request, sessionResource, 'default', { organizationId }, id);
  }

  @Delete(':session')
  @Endpoint({
    ability: 'user:write',
    summary: 'End anyone’s session; keys cannot',
    status: 204,
    answer: { kind: 'nothing' },
    records: { action: 'session.ended', resource: sessionResource, by: 'session' },
  })
  async end(
    @Req() request: FastifyRequest,
    @Caller() { organizationId }: OrganizationCaller,
    @Param('session') id: string,
  ): Promise<void> {
    refuseParameters(parametersOf(request.url));
    await this.users.endSession(organizationId, id);
  }
}
