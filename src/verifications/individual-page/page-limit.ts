import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error.js';
import { RequestCounts } from '../../platform/http/request-counts.js';

const REQUESTS_A_MINUTE = 60;

/**
 * How often a minute a page may be asked for: counted by link where there is one, else by the address that asks, for all
 * processes of the service together.
 */
@Injectable()
export class PageLimit {
  constructor(private readonly counts: RequestCounts) {}

  /** Counts a request. Throws too many requests if there are none left. */
  async count(what: string): Promise<void> {
    const bucket = createHash('sha256').update(`individual page ${what}`).digest('hex').slice(0, 32);
    const { requests, millisecondsLeft } = await this.counts.count(bucket);
    if (requests <= REQUESTS_A_MINUTE) return;
    const seconds = Math.ceil(millisecondsLeft / 1_000);
    throw new DomainError('too_many_requests', 'Too many requests.', {
      headers: { 'retry-after': String(Math.max(1, seconds)) },
    });
  }
}
