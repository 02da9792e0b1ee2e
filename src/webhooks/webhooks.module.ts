import { Module } from '@nestjs/common';
import { Delivery } from './delivery/delivery.js';
import { DueEvents } from './delivery/due-events.js';
import { OutcomeRecorder } from './delivery/outcome-recorder.js';
import { EntityWebhookEventsController, WebhookEventsController } from './events/webhook-events.controller.js';
import { SandboxEventsController } from './events/sandbox-events.controller.js';
import { WebhookEventsService } from './events/webhook-events.service.js';
import { WebhookHttp } from './webhook-http.js';
import { WebhookSubscriptionsController } from './subscriptions/webhook-subscriptions.controller.js';
import { WebhookSubscriptionsService } from './subscriptions/webhook-subscriptions.service.js';
import { EventRedaction } from './writing/event-redaction.js';
import { WebhookEventWriter } from './writing/event-writer.js';

@Module({
  controllers: [
    WebhookSubscriptionsController,
    WebhookEventsController,
    EntityWebhookEventsController,
    SandboxEventsController,
  ],
  providers: [
    WebhookSubscriptionsService,
    WebhookEventsService,
    WebhookHttp,
    WebhookEventWriter,
    EventRedaction,
    DueEvents,
    Delivery,
    OutcomeRecorder,
  ],
  exports: [EventRedaction, WebhookSubscriptionsService, DueEvents, Delivery, OutcomeRecorder],
})
export class WebhooksModule {}
