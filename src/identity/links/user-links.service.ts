import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Transaction } from '../../platform/database/transactions.js';
import { notFound } from '../../platform/errors/domain-error.js';
import { PUBLIC_URL } from '../../platform/http/public-url.js';
import type { PublicUrl } from '../../platform/http/public-url.js';
import { newId } from '../../platform/ids/uuid.js';
import { SecretKey } from '../../platform/secrets/secret-key.js';
import { userLinkMade } from '../user.events.js';
import { linkIdOf, linkPath } from './link-token.js';

export type LinkKind = 'invitation' | 'password_reset';

/** How long a link can be used. */
const MINUTES = 60;

export interface NewLink {
  kind: LinkKind;
  organizationId: string | null;
  /** Null for an email address that nobody has: the row is there so that asking takes as long. */
  userId: string | null;
  creatorId: string | null;
}

/** A link that can be used, and whom it is for. */
export interface OpenLink {
  id: string;
  kind: LinkKind;
  userId: string;
  name: string;
  email: string;
  organization: string;
}

const OPEN = `
  SELECT l.id, l.kind, u.id AS "userId", u.name, u.email, o.name AS organization
    FROM user_links l JOIN users u ON u.id = l.user_id JOIN organizations o ON o.id = u.organization_id
   WHERE l.id = $1 AND l.used_at IS NULL AND l.expires_at > now() AND u.removed_at IS NULL`;

/** Links by which people set their passwords: each is good once, for an hour. */
@Injectable()
export class UserLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secretKey: SecretKey,
    @Inject(PUBLIC_URL) private readonly publicUrl: PublicUrl,
  ) {}

  /** Makes a link in the place of those that the user had, and tells that it is to be sent. Returns its id. */
  async make(transaction: Transaction, link: NewLink): Promise<string> {
    const id = await this.insert(transaction.manager, link);
    await transaction.emit(userLinkMade, { linkId: id });
    return id;
  }

  /** As make, for one that a person passes on. */
  async insert(manager: EntityManager, { kind, organizationId, userId, creatorId }: NewLink): Promise<string> {
    const id = newId();
    if (userId !== null) await this.revokeAll(userId, manager);
    await manager.query(
      `INSERT INTO user_links (id, kind, organization_id, user_id, creator_id, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + interval '${MINUTES} minutes')`,
      [id, kind, organizationId, userId, creatorId],
    );
    return id;
  }

  /** The address of a link. Whoever has it can set the password. */
  addressOf(id: string): string {
    return this.publicUrl.of(linkPath(this.secretKey, id));
  }

  /** What a token opens. Throws not found if it opens nothing, or nothing any more. */
  async open(token: string): Promise<OpenLink> {
    const id = linkIdOf(this.secretKey, token);
    const [link] = id === null ? [] : await this.dataSource.query<OpenLink[]>(OPEN, [id]);
    if (link === undefined) throw notFound('Link');
    return link;
  }

  /** Uses a link up. False if somebody was quicker. */
  async use(id: string, manager: EntityManager): Promise<boolean> {
    const [, used] = await manager.query<[unknown[], number]>(
      'UPDATE user_links SET used_at = now() WHERE id = $1 AND used_at IS NULL AND expires_at > now()',
      [id],
    );
    return used === 1;
  }

  /** Makes every link of a user worthless. */
  async revokeAll(userId: string, manager: EntityManager): Promise<void> {
    await manager.query(
      'UPDATE user_links SET expires_at = now() WHERE user_id = $1 AND used_at IS NULL AND expires_at > now()',
      [userId],
    );
  }

  /** A link that is to be sent, or null if it need not be any more. */
  async toSend(id: string): Promise<OpenLink | null> {
    const [link] = await this.dataSource.query<OpenLink[]>(`${OPEN} AND l.sent_at IS NULL`, [id]);
    return link ?? null;
  }

  async noteSent(id: string): Promise<void> {
    await this.dataSource.query('UPDATE user_links SET sent_at = now() WHERE id = $1', [id]);
  }
}
