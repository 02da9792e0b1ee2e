import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const PATIENCE_MS = 2_000;

/** Gives a short text when something is not as it should be, else null. */
export type HealthCheck = () => string | null | Promise<string | null>;

@Injectable()
export class HealthService {
  private readonly checks: HealthCheck[] = [];

  constructor(dataSource: DataSource) {
    this.add(async () => {
      await dataSource.query('SELECT 1');
      return null;
    }, 'the database does not answer');
  }

  /** Adds a check; one that throws or takes too long counts as the given trouble. */
  add(check: HealthCheck, whenItFails: string): void {
    this.checks.push(async () => {
      const late = new AbortController();
      try {
        return await Promise.race([check(), wait(PATIENCE_MS, whenItFails, { signal: late.signal, ref: false })]);
      } catch {
        return whenItFails;
      } finally {
        late.abort();
      }
    });
  }

  /** What keeps the process from doing its work; empty when it is ready. */
  async troubles(): Promise<string[]> {
    const found = await Promise.all(this.checks.map((check) => check()));
    return found.filter((one) => one !== null);
  }
}
