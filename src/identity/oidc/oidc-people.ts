import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { AuditChange } from '../../audit/audit-event.js';
import { AuditLog } from '../../audit/audit-log.js';
import { EntityRole } from '../users/entity-role.entity.js';
import { EntitiesService } from '../../organization/entities.service.js';
import { OrganizationsService } from '../../organization/organizations.service.js';
import { ROLES } from '../../abilities/role.js';
import type { Role } from '../../abilities/role.js';
import { User } from '../users/user.entity.js';
import { SETTINGS_TOKEN } from '../../platform/config/settings.js';
import type { Settings } from '../../platform/config/settings.js';
import { lockByName } from '../../platform/database/lock-by-name.js';
import { Database } from '../../platform/database/transactions.js';
import { newId } from '../../platform/ids/uuid.js';
import { Sessions } from '../sessions/sessions.service.js';
import type { ProviderClaims } from './oidc-provider.js';

/** The roles that somebody's groups give. */
interface RolesOfGroups {
  role: Role | null;
  byEntity: ReadonlyMap<string, Role>;
}

/** Who of ours somebody is whom the provider knows. */
@Injectable()
export class OidcPeople {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly organizations: OrganizationsService,
    private readonly entities: EntitiesService,
    private readonly audit: AuditLog,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
  ) {}

  /**
   * The user of a person, known by the provider's own name for them; at the first time by an email address that the provider has
   * verified, or, where their groups give a role, created. Roles follow the groups, where groups give roles. Null for somebody
   * who has no role here.
   */
  async userOf(claims: ProviderClaims): Promise<User | null> {
    return this.database.transaction(async ({ manager }) => {
      const organization = await this.organizations.onlyOne(this.settings.OIDC_ORGANIZATION, manager);
      if (organization === null) return null;
      await lockByName(manager, `oidc ${claims.issuer} ${claims.subject}`);
      const roles = await this.rolesOf(claims, organization.id);
      const [identity] = await manager.query<{ userId: string }[]>(
        'SELECT user_id AS "userId" FROM oidc_identities WHERE issuer = $1 AND subject = $2',
        [claims.issuer, claims.subject],
      );
      const known = await this.known(manager, claims, organization.id, identity?.userId ?? null);
      // Whoever was removed here comes back by an invitation alone, whatever their groups say.
      const mayBeMade = roles !== null && identity === undefined;
      const user = known ?? (mayBeMade ? await this.make(manager, claims, organization.id) : null);
      if (user === null) return null;
      if (this.settings.OIDC_ROLES.length > 0) {
        await this.follow(manager, user, roles ?? { role: null, byEntity: new Map() });
        if (roles === null) return null;
      }
      await manager.query(
        `INSERT INTO oidc_identities (issuer, subject, user_id) VALUES ($1, $2, $3)
         ON CONFLICT (issuer, subject) DO UPDATE SET user_id = excluded.user_id`,
        [claims.issuer, claims.subject, user.id],
      );
      return user;
    });
  }

  private async known(
    manager: EntityManager,
    { email }: ProviderClaims,
    organizationId: string,
    id: string | null,
  ): Promise<User | null> {
    const byIdentity = id && (await manager.findOneBy(User, { id, organizationId, removedAt: IsNull() }));
    if (byIdentity) return byIdentity;
    return email === null ? null : manager.findOneBy(User, { email, organizationId, removedAt: IsNull() });
  }

  private async make(manager: EntityManager, claims: ProviderClaims, organizationId: string): Promise<User | null> {
    const { email } = claims;
    // Somebody of another organization keeps their address.
    if (email === null || (await manager.existsBy(User, { email, removedAt: IsNull() }))) return null;
    const id = newId();
    await manager.insert(User, {
      id,
      organizationId,
      name: claims.name ?? email,
      email,
      role: null,
      passwordHash: null,
    });
    await this.record(manager, { id, organizationId }, 'user.created_by_provider', []);
    return manager.findOneByOrFail(User, { id });
  }

  /** Gives a user the roles of their groups. Where that changes anything, their sessions end. */
  private async follow(manager: EntityManager, user: User, { role, byEntity }: RolesOfGroups): Promise<void> {
    const before = await manager.findBy(EntityRole, { userId: user.id });
    const same =
      user.role === role &&
      before.length === byEntity.size &&
      before.every((one) => byEntity.get(one.entityId) === one.role);
    if (same) return;
    await manager.update(User, { id: user.id }, { role, updatedAt: new Date() });
    await manager.delete(EntityRole, { userId: user.id });
    if (byEntity.size > 0)
      await manager.insert(
        EntityRole,
        [...byEntity].map(([entityId, one]) => ({ userId: user.id, entityId, role: one })),
      );
    await this.sessions.endAll(user.id, manager);
    await this.record(manager, user, 'user.roles_followed_groups', [
      { attribute: 'role', before: user.role, after: role },
      {
        attribute: 'roles',
        before: shownRoles(before.map((one) => [one.entityId, one.role])),
        after: shownRoles([...byEntity]),
      },
    ]);
  }

  /** Tells the audit trail what the provider's word did to somebody. */
  private record(
    manager: EntityManager,
    { id, organizationId }: Pick<User, 'id' | 'organizationId'>,
    action: string,
    changes: readonly AuditChange[],
  ): Promise<void> {
    return this.audit.append(manager, {
      organizationId,
      entityId: null,
      action,
      subject: { type: 'users', id },
      changes: changes.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after)),
    });
  }

  /** The highest role that the groups give, for the organization and for each entity; null if they give none. */
  private async rolesOf({ groups }: ProviderClaims, organizationId: string): Promise<RolesOfGroups | null> {
    const own = new Set(await this.entities.entityIds(organizationId));
    const byEntity = new Map<string, Role>();
    let role: Role | null = null;
    for (const given of this.settings.OIDC_ROLES) {
      if (!groups.includes(given.group)) continue;
      const one = given.role as Role;
      if (given.entityId === null) role = higher(role, one);
      else if (own.has(given.entityId)) byEntity.set(given.entityId, higher(byEntity.get(given.entityId) ?? null, one));
    }
    return role === null && byEntity.size === 0 ? null : { role, byEntity };
  }
}

function shownRoles(roles: readonly (readonly [string, Role])[]): string[] {
  return roles.map(([entityId, role]) => `${role} at ${entityId}`).sort();
}

function higher(one: Role | null, other: Role): Role {
  return one !== null && ROLES.indexOf(one) > ROLES.indexOf(other) ? one : other;
}
