import { Body, Delete, Get, Param, Patch, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../platform/auth/caller.js';
import type { OrganizationCaller } from '../../platform/auth/caller.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { ManagementController } from '../../platform/http/interfaces.js';
import { parametersOf, refuseParameters } from '../../platform/json-api/query.js';
import { JsonApi } from '../../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../../platform/json-api/responder.js';
import { LinksToPassOn } from '../links/links-to-pass-on.js';
import { dataOf } from '../sign-in/session-answer.js';
import { UserChangeDto } from './user.dto.js';
import { userResource } from './user.resource.js';
import { Users } from './users.service.js';

const ONE = { kind: 'one', resource: userResource, fieldSet: 'default' } as const;

/** The people of the organization. */
@ManagementController('users')
export class UsersController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly users: Users,
    private readonly toPassOn: LinksToPassOn,
  ) {}

  @Get()
  @Endpoint({ ability: 'user:read', summary: 'List the users of the organization', answer: { ...ONE, kind: 'list' } })
  list(@Req() request: FastifyRequest, @Caller() { organizationId }: OrganizationCaller): Promise<ListAnswer> {
    return this.jsonApi.list(request, userResource, 'default', { organizationId });
  }

  @Get(':user')
  @Endpoint({ ability: 'user:read', summary: 'Get a user', answer: ONE })
  get(
    @Req() request: FastifyRequest,
    @Caller() { organizationId }: OrganizationCaller,
    @Param('user') id: string,
  ): Promise<OneAnswer> {
    return this.jsonApi.get(request, userResource, 'default', { organizationId }, id);
  }

  @Patch(':user')
  @Endpoint({
    ability: 'user:write',
    freshProof: true,
    summary: 'Change the name or roles of a user; keys cannot',
    body: UserChangeDto,
    answer: ONE,
    records: { action: 'user.changed', resource: userResource, by: 'user' },
  })
  async change(
    @Req() request: FastifyRequest,
    @Caller() { organizationId }: OrganizationCaller,
    @Param('user') id: string,
    @Body() change: UserChangeDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, userResource, 'default');
    await this.users.change(organizationId, id, change);
    return this.jsonApi.get(request, userResource, 'default', { organizationId }, id);
  }

  @Delete(':user')
  @Endpoint({
    ability: 'user:write',
    freshProof: true,
    summary: 'Remove a user; keys cannot',
    status: 204,
    answer: { kind: 'nothing' },
    records: { action: 'user.removed', resource: userResource, by: 'user' },
  })
  async remove(
    @Req() request: FastifyRequest,
    @Caller() { organizationId }: OrganizationCaller,
    @Param('user') id: string,
  ): Promise<void> {
    refuseParameters(parametersOf(request.url));
    await this.users.remove(organizationId, id);
  }

  @Post(':user/password-reset')
  @Endpoint({
    ability: 'user:write',
    freshProof: true,
    summary: 'Send a user a link to set a new password; keys cannot',
    answer: {
      kind: 'json',
      schema: dataOf({
        type: 'object',
        required: ['url'],
        properties: {
          url: { type: ['string', 'null'], description: 'The link to pass on; null if it was sent by email.' },
        },
      }),
    },
    records: { action: 'user.password_reset_asked', resource: userResource, by: 'user' },
  })
  async resetPassword(
    @Req() request: FastifyRequest,
    @Caller() { organizationId, userId }: OrganizationCaller,
    @Param('user') id: string,
  ): Promise<object> {
    refuseParameters(parametersOf(request.url));
    const link = await this.users.resetPassword(organizationId, userId, id);
    return { data: { url: this.toPassOn.of(link) } };
  }

  @Post(':user/reset-second-factor')
  @Endpoint({
    ability: 'user:write',
    freshProof: true,
    summary: 'Remove the second factors of a user, who then sets up new ones; keys cannot',
    answer: ONE,
    records: { action: 'user.second_factor_reset', resource: userResource, by: 'user' },
  })
  async resetSecondFactor(
    @Req() request: FastifyRequest,
    @Caller() { organizationId }: OrganizationCaller,
    @Param('user') id: string,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, userResource, 'default');
    await this.users.resetSecondFactor(organizationId, id);
    return this.jsonApi.get(request, userResource, 'default', { organizationId }, id);
  }
}
