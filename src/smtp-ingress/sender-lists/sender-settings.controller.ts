import { Body, Get, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { MainController } from '../../platform/http/interfaces.js';
import { JsonApi } from '../../platform/json-api/responder.js';
import type { OneAnswer } from '../../platform/json-api/responder.js';
import { SenderSettingsDto } from './sender-rule.dto.js';
import { senderSettingResource } from './sender-setting.resource.js';
import { SenderLists } from './sender-lists.service.js';

const ONE = { kind: 'one', resource: senderSettingResource, fieldSet: 'default' } as const;

@MainController('sender-settings')
export class SenderSettingsController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly lists: SenderLists,
  ) {}

  @Get()
  @Endpoint({ ability: 'sender_list:read', summary: 'Get what happens to mail from any other sender', answer: ONE })
  get(@Req() request: FastifyRequest, @Caller() { entityId }: EntityCaller): Promise<OneAnswer> {
    return this.jsonApi.get(request, senderSettingResource, 'default', { entityId }, entityId);
  }

  @Put()
  @Endpoint({
    ability: 'sender_list:write',
    records: { action: 'sender_settings.changed', resource: senderSettingResource, by: 'caller' },
    summary: 'Choose what happens to mail from any other sender',
    body: SenderSettingsDto,
    answer: ONE,
  })
  async choose(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Body() body: SenderSettingsDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, senderSettingResource, 'default');
    await this.lists.choose(entityId, { defaultPolicy: body.default_policy, confirmations: body.confirmations });
    return this.jsonApi.get(request, senderSettingResource, 'default', { entityId }, entityId);
  }
}
