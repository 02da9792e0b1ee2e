import { Body, Delete, Get, Param, Patch, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../platform/auth/caller.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { invalid } from '../../platform/errors/domain-error.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { MainController } from '../../platform/http/interfaces.js';
import { parseMoment } from '../../platform/json-api/filters.js';
import { parametersOf, refuseParameters } from '../../platform/json-api/query.js';
import { JsonApi } from '../../platform/json-api/responder.js';
import type { ListAnswer, OneAnswer } from '../../platform/json-api/responder.js';
import { abilitiesKept } from './account-numbers.js';
import { webhookEventResource } from '../events/webhook-event.resource.js';
import { WebhookEventsService } from '../events/webhook-events.service.js';
import { NewWebhookSubscriptionDto, RecoveryDto, WebhookSubscriptionChangeDto } from './webhook-subscription.dto.js';
import { webhookSubscriptionResource } from './webhook-subscription.resource.js';
import { WebhookSubscriptionsService } from './webhook-subscriptions.service.js';
import type { MadeSecret } from './webhook-subscriptions.service.js';

const RECOVERED_SCHEMA = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'object',
      required: ['recovered'],
      properties: { recovered: { type: 'integer', minimum: 0, description: 'How many events are sent again.' } },
    },
  },
};
const ONE = { kind: 'one', resource: webhookSubscriptionResource, fieldSet: 'default' } as const;
const WITH_SECRET = { ...ONE, fieldSet: 'secret' } as const;

@MainController('webhook-subscriptions')
export class WebhookSubscriptionsController {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly subscriptions: WebhookSubscriptionsService,
    private readonly events: WebhookEventsService,
  ) {}

  @Get()
  @Endpoint({
    ability: 'webhook_subscription:read',
    summary: 'List all webhook subscriptions',
    answer: { ...ONE, kind: 'list' },
  })
  list(@Req() request: FastifyRequest, @Caller() { entityId }: EntityCaller): Promise<ListAnswer> {
    return this.jsonApi.list(request, webhookSubscriptionResource, 'default', { entityId });
  }

  @Post()
  @Endpoint({
    ability: 'webhook_subscription:write',
    records: { action: 'webhook_subscription.created', resource: webhookSubscriptionResource },
    summary: 'Create a webhook subscription; its secret is shown only once',
    status: 201,
    body: NewWebhookSubscriptionDto,
    answer: WITH_SECRET,
  })
  async create(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Body() { url, events, enabled }: NewWebhookSubscriptionDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, webhookSubscriptionResource, 'secret');
    const made = await this.subscriptions.create(
      caller.entityId,
      { url, events, enabled: enabled ?? true },
      abilitiesKept(caller),
    );
    return this.showWithSecret(request, caller.entityId, made);
  }

  @Get(':subscription')
  @Endpoint({ ability: 'webhook_subscription:read', summary: 'Get a webhook subscription', answer: ONE })
  get(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('subscription') id: string,
  ): Promise<OneAnswer> {
    return this.jsonApi.get(request, webhookSubscriptionResource, 'default', { entityId }, id);
  }

  @Patch(':subscription')
  @Endpoint({
    ability: 'webhook_subscription:write',
    records: { action: 'webhook_subscription.changed', resource: webhookSubscriptionResource, by: 'subscription' },
    summary: 'Change a webhook subscription',
    body: WebhookSubscriptionChangeDto,
    answer: ONE,
  })
  async change(
    @Req() request: FastifyRequest,
    @Caller() caller: EntityCaller,
    @Param('subscription') id: string,
    @Body() body: WebhookSubscriptionChangeDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, webhookSubscriptionResource, 'default');
    await this.subscriptions.change(caller.entityId, id, body, abilitiesKept(caller));
    return this.jsonApi.get(request, webhookSubscriptionResource, 'default', { entityId: caller.entityId }, id);
  }

  @Delete(':subscription')
  @Endpoint({
    ability: 'webhook_subscription:write',
    records: { action: 'webhook_subscription.deleted', resource: webhookSubscriptionResource, by: 'subscription' },
    summary: 'Delete a webhook subscription with its events',
    status: 204,
    answer: { kind: 'nothing' },
  })
  async remove(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('subscription') id: string,
  ): Promise<void> {
    refuseParameters(parametersOf(request.url));
    await this.subscriptions.remove(entityId, id);
  }

  @Post(':subscription/rotate-secret')
  @Endpoint({
    ability: 'webhook_subscription:write',
    records: {
      action: 'webhook_subscription.secret_rotated',
      resource: webhookSubscriptionResource,
      by: 'subscription',
    },
    summary: 'Rotate the secret of a webhook subscription; both secrets sign for a day',
    answer: WITH_SECRET,
  })
  async rotateSecret(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('subscription') id: string,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, webhookSubscriptionResource, 'secret');
    const secret = await this.subscriptions.rotateSecret(entityId, id);
    return this.showWithSecret(request, entityId, { id, secret });
  }

  @Post(':subscription/test')
  @Endpoint({
    ability: 'webhook_subscription:write',
    records: { action: 'webhook_subscription.tested', resource: webhookSubscriptionResource, by: 'subscription' },
    summary: 'Send a test event to a webhook subscription',
    answer: { kind: 'one', resource: webhookEventResource, fieldSet: 'all' },
  })
  async test(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('subscription') subscriptionId: string,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, webhookEventResource, 'all');
    const id = await this.events.test(entityId, subscriptionId);
    return this.jsonApi.get(request, webhookEventResource, 'all', { entityId }, id);
  }

  @Post(':subscription/recover')
  @Endpoint({
    ability: 'webhook_subscription:write',
    records: { action: 'webhook_subscription.recovered', resource: webhookSubscriptionResource, by: 'subscription' },
    summary: 'Resend every failed event of a webhook subscription since a given time',
    body: RecoveryDto,
    answer: { kind: 'json', schema: RECOVERED_SCHEMA },
  })
  async recover(
    @Req() request: FastifyRequest,
    @Caller() { entityId }: EntityCaller,
    @Param('subscription') subscriptionId: string,
    @Body() { since, until }: RecoveryDto,
  ): Promise<{ data: { recovered: number } }> {
    refuseParameters(parametersOf(request.url));
    const start = parseMoment(since, false);
    const end = until === undefined || until === null ? null : parseMoment(until, true);
    if (end !== null && end < start) throw invalid({ until: ['The until field must not be before since.'] });
    const recovered = await this.events.recover(entityId, subscriptionId, start, end ?? new Date());
    return { data: { recovered } };
  }

  private async showWithSecret(
    request: FastifyRequest,
    entityId: string,
    { id, secret }: MadeSecret,
  ): Promise<OneAnswer> {
    const { data } = await this.jsonApi.get(request, webhookSubscriptionResource, 'secret', { entityId }, id);
    return { data: { ...data, attributes: { ...(data.attributes as object), secret } } };
  }
}
