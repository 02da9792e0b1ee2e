import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { EntitiesService } from '../../organization/entities.service.js';
import { EntityRole } from './entity-role.entity.js';
import type { Role } from '../../abilities/role.js';
import { User } from './user.entity.js';
import { lockByName } from '../../platform/database/lock-by-name.js';
import { Database } from '../../platform/database/transactions.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { conflict, invalid, notFound } from '../../platform/errors/domain-error.js';
import { isUuid, newId } from '../../platform/ids/uuid.js';
import { SecondFactors } from '../factors/second-factors.js';
import { UserLinks } from '../links/user-links.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { userRemoved } from '../user.events.js';

export interface RoleAtEntity {
  entity_id: string;
  role: Role;
}

export interface NewUser {
  name: string;
  email: string;
  role: Role | null;
  roles: readonly RoleAtEntity[];
}

/** What is to change; what is undefined stays. */
export interface UserChange {
  name?: string;
  role?: Role | null;
  roles?: readonly RoleAtEntity[];
}

/** The people of an organization, as its admins manage them. */
@Injectable()
export class Users {
  constructor(
    private readonly database: Database,
    private readonly entities: EntitiesService,
    private readonly sessions: Sessions,
    private readonly factors: SecondFactors,
    private readonly links: UserLinks,
  ) {}

