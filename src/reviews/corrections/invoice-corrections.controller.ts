import { Body, Get, Param, Post, Req } from '@nestjs/common';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { InvoicesService } from '../../invoices/invoices.service.js';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { MainController } from '../../platform/http/interfaces.js';
import { JsonApi } from '../../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../../platform/json-api/responder.js';
import { CorrectionsService } from './corrections.service.js';
import { CORRECTABLE } from './invoice-correction.entity.js';
import type { Correctable } from './invoice-correction.entity.js';
import { invoiceCorrectionResource } from './invoice-correction.resource.js';

export class CorrectionDto {
  @IsIn(CORRECTABLE)
  field: Correctable;

  /** Null says that the document gives none. */
  @IsString({ context: { schema: { type: ['string', 'null'] } } })
  @MaxLength(255)
  @ValidateIf((_body, value) => value !== null)
  value: string | null;

  /** The page that the value was picked from; with `words`. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(9_999)
  page?: number | null;

  /** Indexes of the words of that page that say the value, in their order. */
  @IsOptional()
  @IsInt({ each: true, context: { schema: { type: 'integer' } } })
  @Min(0, { each: true })
  @ArrayUnique()
  @ArrayMaxSize(50)
  @ArrayNotEmpty()
  @IsArray()
  words?: number[] | null;
}

const ONE = { kind: 'one', resource: invoiceCorrectionResource, fieldSet: 'default' } as const;

@MainController('invoices/:invoice/corrections')
export class InvoiceCorrectionsController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly corrections: CorrectionsService,
    private readonly invoices: InvoicesService,
  ) {}

  @Get()
  @Endpoint({
    ability: 'invoice:read',
    summary: 'List the corrections of an invoice',
    answer: { ...ONE, kind: 'list' },
  })
  async list(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('invoice') id: string,
  ): Promise<ListAnswer> {
    const { id: invoiceId } = await this.invoices.find(entityId, id);
    return this.jsonApi.list(request, invoiceCorrectionResource, 'default', { entityId, invoiceId });
  }

  @Post()
  @Endpoint({
    ability: 'invoice:review',
    records: 'by_events',
    summary: 'Correct a field of an invoice; its checks run again',
    status: 201,
    body: CorrectionDto,
    answer: ONE,
  })
  async create(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Param('invoice') invoice: string,
    @Body() { field, value, page, words }: CorrectionDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, invoiceCorrectionResource, 'default');
    const id = await this.corrections.correct(caller, invoice, {
      field,
      value,
      page: page ?? null,
      words: words ?? null,
    });
    const { entityId } = caller;
    return this.jsonApi.get(request, invoiceCorrectionResource, 'default', { entityId }, id);
  }
}
