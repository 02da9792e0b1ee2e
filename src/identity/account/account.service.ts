import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../users/user.entity.js';
import { Database } from '../../platform/database/transactions.js';
import { invalid, notFound } from '../../platform/errors/domain-error.js';
import { isUuid } from '../../platform/ids/uuid.js';
import { Ceremonies } from '../ceremonies.js';
import { RecoveryCodes } from '../factors/recovery-codes.js';
import { SecondFactors } from '../factors/second-factors.js';
import { TotpFactor } from '../factors/totp.js';
import { Passkeys } from '../passkeys/passkeys.service.js';
import type { PasskeyChallenge, ShownPasskey } from '../passkeys/passkeys.service.js';
import { People } from '../people.js';
import { sessionOf } from '../sessions/session-access.js';
import { Sessions } from '../sessions/sessions.service.js';
import type { KnownSession } from '../sessions/sessions.service.js';
import { Entry } from '../sign-in/entry.js';
import type { Exchange } from '../sign-in/entry.js';

/** After a factor was added: the new session's token, and recovery codes where these are the first. */
export interface FactorAdded {
  token: string;
  recoveryCodes: string[] | null;
}

/** A session as its owner sees it. */
export interface ShownSession {
  id: string;
  method: string;
  peer_address: string;
  user_agent: string | null;
  created_at: Date;
  last_seen_at: Date;
  ends_at: Date;
}

/** What people sign in with, as they change it themselves. */
@Injectable()
export class Account {
  constructor(
    private readonly database: Database,
    private readonly people: People,
    private readonly ceremonies: Ceremonies,
    private readonly totp: TotpFactor,
    private readonly recovery: RecoveryCodes,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly sessions: Sessions,
    private readonly entry: Entry,
  ) {}

  /** A secret for an authenticator app; nothing is changed before a code confirms that the app has it. */
  async beginTotp(exchange: Exchange): Promise<{ ceremonyId: string; secret: string; uri: string }> {
    const { userId, sessionId } = sessionIn(exchange);
    const { email } = await this.people.get(userId);
    const { secret, uri } = this.totp.newSecret(email);
    const ceremonyId = await this.ceremonies.begin('totp', { userId, sessionId }, { secret });
    return { ceremonyId, secret, uri };
  }

  async confirmTotp(exchange: Exchange, ceremonyId: string, code: string): Promise<FactorAdded> {
    const { userId, sessionId } = sessionIn(exchange);
    const begun = await this.ceremonies.peek<{ secret: string }>('totp', { userId, sessionId }, ceremonyId);
    if (begun === null)
      throw invalid({ ceremony_id: ['The ceremony_id does not belong to a request that expects a code.'] });
    return this.change(exchange, 'user.totp_added', async (_user, manager) => {
      if (!(await this.totp.confirm(userId, begun.secret, code, manager)))
        throw invalid({ code: ['The code is wrong. Check that the clock of your device is right.'] });
      return this.recovery.makeFirst(userId, manager);
    });
  }

  async removeTotp(exchange: Exchange): Promise<FactorAdded> {
    return this.change(exchange, 'user.totp_removed', async ({ id }, manager) => {
      if (!(await this.totp.remove(id, manager))) throw notFound('Authenticator app');
      await this.factors.requireOneLeft(id, manager);
      return null;
    });
  }

  /** Ten new recovery codes; the old ones no longer work. */
  async renewRecoveryCodes(exchange: Exchange): Promise<string[]> {
    const { userId } = sessionIn(exchange);
    const user = await this.people.get(userId);
    return this.database.transaction(async ({ manager }) => {
      await this.entry.record(exchange.request, user, 'user.recovery_codes_renewed', null, manager);
      return this.recovery.renew(userId, manager);
    });
  }

  listPasskeys(exchange: Exchange): Promise<ShownPasskey[]> {
    return this.passkeys.list(sessionIn(exchange).userId);
  }

  async beginPasskey(exchange: Exchange): Promise<PasskeyChallenge> {
    const { userId, sessionId } = sessionIn(exchange);
    return this.passkeys.beginRegistration(await this.people.get(userId), sessionId);
  }

  async addPasskey(exchange: Exchange, ceremonyId: string, name: string, response: object): Promise<FactorAdded> {
    const { userId, sessionId } = sessionIn(exchange);
    const made = await this.passkeys.checkRegistration({ userId, sessionId }, ceremonyId, response);
    return this.change(exchange, 'user.passkey_added', async (_user, manager) => {
      await this.passkeys.add(userId, name, made, manager);
      return this.recovery.makeFirst(userId, manager);
    });
  }

  async removePasskey(exchange: Exchange, passkeyId: string): Promise<FactorAdded> {
    return this.change(exchange, 'user.passkey_removed', async ({ id }, manager) => {
      await this.passkeys.remove(id, passkeyId, manager);
      await this.factors.requireOneLeft(id, manager);
      return null;
    });
  }

  listSessions(exchange: Exchange): Promise<ShownSession[]> {
    return this.database.dataSource.query<ShownSession[]>(
      `SELECT id, method, peer_address, user_agent, created_at, last_seen_at, ends_at FROM session_details
        WHERE user_id = $1 ORDER BY created_at DESC, id DESC`,
      [sessionIn(exchange).userId],
    );
  }

  /** Ends one session of the caller. Throws not found if they have no such session. */
  async endSession(exchange: Exchange, id: string): Promise<void> {
    const { userId, organizationId } = sessionIn(exchange);
    await this.database.transaction(async ({ manager }) => {
      const [, ended] = isUuid(id)
        ? await manager.query<[unknown[], number]>('DELETE FROM sessions WHERE id = $1 AND user_id = $2', [id, userId])
        : [[], 0];
      if (ended !== 1) throw notFound('Session');
      await this.entry.record(exchange.request, { id: userId, organizationId }, 'session.ended', null, manager);
    });
  }

  /** Ends every session of the caller, that of the request too. */
  async endAllSessions(exchange: Exchange): Promise<void> {
    const { userId, organizationId } = sessionIn(exchange);
    await this.database.transaction(async ({ manager }) => {
      await this.sessions.endAll(userId, manager);
      await this.entry.record(exchange.request, { id: userId, organizationId }, 'session.all_ended', null, manager);
    });
  }

  /** Changes a factor, in one transaction with the end of every session and the beginning of a new one. */
  private async change(
    exchange: Exchange,
    action: string,
    work: (user: User, manager: EntityManager) => Promise<string[] | null>,
  ): Promise<FactorAdded> {
    const user = await this.people.get(sessionIn(exchange).userId);
    return this.database.transaction(async ({ manager }) => {
      // Two changes at the same time must not take away the last factor together.
      await manager.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [user.id]);
      const recoveryCodes = await work(user, manager);
      await this.entry.record(exchange.request, user, action, null, manager);
      return { token: await this.entry.beginAnew(exchange, user, manager), recoveryCodes };
    });
  }
}

function sessionIn({ request }: Exchange): KnownSession {
  const session = sessionOf(request);
  if (session === null) throw new Error('A route that needs a session was reached without one.');
  return session;
}
