import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryPrepared } from '../database/prepared.js';
import type { PreparedStatement } from '../database/prepared.js';
import { Housekeeping } from '../housekeeping.js';

/** How many requests of a bucket there were since its current minute began, the one at hand included. */
export interface RequestCount {
  requests: number;
  millisecondsLeft: number;
}

/**
 * SQL that counts a request and gives what RequestCount holds.
 * @param source what is inserted: a bucket, 1 and the end of a minute that begins now. A minute that is over starts again.
 */
export function countedSql(source: string): string {
  return `
    INSERT INTO request_counts AS c (bucket, count, window_ends_at) ${source}
    ON CONFLICT (bucket) DO UPDATE SET
      count = CASE WHEN c.window_ends_at <= now() THEN 1 ELSE c.count + 1 END,
      window_ends_at = CASE WHEN c.window_ends_at <= now() THEN excluded.window_ends_at ELSE c.window_ends_at END
    RETURNING c.count AS requests, (extract(epoch FROM c.window_ends_at - now()) * 1000)::int AS "millisecondsLeft"`;
}

const COUNT: PreparedStatement = { name: 'count', text: countedSql(`VALUES ($1, 1, now() + interval '1 minute')`) };

/** Counts requests in the database, for all processes of the service together. */
@Injectable()
export class RequestCounts {
  constructor(
    private readonly dataSource: DataSource,
    housekeeping: Housekeeping,
  ) {
    housekeeping.removeOutdated('request_counts', `window_ends_at < now() - interval '1 hour'`);
  }

  /** Counts a request against a bucket, a uuid. */
  async count(bucket: string): Promise<RequestCount> {
    const [count] = await queryPrepared<RequestCount>(this.dataSource, COUNT, [bucket]);
    if (count === undefined) throw new Error('A request was not counted.');
    return count;
  }
}
