import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';

const REQUESTS_A_MINUTE = 60;

/**
 * How often a minute a page may be asked for: counted by link where there is one, else by the address that asks, for all
 * processes of the service together.
 */
@Injectable()
export class PageLimit {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts a request. Throws too many requests where there are none left. */
  async count(what: string): Promise<void> {
    const bucket = createHash('sha256').update(`individual page ${what}`).digest('hex').slice(0, 32);
    const [{ count, seconds }] = await this.dataSource.query<[{ count: number; seconds: number }]>(
      `INSERT INTO request_counts AS c (bucket, count, window_ends_at) VALUES ($1, 1, now() + interval '1 minute')
       ON CONFLICT (bucket) DO UPDATE SET
         count = CASE WHEN c.window_ends_at <= now() THEN 1 ELSE c.count + 1 END,
         window_ends_at = CASE WHEN c.window_ends_at <= now() THEN excluded.window_ends_at ELSE c.window_ends_at END
       RETURNING count, ceil(extract(epoch FROM window_ends_at - now()))::int AS seconds`,
      [bucket],
    );
    if (count <= REQUESTS_A_MINUTE) return;
    throw new DomainError('too_many_requests', 'Too many requests.', {
      headers: { 'retry-after': String(Math.max(1, seconds)) },
    });
  }
}
