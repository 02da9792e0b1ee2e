import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Environment } from '../platform/auth/environment.js';
import type { OrganizationCaller } from '../platform/auth/caller.js';
import { ChangeRecorders } from '../platform/changes/change-recorders.js';
import { managerOf } from '../platform/database/ambient.js';
import { conflict } from '../platform/errors/domain-error.js';
import { ResourceReader } from '../platform/json-api/reader.js';
import { ApiKey } from './api-key.entity.js';
import { apiKeyResource } from './api-key.resource.js';
import { ApiKeysService, requireAbilities } from './api-keys.service.js';
import type { KeyScope } from './api-keys.service.js';

/** How long the old key still works where nothing is said of it. */
const DEFAULT_OVERLAP_HOURS = 24;

/** A key that another is to take the place of. */
export interface Rolling {
  scope: KeyScope;
  id: string;
  /** Who sees the new token. */
  caller: OrganizationCaller;
  environment: Environment;
  /** Null for the default. */
  overlapHours: number | null;
}

/** Replaces keys by new ones, with an overlap during which both work. */
@Injectable()
export class KeyRolling {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: ApiKeysService,
    private readonly recorders: ChangeRecorders,
    private readonly reader: ResourceReader,
  ) {}

  /**
   * Makes a key that may do what another may, which itself ends after the overlap. The new one acts as whoever sees its token, not as the
   * creator of the old one: else that person could be played by another. Throws not found, a conflict for a key that has expired, and
   * forbidden for a key of the organization with abilities that the caller lacks.
   * @returns the new key's id, and its token this once
   */
  async roll({ scope, id, caller, environment, overlapHours }: Rolling): Promise<{ id: string; token: string }> {
    const old = await this.keys.find(scope, id);
    const { organizationId, entityId, name, abilities, expiresAt, allowedAddresses } = old;
    if (expiresAt !== null && expiresAt.getTime() <= Date.now())
      throw conflict('This key has expired. Create a new one.');
    if (entityId === null) requireAbilities(caller, abilities);
    const made = await this.keys.create({
      organizationId,
      entityId,
      environment,
      name,
      abilities,
      creatorId: caller.userId,
      madeByKeyId: caller.keyId,
      expiresAt,
      allowedAddresses,
    });
    const manager = managerOf(this.dataSource);
    const end = new Date(Date.now() + (overlapHours ?? DEFAULT_OVERLAP_HOURS) * 3_600_000);
    if (expiresAt === null || end.getTime() < expiresAt.getTime())
      await manager.update(ApiKey, { id }, { expiresAt: end });
    // The trail has two changes: the old key ends, which its endpoint records, and there is a new one.
    const after = await this.reader.first(apiKeyResource, 'default', { id: made.id });
    await this.recorders.record(manager, {
      organizationId: caller.organizationId,
      entityId,
      action: 'api_key.created',
      resource: apiKeyResource,
      id: made.id,
      before: null,
      after: after?.attributes ?? null,
    });
    return made;
  }
}
