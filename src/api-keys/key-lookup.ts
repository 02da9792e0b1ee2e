import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Environment } from '../platform/auth/environment.js';
import type { Ability } from './abilities.js';
import { hashToken } from './token.js';

/** A key as the guard needs it. */
export interface KnownKey {
  keyId: string;
  organizationId: string;
  entityId: string | null;
  environment: Environment;
  abilities: Ability[];
  creatorId: string;
  lastUsedAt: Date | null;
}

const MINUTE = 60_000;

/** Finds keys by their tokens, with one query on a unique index, and notes when they were used. */
@Injectable()
export class KeyLookup {
  constructor(private readonly dataSource: DataSource) {}

  /** The key of this token if it exists, is not revoked and has not expired, else null. */
  async find(token: string): Promise<KnownKey | null> {
    const rows = await this.dataSource.query<KnownKey[]>(
      `SELECT k.id AS "keyId", k.organization_id AS "organizationId", k.entity_id AS "entityId", k.abilities,
              k.creator_id AS "creatorId", k.last_used_at AS "lastUsedAt", o.environment
         FROM api_keys k
         LEFT JOIN entities e ON e.id = k.entity_id
         JOIN organizations o ON o.id = coalesce(e.organization_id, k.organization_id)
        WHERE k.token_hash = $1 AND (k.expires_at IS NULL OR k.expires_at > now())`,
      [hashToken(token)],
    );
    return rows[0] ?? null;
  }

  /** Notes the use of a key; exact to the minute, so that a busy key is not written for each request. */
  async noteUse(key: KnownKey): Promise<void> {
    if (key.lastUsedAt !== null && Date.now() - key.lastUsedAt.getTime() < MINUTE) return;
    await this.dataSource.query(
      `UPDATE api_keys SET last_used_at = now() WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
      [key.keyId],
    );
  }
}
