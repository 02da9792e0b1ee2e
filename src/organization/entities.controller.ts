import { Body, Get, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../platform/auth/caller.js';
import type { OrganizationCaller } from '../platform/auth/caller.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { ManagementController } from '../platform/http/interfaces.js';
import { JsonApi } from '../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../platform/json-api/responder.js';
import { EntitiesService } from './entities.service.js';
import { EntityNameDto, NewEntityDto, OwnDetailsDto } from './entity.dto.js';
import { entityResource, ownDetailsResource } from './entity.resource.js';

const ONE = { kind: 'one', resource: entityResource, fieldSet: 'default' } as const;
const OWN = { kind: 'one', resource: ownDetailsResource, fieldSet: 'default' } as const;

@ManagementController('entities')
export class EntitiesController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly entities: EntitiesService,
  ) {}

  @Get()
  @Endpoint({
    ability: 'entity:read',
    summary: 'List the entities of the organization and of its sandbox',
    answer: { ...ONE, kind: 'list' },
  })
  async list(@Req() request: FastifyRequest, @Caller() caller: OrganizationCaller): Promise<ListAnswer> {
    const organizationId = await this.entities.organizationIds(caller.organizationId);
    const id = caller.entityIds;
    return this.jsonApi.list(request, entityResource, 'default', { organizationId, ...(id && { id }) });
  }

  @Post()
  @Endpoint({
    ability: 'entity:write',
    records: { action: 'entity.created', resource: entityResource },
    summary: 'Create an entity',
    status: 201,
    body: NewEntityDto,
    answer: ONE,
  })
  async create(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Body() { name, environment }: NewEntityDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, entityResource, 'default');
    const id = await this.entities.create(caller.organizationId, { name, environment: environment ?? 'production' });
    return this.show(request, caller, id);
  }

  @Get(':entity')
  @Endpoint({ ability: 'entity:read', summary: 'Get an entity', answer: ONE })
  get(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('entity') id: string,
  ): Promise<OneAnswer> {
    return this.show(request, caller, id);
  }

  @Put(':entity')
  @Endpoint({
    ability: 'entity:write',
    records: { action: 'entity.renamed', resource: entityResource, by: 'entity' },
    summary: 'Rename an entity',
    body: EntityNameDto,
    answer: ONE,
  })
  async rename(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('entity') id: string,
    @Body() { name }: EntityNameDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, entityResource, 'default');
    await this.entities.rename(caller.organizationId, id, name);
    return this.show(request, caller, id);
  }

  @Get(':entity/own-details')
  @Endpoint({ ability: 'entity:read', summary: 'Get the entity’s own ABNs, names and accounts', answer: OWN })
  ownDetails(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('entity') id: string,
  ): Promise<OneAnswer> {
    return this.show(request, caller, id, ownDetailsResource);
  }

  @Put(':entity/own-details')
  @Endpoint({
    ability: 'entity:write',
    records: { action: 'entity.own_details_told', resource: ownDetailsResource, by: 'entity' },
    summary: 'Set the entity’s own ABNs, names and accounts',
    body: OwnDetailsDto,
    answer: OWN,
  })
  async tellOwnDetails(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('entity') id: string,
    @Body() { abns, names, accounts }: OwnDetailsDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, ownDetailsResource, 'default');
    await this.entities.changeOwnDetails(caller.organizationId, id, {
      ownAbns: abns,
      ownNames: names,
      ownAccounts: accounts.map((one) => ({ bsb: one.account_bsb, accountNumber: one.account_number })),
    });
    return this.show(request, caller, id, ownDetailsResource);
  }

  @Post(':entity/inbox-address')
  @Endpoint({
    ability: 'entity:write',
    records: { action: 'entity.inbox_replaced', resource: entityResource, by: 'entity' },
    summary: 'Replace the inbox address of an entity, for instance when it has leaked',
    answer: ONE,
  })
  async replaceInbox(
    @Req() request: FastifyRequest,
    @Caller() caller: OrganizationCaller,
    @Param('entity') id: string,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, entityResource, 'default');
    await this.entities.replaceInbox(caller.organizationId, id);
    return this.show(request, caller, id);
  }

  private async show(
    request: FastifyRequest,
    caller: OrganizationCaller,
    id: string,
    resource: typeof entityResource | typeof ownDetailsResource = entityResource,
  ): Promise<OneAnswer> {
    const organizationId = await this.entities.organizationIds(caller.organizationId);
    return this.jsonApi.get(request, resource, 'default', { organizationId }, id);
  }
}
