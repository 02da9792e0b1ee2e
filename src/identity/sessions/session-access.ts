import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { AuditRefusals } from '../../audit/audit-refusals.js';
import { RateLimits } from '../../api-keys/rate-limits.js';
import { ROLE_ABILITIES, roleHas, seesAccounts } from '../../abilities/roles.js';
import { ROLE_AT } from '../../abilities/role.js';
import type { Role } from '../../abilities/role.js';
import type { OrganizationCaller } from '../../platform/auth/caller.js';
import { SETTINGS_TOKEN } from '../../platform/config/settings.js';
import type { Settings } from '../../platform/config/settings.js';
import { noteGeneration } from '../../platform/database/generations.js';
import { DomainError, forbidden, notFound } from '../../platform/errors/domain-error.js';
import type { EndpointDeclaration } from '../../platform/http/endpoint.js';
import { ACTING_ENTITY, interfaceOf } from '../../platform/http/interfaces.js';
import { lackingAbility } from '../../platform/http/lacking-ability.js';
import { PUBLIC_URL } from '../../platform/http/public-url.js';
import type { PublicUrl } from '../../platform/http/public-url.js';
import { isUuid } from '../../platform/ids/uuid.js';
import { SecretKey } from '../../platform/secrets/secret-key.js';
import { requireSameOrigin } from './same-origin.js';
import { SessionCookie } from './session-cookie.js';
import { Sessions } from './sessions.service.js';
import type { KnownSession, SessionEntity } from './sessions.service.js';

/** What people with a role at some entities alone may read of the organization. */
export const SEEN_FROM_ENTITIES = ['entity:read', 'user:read'] as const;
const REACHED = { second_factor: 1, enrol: 2, signed_in: 3 } as const;

/** A route, as far as it matters to whom it is opened. */
export interface Entered {
  endpoint: EndpointDeclaration;
  /** Whether it is there for the sandbox alone. */
  sandboxOnly: boolean;
}

const sessions = new WeakMap<object, KnownSession>();

/** The session of a request to what people sign in with; null for a visitor. */
export function sessionOf(request: FastifyRequest): KnownSession | null {
  return sessions.get(request) ?? null;
}

/** Lets requests in by the sessions of their people. */
@Injectable()
export class SessionAccess {
  constructor(
    private readonly dataSource: DataSource,
    private readonly known: Sessions,
    private readonly cookie: SessionCookie,
    private readonly limits: RateLimits,
    private readonly refusals: AuditRefusals,
    private readonly secretKey: SecretKey,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
    @Inject(PUBLIC_URL) private readonly publicUrl: PublicUrl,
  ) {}

  /** What a page sends along with what it changes: whoever has only the cookie cannot know it. */
  csrfTokenOf(session: Pick<KnownSession, 'sessionId'>): string {
    return csrfTokenOf(this.secretKey, session);
  }

  /**
   * Who asks by the session of a request. Null for a visitor, where the endpoint is open to one.
   * Throws malformed for a request with a key as well, forbidden for one that another site may have sent or that the role does
   * not allow, unauthenticated without a session that has come far enough, not found for an entity that the person does not see.
   */
  async enter(
    request: FastifyRequest,
    reply: FastifyReply,
    { endpoint, sandboxOnly }: Entered,
  ): Promise<OrganizationCaller | null> {
    if (request.headers.authorization !== undefined) {
      if (this.cookie.isIn(request))
        throw new DomainError('malformed', 'Use either an API key or a session, not both.');
      throw signedOut();
    }
    const { PUBLIC_URL: configured } = this.settings;
    if (endpoint.origin !== 'any')
      requireSameOrigin(request, { publicUrl: this.publicUrl.of(''), configured: configured !== null });
    const token = this.cookie.read(request);
    const entityId = entityIn(request);
    const session = token === null ? null : await this.known.find(token, entityId);
    if (endpoint.session === 'visitor') {
      if (session !== null) sessions.set(request, session);
      return null;
    }
    if (session === null) {
      // Without a cookie it is a browser in which nobody is signed in.
      if (token !== null) this.refusals.countStranger('unknown_session');
      throw signedOut();
    }
    sessions.set(request, session);
    await this.limits.countPerson(reply, session.userId);
    this.requireCsrfToken(request, session);
    requireReached(session, endpoint);
    await this.known.noteUse(session);
    const caller = await this.callerBy(request, session, sandboxOnly);
    const lacking = lackingAbility(endpoint, caller.abilities);
    if (lacking !== null) {
      await this.refusals.record(request, caller, lacking);
      throw forbidden(`Your role lacks the ability ${lacking}.`);
    }
    return caller;
  }

