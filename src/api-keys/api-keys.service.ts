import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Environment } from '../platform/auth/environment.js';
import { newId } from '../platform/ids/uuid.js';
import type { Ability } from './abilities.js';
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
}

@Injectable()
export class ApiKeysService {
  /** Makes a key. The token is given back this once and nowhere kept. */
  async issue(manager: EntityManager, given: NewKey): Promise<{ id: string; token: string }> {
    const id = newId();
    const token = newToken(given.entityId === null ? 'organization' : 'entity', given.environment);
    const { organizationId, entityId, name, abilities, creatorId, expiresAt } = given;
    await manager.insert(ApiKey, {
      id,
      organizationId,
      entityId,
      name,
      abilities: [...abilities],
      creatorId,
      expiresAt,
      tokenHash: hashToken(token),
      lastUsedAt: null,
    });
    return { id, token };
  }
}
