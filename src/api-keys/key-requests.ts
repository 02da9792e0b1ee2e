import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { requireFreshProof } from '../platform/auth/caller.js';
import type { OrganizationCaller } from '../platform/auth/caller.js';
import type { Environment } from '../platform/auth/environment.js';
import { parametersOf, refuseParameters } from '../platform/json-api/query.js';
import { JsonApi } from '../platform/json-api/responder.js';
import type { OneAnswer } from '../platform/json-api/responder.js';
import type { Ability } from '../abilities/abilities.js';
import type { ApiKeyNameDto, NewKeyDto, RollKeyDto } from './api-key.dto.js';
import { apiKeyResource } from './api-key.resource.js';
import { ApiKeysService, requireAbilities } from './api-keys.service.js';
import type { KeyScope } from './api-keys.service.js';
import { expiryOf } from './expiry.js';
import { KeyRolling } from './key-rolling.js';

/** Whose keys a request is about: an organization's own, or those of one of its entities. */
export interface KeyOwner {
  organizationId: string;
  entityId: string | null;
  environment: Environment;
}

/** What requests do with keys, whosever they are. */
@Injectable()
export class KeyRequests {
  constructor(
    private readonly jsonApi: JsonApi,
    private readonly keys: ApiKeysService,
    private readonly rolling: KeyRolling,
  ) {}

  async create(
    request: FastifyRequest,
    caller: OrganizationCaller,
    owner: KeyOwner,
    given: NewKeyDto & { abilities: Ability[] },
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, apiKeyResource, 'created');
    if (owner.entityId === null) requireAbilities(caller, given.abilities);
    const made = await this.keys.create({
      ...owner,
      name: given.name,
      abilities: [...new Set(given.abilities)],
      creatorId: caller.userId,
      madeByKeyId: caller.keyId,
      expiresAt: expiryOf(given.expires_at),
      allowedAddresses: given.allowed_addresses ?? [],
    });
    return this.shownOnce(request, owner, made);
  }

  async change(
    request: FastifyRequest,
    caller: OrganizationCaller,
    owner: KeyOwner,
    id: string,
    { name, allowed_addresses = null }: ApiKeyNameDto,
  ): Promise<OneAnswer> {
    if (allowed_addresses !== null) requireFreshProof(caller);
    this.jsonApi.checkParameters(request, apiKeyResource, 'default');
    await this.keys.change(caller, scopeOf(owner), id, name, allowed_addresses);
    return this.jsonApi.get(request, apiKeyResource, 'default', scopeOf(owner), id);
  }

  async roll(
    request: FastifyRequest,
    caller: OrganizationCaller,
    owner: KeyOwner,
    id: string,
    { overlap_hours }: RollKeyDto,
  ): Promise<OneAnswer> {
    this.jsonApi.checkParameters(request, apiKeyResource, 'created');
    const made = await this.rolling.roll({
      scope: scopeOf(owner),
      id,
      caller,
      environment: owner.environment,
      overlapHours: overlap_hours ?? null,
    });
    return this.shownOnce(request, owner, made);
  }

  async revoke(request: FastifyRequest, owner: KeyOwner, id: string): Promise<void> {
    refuseParameters(parametersOf(request.url));
    await this.keys.revoke(scopeOf(owner), id);
  }

  private async shownOnce(
    request: FastifyRequest,
    owner: KeyOwner,
    { id, token }: { id: string; token: string },
  ): Promise<OneAnswer> {
    const answer = await this.jsonApi.get(request, apiKeyResource, 'created', scopeOf(owner), id);
    return { data: { ...answer.data, token } };
  }
}

/** The rows of an owner's keys. */
export function scopeOf({ organizationId, entityId }: KeyOwner): KeyScope {
  return entityId === null ? { organizationId, entityId } : { entityId };
}
