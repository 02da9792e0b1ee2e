import { Body, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { MainController } from '../../platform/http/interfaces.js';
import { parametersOf, refuseParameters } from '../../platform/json-api/query.js';
import { JsonApi } from '../../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../../platform/json-api/responder.js';
import { NewSenderRuleDto, SenderRuleChangeDto } from './sender-rule.dto.js';
import { senderRuleResource } from './sender-rule.resource.js';
import { SenderLists } from './sender-lists.service.js';

const ONE = { kind: 'one', resource: senderRuleResource, fieldSet: 'default' } as const;

@MainController('sender-rules')
export class SenderRulesController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly lists: SenderLists,
  ) {}

  @Get()
  @Endpoint({
    ability: 'sender_list:read',
    summary: 'List the sender rules: who is allowed, blocked or asked about',
    answer: { ...ONE, kind: 'list' },
  })
  list(@Req() request: FastifyRequest, @Caller() { entityId }: EntityCaller): Promise<ListAnswer> {
    return this.jsonApi.list(request, senderRuleResource, 'default', { entityId });
  }

  @Post()
  @Endpoint({
    ability: 'sender_list:write',
    records: { action: 'sender_rule.created', resource: senderRuleResource },
    summary: 'Allow, block or ask about a sender',
    status: 201,
    body: NewSenderRuleDto,
    answer: ONE,
  })
  async create(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Body() { sender, policy, note }: NewSenderRuleDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, senderRuleResource, 'default');
    const id = await this.lists.create(entityId, { sender, policy, note: note ?? null });
    return this.jsonApi.get(request, senderRuleResource, 'default', { entityId }, id);
  }

  @Get(':rule')
  @Endpoint({ ability: 'sender_list:read', summary: 'Get a sender rule', answer: ONE })
  get(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('rule') id: string,
  ): Promise<OneAnswer> {
    return this.jsonApi.get(request, senderRuleResource, 'default', { entityId }, id);
  }

  @Put(':rule')
  @Endpoint({
    ability: 'sender_list:write',
    records: { action: 'sender_rule.changed', resource: senderRuleResource, by: 'rule' },
    summary: 'Change what happens to mail from a sender',
    body: SenderRuleChangeDto,
    answer: ONE,
  })
  async change(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('rule') id: string,
    @Body() { policy, note }: SenderRuleChangeDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, senderRuleResource, 'default');
    await this.lists.change(entityId, id, { policy, note: note ?? null });
    return this.jsonApi.get(request, senderRuleResource, 'default', { entityId }, id);
  }

  @Delete(':rule')
  @Endpoint({
    ability: 'sender_list:write',
    records: { action: 'sender_rule.deleted', resource: senderRuleResource, by: 'rule' },
    summary: 'Remove a sender rule',
    status: 204,
    answer: { kind: 'nothing' },
  })
  async delete(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('rule') id: string,
  ): Promise<void> {
    refuseParameters(parametersOf(request.url));
    await this.lists.delete(entityId, id);
  }
}
