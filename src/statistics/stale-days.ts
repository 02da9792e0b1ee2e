import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OutboxAudience, RelayedEvent } from '../platform/events/outbox-audience.js';
import { CountedDays } from './counted-days.js';

/** Hears of invoices to which something happened, so that their days are counted again. */
@Injectable()
export class StaleDays implements OutboxAudience {
  constructor(private readonly days: CountedDays) {}

  async hear(manager: EntityManager, events: readonly RelayedEvent[]): Promise<void> {
    const ids = new Set(events.flatMap(({ payload }) => (payload as { invoiceId?: string }).invoiceId ?? []));
    if (ids.size > 0) await this.days.mark(manager, [...ids]);
  }
}
