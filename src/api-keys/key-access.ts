import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuditRefusals } from '../audit/audit-refusals.js';
import type { OrganizationCaller } from '../platform/auth/caller.js';
import { noteGeneration } from '../platform/database/generations.js';
import type { DomainError } from '../platform/errors/domain-error.js';
import { forbidden, unauthenticated } from '../platform/errors/domain-error.js';
import type { EndpointDeclaration } from '../platform/http/endpoint.js';
import { interfaceOf } from '../platform/http/interfaces.js';
import { lackingAbility } from '../platform/http/lacking-ability.js';
import { ABILITIES_OF_THE_CREATOR } from '../abilities/abilities.js';
import { isAllowed } from './addresses.js';
import { KeyLookup } from './key-lookup.js';
import type { KnownKey } from './key-lookup.js';
import { RateLimits } from './rate-limits.js';
import { roleHas } from '../abilities/roles.js';
import { bearerToken } from './token.js';

/** Lets requests in by their keys. */
@Injectable()
export class KeyAccess {
  constructor(
    private readonly keys: KeyLookup,
    private readonly limits: RateLimits,
    private readonly refusals: AuditRefusals,
  ) {}

  /**
   * Who asks by the key of a request, which must belong to its interface, have requests left and the ability that the endpoint
   * declares. Throws unauthenticated, too many requests or forbidden, this also where
   * the key is limited to other addresses.
   */
  async enter(
    request: FastifyRequest,
    reply: FastifyReply,
    endpoint: EndpointDeclaration,
  ): Promise<OrganizationCaller> {
    const token = bearerToken(request.headers.authorization);
    const found = token === null ? null : await this.limits.find(token);
    if (found === null || !opens(found.key, request.url)) {
      this.refusals.countStranger(token === null ? 'no_key' : 'unknown_key');
      throw unauthenticated();
    }
    const { key, count } = found;
    this.limits.apply(reply, key, count);
    if (key.entityId !== null && key.generation !== null) noteGeneration(key.entityId, key.generation);
    await this.keys.noteUse(key);
    const caller = callerBy(key);
    const lacking = lackingAbility(endpoint, caller.abilities);
    const refusal = isAllowed(request.ip, key.allowedAddresses)
      ? refusalOf(lacking, key)
      : forbidden(`This key cannot be used from ${request.ip}.`);
    if (refusal !== null) {
      await this.refusals.record(request, caller, lacking ?? endpoint.ability);
      throw refusal;
    }
    return caller;
  }
}

/** What a key may do now: some of it only as long as its creator's role may. */
export function abilitiesOf({ abilities, creatorRole }: Pick<KnownKey, 'abilities' | 'creatorRole'>): string[] {
  return abilities.filter((one) => !ABILITIES_OF_THE_CREATOR.includes(one) || roleHas(creatorRole, one));
}

function callerBy({
  keyId,
  creatorId,
  creatorRole,
  organizationId,
  entityId,
  environment,
  abilities,
}: KnownKey): OrganizationCaller {
  return {
    userId: creatorId,
    keyId,
    session: null,
    organizationId,
    entityId,
    environment,
    abilities: abilitiesOf({ abilities, creatorRole }),
    entityIds: null,
    seesAccounts: true,
  };
}

/** Why a key may not do what needs an ability that it lacks; null if it lacks none. */
function refusalOf(lacking: string | null, key: KnownKey): DomainError | null {
  if (lacking === null) return null;
  return forbidden(
    key.abilities.some((one) => one === lacking)
      ? `The person who made this key no longer has the ability ${lacking}.`
      : `This key lacks the ability ${lacking}.`,
  );
}

/** A token used on an interface that is not its own is as good as none (decisions, section 1). */
function opens(key: KnownKey, path: string): boolean {
  switch (interfaceOf(path)) {
    case 'main':
      return key.entityId !== null && key.environment === 'production';
    case 'sandbox':
      return key.entityId !== null && key.environment === 'sandbox';
    case 'management':
      return key.entityId === null;
    default:
      return false;
  }
}