  /**
   * Adds somebody and makes the link by which they set their password; somebody who has not come yet gets another link.
   * Throws a conflict if the address is somebody's who has come, or is of another organization, or if no admin would be left.
   * @returns the link's id
   */
  async invite(organizationId: string, creatorId: string | null, given: NewUser): Promise<string> {
    await this.requireEntities(organizationId, given.roles);
    const email = given.email.trim().toLowerCase();
    return this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      await lockByName(manager, `user ${email}`);
      const known = await manager.findOneBy(User, { email, removedAt: IsNull() });
      if (
        known &&
        (known.organizationId !== organizationId || known.passwordHash !== null || known.signedInAt !== null)
      )
        throw conflict('There is already a user with this email address.');
      const userId = known?.id ?? newId();
      const { name, role } = given;
      if (known) {
        await this.locked(manager, organizationId, userId);
        await manager.update(User, { id: userId }, { name, role, updatedAt: new Date() });
        if (known.role === 'admin' && role !== 'admin') await requireAdmin(manager, organizationId);
      } else await manager.insert(User, { id: userId, organizationId, name, email, role, passwordHash: null });
      await this.setRoles(manager, userId, given.roles);
      return this.links.make(transaction, { kind: 'invitation', organizationId, userId, creatorId });
    });
  }

  /** Changes a user. A change of roles ends their sessions. Throws a conflict if no admin would be left. */
  async change(organizationId: string, id: string, { name, role, roles }: UserChange): Promise<void> {
    if (roles !== undefined) await this.requireEntities(organizationId, roles);
    await this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      const user = await this.locked(manager, organizationId, id);
      await manager.update(
        User,
        { id },
        { ...(name !== undefined && { name }), ...(role !== undefined && { role }), updatedAt: new Date() },
      );
      if (roles !== undefined) await this.setRoles(manager, id, roles);
      if (role !== undefined || roles !== undefined) await this.sessions.endAll(id, manager);
      if (user.role === 'admin' && role !== undefined && role !== 'admin') await requireAdmin(manager, organizationId);
    });
  }

  /**
   * Removes a user: they sign in no more, their keys decide nothing any more, and what was theirs to do is nobody's. Their name
   * stays on what they did.
   */
  async remove(organizationId: string, id: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      const user = await this.locked(manager, organizationId, id);
      await manager.update(User, { id }, { removedAt: new Date(), role: null, passwordHash: null });
      await manager.delete(EntityRole, { userId: id });
      await this.factors.removeAll(id, manager);
      await this.sessions.endAll(id, manager);
      await this.links.revokeAll(id, manager);
      if (user.role === 'admin') await requireAdmin(manager, organizationId);
      await transaction.emit(userRemoved, { organizationId, userId: id });
    });
  }

  /** Makes a link by which a user sets a new password, and gives its id. */
  async resetPassword(organizationId: string, creatorId: string | null, id: string): Promise<string> {
    return this.database.transaction(async (transaction) => {
      await this.locked(transaction.manager, organizationId, id);
      return this.links.make(transaction, { kind: 'password_reset', organizationId, userId: id, creatorId });
    });
  }

  /** Takes a user's second factors away, for the day on which they are lost, and ends their sessions. */
  async resetSecondFactor(organizationId: string, id: string): Promise<void> {
    await this.database.transaction(async ({ manager }) => {
      await this.locked(manager, organizationId, id);
      await this.factors.removeAll(id, manager);
      await this.sessions.endAll(id, manager);
    });
  }

  /** Withdraws an invitation; who never came is removed with it. */
  async withdraw(organizationId: string, id: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      const [link] = isUuid(id)
        ? await manager.query<{ userId: string }[]>(
            'SELECT user_id AS "userId" FROM invitation_details WHERE id = $1 AND organization_id = $2',
            [id, organizationId],
          )
        : [];
      if (link === undefined) throw notFound('Invitation');
      await this.removeUncome(transaction, organizationId, link.userId);
    });
  }

  /** Ends a session of anybody in the organization. */
  async endSession(organizationId: string, id: string): Promise<void> {
    await this.database.transaction(async ({ manager }) => {
      const [, ended] = isUuid(id)
        ? await manager.query<[unknown[], number]>(
            'DELETE FROM sessions s USING users u WHERE s.id = $1 AND u.id = s.user_id AND u.organization_id = $2',
            [id, organizationId],
          )
        : [[], 0];
      if (ended !== 1) throw notFound('Session');
    });
  }

  private async removeUncome(transaction: Transaction, organizationId: string, id: string): Promise<void> {
    const { manager } = transaction;
    const user = await this.locked(manager, organizationId, id);
    await this.links.revokeAll(id, manager);
    if (user.signedInAt !== null || user.passwordHash !== null) return;
    await manager.update(User, { id }, { removedAt: new Date(), role: null });
    await manager.delete(EntityRole, { userId: id });
    if (user.role === 'admin') await requireAdmin(manager, organizationId);
    await transaction.emit(userRemoved, { organizationId, userId: id });
  }

  private async setRoles(manager: EntityManager, userId: string, roles: readonly RoleAtEntity[]): Promise<void> {
    await manager.delete(EntityRole, { userId });
    if (roles.length > 0)
      await manager.insert(
        EntityRole,
        roles.map(({ entity_id: entityId, role }) => ({ userId, entityId, role })),
      );
  }

  /** A user of the organization, locked. The organization's row comes first: two changes never leave it without an admin. */
  private async locked(manager: EntityManager, organizationId: string, id: string): Promise<User> {
    await manager.query('SELECT 1 FROM organizations WHERE id = $1 FOR NO KEY UPDATE', [organizationId]);
    const user = isUuid(id) ? await manager.findOneBy(User, { id, organizationId, removedAt: IsNull() }) : null;
    if (user === null) throw notFound('User');
    return user;
  }

  private async requireEntities(organizationId: string, roles: readonly RoleAtEntity[]): Promise<void> {
    const own = new Set(await this.entities.entityIds(organizationId));
    const given = roles.map(({ entity_id }) => entity_id.toLowerCase());
    if (given.some((id) => !own.has(id))) throw invalid({ roles: ['The roles name an unknown entity.'] });
    if (new Set(given).size < given.length) throw invalid({ roles: ['The roles field must name each entity once.'] });
  }
}

/** Throws a conflict if nobody is admin who can sign in: an invitation may never be accepted. */
async function requireAdmin(manager: EntityManager, organizationId: string): Promise<void> {
  const admin = { organizationId, role: 'admin' as const, removedAt: IsNull() };
  const canSignIn = [
    { ...admin, passwordHash: Not(IsNull()) },
    { ...admin, signedInAt: Not(IsNull()) },
  ];
  if (!(await manager.existsBy(User, canSignIn)))
    throw conflict(
      'An organization needs an admin: make another user an admin first. One who has not accepted the invitation does not count.',
    );
}
