import { Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../platform/auth/caller.js';
import type { EntityCaller } from '../platform/auth/caller.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { MainController } from '../platform/http/interfaces.js';
import { JsonApi } from '../platform/json-api/responder.js';
import type { OneAnswer } from '../platform/json-api/responder.js';
import { organizationResource } from './organization.resource.js';

@MainController('organization')
export class OrganizationController {
  constructor(private readonly jsonApi: JsonApi) {}

  @Get()
  @Endpoint({
    ability: 'none',
    summary: 'Get the current organization',
    answer: { kind: 'one', resource: organizationResource, fieldSet: 'default' },
  })
  get(@Req() request: FastifyRequest, @Caller() caller: EntityCaller): Promise<OneAnswer> {
    return this.jsonApi.get(request, organizationResource, 'default', {}, caller.organizationId);
  }
}
