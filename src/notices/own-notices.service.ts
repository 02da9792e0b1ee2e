import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import type { User } from '../identity/users/user.entity.js';
import { NOTICE_KINDS } from './notice-kinds.js';
import type { NoticeKind } from './notice-kinds.js';
import { NoticePreferences } from './notice-preferences.entity.js';

/** Which email notices each user wants: all, until they choose. */
@Injectable()
export class OwnNotices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async of(userId: string): Promise<NoticeKind[]> {
    const preferences = await this.dataSource.manager.findOneBy(NoticePreferences, { userId });
    return NOTICE_KINDS.filter((kind) => preferences?.kinds.includes(kind) ?? true);
  }

  /** Keeps what a user chose, and gives it in the usual order. */
  async choose(
    { id: userId, organizationId }: Pick<User, 'id' | 'organizationId'>,
    wanted: readonly NoticeKind[],
  ): Promise<NoticeKind[]> {
    const kinds = NOTICE_KINDS.filter((kind) => wanted.includes(kind));
    const before = await this.of(userId);
    await this.dataSource.transaction(async (manager) => {
      await manager.upsert(NoticePreferences, { userId, kinds, updatedAt: new Date() }, ['userId']);
      await this.audit.append(manager, {
        organizationId,
        entityId: null,
        action: 'user.notices_changed',
        subject: { type: 'users', id: userId },
        changes: [{ attribute: 'kinds', before, after: kinds }],
      });
    });
    return kinds;
  }
}
