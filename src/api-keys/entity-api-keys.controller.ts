import { Body, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { EntitiesService } from '../organization/entities.service.js';
import { Caller } from '../platform/auth/caller.js';
import type { OrganizationCaller } from '../platform/auth/caller.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { ManagementController } from '../platform/http/interfaces.js';
import { parametersOf, refuseParameters } from '../platform/json-api/query.js';
import { JsonApi } from '../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../platform/json-api/responder.js';
import { ApiKeyNameDto, NewEntityKeyDto } from './api-key.dto.js';
import { apiKeyResource } from './api-key.resource.js';
import { ApiKeysService } from './api-keys.service.js';
import { expiryOf } from './expiry.js';

const ONE = { kind: 'one', resource: apiKeyResource, fieldSet: 'default' } as const;

/** The keys of one entity of the organization or of its sandbox twin. */
@ManagementController('entities/:entity/api-keys')
export class EntityApiKeysController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly keys: ApiKeysService,
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
      environment: entity.organizationId === caller.organizationId ? caller.environment : 'sandbox',
      name: given.name,
      abilities: [...new Set(given.abilities)],
      creatorId: caller.userId,
      madeByKeyId: caller.keyId,
      expiresAt: expiryOf(given.expires_at),
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
    @Body() { name }: ApiKeyNameDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, apiKeyResource, 'default');
    const scope = await this.scopeOf(caller, entity);
    await this.keys.rename(scope, id, name);
    return this.jsonApi.get(request, apiKeyResource, 'default', scope, id);
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
