import { Body, Get, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { InvoicesService } from '../../invoices/invoices.service.js';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { MainController } from '../../platform/http/interfaces.js';
import { JsonApi } from '../../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../../platform/json-api/responder.js';
import { DecisionDto } from './decision.dto.js';
import { decisionResource } from './decision.resource.js';
import { DecisionsService } from './decisions.service.js';

const ONE = { kind: 'one', resource: decisionResource, fieldSet: 'default' } as const;

@MainController('invoices/:invoice/decisions')
export class InvoiceDecisionsController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly decisions: DecisionsService,
    private readonly invoices: InvoicesService,
  ) {}

  @Get()
  @Endpoint({
    ability: 'invoice:read',
    summary: 'List the decisions on an invoice',
    answer: { ...ONE, kind: 'list' },
  })
  async list(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('invoice') id: string,
  ): Promise<ListAnswer> {
    const { id: invoiceId } = await this.invoices.find(entityId, id);
    return this.jsonApi.list(request, decisionResource, 'default', { entityId, invoiceId });
  }

  @Post()
  @Endpoint({
    ability: 'invoice:review',
    records: 'by_events',
    summary: 'Approve, hold, reject or reopen an invoice',
    status: 201,
    body: DecisionDto,
    answer: ONE,
  })
  async create(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Param('invoice') invoice: string,
    @Body() body: DecisionDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, decisionResource, 'default');
    const id = await this.decisions.decideInvoice(caller, invoice, body);
    return this.jsonApi.get(request, decisionResource, 'default', { entityId: caller.entityId }, id);
  }
}
