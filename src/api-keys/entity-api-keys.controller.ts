import { Body, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { EntitiesService } from '../organization/entities.service.js';
import { Caller, requireFreshProof } from '../platform/auth/caller.js';
import type { PayingEntity } from '../organization/entity.entity.js';
import type { OrganizationCaller } from '../platform/auth/caller.js';
import type { Environment } from '../platform/auth/environment.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { ManagementController } from '../platform/http/interfaces.js';
import { parametersOf, refuseParameters } from '../platform/json-api/query.js';
import { JsonApi } from '../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../platform/json-api/responder.js';
import { ApiKeyNameDto, RollKeyDto, NewEntityKeyDto } from './api-key.dto.js';
import { apiKeyResource } from './api-key.resource.js';
import { ApiKeysService } from './api-keys.service.js';
import { expiryOf } from './expiry.js';
import { KeyRolling } from './key-rolling.js';

const ONE = { kind: 'one', resource: apiKeyResource, fieldSet: 'default' } as const;

/** The keys of one entity of the organization or of its sandbox twin. */
@ManagementController('entities/:entity/api-keys')
export class EntityApiKeysController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly keys: ApiKeysService,
    private readonly rolling: KeyRolling,
    private readonly entities: EntitiesService,
  ) {}

  @Get()
  @Endpoint({
    ability: 'entity_api_key:read',
    summary: 'List the API keys of an entity',
    answer: { ...ONE, kind: 'list' },
  })
  async list(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('entity') entity: string,
  ): Promise<ListAnswer> {
    return this.jsonApi.list(request, apiKeyResource, 'default', await this.scopeOf(caller, entity));
  }

  @Post()
  @Endpoint({
    ability: 'entity_api_key:write',
    freshProof: true,
    records: { action: 'api_key.created', resource: apiKeyResource },
    summary: 'Create an API key of an entity',
    status: 201,
    body: NewEntityKeyDto,
    answer: { ...ONE, fieldSet: 'created' },
  })
  async create(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('entity') entityId: string,
    @Body() given: NewEntityKeyDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, apiKeyResource, 'created');
    const entity = await this.entities.find(caller.organizationId, entityId);
    const { id, token } = await this.keys.create({
      organizationId: entity.organizationId,
      entityId: entity.id,
      environment: environmentOf(caller, entity),
      name: given.name,
      abilities: [...new Set(given.abilities)],
      creatorId: caller.userId,
      madeByKeyId: caller.keyId,
      expiresAt: expiryOf(given.expires_at),
      allowedAddresses: given.allowed_addresses ?? [],
    });
    const answer = await this.jsonApi.get(request, apiKeyResource, 'created', { entityId: entity.id }, id);
    return { data: { ...answer.data, token } };
  }

  @Get(':apiKey')
  @Endpoint({ ability: 'entity_api_key:read', summary: 'Get an API key of an entity', answer: ONE })
  async get(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('entity') entity: string,
    @Param('apiKey') id: string,
  ): Promise<OneAnswer> {
    return this.jsonApi.get(request, apiKeyResource, 'default', await this.scopeOf(caller, entity), id);
  }

  @Put(':apiKey')
  @Endpoint({
    ability: 'entity_api_key:write',
    records: { action: 'api_key.renamed', resource: apiKeyResource, by: 'apiKey' },
    summary: 'Update an entity API key',
    body: ApiKeyNameDto,
    answer: ONE,
  })
  async rename(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('entity') entity: string,
    @Param('apiKey') id: string,
    @Body() { name, allowed_addresses = null }: ApiKeyNameDto,
  ): Promise<OneAnswer> {
    if (allowed_addresses !== null) requireFreshProof(caller);
    this.jsonApi.checkParameters(request, apiKeyResource, 'default');
    const scope = await this.scopeOf(caller, entity);
    await this.keys.change(scope, id, name, allowed_addresses);
    return this.jsonApi.get(request, apiKeyResource, 'default', scope, id);
  }

  @Post(':apiKey/roll')
  @Endpoint({
    ability: 'entity_api_key:write',
    freshProof: true,
    records: { action: 'api_key.rolled', resource: apiKeyResource, by: 'apiKey' },
    summary: 'Roll an API key of an entity: a new one takes its place, and the old one ends after an overlap',
    status: 201,
    body: RollKeyDto,
    answer: { ...ONE, fieldSet: 'created' },
  })
  async roll(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('entity') entityId: string,
    @Param('apiKey') apiKey: string,
    @Body() { overlap_hours }: RollKeyDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, apiKeyResource, 'created');
    const entity = await this.entities.find(caller.organizationId, entityId);
    const scope = { entityId: entity.id };
    const { id, token } = await this.rolling.roll({
      scope,
      id: apiKey,
      caller,
      environment: environmentOf(caller, entity),
      overlapHours: overlap_hours ?? null,
    });
    const answer = await this.jsonApi.get(request, apiKeyResource, 'created', scope, id);
    return { data: { ...answer.data, token } };
  }

  @Delete(':apiKey')
  @Endpoint({
    ability: 'entity_api_key:write',
    freshProof: true,
    records: { action: 'api_key.revoked', resource: apiKeyResource, by: 'apiKey' },
    summary: 'Revoke an API key of an entity at once',
    status: 204,
    answer: { kind: 'nothing' },
  })
  async revoke(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('entity') entity: string,
    @Param('apiKey') id: string,
  ): Promise<void> {
    refuseParameters(parametersOf(request.url));
    await this.keys.revoke(await this.scopeOf(caller, entity), id);
  }

  private async scopeOf(caller: OrganizationCaller, entityId: string): Promise<{ entityId: string }> {
    const { id } = await this.entities.find(caller.organizationId, entityId);
    return { entityId: id };
  }
}

/** The environment of an entity of the organization or of its sandbox twin. */
function environmentOf(caller: OrganizationCaller, { organizationId }: PayingEntity): Environment {
  return organizationId === caller.organizationId ? caller.environment : 'sandbox';
}
