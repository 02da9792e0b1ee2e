import { Column, ForeignKey } from 'typeorm';
import { Id, Moment } from '../../platform/database/columns.js';
import { TenantEntity } from '../../platform/database/tenant.js';
import type { TenantRow } from '../../platform/database/tenant.js';

/** How far the individual of a verification has come in answering for it. */
@TenantEntity('individual_authentications')
@ForeignKey('Verification', ['entityId', 'verificationId'], ['entityId', 'id'], {
  name: 'individual_authentications_of_verification',
  onDelete: 'CASCADE',
})
export class IndividualAuthentication implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  @Column({ type: 'uuid', unique: true })
  verificationId: string;

  /** SHA-256 of the token in the link; it stays when the link is used up, so that the page can say why it leads nowhere. */
  @Column({ type: 'bytea', unique: true })
  tokenHash: Buffer;

  /** Of the code that was sent last; null if there is none, or the link is locked. */
  @Column({ type: 'bytea', nullable: true })
  codeHash: Buffer | null;

  @Moment({ nullable: true })
  codeSentAt: Date | null;

  @Column({ type: 'integer', default: 0 })
  codesSent: number;

  @Column({ type: 'integer', default: 0 })
  wrongCodes: number;

  /** When the first message went out. */
  @Moment({ nullable: true })
  notifiedAt: Date | null;

  /** When the link that holds now was sent; null if it was not. */
  @Moment({ nullable: true })
  linkSentAt: Date | null;
}
