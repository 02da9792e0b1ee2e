import { Body, Get, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../platform/auth/caller.js';
import type { EntityCaller } from '../platform/auth/caller.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { MainController } from '../platform/http/interfaces.js';
import { JsonApi } from '../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../platform/json-api/responder.js';
import { MergeDto } from './supplier.dto.js';
import { supplierResource } from './supplier.resource.js';
import { SuppliersService } from './suppliers.service.js';

@MainController('suppliers')
export class SuppliersController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly suppliers: SuppliersService,
  ) {}

  @Get()
  @Endpoint({
    ability: 'supplier:read',
    summary: 'List all suppliers',
    answer: { kind: 'list', resource: supplierResource, fieldSet: 'all' },
  })
  list(@Req() request: FastifyRequest, @Caller() { entityId }: EntityCaller): Promise<ListAnswer> {
    return this.jsonApi.list(request, supplierResource, 'all', { entityId, mergedIntoId: null });
  }

  @Get(':supplier')
  @Endpoint({
    ability: 'supplier:read',
    summary: 'Get a supplier',
    answer: { kind: 'one', resource: supplierResource, fieldSet: 'all' },
  })
  get(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('supplier') id: string,
  ): Promise<OneAnswer> {
    return this.jsonApi.get(request, supplierResource, 'all', { entityId }, id);
  }

  @Post(':supplier/merge')
  @Endpoint({
    ability: 'supplier:write',
    records: { action: 'supplier.merged', resource: supplierResource, fieldSet: 'all', by: 'supplier' },
    summary: 'Merge another supplier into this one',
    body: MergeDto,
    answer: { kind: 'one', resource: supplierResource, fieldSet: 'all' },
  })
  async merge(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Param('supplier') id: string,
    @Body() body: MergeDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, supplierResource, 'all');
    await this.suppliers.merge(caller, id, body.supplier_id);
    return this.jsonApi.get(request, supplierResource, 'all', { entityId: caller.entityId }, id);
  }
}
