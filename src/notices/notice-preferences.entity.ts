import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CreatedAt } from '../platform/database/columns.js';
import type { NoticeKind } from './notice-kinds.js';

/** What a user wants to be told by email; who has said nothing is told everything. */
@Entity('notice_preferences')
export class NoticePreferences {
  @PrimaryColumn({ type: 'uuid' })
  @ForeignKey('User', { onDelete: 'CASCADE' })
  userId: string;

  @Column({ type: 'text', array: true })
  kinds: NoticeKind[];

  @CreatedAt()
  updatedAt: Date;
}
