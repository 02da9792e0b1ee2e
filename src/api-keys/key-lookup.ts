import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ROLE_AT } from '../abilities/role.js';
import type { Role } from '../abilities/role.js';
import type { Environment } from '../platform/auth/environment.js';
import { queryPrepared } from '../platform/database/prepared.js';
import type { PreparedStatement } from '../platform/database/prepared.js';
import { countedSql } from '../platform/http/request-counts.js';
import type { RequestCount } from '../platform/http/request-counts.js';
import type { Ability } from '../abilities/abilities.js';
import { hashToken } from './token.js';

/** A key as the guard needs it. */
export interface KnownKey {
  keyId: string;
  organizationId: string;
  entityId: string | null;
  environment: Environment;
  abilities: Ability[];
  /** Networks from which it can be used; from anywhere if there are none. */
  allowedAddresses: string[];
  creatorId: string;
  /** What the creator is at the key's entity, for a key of an organization at all of them; null if that has ended. */
  creatorRole: Role | null;
  lastUsedAt: Date | null;
  /** Of which generation the data of its entity is; null for a key of an organization. */
  generation: number | null;
}

/** What a key's requests are counted as: those of an organization's keys together, those of an entity's key by themselves. */
export function bucketOf(key: KnownKey): string {
  return key.entityId === null ? key.organizationId : key.keyId;
}

const MINUTE = 60_000;

const SELECT_KEYS = `
  SELECT k.id AS "keyId", k.organization_id AS "organizationId", k.entity_id AS "entityId", k.abilities,
         k.allowed_addresses AS "allowedAddresses",
         k.creator_id AS "creatorId", ${ROLE_AT} AS "creatorRole", k.last_used_at AS "lastUsedAt", o.environment, e.data_generation AS generation
    FROM api_keys k
    JOIN users u ON u.id = k.creator_id
    LEFT JOIN entity_roles r ON r.user_id = u.id AND r.entity_id = k.entity_id
    LEFT JOIN entities e ON e.id = k.entity_id
    JOIN organizations o ON o.id = coalesce(e.organization_id, k.organization_id)
   WHERE (k.expires_at IS NULL OR k.expires_at > now())`;

const FIND_TEXT = `${SELECT_KEYS} AND k.token_hash = $1`;

const FIND: PreparedStatement = { name: 'key', text: FIND_TEXT };

/** As FIND, and counts the request, in one round trip; the bucket is that of bucketOf. */
export const FIND_AND_COUNT: PreparedStatement = {
  name: 'key and count',
  text: `
  WITH found AS (${FIND_TEXT}),
  counted AS (${countedSql(
    `SELECT CASE WHEN "entityId" IS NULL THEN "organizationId" ELSE "keyId" END, 1, now() + interval '1 minute' FROM found`,
  )})
  SELECT found.*, counted.* FROM found, counted`,
};

/** Finds keys by their tokens, with one query on a unique index, and notes when they were used. */
@Injectable()
export class KeyLookup {
  constructor(private readonly dataSource: DataSource) {}

  /** The key of this token if it exists, is not revoked and has not expired, else null. */
  async find(token: string): Promise<KnownKey | null> {
    const rows = await queryPrepared<KnownKey>(this.dataSource, FIND, [hashToken(token)]);
    return rows[0] ?? null;
  }

  /** The keys of these ids that exist and have not expired: for what goes on after its request was let in. */
  byIds(ids: readonly string[]): Promise<KnownKey[]> {
    return this.dataSource.query<KnownKey[]>(`${SELECT_KEYS} AND k.id = ANY($1)`, [ids]);
  }

  /** As find, and counts the request against its bucket in the database. */
  async findAndCount(token: string): Promise<{ key: KnownKey; count: RequestCount } | null> {
    const rows = await queryPrepared<KnownKey & RequestCount>(this.dataSource, FIND_AND_COUNT, [hashToken(token)]);
    if (rows[0] === undefined) return null;
    const { requests, millisecondsLeft, ...key } = rows[0];
    return { key, count: { requests, millisecondsLeft } };
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
