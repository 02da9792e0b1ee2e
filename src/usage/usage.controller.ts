import { Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { EntitiesService } from '../organization/entities.service.js';
import { Caller } from '../platform/auth/caller.js';
import type { OrganizationCaller } from '../platform/auth/caller.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { ManagementController } from '../platform/http/interfaces.js';
import { JsonApi } from '../platform/json-api/responder.js';
import type { ListAnswer } from '../platform/json-api/responder.js';
import { usageResource } from './usage.resource.js';

@ManagementController('usage')
export class UsageController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly entities: EntitiesService,
  ) {}

  @Get()
  @Endpoint({
    ability: 'entity:read',
    summary: 'List what is billed, by entity and month',
    answer: { kind: 'list', resource: usageResource, fieldSet: 'default' },
  })
  async list(@Req() request: FastifyRequest, @Caller() caller: OrganizationCaller): Promise<ListAnswer> {
    const entityId = await this.entities.idsSeenBy(caller);
    return this.jsonApi.list(request, usageResource, 'default', { entityId });
  }
}
