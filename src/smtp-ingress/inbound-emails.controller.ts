import { Get, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Caller } from '../platform/auth/caller.js';
import type { EntityCaller } from '../platform/auth/caller.js';
import { contentDisposition } from '../platform/http/content-disposition.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { MainController } from '../platform/http/interfaces.js';
import { parametersOf, refuseParameters } from '../platform/json-api/query.js';
import { JsonApi } from '../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../platform/json-api/responder.js';
import { RawMessages } from './raw-messages.service.js';
import { Reprocessing } from './reprocessing.service.js';
import { SenderVerdicts } from './sender-verdicts.service.js';
import { inboundEmailResource } from './inbound-email.resource.js';

@MainController('inbound-emails')
export class InboundEmailsController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly verdicts: SenderVerdicts,
    private readonly rawMessages: RawMessages,
    private readonly reprocessing: Reprocessing,
  ) {}

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

  @Get(':email/raw')
  @Endpoint({
    ability: 'inbound_email:read',
    summary: 'Download a message as it arrived',
    answer: { kind: 'content', types: ['message/rfc822'] },
  })
  async raw(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Caller() { entityId }: EntityCaller,
    @Param('email') id: string,
  ): Promise<void> {
    refuseParameters(parametersOf(request.url));
    const bytes = await this.rawMessages.get(entityId, id);
    void reply
      .header('content-type', 'message/rfc822')
      .header('content-disposition', contentDisposition(`${id}.eml`))
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  }

  @Post(':email/release')
  @Endpoint({
    ability: 'inbound_email:release',
    alsoWith: 'sender_list:write',
    records: { action: 'inbound_email.released', resource: inboundEmailResource, by: 'email' },
    summary: 'Release a held email, so that it is read',
    answer: { kind: 'one', resource: inboundEmailResource, fieldSet: 'default' },
  })
  async release(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('email') id: string,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, inboundEmailResource, 'default');
    await this.verdicts.release(entityId, id);
    return this.jsonApi.get(request, inboundEmailResource, 'default', { entityId }, id);
  }

  @Post(':email/reject')
  @Endpoint({
    ability: 'inbound_email:release',
    alsoWith: 'sender_list:write',
    records: { action: 'inbound_email.refused', resource: inboundEmailResource, by: 'email' },
    summary: 'Reject a held email, so that it is not read',
    answer: { kind: 'one', resource: inboundEmailResource, fieldSet: 'default' },
  })
  async refuse(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('email') id: string,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, inboundEmailResource, 'default');
    await this.verdicts.refuse(entityId, id);
    return this.jsonApi.get(request, inboundEmailResource, 'default', { entityId }, id);
  }

  @Post(':email/process-again')
  @Endpoint({
    ability: 'inbound_email:release',
    records: { action: 'inbound_email.reprocessed', resource: inboundEmailResource, by: 'email' },
    summary: 'Process an email again; its existing invoices are kept',
    answer: { kind: 'one', resource: inboundEmailResource, fieldSet: 'default' },
  })
  async processAgain(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('email') id: string,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, inboundEmailResource, 'default');
    await this.reprocessing.ask(entityId, id);
    return this.jsonApi.get(request, inboundEmailResource, 'default', { entityId }, id);
  }
}
