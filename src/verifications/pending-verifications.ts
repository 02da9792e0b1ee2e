import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan } from 'typeorm';
import type { FindOptionsWhere } from 'typeorm';
import { queryPrepared } from '../platform/database/prepared.js';
import type { PreparedStatement } from '../platform/database/prepared.js';
import type { VerificationPayload } from './verification.events.js';
import { Verification } from './verification.entity.js';

const OVERDUE: PreparedStatement = {
  name: 'verifications whose time is over',
  text: `
    SELECT entity_id AS "entityId", id AS "verificationId" FROM verifications
     WHERE status = 'pending' AND expires_at <= $1 ORDER BY expires_at LIMIT $2`,
};

/** Finds pending verifications with which something must happen. */
@Injectable()
export class PendingVerifications {
  constructor(private readonly dataSource: DataSource) {}

  /** Pending verifications whose time is over, those that waited longest first. */
  overdue(limit: number): Promise<VerificationPayload[]> {
    return queryPrepared<VerificationPayload>(this.dataSource, OVERDUE, [new Date(), limit]);
  }

  /** Pending verifications from before a moment whose automated checks were not made, the oldest first. */
  unchecked(before: Date, limit: number): Promise<VerificationPayload[]> {
    return this.pending({ checkedAt: IsNull(), createdAt: LessThan(before) }, 'createdAt', limit);
  }

  /** Pending verifications that were checked before a moment and whose individual was not asked, the oldest first. */
  unasked(before: Date, limit: number): Promise<VerificationPayload[]> {
    return this.pending({ checkedAt: LessThan(before), askedAt: IsNull() }, 'checkedAt', limit);
  }

  /** Of every entity: what this gives names the entity of each, and is for the service itself alone. */
  private async pending(
    where: FindOptionsWhere<Verification>,
    order: 'createdAt' | 'checkedAt',
    limit: number,
  ): Promise<VerificationPayload[]> {
    const rows = await this.dataSource.manager.find(Verification, {
      select: { id: true, entityId: true },
      where: { ...where, status: 'pending' },
      order: { [order]: 'ASC' },
      take: limit,
    });
    return rows.map(({ id, entityId }) => ({ entityId, verificationId: id }));
  }
}
