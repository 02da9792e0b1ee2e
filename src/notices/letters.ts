import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { lockByName } from '../platform/database/lock-by-name.js';
import { queryPrepared } from '../platform/database/prepared.js';
import type { PreparedStatement } from '../platform/database/prepared.js';
import { newId } from '../platform/ids/uuid.js';
import { OUTGOING_IS_PAUSED } from '../platform/outgoing/outgoing-pause.js';
import { ResetRegister } from '../platform/reset/reset-register.js';
import { Notice } from './notice.entity.js';

/** A letter that is to be sent now. */
export interface DueLetter {
  id: string;
  userId: string;
  to: string;
  /** The sandbox entity in whose drawer it goes; null for one that leaves the machine. */
  sandboxEntityId: string | null;
  attempts: number;
  createdAt: Date;
}

/** After a letter the next one waits for so long, and gathers what happens meanwhile. */
const PAUSE = `interval '15 minutes'`;
/** While a letter is being sent; where the sender dies it is sent again after that, under the same Message-ID. */
const LEASE = `interval '2 minutes'`;
const KEPT = `interval '30 days'`;
const MOST = 50;

/** Users (and, in the sandbox, entities) with notices that were not sent yet, whose last letter is long enough ago and has been sent. */
const GROUPS: PreparedStatement = {
  name: 'users with something untold',
  text: `
    SELECT DISTINCT n.user_id AS "userId", CASE WHEN n.sandbox THEN n.entity_id END AS "sandboxEntityId"
      FROM notices n
     WHERE n.letter_id IS NULL AND NOT EXISTS (
       SELECT 1 FROM notice_letters l
        WHERE l.user_id = n.user_id
          AND l.sandbox_entity_id IS NOT DISTINCT FROM CASE WHEN n.sandbox THEN n.entity_id END
          AND (l.status = 'sending' OR l.created_at > now() - ${PAUSE}))
     LIMIT ${MOST}`,
};

const CLAIM: PreparedStatement = {
  name: 'letters that are due',
  text: `
    UPDATE notice_letters AS l SET attempts = l.attempts + 1, due_at = now() + ${LEASE}
      FROM users u
     WHERE u.id = l.user_id AND l.id IN (
       SELECT id FROM notice_letters WHERE status = 'sending' AND due_at <= now()
        ORDER BY due_at LIMIT ${MOST} FOR UPDATE SKIP LOCKED)
      AND NOT ${OUTGOING_IS_PAUSED}
    RETURNING l.id, l.user_id AS "userId", u.email AS "to", l.sandbox_entity_id AS "sandboxEntityId", l.attempts,
      l.created_at AS "createdAt"`,
};

/** Letters with their notices: gathered, taken to be sent, ended. Of all entities; for the service itself alone. */
@Injectable()
export class Letters implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly resets: ResetRegister,
  ) {}

  onModuleInit(): void {
    this.resets.add({
      async run(manager, entityIds) {
        await manager.query('DELETE FROM notice_letters WHERE sandbox_entity_id = ANY($1)', [entityIds]);
      },
    });
  }

  /** Puts what is untold into letters: one for each user whose last one is long enough ago. */
  async gather(): Promise<void> {
    const groups = await queryPrepared<{ userId: string; sandboxEntityId: string | null }>(this.dataSource, GROUPS, []);
    for (const { userId, sandboxEntityId } of groups)
      await this.dataSource.transaction(async (manager) => {
        // One process at a time gathers for a user; a second one finds nothing left.
        await lockByName(manager, `notices ${userId}`);
        const id = newId();
        await manager.query(
          `INSERT INTO notice_letters (id, user_id, sandbox_entity_id, status, due_at) VALUES ($1, $2, $3, 'sending', now())`,
          [id, userId, sandboxEntityId],
        );
        const [, told] = await manager.query<[unknown[], number]>(
          `UPDATE notices SET letter_id = $1
            WHERE user_id = $2 AND letter_id IS NULL AND CASE WHEN sandbox THEN entity_id END IS NOT DISTINCT FROM $3::uuid`,
          [id, userId, sandboxEntityId],
        );
        if (told === 0) await manager.query('DELETE FROM notice_letters WHERE id = $1', [id]);
      });
  }

  /** Takes letters that are due; each is due again in a moment unless it is ended or put off. */
  claim(): Promise<DueLetter[]> {
    return queryPrepared<DueLetter>(this.dataSource, CLAIM, []);
  }

  /** What a letter tells of, the oldest first. */
  noticesOf({ id }: DueLetter): Promise<Notice[]> {
    return this.dataSource.manager.find(Notice, { where: { letterId: id }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Whether a letter is still there: a reset deletes those of the sandbox. */
  async exists({ id }: DueLetter, manager: EntityManager): Promise<boolean> {
    return (await manager.query<unknown[]>('SELECT FROM notice_letters WHERE id = $1', [id])).length > 0;
  }

  async end({ id }: DueLetter, status: 'sent' | 'failed', manager = this.dataSource.manager): Promise<void> {
    await manager.query('UPDATE notice_letters SET status = $2, due_at = NULL WHERE id = $1', [id, status]);
  }

  async putOff({ id }: DueLetter, milliseconds: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE notice_letters SET due_at = now() + $2 * interval '1 millisecond' WHERE id = $1 AND status = 'sending'`,
      [id, milliseconds],
    );
  }

  /** Removes letters that ended long ago, with their notices. */
  async removeOld(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM notice_letters WHERE status <> 'sending' AND created_at < now() - ${KEPT}`,
    );
  }
}
