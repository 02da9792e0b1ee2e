import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TENANTS } from '../database/tenant.js';
import { DocumentStore } from '../documents/document-store.js';
import { errorCode } from '../errors/system-error.js';
import { JobRemoval } from '../jobs/job-removal.js';
import { LOGGER } from '../logging/logger.js';
import type { Logger } from '../logging/logger.js';
import { ResetRegister } from './reset-register.js';
import { deleteTenantRows, tenantTables } from './tenant-deletion.js';

/** SQLSTATE deadlock_detected (PostgreSQL, appendix A). */
const DEADLOCK = '40P01';
const TRIES = 5;

/** An entity whose documents of earlier generations are to go. */
interface Uncleared {
  id: string;
  generation: number;
}

/**
 * Deletes all data of entities: rows, documents, jobs, and what layers have registered. A transaction that writes an entity's
 * rows holds the entity's row (Transaction.join), and the reset locks it: what was committed before is deleted, and what
 * comes later belongs to a new generation of the data, or is refused because it began in the old one.
 */
@Injectable()
export class TenantReset {
  constructor(
    private readonly dataSource: DataSource,
    private readonly register: ResetRegister,
    private readonly documents: DocumentStore,
    private readonly jobs: JobRemoval,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Deletes everything that belongs to the entities; when this has answered, nothing of it is left. */
  async reset(entityIds: readonly string[]): Promise<void> {
    await this.jobs.removeOf(entityIds, await this.deleteRows(entityIds));
    await this.clear(await this.uncleared(entityIds));
  }

  /**
   * Finishes resets whose process ended after the rows were deleted and before the documents were. Their jobs find no row
   * and leave their queues by themselves.
   */
  async finishInterrupted(): Promise<void> {
    await this.clear(await this.uncleared(null));
  }

  /** @returns the id in the outbox after which nothing tells of deleted rows */
  private async deleteRows(entityIds: readonly string[]): Promise<bigint> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.dataSource.transaction(async (manager) => {
          await manager.query(`SELECT id FROM ${TENANTS} WHERE id = ANY($1) ORDER BY id FOR UPDATE`, [entityIds]);
          await manager.query(`UPDATE ${TENANTS} SET data_generation = data_generation + 1 WHERE id = ANY($1)`, [
            entityIds,
          ]);
          await deleteTenantRows(manager, tenantTables(this.dataSource), entityIds);
          for (const step of this.register.steps) await step.run(manager, entityIds);
          // Last: what tells of the deleted rows was written before their locks were let go.
          await manager.query(`DELETE FROM outbox WHERE payload->>'entityId' = ANY($1)`, [entityIds]);
          const [last] = await manager.query<[{ id: string }]>(
            `SELECT nextval(pg_get_serial_sequence('outbox', 'id')) AS id`,
          );
          return BigInt(last.id);
        });
      } catch (error) {
        // Something that sweeps over all entities' rows came across; it is done now.
        if (errorCode(error) !== DEADLOCK || attempt === TRIES) throw error;
        this.logger.warn({ attempt }, 'A reset hit a deadlock and starts again');
      }
    }
  }

  private uncleared(entityIds: readonly string[] | null): Promise<Uncleared[]> {
    return this.dataSource.query<Uncleared[]>(
      `SELECT id, data_generation AS generation FROM ${TENANTS}
        WHERE cleared_generation < data_generation AND ($1::uuid[] IS NULL OR id = ANY($1))`,
      [entityIds],
    );
  }

  private async clear(entities: readonly Uncleared[]): Promise<void> {
    for (const { id, generation } of entities) {
      await this.documents.deleteBefore(id, generation);
      await this.dataSource.query(
        `UPDATE ${TENANTS} SET cleared_generation = $2 WHERE id = $1 AND cleared_generation < $2`,
        [id, generation],
      );
    }
  }
}
