import { Body, Get, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { lockInvoice } from '../../invoices/lock-invoice.js';
import { InvoicesService } from '../../invoices/invoices.service.js';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Database } from '../../platform/database/transactions.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { MainController } from '../../platform/http/interfaces.js';
import { newId } from '../../platform/ids/uuid.js';
import { JsonApi } from '../../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../../platform/json-api/responder.js';
import { IsComment } from '../decisions/decision.dto.js';
import { invoiceCommented } from '../review.events.js';
import { InvoiceComment } from './invoice-comment.entity.js';
import { invoiceCommentResource } from './invoice-comment.resource.js';

export class CommentDto {
  @IsComment()
  text: string;
}

const ONE = { kind: 'one', resource: invoiceCommentResource, fieldSet: 'default' } as const;

@MainController('invoices/:invoice/comments')
export class InvoiceCommentsController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly database: Database,
    private readonly invoices: InvoicesService,
  ) {}

  @Get()
  @Endpoint({ ability: 'invoice:read', summary: 'List the comments on an invoice', answer: { ...ONE, kind: 'list' } })
  async list(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('invoice') id: string,
  ): Promise<ListAnswer> {
    const { id: invoiceId } = await this.invoices.find(entityId, id);
    return this.jsonApi.list(request, invoiceCommentResource, 'default', { entityId, invoiceId });
  }

  @Post()
  @Endpoint({
    ability: 'invoice:review',
    records: { action: 'invoice.commented', resource: invoiceCommentResource },
    summary: 'Comment on an invoice',
    status: 201,
    body: CommentDto,
    answer: ONE,
  })
  async create(
    @Req() request: FastifyRequest,
    @Caller() { entityId, userId }: EntityCaller,
    @Param('invoice') invoice: string,
    @Body() { text }: CommentDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, invoiceCommentResource, 'default');
    const id = newId();
    const invoiceId = await this.database.transaction(async (transaction) => {
      const { id: invoiceId } = await lockInvoice(transaction, entityId, invoice);
      await transaction.rows(InvoiceComment, entityId).insert({ id, invoiceId, text, userId, createdAt: new Date() });
      await transaction.emit(invoiceCommented, { entityId, invoiceId });
      return invoiceId;
    });
    return this.jsonApi.get(request, invoiceCommentResource, 'default', { entityId, invoiceId }, id);
  }
}
