import type { DataSource } from 'typeorm';
import { AbnRegister } from './abn-register.js';
import type { AbnAnswer, AbnRecord } from './abn-register.js';

const HOUR_MS = 3_600_000;
/** A business may be registered today: that the register does not know an ABN is forgotten sooner. */
const NOT_FOUND_MS = HOUR_MS;

/**
 * Remembers in the database what the register answered, for all processes of the service. What is older than allowed is
 * never served, not even while the register is down: who decides about a payment must be told that nothing is known.
 */
export class CachedAbnRegister extends AbnRegister {
  readonly configured: boolean;

  constructor(
    private readonly register: AbnRegister,
    private readonly dataSource: DataSource,
    private readonly maximalAgeMs: number,
  ) {
    super();
    this.configured = register.configured;
  }

  async lookUp(abn: string): Promise<AbnAnswer> {
    const kept = await this.kept(abn);
    if (kept !== null) return kept;
    const answer = await this.register.lookUp(abn);
    if (answer.outcome !== 'unavailable') await this.keep(abn, answer);
    return answer;
  }

  private async kept(abn: string): Promise<AbnAnswer | null> {
    const [row] = await this.dataSource.query<{ record: AbnRecord | null; as_of: Date; age: number }[]>(
      'SELECT record, as_of, extract(epoch FROM now() - as_of)::float8 * 1000 AS age FROM abn_records WHERE abn = $1',
      [abn],
    );
    if (row === undefined) return null;
    const { record, as_of: asOf, age } = row;
    if (record !== null) return age < this.maximalAgeMs ? { outcome: 'found', record, asOf } : null;
    return age < Math.min(this.maximalAgeMs, NOT_FOUND_MS) ? { outcome: 'not-found', asOf } : null;
  }

  private async keep(abn: string, answer: Exclude<AbnAnswer, { outcome: 'unavailable' }>): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO abn_records AS kept (abn, record, as_of) VALUES ($1, $2, $3)
       ON CONFLICT (abn) DO UPDATE SET record = excluded.record, as_of = excluded.as_of WHERE kept.as_of < excluded.as_of`,
      [abn, answer.outcome === 'found' ? answer.record : null, answer.asOf],
    );
  }
}
