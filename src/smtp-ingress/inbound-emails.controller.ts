import { Get, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../platform/auth/caller.js';
import type { EntityCaller } from '../platform/auth/caller.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { MainController } from '../platform/http/interfaces.js';
import { JsonApi } from '../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../platform/json-api/responder.js';
import { inboundEmailResource } from './inbound-email.resource.js';

@MainController('inbound-emails')
export class InboundEmailsController {
  constructor(private readonly jsonApi: JsonApi) {}

  @Get()
  @Endpoint({
    ability: 'inbound_email:read',
    summary: 'List what arrived by email',
    answer: { kind: 'list', resource: inboundEmailResource, fieldSet: 'default' },
  })
  list(@Req() request: FastifyRequest, @Caller() caller: EntityCaller): Promise<ListAnswer> {
    return this.jsonApi.list(request, inboundEmailResource, 'default', { entityId: caller.entityId });
  }

  @Get(':email')
  @Endpoint({
    ability: 'inbound_email:read',
    summary: 'Get an inbound email',
    answer: { kind: 'one', resource: inboundEmailResource, fieldSet: 'default' },
  })
  get(@Req() request: FastifyRequest, @Caller() caller: EntityCaller, @Param('email') id: string): Promise<OneAnswer> {
    return this.jsonApi.get(request, inboundEmailResource, 'default', { entityId: caller.entityId }, id);
  }
}
