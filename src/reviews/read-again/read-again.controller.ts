import { Body, Param, Post, Req } from '@nestjs/common';
import { IsOptional } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { invoiceResource } from '../../invoices/invoice.resource.js';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { MainController } from '../../platform/http/interfaces.js';
import { JsonApi } from '../../platform/json-api/responder.js';
import type { OneAnswer } from '../../platform/json-api/responder.js';
import { IsComment } from '../decisions/decision.dto.js';
import { NewReadings } from './new-readings.service.js';

export class ReadAgainDto {
  /** Why; kept where it opens again what was decided. */
  @IsOptional()
  @IsComment()
  comment?: string | null;
}

@MainController('invoices/:invoice/read-again')
export class ReadAgainController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly readings: NewReadings,
  ) {}

  @Post()
  @Endpoint({
    ability: 'invoice:review',
    records: 'by_events',
    summary: 'Read the file of an invoice again; this reopens earlier decisions',
    body: ReadAgainDto,
    answer: { kind: 'one', resource: invoiceResource, fieldSet: 'detail' },
  })
  async create(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Param('invoice') id: string,
    @Body() { comment }: ReadAgainDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, invoiceResource, 'detail');
    await this.readings.ask(caller, id, comment ?? null);
    return this.jsonApi.get(request, invoiceResource, 'detail', { entityId: caller.entityId }, id);
  }
}
