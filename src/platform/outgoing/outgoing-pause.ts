import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defineGauge } from '../metrics/instruments.js';

const paused = defineGauge({
  name: 'payproof_outgoing_paused',
  help: 'Whether nothing is sent (1), because the service was restored from a backup or somebody paused it.',
  labels: [],
});

/** True in SQL while nothing may be sent. */
export const OUTGOING_IS_PAUSED = 'EXISTS (SELECT FROM outgoing_pause)';

/** Whoever runs statements: a client, or a data source. */
interface Runs {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

/** Lets nothing leave the service from now on; `reason` is for people. */
export async function pauseOutgoing(database: Runs, reason: string): Promise<void> {
  await database.query('INSERT INTO outgoing_pause (reason) VALUES ($1) ON CONFLICT DO NOTHING', [reason]);
}

/** Something was to be sent while nothing is. It is not the fault of what was to be sent, which waits. */
export class OutgoingPaused extends Error {
  readonly code = 'OUTGOING_PAUSED';

  constructor() {
    super('Nothing is sent for now: outgoing messages are paused.');
  }
}

/** Whether messages may leave. The database says so, to all processes at once. */
@Injectable()
export class OutgoingPause {
  constructor(private readonly dataSource: DataSource) {}

  /** Since when and why nothing is sent; null if everything is. */
  async current(): Promise<{ reason: string; since: Date } | null> {
    const [row] = await this.dataSource.query<{ reason: string; since: Date }[]>(
      'SELECT reason, created_at AS since FROM outgoing_pause',
    );
    paused.setAll([{ labels: {}, value: row ? 1 : 0 }]);
    return row ?? null;
  }

  /** Throws OutgoingPaused while nothing may be sent. */
  async requireNone(): Promise<void> {
    if ((await this.current()) !== null) throw new OutgoingPaused();
  }
}
