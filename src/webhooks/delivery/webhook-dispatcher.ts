import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { SETTINGS_TOKEN } from '../../platform/config/settings.js';
import type { Settings } from '../../platform/config/settings.js';
import { OutboxSignal } from '../../platform/events/outbox-signal.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { Delivery } from './delivery.js';
import { DeliverySlots } from './delivery-slots.js';
import { DueEvents } from './due-events.js';
import type { DueEvent } from './due-events.js';
import { OutcomeRecorder } from './outcome-recorder.js';

const IDLE_MS = 250;
const AFTER_FAILURE_MS = 1_000;
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
  private stopped = false;
  private running: Promise<void> | null = null;
  private raised = false;
  private wake: (() => void) | null = null;

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
    this.signal.onRaised(() => this.lookAgain());
    this.running = this.run();
  }

  /** Lets deliveries that are under way end: 3 seconds at most. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.lookAgain();
    await this.running;
    await Promise.all(this.underWay);
  }

  private lookAgain(): void {
    this.raised = true;
    this.wake?.();
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      this.raised = false;
      const pause = await this.sendDue().then(
        () => IDLE_MS,
        (error: unknown) => {
          if (!this.stopped) this.logger.error({ err: error }, 'Webhooks that are due could not be looked for');
          return AFTER_FAILURE_MS;
        },
      );
      await new Promise((resolve) => setTimeout(resolve, PACE_MS));
      if (!this.raised || pause === AFTER_FAILURE_MS) await this.pause(pause);
    }
  }

  private async sendDue(): Promise<void> {
    if (this.slots.free === 0) return;
    const waiting = await this.due.waiting();
    const shares = this.slots.share(waiting);
    if (shares.size === 0) return;
    const ailing = new Set(waiting.filter((one) => one.ailing).map(({ id }) => id));
    const events = await this.due.claim(shares);
    for (const event of events) {
      this.slots.take(event.subscriptionId, ailing.has(event.subscriptionId));
      const sending = this.send(event).finally(() => {
        this.underWay.delete(sending);
        this.slots.release(event.subscriptionId);
        this.lookAgain();
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

  private async pause(milliseconds: number): Promise<void> {
    if (this.stopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = null;
  }
}
