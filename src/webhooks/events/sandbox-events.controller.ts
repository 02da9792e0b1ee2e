import { Body, Post, Req } from '@nestjs/common';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { SandboxController } from '../../platform/http/interfaces.js';
import type { JsonSchema } from '../../platform/json-api/attributes.js';
import { parametersOf, refuseParameters } from '../../platform/json-api/query.js';
import { WEBHOOK_EVENT_TYPES } from './event-types.js';
import type { WebhookEventType } from './event-types.js';
import { WebhookEventsService } from './webhook-events.service.js';

export class TriggeredEventDto {
  @IsIn(WEBHOOK_EVENT_TYPES)
  type: WebhookEventType;

  /** What it tells of, as it is now: an invoice for `invoice.failed`. The newest one where absent. */
  @IsOptional()
  @IsUUID('all', { message: '$property must be an id' })
  id?: string | null;
}

const TRIGGERED: JsonSchema = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'object',
      required: ['type', 'subject_id', 'webhook_event_ids'],
      properties: {
        type: { type: 'string', enum: [...WEBHOOK_EVENT_TYPES] },
        subject_id: { type: 'string', format: 'uuid', description: 'The resource that the events are about.' },
        webhook_event_ids: {
          type: 'array',
          description: 'An event for each subscription to events of this type.',
          items: { type: 'string', format: 'uuid' },
        },
      },
    },
  },
};

/** Webhooks on demand, so that receivers can be tried without making anything happen. */
@SandboxController('webhook-events')
export class SandboxEventsController {
  constructor(private readonly events: WebhookEventsService) {}

  @Post()
  @Endpoint({
    ability: 'webhook_subscription:write',
    // Nothing of the entity changes: what is there already is told once more.
    records: 'nothing',
    summary: 'Trigger an event: send it to every subscription that is subscribed to its type',
    status: 201,
    body: TriggeredEventDto,
    answer: { kind: 'json', schema: TRIGGERED },
  })
  async trigger(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Body() { type, id = null }: TriggeredEventDto,
  ): Promise<{ data: object }> {
    refuseParameters(parametersOf(request.url));
    const { subjectId, eventIds } = await this.events.trigger(entityId, type, id);
    return { data: { type, subject_id: subjectId, webhook_event_ids: eventIds } };
  }
}
