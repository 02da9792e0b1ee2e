import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Housekeeping } from '../housekeeping.js';

const TAKE = `
  INSERT INTO leases (name, holder, ends_at) VALUES ($1, gen_random_uuid(), now() + make_interval(secs => $2))
  ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, ends_at = excluded.ends_at WHERE leases.ends_at <= now()
  RETURNING holder`;

/** What one process at a time may do, of all of them. No connection is held meanwhile. */
@Injectable()
export class Leases {
  constructor(
    private readonly dataSource: DataSource,
    housekeeping: Housekeeping,
  ) {
    housekeeping.removeOutdated('leases', 'ends_at < now()');
  }

  /**
   * Does something unless somebody else is at it; gives null then.
   * @param seconds after so long others may begin, whatever became of it
   */
  async during<T>(name: string, seconds: number, work: () => Promise<T>): Promise<T | null> {
    const [lease] = await this.dataSource.query<{ holder: string }[]>(TAKE, [name, seconds]);
    if (!lease) return null;
    try {
      return await work();
    } finally {
      // One that cannot be given back ends by itself.
      await this.dataSource
        .query('DELETE FROM leases WHERE name = $1 AND holder = $2', [name, lease.holder])
        .catch(() => undefined);
    }
  }
}
