import { Body, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller, requireFreshProof } from '../platform/auth/caller.js';
import type { OrganizationCaller } from '../platform/auth/caller.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { ManagementController } from '../platform/http/interfaces.js';
import { parametersOf, refuseParameters } from '../platform/json-api/query.js';
import { JsonApi } from '../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../platform/json-api/responder.js';
import { ApiKeyNameDto, RollKeyDto, NewOrganizationKeyDto } from './api-key.dto.js';
import { apiKeyResource } from './api-key.resource.js';
import { ApiKeysService, requireAbilities } from './api-keys.service.js';
import { expiryOf } from './expiry.js';
import { KeyRolling } from './key-rolling.js';

const ONE = { kind: 'one', resource: apiKeyResource, fieldSet: 'default' } as const;

/** The keys of the organization itself. */
@ManagementController('api-keys')
export class ApiKeysController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly keys: ApiKeysService,
    private readonly rolling: KeyRolling,
  ) {}

  @Get()
  @Endpoint({
    ability: 'organization_api_key:read',
    summary: 'List the API keys of the organization',
    answer: { ...ONE, kind: 'list' },
  })
  list(@Req() request: FastifyRequest, @Caller() caller: OrganizationCaller): Promise<ListAnswer> {
    return this.jsonApi.list(request, apiKeyResource, 'default', scopeOf(caller));
  }

  @Post()
  @Endpoint({
    ability: 'organization_api_key:write',
    freshProof: true,
    records: { action: 'api_key.created', resource: apiKeyResource },
    summary: 'Create an API key of the organization, with abilities of your own key',
    status: 201,
    body: NewOrganizationKeyDto,
    answer: { ...ONE, fieldSet: 'created' },
  })
  async create(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Body() given: NewOrganizationKeyDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, apiKeyResource, 'created');
    requireAbilities(caller, given.abilities);
    const { id, token } = await this.keys.create({
      organizationId: caller.organizationId,
      entityId: null,
      environment: caller.environment,
      name: given.name,
      abilities: [...new Set(given.abilities)],
      creatorId: caller.userId,
      madeByKeyId: caller.keyId,
      expiresAt: expiryOf(given.expires_at),
      allowedAddresses: given.allowed_addresses ?? [],
    });
    const answer = await this.jsonApi.get(request, apiKeyResource, 'created', scopeOf(caller), id);
    return { data: { ...answer.data, token } };
  }

  @Get(':apiKey')
  @Endpoint({ ability: 'organization_api_key:read', summary: 'Get an API key of the organization', answer: ONE })
  get(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('apiKey') id: string,
  ): Promise<OneAnswer> {
    return this.jsonApi.get(request, apiKeyResource, 'default', scopeOf(caller), id);
  }

  @Put(':apiKey')
  @Endpoint({
    ability: 'organization_api_key:write',
    records: { action: 'api_key.renamed', resource: apiKeyResource, by: 'apiKey' },
    summary: 'Rename an API key of the organization, or limit it to addresses',
    body: ApiKeyNameDto,
    answer: ONE,
  })
  async rename(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('apiKey') id: string,
    @Body() { name, allowed_addresses = null }: ApiKeyNameDto,
  ): Promise<OneAnswer> {
    if (allowed_addresses !== null) requireFreshProof(caller);
    this.jsonApi.checkParameters(request, apiKeyResource, 'default');
    await this.keys.change(scopeOf(caller), id, name, allowed_addresses);
    return this.jsonApi.get(request, apiKeyResource, 'default', scopeOf(caller), id);
  }

  @Post(':apiKey/roll')
  @Endpoint({
    ability: 'organization_api_key:write',
    freshProof: true,
    records: { action: 'api_key.rolled', resource: apiKeyResource, by: 'apiKey' },
    summary: 'Roll an API key of the organization: a new one takes its place, and the old one ends after an overlap',
    status: 201,
    body: RollKeyDto,
    answer: { ...ONE, fieldSet: 'created' },
  })
  async roll(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('apiKey') apiKey: string,
    @Body() { overlap_hours }: RollKeyDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, apiKeyResource, 'created');
    const scope = scopeOf(caller);
    const { id, token } = await this.rolling.roll({
      scope,
      id: apiKey,
      caller,
      environment: caller.environment,
      overlapHours: overlap_hours ?? null,
    });
    const answer = await this.jsonApi.get(request, apiKeyResource, 'created', scope, id);
    return { data: { ...answer.data, token } };
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
    refuseParameters(parametersOf(request.url));
    await this.keys.revoke(scopeOf(caller), id);
  }
}

function scopeOf({ organizationId }: OrganizationCaller): { organizationId: string; entityId: null } {
  return { organizationId, entityId: null };
}
