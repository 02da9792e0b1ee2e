import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { SETTINGS_TOKEN } from '../../platform/config/settings.js';
import type { Settings } from '../../platform/config/settings.js';
import { OutboxSignal } from '../../platform/events/outbox-signal.js';
import { WakeableLoop } from '../../platform/wakeable-loop.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { Delivery } from './delivery.js';
import { DeliverySlots } from './delivery-slots.js';
import { DueEvents } from './due-events.js';
import type { DueEvent } from './due-events.js';
import { OutcomeRecorder } from './outcome-recorder.js';

/** The database is not asked more often, however many deliveries end. */
const PACE_MS = 20;

/**
 * Sends what is due. The database says what that is: this looks there when something was written, when a delivery has ended,
 * and four times a second. Any number of processes may do so.
 */
@Injectable()
export class WebhookDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly slots: DeliverySlots;
  private readonly underWay = new Set<Promise<void>>();
  private readonly loop = new WakeableLoop({
    round: () => this.sendDue(),
    failed: (error) => this.logger.error({ err: error }, 'Due webhooks could not be fetched'),
  });

  constructor(
    private readonly due: DueEvents,
    private readonly delivery: Delivery,
    private readonly recorder: OutcomeRecorder,
    private readonly signal: OutboxSignal,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SETTINGS_TOKEN) settings: Settings,
  ) {
    this.slots = new DeliverySlots(settings.WEBHOOK_CONCURRENCY);
  }

  onApplicationBootstrap(): void {
    this.signal.onRaised(() => this.loop.wake());
    this.loop.start();
  }

  /** Lets deliveries that are under way end: 3 seconds at most. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
    await Promise.all(this.underWay);
  }

  /** Nothing more is known to be due: what is written, and deliveries that end, wake the loop. */
  private async sendDue(): Promise<false> {
    await this.sendWhatSlotsAllow();
    await new Promise((resolve) => setTimeout(resolve, PACE_MS));
    return false;
  }

  private async sendWhatSlotsAllow(): Promise<void> {
    if (this.slots.free === 0) return;
    const waiting = await this.due.waiting();
    const shares = this.slots.share(waiting);
    if (shares.size === 0) return;
    const failing = new Set(waiting.filter((one) => one.failing).map(({ id }) => id));
    const events = await this.due.claim(shares);
    for (const event of events) {
      this.slots.take(event.subscriptionId, failing.has(event.subscriptionId));
      const sending = this.send(event).finally(() => {
        this.underWay.delete(sending);
        this.slots.release(event.subscriptionId);
        this.loop.wake();
      });
      this.underWay.add(sending);
    }
  }

  private async send(event: DueEvent): Promise<void> {
    try {
      await this.recorder.record(await this.delivery.attempt(event));
    } catch (error) {
      this.logger.error({ err: error, event: event.id }, 'A webhook could not be sent');
    }
  }
}
