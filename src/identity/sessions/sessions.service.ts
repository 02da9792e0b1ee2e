import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { ROLE_AT } from '../../abilities/role.js';
import type { Role } from '../../abilities/role.js';
import type { Environment } from '../../platform/auth/environment.js';
import { SETTINGS_TOKEN } from '../../platform/config/settings.js';
import type { Settings } from '../../platform/config/settings.js';
import { managerOf } from '../../platform/database/ambient.js';
import { queryPrepared } from '../../platform/database/prepared.js';
import { newId } from '../../platform/ids/uuid.js';
import { hashSessionToken, newSessionToken } from './session-token.js';

/** How far somebody has come: the password was right, a second factor is to be set up, or all is done. */
export type SessionState = 'second_factor' | 'enrol' | 'signed_in';

/** How somebody signed in. */
export const SIGN_IN_METHODS = ['password', 'passkey', 'oidc', 'link'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** A session as the guard needs it. */
export interface KnownSession {
  sessionId: string;
  state: SessionState;
  method: SignInMethod;
  provenAt: Date;
  lastSeenAt: Date;
  userId: string;
  organizationId: string;
  /** For what belongs to the organization as a whole. */
  organizationRole: Role | null;
  /** The entity that was asked for, where it is one of the organization or of its sandbox twin. */
  entity: SessionEntity | null;
}

export interface SessionEntity {
  id: string;
  organizationId: string;
  environment: Environment;
  generation: number;
  role: Role | null;
}

export interface NewSession {
  userId: string;
  state: SessionState;
  method: SignInMethod;
  /** When the person showed who they are. */
  provenAt?: Date;
}

const MINUTE = 60_000;
/** How long somebody has for their second factor, or to set one up. */
const UNFINISHED_MINUTES: Readonly<Record<Exclude<SessionState, 'signed_in'>, number>> = {
  second_factor: 10,
  enrol: 60,
};
const MOST_USER_AGENT = 300;

const FIND = {
  name: 'session',
  text: `
  SELECT s.id AS "sessionId", s.state, s.method, s.proven_at AS "provenAt", s.last_seen_at AS "lastSeenAt",
         u.id AS "userId", u.organization_id AS "organizationId", u.role AS "organizationRole",
         e.id AS "entityId", o.id AS "entityOrganizationId", o.environment, e.data_generation AS generation,
         ${ROLE_AT} AS role
    FROM sessions s
    JOIN users u ON u.id = s.user_id AND u.removed_at IS NULL
    LEFT JOIN (entities e JOIN organizations o ON o.id = e.organization_id)
      ON e.id = $2 AND coalesce(o.production_organization_id, o.id) = u.organization_id
    LEFT JOIN entity_roles r ON r.user_id = u.id AND r.entity_id = e.id
   WHERE s.token_hash = $1 AND s.ends_at > now() AND s.idle_ends_at > now()`,
};

const ROLES_OF_OPEN = `
  SELECT s.id AS "sessionId", e.id AS "entityId", ${ROLE_AT} AS role
    FROM unnest($1::uuid[], $2::uuid[]) AS wanted (session_id, entity_id)
    JOIN sessions s ON s.id = wanted.session_id AND s.ends_at > now() AND s.idle_ends_at > now() AND s.state = 'signed_in'
    JOIN users u ON u.id = s.user_id AND u.removed_at IS NULL
    JOIN entities e ON e.id = wanted.entity_id
    LEFT JOIN entity_roles r ON r.user_id = u.id AND r.entity_id = e.id`;

interface Found extends Omit<KnownSession, 'entity'> {
  entityId: string | null;
  entityOrganizationId: string;
  environment: Environment;
  generation: number;
  role: Role | null;
}

/** The sessions of people: rows, of which a browser has the token. */
@Injectable()
export class Sessions {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
  ) {}

  /** The session of a token, if it has not ended, else null; with what its user is at an entity. */
  async find(token: string, entityId: string | null = null): Promise<KnownSession | null> {
    const [found] = await queryPrepared<Found>(this.dataSource, FIND, [hashSessionToken(token), entityId]);
    if (found === undefined) return null;
    const { entityId: id, entityOrganizationId, environment, generation, role, ...session } = found;
    const entity = id === null ? null : { id, organizationId: entityOrganizationId, environment, generation, role };
    return { ...session, entity };
  }

  /** What their people are at entities, for those of the sessions that have not ended: for what goes on after its request was let in. */
  rolesOfOpen(
    wanted: readonly { sessionId: string; entityId: string }[],
  ): Promise<{ sessionId: string; entityId: string; role: Role | null }[]> {
    return this.dataSource.query(ROLES_OF_OPEN, [
      wanted.map(({ sessionId }) => sessionId),
      wanted.map(({ entityId }) => entityId),
    ]);
  }

  /** Notes that a session is used, exact to the minute: it ends when it is not for long enough. */
  async noteUse({ sessionId, lastSeenAt }: KnownSession): Promise<void> {
    if (Date.now() - lastSeenAt.getTime() < MINUTE) return;
    await this.dataSource.query(
      `UPDATE sessions SET last_seen_at = now(), idle_ends_at = now() + $2 * interval '1 minute'
        WHERE id = $1 AND last_seen_at < now() - interval '1 minute'`,
      [sessionId, this.settings.SESSION_IDLE_MINUTES],
    );
  }

  /**
   * Begins a session in the place of the one that the browser had: what somebody knew of that no longer works.
   * @returns its token, which is nowhere kept
   */
  async open(
    { userId, state, method, provenAt = new Date() }: NewSession,
    request: FastifyRequest,
    replaced: string | null,
    manager: EntityManager = managerOf(this.dataSource),
  ): Promise<string> {
    const token = newSessionToken();
    const { SESSION_HOURS, SESSION_IDLE_MINUTES } = this.settings;
    const minutes = state === 'signed_in' ? SESSION_HOURS * 60 : UNFINISHED_MINUTES[state];
    if (replaced !== null) await manager.query('DELETE FROM sessions WHERE id = $1', [replaced]);
    await manager.query(
      `INSERT INTO sessions (id, user_id, token_hash, state, method, peer_address, user_agent, proven_at, idle_ends_at, ends_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9 * interval '1 minute', now() + $10 * interval '1 minute')`,
      [
        newId(),
        userId,
        hashSessionToken(token),
        state,
        method,
        request.ip,
        request.headers['user-agent']?.slice(0, MOST_USER_AGENT) ?? null,
        provenAt,
        SESSION_IDLE_MINUTES,
        minutes,
      ],
    );
    if (state === 'signed_in') await manager.query('UPDATE users SET signed_in_at = now() WHERE id = $1', [userId]);
    return token;
  }

  /** Notes that the person has just shown who they are. */
  async prove(sessionId: string, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE sessions SET proven_at = now() WHERE id = $1', [sessionId]);
  }

  async end(sessionId: string, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM sessions WHERE id = $1', [sessionId]);
  }

  /** Ends every session of a user; for a changed password, factor or role, in the transaction that changes it. */
  async endAll(userId: string, manager: EntityManager = managerOf(this.dataSource)): Promise<void> {
    await manager.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
  }
}
