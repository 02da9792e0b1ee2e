import { Body, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { INVOICE_REVIEWS } from '../../invoices/invoice-review.js';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { MainController } from '../../platform/http/interfaces.js';
import type { JsonSchema } from '../../platform/json-api/attributes.js';
import { parametersOf, refuseParameters } from '../../platform/json-api/query.js';
import { ManyDecisionsDto } from './decision.dto.js';
import { DecisionsService } from './decisions.service.js';
import type { DecisionResult } from './decisions.service.js';

const ID: JsonSchema = { type: ['string', 'null'], format: 'uuid' };

const RESULTS: JsonSchema = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'array',
      description: 'One for each invoice, in the order of the request.',
      items: {
        type: 'object',
        required: ['invoice_id', 'decision_id', 'review', 'message'],
        properties: {
          invoice_id: { type: 'string', format: 'uuid' },
          decision_id: { ...ID, description: 'Null if it was refused.' },
          review: {
            type: ['string', 'null'],
            enum: [...INVOICE_REVIEWS, null],
            description: 'What the review is now.',
          },
          message: { type: ['string', 'null'], description: 'Why it was refused; null if it was not.' },
        },
      },
    },
  },
};

@MainController('decisions')
export class DecisionsController {
  constructor(private readonly decisions: DecisionsService) {}

  @Post()
  @Endpoint({
    ability: 'invoice:review',
    records: 'by_events',
    summary: 'Decide up to 200 invoices at once, each on its own',
    body: ManyDecisionsDto,
    answer: { kind: 'json', schema: RESULTS },
  })
  async create(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Body() { invoices, ...decision }: ManyDecisionsDto,
  ): Promise<{ data: DecisionResult[] }> {
    refuseParameters(parametersOf(request.url));
    return { data: await this.decisions.decideMany(caller, invoices, decision) };
  }
}