  private requireCsrfToken({ method, headers }: FastifyRequest, session: KnownSession): void {
    if (method === 'GET' || method === 'HEAD') return;
    const given = Buffer.from(String(headers['x-csrf-token'] ?? ''));
    const isOf = (key: SecretKey): boolean => {
      const wanted = Buffer.from(csrfTokenOf(key, session));
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    };
    if (!this.secretKey.all.some(isOf))
      throw new DomainError('forbidden', 'The X-CSRF-Token header does not belong to this session.', {
        code: 'csrf_token_wrong',
      });
  }

  private async callerBy(
    request: FastifyRequest,
    session: KnownSession,
    sandboxOnly: boolean,
  ): Promise<OrganizationCaller> {
    const of = interfaceOf(request.url);
    const person = {
      userId: session.userId,
      keyId: null,
      session: { id: session.sessionId, provenAt: session.provenAt },
    };
    if (of === 'dashboard') {
      const entity = visible(session.entity);
      if (sandboxOnly && entity.environment !== 'sandbox') throw notFound('Entity');
      noteGeneration(entity.id, entity.generation);
      const { organizationId, environment, role } = entity;
      const abilities = [...ROLE_ABILITIES[role]];
      return {
        ...person,
        organizationId,
        entityId: entity.id,
        environment,
        abilities,
        entityIds: [entity.id],
        seesAccounts: seesAccounts(role),
      };
    }
    const { organizationId } = session;
    const common = { ...person, organizationId, entityId: null, environment: 'production' as const };
    // What people see of their own session tells no account numbers, but secrets that are theirs.
    const seesAll = (role: Role): boolean => of !== 'dashboard management' || seesAccounts(role);
    if (of === 'dashboard management' && entityIn(request) !== null) {
      const { id, role } = visible(session.entity);
      return { ...common, abilities: [...ROLE_ABILITIES[role]], entityIds: [id], seesAccounts: seesAccounts(role) };
    }
    const { organizationRole } = session;
    if (organizationRole !== null)
      return {
        ...common,
        abilities: [...ROLE_ABILITIES[organizationRole]],
        entityIds: null,
        seesAccounts: seesAll(organizationRole),
      };
    const roles = await this.rolesOf(session.userId);
    return {
      ...common,
      abilities: SEEN_FROM_ENTITIES.filter((ability) => roles.some(({ role }) => roleHas(role, ability))),
      entityIds: roles.map(({ entityId }) => entityId),
      seesAccounts: roles.every(({ role }) => seesAll(role)),
    };
  }

  private rolesOf(userId: string): Promise<{ entityId: string; role: Role }[]> {
    return this.dataSource.query<{ entityId: string; role: Role }[]>(
      `SELECT r.entity_id AS "entityId", ${ROLE_AT} AS role FROM entity_roles r JOIN users u ON u.id = r.user_id WHERE u.id = $1`,
      [userId],
    );
  }
}

/** The entity that the address names: for which somebody acts, or whose keys and settings are managed. */
function entityIn({ url, params }: FastifyRequest): string | null {
  const { [ACTING_ENTITY]: acting, entity } = params as Record<string, string | undefined>;
  const named =
    interfaceOf(url) === 'dashboard' ? acting : interfaceOf(url) === 'dashboard management' ? entity : undefined;
  if (named === undefined) return null;
  if (!isUuid(named)) throw notFound('Entity');
  return named;
}

/** An entity at which somebody has no role is none that they know of. */
function visible(entity: SessionEntity | null): SessionEntity & { role: Role } {
  if (entity === null || entity.role === null) throw notFound('Entity');
  return { ...entity, role: entity.role };
}

function requireReached(session: KnownSession, { session: wanted = 'signed_in' }: EndpointDeclaration): void {
  if (wanted === 'visitor' || REACHED[session.state] >= REACHED[wanted]) return;
  throw new DomainError(
    'forbidden',
    session.state === 'enrol'
      ? 'Your role requires a second factor: set one up before you continue.'
      : 'Use your second factor before you continue.',
    { code: 'second_factor_needed' },
  );
}

function signedOut(): DomainError {
  return new DomainError('unauthenticated', 'Unauthenticated.');
}

function csrfTokenOf(secretKey: SecretKey, { sessionId }: Pick<KnownSession, 'sessionId'>): string {
  return secretKey.derive('csrf token', sessionId).toString('base64url');
}
