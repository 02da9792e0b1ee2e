import { Get, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { MainController } from '../../platform/http/interfaces.js';
import { JsonApi } from '../../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../../platform/json-api/responder.js';
import { DescribesWebhooks } from '../../platform/openapi/webhook-descriptions.js';
import { EVENT_DESCRIPTIONS } from './event-descriptions.js';
import { webhookEventResource } from './webhook-event.resource.js';
import { WebhookEventsService } from './webhook-events.service.js';
import { WebhookSubscriptionsService } from '../subscriptions/webhook-subscriptions.service.js';

const ONE = { kind: 'one', resource: webhookEventResource, fieldSet: 'all' } as const;

/** The events of an entity, whichever subscription they are for. */
@MainController('webhook-events')
export class EntityWebhookEventsController {
  constructor(private readonly jsonApi: JsonApi) {}

  @Get()
  @Endpoint({
    ability: 'webhook_event:read',
    summary: 'List the webhook events of every subscription',
    answer: { ...ONE, kind: 'list' },
  })
  list(@Req() request: FastifyRequest, @Caller() { entityId }: EntityCaller): Promise<ListAnswer> {
    return this.jsonApi.list(request, webhookEventResource, 'all', { entityId });
  }

  @Get(':webhook_event')
  @Endpoint({ ability: 'webhook_event:read', summary: 'Get a webhook event', answer: ONE })
  get(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('webhook_event') id: string,
  ): Promise<OneAnswer> {
    return this.jsonApi.get(request, webhookEventResource, 'all', { entityId }, id);
  }
}

@DescribesWebhooks(EVENT_DESCRIPTIONS)
@MainController('webhook-subscriptions/:subscription/webhook-events')
export class WebhookEventsController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly subscriptions: WebhookSubscriptionsService,
    private readonly events: WebhookEventsService,
  ) {}

  @Get()
  @Endpoint({
    ability: 'webhook_event:read',
    summary: 'List all events of a webhook subscription',
    answer: { ...ONE, kind: 'list' },
  })
  async list(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('subscription') subscription: string,
  ): Promise<ListAnswer> {
    const { id: subscriptionId } = await this.subscriptions.find(entityId, subscription);
    return this.jsonApi.list(request, webhookEventResource, 'all', { entityId, subscriptionId });
  }

  @Get(':event')
  @Endpoint({ ability: 'webhook_event:read', summary: 'Get an event of a webhook subscription', answer: ONE })
  async get(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('subscription') subscription: string,
    @Param('event') id: string,
  ): Promise<OneAnswer> {
    const { id: subscriptionId } = await this.subscriptions.find(entityId, subscription);
    return this.jsonApi.get(request, webhookEventResource, 'all', { entityId, subscriptionId }, id);
  }

  @Post(':event/redeliver')
  @Endpoint({
    ability: 'webhook_subscription:write',
    records: { action: 'webhook_event.redelivered', resource: webhookEventResource, fieldSet: 'all', by: 'event' },
    summary: 'Send an event of a webhook subscription again at once',
    answer: ONE,
  })
  async redeliver(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('subscription') subscriptionId: string,
    @Param('event') id: string,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, webhookEventResource, 'all');
    await this.events.redeliver(entityId, subscriptionId, id);
    return this.jsonApi.get(request, webhookEventResource, 'all', { entityId, subscriptionId }, id);
  }
}
