import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CreatedAt } from '../platform/database/columns.js';
import type { NoticeKind } from './notice-kinds.js';

/** Which email notices a user wants; without a choice they get all. */
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
