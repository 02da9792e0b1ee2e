import { Body, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../platform/auth/caller.js';
import type { OrganizationCaller } from '../platform/auth/caller.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { ManagementController } from '../platform/http/interfaces.js';
import { JsonApi } from '../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../platform/json-api/responder.js';
import { ApiKeyNameDto, RollKeyDto, NewOrganizationKeyDto } from './api-key.dto.js';
import { apiKeyResource } from './api-key.resource.js';
import { KeyRequests, scopeOf } from './key-requests.js';
import type { KeyOwner } from './key-requests.js';

const ONE = { kind: 'one', resource: apiKeyResource, fieldSet: 'default' } as const;

/** The keys of the organization itself. */
@ManagementController('api-keys')
export class ApiKeysController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly requests: KeyRequests,
  ) {}

  @Get()
  @Endpoint({
    ability: 'organization_api_key:read',
    summary: 'List the API keys of the organization',
    answer: { ...ONE, kind: 'list' },
  })
  list(@Req() request: FastifyRequest, @Caller() caller: OrganizationCaller): Promise<ListAnswer> {
    return this.jsonApi.list(request, apiKeyResource, 'default', scopeOf(ownOf(caller)));
  }

  @Post()
  @Endpoint({
    ability: 'organization_api_key:write',
    freshProof: true,
    records: { action: 'api_key.created', resource: apiKeyResource },
    summary: 'Create an API key of the organization, with abilities that your own key has',
    status: 201,
    body: NewOrganizationKeyDto,
    answer: { ...ONE, fieldSet: 'created' },
  })
  async create(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Body() given: NewOrganizationKeyDto,
  ): Promise<OneAnswer> {
    return this.requests.create(request, caller, ownOf(caller), given);
  }

  @Get(':apiKey')
  @Endpoint({ ability: 'organization_api_key:read', summary: 'Get an API key of the organization', answer: ONE })
  get(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('apiKey') id: string,
  ): Promise<OneAnswer> {
    return this.jsonApi.get(request, apiKeyResource, 'default', scopeOf(ownOf(caller)), id);
  }

  @Put(':apiKey')
  @Endpoint({
    ability: 'organization_api_key:write',
    records: { action: 'api_key.renamed', resource: apiKeyResource, by: 'apiKey' },
    summary: 'Rename an API key of the organization, or change the addresses it can be used from',
    body: ApiKeyNameDto,
    answer: ONE,
  })
  async rename(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('apiKey') id: string,
    @Body() given: ApiKeyNameDto,
  ): Promise<OneAnswer> {
    return this.requests.change(request, caller, ownOf(caller), id, given);
  }

  @Post(':apiKey/roll')
  @Endpoint({
    ability: 'organization_api_key:write',
    freshProof: true,
    records: { action: 'api_key.rolled', resource: apiKeyResource, by: 'apiKey' },
    summary:
      'Roll an API key of the organization: a new key replaces it, and the old one stops working after an overlap',
    status: 201,
    body: RollKeyDto,
    answer: { ...ONE, fieldSet: 'created' },
  })
  async roll(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('apiKey') id: string,
    @Body() given: RollKeyDto,
  ): Promise<OneAnswer> {
    return this.requests.roll(request, caller, ownOf(caller), id, given);
  }

  @Delete(':apiKey')
  @Endpoint({
    ability: 'organization_api_key:write',
    freshProof: true,
    records: { action: 'api_key.revoked', resource: apiKeyResource, by: 'apiKey' },
    summary: 'Revoke an API key of the organization at once',
    status: 204,
    answer: { kind: 'nothing' },
  })
  async revoke(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('apiKey') id: string,
  ): Promise<void> {
    await this.requests.revoke(request, ownOf(caller), id);
  }
}

function ownOf({ organizationId, environment }: OrganizationCaller): KeyOwner {
  return { organizationId, entityId: null, environment };
}
