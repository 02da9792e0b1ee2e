import { Body, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { MainController } from '../../platform/http/interfaces.js';
import { parametersOf, refuseParameters } from '../../platform/json-api/query.js';
import { JsonApi } from '../../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../../platform/json-api/responder.js';
import { SavedViewDto } from './saved-view.dto.js';
import { savedViewResource } from './saved-view.resource.js';
import { SavedViews, seenBy } from './saved-views.service.js';

const ONE = { kind: 'one', resource: savedViewResource, fieldSet: 'default' } as const;

/** Views that people save: their own, and those that are shared. They change nothing of the entity, so that every role has them. */
@MainController('views')
export class SavedViewsController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly views: SavedViews,
  ) {}

  @Get()
  @Endpoint({
    ability: 'invoice:read',
    summary: 'List your own saved views and the shared ones',
    answer: { ...ONE, kind: 'list' },
  })
  list(@Req() request: FastifyRequest, @Caller() caller: EntityCaller): Promise<ListAnswer> {
    return this.jsonApi.list(request, savedViewResource, 'default', seenBy(caller));
  }

  @Post()
  @Endpoint({
    ability: 'invoice:read',
    records: { action: 'view.created', resource: savedViewResource },
    summary: 'Save a view of a list',
    status: 201,
    body: SavedViewDto,
    answer: ONE,
  })
  async create(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Body() body: SavedViewDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, savedViewResource, 'default');
    const id = await this.views.create(caller, body);
    return this.jsonApi.get(request, savedViewResource, 'default', seenBy(caller), id);
  }

  @Get(':view')
  @Endpoint({ ability: 'invoice:read', summary: 'Get a saved view', answer: ONE })
  get(@Req() request: FastifyRequest, @Caller() caller: EntityCaller, @Param('view') id: string): Promise<OneAnswer> {
    return this.jsonApi.get(request, savedViewResource, 'default', seenBy(caller), id);
  }

  @Put(':view')
  @Endpoint({
    ability: 'invoice:read',
    records: { action: 'view.changed', resource: savedViewResource, by: 'view' },
    summary: 'Change a saved view of your own',
    body: SavedViewDto,
    answer: ONE,
  })
  async change(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Param('view') id: string,
    @Body() body: SavedViewDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, savedViewResource, 'default');
    await this.views.change(caller, id, body);
    return this.jsonApi.get(request, savedViewResource, 'default', seenBy(caller), id);
  }

  @Delete(':view')
  @Endpoint({
    ability: 'invoice:read',
    records: { action: 'view.deleted', resource: savedViewResource, by: 'view' },
    summary: 'Delete a saved view',
    status: 204,
    answer: { kind: 'nothing' },
  })
  async delete(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Param('view') id: string,
  ): Promise<void> {
    refuseParameters(parametersOf(request.url));
    await this.views.delete(caller, id);
  }
}
