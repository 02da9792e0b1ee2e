import { Get, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { SandboxController } from '../../platform/http/interfaces.js';
import { JsonApi } from '../../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../../platform/json-api/responder.js';
import { sandboxMessageResource } from './sandbox-message.resource.js';

/** The drawer of the sandbox: messages that in production would have gone out. */
@SandboxController('sandbox-messages')
export class SandboxMessagesController {
  constructor(private readonly jsonApi: JsonApi) {}

  @Get()
  @Endpoint({
    ability: 'verification:read',
    // Its texts hold codes and links that open something.
    toViewers: 'refused',
    summary: 'List the messages that the sandbox stored instead of sending',
    answer: { kind: 'list', resource: sandboxMessageResource, fieldSet: 'full' },
  })
  list(@Req() request: FastifyRequest, @Caller() { entityId }: EntityCaller): Promise<ListAnswer> {
    return this.jsonApi.list(request, sandboxMessageResource, 'full', { entityId });
  }

  @Get(':message')
  @Endpoint({
    ability: 'verification:read',
    // Its texts hold codes and links that open something.
    toViewers: 'refused',
    summary: 'Get a message that the sandbox stored instead of sending',
    answer: { kind: 'one', resource: sandboxMessageResource, fieldSet: 'full' },
  })
  get(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('message') id: string,
  ): Promise<OneAnswer> {
    return this.jsonApi.get(request, sandboxMessageResource, 'full', { entityId }, id);
  }
}
