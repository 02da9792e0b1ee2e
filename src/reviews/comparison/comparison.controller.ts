import { Get, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { MainController } from '../../platform/http/interfaces.js';
import { parametersOf, refuseParameters } from '../../platform/json-api/query.js';
import { COMPARISON } from './comparison.schema.js';
import { Comparisons } from './comparisons.service.js';
import type { Comparison } from './comparisons.service.js';

@MainController('invoices/:invoice/comparison')
export class ComparisonController {
  constructor(private readonly comparisons: Comparisons) {}

  @Get()
  @Endpoint({
    ability: 'invoice:read',
    summary: 'Get what an invoice is compared with: verified accounts, the supplier’s history, duplicates',
    answer: { kind: 'json', schema: COMPARISON },
  })
  async get(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Param('invoice') id: string,
  ): Promise<{ data: Comparison }> {
    refuseParameters(parametersOf(request.url));
    return { data: await this.comparisons.of(caller, id) };
  }
}
