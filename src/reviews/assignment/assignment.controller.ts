import { Body, Param, Patch, Req } from '@nestjs/common';
import { IsUUID, ValidateIf } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { invoiceResource } from '../../invoices/invoice.resource.js';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { MainController } from '../../platform/http/interfaces.js';
import { JsonApi } from '../../platform/json-api/responder.js';
import type { OneAnswer } from '../../platform/json-api/responder.js';
import { Assignments } from './assignments.service.js';

export class InvoiceChangeDto {
  /** Id of a user who may decide here; null for nobody. */
  @IsUUID(undefined, { context: { schema: { type: ['string', 'null'], format: 'uuid' } } })
  @ValidateIf((_body, value) => value !== null)
  assignee: string | null;
}

@MainController('invoices')
export class AssignmentController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly assignments: Assignments,
  ) {}

  @Patch(':invoice')
  @Endpoint({
    ability: 'invoice:review',
    records: { action: 'invoice.assigned', resource: invoiceResource, fieldSet: 'assignment', by: 'invoice' },
    summary: 'Assign an invoice to someone',
    body: InvoiceChangeDto,
    answer: { kind: 'one', resource: invoiceResource, fieldSet: 'detail' },
  })
  async change(
    @Req() request: FastifyRequest,
    @Caller() { entityId, userId }: EntityCaller,
    @Param('invoice') id: string,
    @Body() { assignee }: InvoiceChangeDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, invoiceResource, 'detail');
    await this.assignments.assign(entityId, id, assignee, userId);
    return this.jsonApi.get(request, invoiceResource, 'detail', { entityId }, id);
  }
}
