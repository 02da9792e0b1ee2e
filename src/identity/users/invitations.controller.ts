import { Body, Delete, Get, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../platform/auth/caller.js';
import type { OrganizationCaller } from '../../platform/auth/caller.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { ManagementController } from '../../platform/http/interfaces.js';
import { parametersOf, refuseParameters } from '../../platform/json-api/query.js';
import { JsonApi } from '../../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../../platform/json-api/responder.js';
import { LinksToPassOn } from '../links/links-to-pass-on.js';
import { invitationResource } from './invitation.resource.js';
import { NewInvitationDto } from './user.dto.js';
import { Users } from './users.service.js';

const ONE = { kind: 'one', resource: invitationResource, fieldSet: 'default' } as const;

/** Who was asked to come and has not come yet. */
@ManagementController('invitations')
export class InvitationsController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly users: Users,
    private readonly toPassOn: LinksToPassOn,
  ) {}

  @Get()
  @Endpoint({ ability: 'user:read', summary: 'List the pending invitations', answer: { ...ONE, kind: 'list' } })
  list(@Req() request: FastifyRequest, @Caller() { organizationId }: OrganizationCaller): Promise<ListAnswer> {
    return this.jsonApi.list(request, invitationResource, 'default', { organizationId });
  }

  @Post()
  @Endpoint({
    ability: 'user:write',
    freshProof: true,
    summary: 'Invite someone, or invite them again; keys cannot',
    status: 201,
    body: NewInvitationDto,
    answer: { ...ONE, fieldSet: 'created' },
    records: { action: 'invitation.created', resource: invitationResource },
  })
  async create(
    @Req() request: FastifyRequest,
    @Caller() { organizationId, userId }: OrganizationCaller,
    @Body() { name, email, role = null, roles = [] }: NewInvitationDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, invitationResource, 'created');
    const id = await this.users.invite(organizationId, userId, { name, email, role, roles });
    const answer = await this.jsonApi.get(request, invitationResource, 'created', { organizationId }, id);
    return { data: { ...answer.data, url: this.toPassOn.of(id) } };
  }

  @Get(':invitation')
  @Endpoint({ ability: 'user:read', summary: 'Get a pending invitation', answer: ONE })
  get(
    @Req() request: FastifyRequest,
    @Caller() { organizationId }: OrganizationCaller,
    @Param('invitation') id: string,
  ): Promise<OneAnswer> {
    return this.jsonApi.get(request, invitationResource, 'default', { organizationId }, id);
  }

  @Delete(':invitation')
  @Endpoint({
    ability: 'user:write',
    freshProof: true,
    summary: 'Withdraw an invitation; keys cannot',
    status: 204,
    answer: { kind: 'nothing' },
    records: { action: 'invitation.withdrawn', resource: invitationResource, by: 'invitation' },
  })
  async withdraw(
    @Req() request: FastifyRequest,
    @Caller() { organizationId }: OrganizationCaller,
    @Param('invitation') id: string,
  ): Promise<void> {
    refuseParameters(parametersOf(request.url));
    await this.users.withdraw(organizationId, id);
  }
}
