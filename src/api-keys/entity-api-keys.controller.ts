import { Body, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { EntitiesService } from '../organization/entities.service.js';
import { Caller } from '../platform/auth/caller.js';
import type { OrganizationCaller } from '../platform/auth/caller.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { ManagementController } from '../platform/http/interfaces.js';
import { JsonApi } from '../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../platform/json-api/responder.js';
import { ApiKeyNameDto, RollKeyDto, NewEntityKeyDto } from './api-key.dto.js';
import { apiKeyResource } from './api-key.resource.js';
import { KeyRequests, scopeOf } from './key-requests.js';
import type { KeyOwner } from './key-requests.js';

const ONE = { kind: 'one', resource: apiKeyResource, fieldSet: 'default' } as const;

/** The keys of one entity of the organization or of its sandbox twin. */
@ManagementController('entities/:entity/api-keys')
export class EntityApiKeysController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly requests: KeyRequests,
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
    return this.jsonApi.list(request, apiKeyResource, 'default', scopeOf(await this.ownerOf(caller, entity)));
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
    @Param('entity') entity: string,
    @Body() given: NewEntityKeyDto,
  ): Promise<OneAnswer> {
    return this.requests.create(request, caller, await this.ownerOf(caller, entity), given);
  }

  @Get(':apiKey')
  @Endpoint({ ability: 'entity_api_key:read', summary: 'Get an API key of an entity', answer: ONE })
  async get(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('entity') entity: string,
    @Param('apiKey') id: string,
  ): Promise<OneAnswer> {
    return this.jsonApi.get(request, apiKeyResource, 'default', scopeOf(await this.ownerOf(caller, entity)), id);
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
    @Body() given: ApiKeyNameDto,
  ): Promise<OneAnswer> {
    return this.requests.change(request, caller, await this.ownerOf(caller, entity), id, given);
  }

  @Post(':apiKey/roll')
  @Endpoint({
    ability: 'entity_api_key:write',
    freshProof: true,
    records: { action: 'api_key.rolled', resource: apiKeyResource, by: 'apiKey' },
    summary: 'Roll an API key of an entity: a new key replaces it, and the old one stops working after an overlap',
    status: 201,
    body: RollKeyDto,
    answer: { ...ONE, fieldSet: 'created' },
  })
  async roll(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('entity') entity: string,
    @Param('apiKey') id: string,
    @Body() given: RollKeyDto,
  ): Promise<OneAnswer> {
    return this.requests.roll(request, caller, await this.ownerOf(caller, entity), id, given);
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
    await this.requests.revoke(request, await this.ownerOf(caller, entity), id);
  }

  /** An entity of the organization, or of its sandbox twin. */
  private async ownerOf(caller: OrganizationCaller, id: string): Promise<KeyOwner> {
    const { id: entityId, organizationId } = await this.entities.find(caller.organizationId, id);
    return {
      entityId,
      organizationId,
      environment: organizationId === caller.organizationId ? caller.environment : 'sandbox',
    };
  }
}
