import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { OrganizationCaller } from '../platform/auth/caller.js';
import type { Environment } from '../platform/auth/environment.js';
import { managerOf } from '../platform/database/ambient.js';
import { forbidden, invalid, notFound } from '../platform/errors/domain-error.js';
import { isUuid, newId } from '../platform/ids/uuid.js';
import type { FirstKey, KeyIssuer } from '../organization/founding/first-keys.js';
import { ENTITY_ABILITIES, ORGANIZATION_ABILITIES } from '../abilities/abilities.js';
import type { Ability } from '../abilities/abilities.js';
import { areWithin } from './addresses.js';
import { ApiKey } from './api-key.entity.js';
import { hashToken, newToken } from './token.js';

export interface NewKey {
  organizationId: string;
  /** Null for a key of the organization itself. */
  entityId: string | null;
  environment: Environment;
  name: string;
  abilities: readonly Ability[];
  creatorId: string;
  expiresAt: Date | null;
  /** Networks from which it can be used, in the form in which they are kept; from anywhere where absent or empty. */
  allowedAddresses?: readonly string[];
}

/** A key that is made by a request. */
export interface RequestedKey extends NewKey {
  /** The key of that request; null if a person who is signed in makes it. */
  madeByKeyId: string | null;
}

/** Which keys are meant: those of an organization itself, or those of one of its entities. */
export type KeyScope = { organizationId: string; entityId: null } | { entityId: string };

@Injectable()
export class ApiKeysService implements KeyIssuer {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Makes a key. The token is given back this once and nowhere kept. Throws invalid if the key that makes it would end first, or can be
   * used from fewer addresses: it could make itself last for ever, or be used from anywhere.
   */
  async create({ madeByKeyId, ...given }: RequestedKey): Promise<{ id: string; token: string }> {
    const manager = managerOf(this.dataSource);
    const maker = await this.maker(madeByKeyId);
    const end = maker?.expiresAt ?? null;
    if (end !== null && (given.expiresAt === null || given.expiresAt.getTime() > end.getTime()))
      throw invalid({
        expires_at: [
          `The expires_at field must not be later than that of the key that makes it, ${end.toISOString()}.`,
        ],
      });
    refuseWider(maker, given.allowedAddresses ?? []);
    return this.issue(manager, given);
  }

  /**
   * Changes what a key is called, and from where it can be used where that is given. Whoever opens a key to more addresses makes as much of
   * it as of a new one: the same holds then as for making one.
   * Throws not found if the scope has no such key, forbidden for a key of the organization with abilities that the caller lacks, and
   * invalid where the caller's own key can be used from fewer addresses.
   */
  async change(
    caller: Pick<OrganizationCaller, 'abilities' | 'keyId'>,
    scope: KeyScope,
    id: string,
    name: string,
    allowedAddresses: string[] | null,
  ): Promise<void> {
    const key = await this.find(scope, id);
    if (allowedAddresses !== null && !areWithin(allowedAddresses, key.allowedAddresses)) {
      if (key.entityId === null) requireAbilities(caller, key.abilities);
      refuseWider(await this.maker(caller.keyId), allowedAddresses);
    }
    const changes = { name, ...(allowedAddresses && { allowedAddresses }) };
    const { affected } = await managerOf(this.dataSource).update(ApiKey, whereOf(scope, id), changes);
    if (affected !== 1) throw notFound('API key');
  }

  private async maker(keyId: string | null): Promise<ApiKey | null> {
    return keyId === null ? null : managerOf(this.dataSource).findOneBy(ApiKey, { id: keyId });
  }

  /** The key of this id. Throws not found if the scope has no such key. */
  async find(scope: KeyScope, id: string): Promise<ApiKey> {
    const key = await managerOf(this.dataSource).findOneBy(ApiKey, whereOf(scope, id));
    if (key === null) throw notFound('API key');
    return key;
  }

  /** Revokes a key: from now on it opens nothing. Throws not found if the scope has no such key. */
  async revoke(scope: KeyScope, id: string): Promise<void> {
    const { affected } = await managerOf(this.dataSource).delete(ApiKey, whereOf(scope, id));
    if (affected !== 1) throw notFound('API key');
  }

  async issueFirst(manager: EntityManager, key: FirstKey): Promise<string> {
    const abilities = key.entityId === null ? ORGANIZATION_ABILITIES : ENTITY_ABILITIES;
    return (await this.issue(manager, { ...key, abilities, expiresAt: null })).token;
  }

  /** As create, in a transaction that is under way. */
  async issue(manager: EntityManager, given: NewKey): Promise<{ id: string; token: string }> {
    const id = newId();
    const token = newToken(given.entityId === null ? 'organization' : 'entity', given.environment);
    const { organizationId, entityId, name, abilities, creatorId, expiresAt, allowedAddresses = [] } = given;
    await manager.insert(ApiKey, {
      id,
      organizationId,
      entityId,
      name,
      abilities: [...abilities],
      creatorId,
      expiresAt,
      allowedAddresses: [...new Set(allowedAddresses)],
      tokenHash: hashToken(token),
      lastUsedAt: null,
    });
    return { id, token };
  }
}

function refuseWider(maker: ApiKey | null, networks: readonly string[]): void {
  if (maker === null || areWithin(networks, maker.allowedAddresses)) return;
  throw invalid({
    allowed_addresses: [
      `The allowed_addresses field must lie within those of the key that makes this request: ${maker.allowedAddresses.join(', ')}.`,
    ],
  });
}

/** Throws forbidden if a key would give what its maker may not do. */
export function requireAbilities(
  { abilities }: Pick<OrganizationCaller, 'abilities'>,
  wanted: readonly Ability[],
): void {
  const beyond = wanted.filter((ability) => !abilities.includes(ability));
  if (beyond.length > 0) throw forbidden(`A key cannot grant abilities that it lacks: ${beyond.join(', ')}.`);
}

function whereOf(scope: KeyScope, id: string): FindOptionsWhere<ApiKey> {
  if (!isUuid(id)) throw notFound('API key');
  return scope.entityId === null
    ? { id, organizationId: scope.organizationId, entityId: IsNull() }
    : { id, entityId: scope.entityId };
}
