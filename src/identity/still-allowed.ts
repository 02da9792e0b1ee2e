import { Injectable } from '@nestjs/common';
import { abilitiesOf } from '../api-keys/key-access.js';
import { KeyLookup } from '../api-keys/key-lookup.js';
import { ROLE_ABILITIES } from '../abilities/roles.js';
import type { EntityCaller } from '../platform/auth/caller.js';
import { Sessions } from './sessions/sessions.service.js';

/** Whether somebody who was let in may still do what they could: unchanged, changed, or none any more. */
export type Standing = 'same' | 'changed' | 'ended';

/** Whether those who were let in may stay: for what goes on longer than its request. Being asked does not count as a use of the session. */
@Injectable()
export class StillAllowed {
  constructor(
    private readonly keys: KeyLookup,
    private readonly sessions: Sessions,
  ) {}

  /** The current state of each of them, with two queries however many there are. */
  async of(callers: readonly EntityCaller[]): Promise<Standing[]> {
    const now = new Map([...(await this.byKeys(callers)), ...(await this.bySessions(callers))]);
    return callers.map((caller) => {
      const abilities = now.get(nameOf(caller));
      if (abilities === undefined) return 'ended';
      return isSame(abilities, caller.abilities) ? 'same' : 'changed';
    });
  }

  private async byKeys(callers: readonly EntityCaller[]): Promise<[string, readonly string[]][]> {
    const ids = callers.flatMap(({ keyId }) => keyId ?? []);
    if (ids.length === 0) return [];
    const keys = await this.keys.byIds([...new Set(ids)]);
    return keys.map((key) => [key.keyId, abilitiesOf(key)]);
  }

  private async bySessions(callers: readonly EntityCaller[]): Promise<[string, readonly string[]][]> {
    const wanted = callers.flatMap(({ session, entityId }) =>
      session === null ? [] : [{ sessionId: session.id, entityId }],
    );
    if (wanted.length === 0) return [];
    const open = await this.sessions.rolesOfOpen(wanted);
    return open.map(({ sessionId, entityId, role }) => [
      `${sessionId} ${entityId}`,
      role === null ? [] : [...ROLE_ABILITIES[role]],
    ]);
  }
}

function nameOf({ keyId, session, entityId }: EntityCaller): string {
  return keyId ?? `${session?.id} ${entityId}`;
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one) => b.includes(one));
}
