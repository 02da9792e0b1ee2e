import { Body, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { MainController } from '../../platform/http/interfaces.js';
import { parametersOf, refuseParameters } from '../../platform/json-api/query.js';
import { JsonApi } from '../../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../../platform/json-api/responder.js';
import { ConditionsDto, NewRuleDto, RuleChangeDto } from './rule.dto.js';
import { ruleResource } from './rule.resource.js';
import { RuleTrial, TRIAL_SCHEMA } from './rule-trial.js';
import type { TrialSummary } from './rule-trial.js';
import { RulesService, soundConditions } from './rules.service.js';

const RULE_PARAMETER = {
  rule: { schema: { type: 'string' }, description: 'The id of a rule, or the name of a built-in one.' },
};

@MainController('rules')
export class RulesController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly rules: RulesService,
    private readonly trial: RuleTrial,
  ) {}

  @Get()
  @Endpoint({
    ability: 'rule:read',
    summary: 'List all rules',
    answer: { kind: 'list', resource: ruleResource, fieldSet: 'all' },
  })
  async list(@Req() request: FastifyRequest, @Caller() { entityId }: EntityCaller): Promise<ListAnswer> {
    await this.rules.ensureBuiltIn(entityId);
    return this.jsonApi.list(request, ruleResource, 'all', { entityId });
  }

  @Post()
  @Endpoint({
    ability: 'rule:write',
    records: { action: 'rule.created', resource: ruleResource, fieldSet: 'all' },
    summary: 'Create a rule',
    status: 201,
    body: NewRuleDto,
    answer: { kind: 'one', resource: ruleResource, fieldSet: 'all' },
  })
  async create(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Body() body: NewRuleDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, ruleResource, 'all');
    const id = await this.rules.create(caller, { ...body, enabled: body.enabled ?? true });
    return this.jsonApi.get(request, ruleResource, 'all', { entityId: caller.entityId }, id);
  }

  @Post('test')
  @Endpoint({
    ability: 'rule:write',
    alsoNeeds: 'invoice:read',
    records: 'nothing',
    summary: 'Test conditions on the last 200 invoices',
    body: ConditionsDto,
    answer: { kind: 'json', schema: TRIAL_SCHEMA },
  })
  async test(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Body() body: ConditionsDto,
  ): Promise<{ data: TrialSummary }> {
    refuseParameters(parametersOf(request.url));
    return { data: await this.trial.run(entityId, soundConditions(body.conditions)) };
  }

  @Get(':rule')
  @Endpoint({
    ability: 'rule:read',
    summary: 'Get a rule',
    path: RULE_PARAMETER,
    answer: { kind: 'one', resource: ruleResource, fieldSet: 'all' },
  })
  async get(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('rule') named: string,
  ): Promise<OneAnswer> {
    const id = await this.rules.idOf(entityId, named);
    return this.jsonApi.get(request, ruleResource, 'all', { entityId }, id);
  }

  @Put(':rule')
  @Endpoint({
    ability: 'rule:write',
    records: { action: 'rule.changed', resource: ruleResource, fieldSet: 'all', by: 'rule', name: 'name' },
    summary: 'Change a rule, or switch a built-in one on or off',
    path: RULE_PARAMETER,
    body: RuleChangeDto,
    answer: { kind: 'one', resource: ruleResource, fieldSet: 'all' },
  })
  async change(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Param('rule') named: string,
    @Body() body: RuleChangeDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, ruleResource, 'all');
    const id = await this.rules.idOf(caller.entityId, named);
    const { name = null, description = null, conditions = null, enabled = null } = body;
    await this.rules.change(caller, id, { name, description, conditions, enabled });
    return this.jsonApi.get(request, ruleResource, 'all', { entityId: caller.entityId }, id);
  }

  @Delete(':rule')
  @Endpoint({
    ability: 'rule:write',
    records: { action: 'rule.deleted', resource: ruleResource, fieldSet: 'all', by: 'rule', name: 'name' },
    summary: 'Delete a rule',
    status: 204,
    path: RULE_PARAMETER,
    answer: { kind: 'nothing' },
  })
  async delete(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Param('rule') named: string,
  ): Promise<void> {
    refuseParameters(parametersOf(request.url));
    await this.rules.delete(caller, await this.rules.idOf(caller.entityId, named));
  }
}
