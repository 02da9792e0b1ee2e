import { Body, Get, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AbaChecksService } from '../../aba/aba-checks.service.js';
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

@MainController('aba-checks/:aba_check/decisions')
export class AbaCheckDecisionsController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly decisions: DecisionsService,
    private readonly abaChecks: AbaChecksService,
  ) {}

  @Get()
  @Endpoint({
    ability: 'aba_check:read',
    summary: 'List the decisions on a payment file',
    answer: { ...ONE, kind: 'list' },
  })
  async list(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('aba_check') id: string,
  ): Promise<ListAnswer> {
    const { id: abaCheckId } = await this.abaChecks.find(entityId, id);
    return this.jsonApi.list(request, decisionResource, 'default', { entityId, abaCheckId });
  }

  @Post()
  @Endpoint({
    ability: 'invoice:review',
    records: 'by_events',
    summary: 'Approve, hold, reject or reopen a payment file that failed',
    status: 201,
    body: DecisionDto,
    answer: ONE,
  })
  async create(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Param('aba_check') abaCheck: string,
    @Body() body: DecisionDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, decisionResource, 'default');
    const id = await this.decisions.decideAbaCheck(caller, abaCheck, body);
    return this.jsonApi.get(request, decisionResource, 'default', { entityId: caller.entityId }, id);
  }
}
