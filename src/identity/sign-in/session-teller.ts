import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ROLE_ABILITIES, roleHas, seesAccounts } from '../../abilities/roles.js';
import { ROLE_AT, USERS_AT } from '../../abilities/role.js';
import type { Role } from '../../abilities/role.js';
import { FRESH_PROOF_MS } from '../../platform/auth/caller.js';
import { SETTINGS_TOKEN } from '../../platform/config/settings.js';
import type { Settings } from '../../platform/config/settings.js';
import { hasAny, SecondFactors } from '../factors/second-factors.js';
import type { FactorsOfUser } from '../factors/second-factors.js';
import { SEEN_FROM_ENTITIES, SessionAccess } from '../sessions/session-access.js';

interface Row {
  sessionId: string;
  state: string;
  provenAt: Date;
  endsAt: Date;
  userId: string;
  name: string;
  email: string;
  hasPassword: boolean;
  organizationId: string;
  organizationName: string;
  demo: boolean;
  role: Role | null;
}

interface EntityRow {
  id: string;
  name: string;
  environment: string;
  role: Role;
}

const SESSION = `
  SELECT s.id AS "sessionId", s.state, s.proven_at AS "provenAt", s.ends_at AS "endsAt", u.id AS "userId", u.name, u.email,
         u.password_hash IS NOT NULL AS "hasPassword", o.id AS "organizationId", o.name AS "organizationName", o.demo, u.role
    FROM sessions s JOIN users u ON u.id = s.user_id JOIN organizations o ON o.id = u.organization_id
   WHERE s.token_hash = $1 AND s.ends_at > now() AND s.idle_ends_at > now() AND u.removed_at IS NULL`;

const ENTITIES = `
  SELECT e.id, e.name, o.environment, ${ROLE_AT} AS role
    FROM ${USERS_AT}
   WHERE u.id = $1 AND ${ROLE_AT} IS NOT NULL
   ORDER BY o.environment, e.name, e.id`;

/** Says who is signed in, what they may do, and what is still asked of them (docs/users.md). */
@Injectable()
export class SessionTeller {
  constructor(
    private readonly dataSource: DataSource,
    private readonly factors: SecondFactors,
    private readonly access: SessionAccess,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
  ) {}

  /** The document of a session; that of a visitor if there is none. */
  async tell(tokenHash: Buffer | null): Promise<object> {
    const { OIDC_ISSUER, OIDC_NAME, OIDC_ONLY } = this.settings;
    const ways = { password: !OIDC_ONLY, passkey: !OIDC_ONLY, oidc: OIDC_ISSUER === null ? null : OIDC_NAME };
    const [row] = tokenHash === null ? [] : await this.dataSource.query<Row[]>(SESSION, [tokenHash]);
    if (row === undefined) return { ...SIGNED_OUT, ways };
    const factors = await this.factors.of(row.userId);
    const inside = row.state === 'signed_in';
    const entities = inside ? await this.dataSource.query<EntityRow[]>(ENTITIES, [row.userId]) : [];
    return {
      state: row.state,
      ways,
      csrf_token: this.access.csrfTokenOf(row),
      user: { id: row.userId, name: row.name, email: row.email },
      second_factor: {
        required: factors.required,
        totp: factors.totp,
        passkeys: factors.passkeys,
        recovery_codes_left: factors.recoveryCodesLeft,
      },
      proof:
        row.state === 'second_factor' ? null : { until: freshUntil(row.provenAt), ways: this.proofs(factors, row) },
      ends_at: row.endsAt.toISOString(),
      organization: inside
        ? {
            id: row.organizationId,
            name: row.organizationName,
            demo: row.demo,
            role: row.role,
            abilities: row.role === null ? abilitiesFrom(entities) : [...ROLE_ABILITIES[row.role]],
          }
        : null,
      entities: entities.map(({ id, name, environment, role }) => ({
        id,
        name,
        environment,
        role,
        abilities: [...ROLE_ABILITIES[role]],
        sees_accounts: seesAccounts(role),
      })),
    };
  }

  private proofs(factors: FactorsOfUser, { hasPassword }: Row): string[] {
    const oidc = this.settings.OIDC_ISSUER === null ? [] : ['oidc'];
    if (hasAny(factors))
      return [...(factors.totp ? ['totp'] : []), ...(factors.passkeys > 0 ? ['passkey'] : []), ...oidc];
    return [...(hasPassword && !this.settings.OIDC_ONLY ? ['password'] : []), ...oidc];
  }
}

const SIGNED_OUT = {
  state: 'signed_out',
  csrf_token: null,
  user: null,
  second_factor: null,
  proof: null,
  ends_at: null,
  organization: null,
  entities: [],
};

function freshUntil(provenAt: Date): string | null {
  const until = provenAt.getTime() + FRESH_PROOF_MS;
  return until > Date.now() ? new Date(until).toISOString() : null;
}

function abilitiesFrom(entities: readonly EntityRow[]): string[] {
  return SEEN_FROM_ENTITIES.filter((ability) => entities.some(({ role }) => roleHas(role, ability)));
}
