import { Inject, Injectable } from '@nestjs/common';
import { AuditRefusals } from '../../audit/audit-refusals.js';
import { User } from '../users/user.entity.js';
import { SETTINGS_TOKEN } from '../../platform/config/settings.js';
import type { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/transactions.js';
import { DomainError, forbidden, invalid, notFound } from '../../platform/errors/domain-error.js';
import { RecoveryCodes } from '../factors/recovery-codes.js';
import { hasAny, SecondFactors } from '../factors/second-factors.js';
import { TotpFactor } from '../factors/totp.js';
import { UserLinks } from '../links/user-links.service.js';
import type { OpenLink } from '../links/user-links.service.js';
import { Passkeys } from '../passkeys/passkeys.service.js';
import type { PasskeyChallenge } from '../passkeys/passkeys.service.js';
import type { CeremonyOwner } from '../ceremonies.js';
import { People } from '../people.js';
import { sessionOf } from '../sessions/session-access.js';
import { Sessions } from '../sessions/sessions.service.js';
import type { KnownSession } from '../sessions/sessions.service.js';
import { Entry } from './entry.js';
import type { Exchange } from './entry.js';
import { requireGoodPassword } from './password-policy.js';
import { Passwords } from './passwords.js';
import { signIns } from './sign-in-figures.js';
import { peerOf, SignInFailures } from './sign-in-failures.js';
import type { SignInAttempt } from './sign-in-failures.js';

/** How people show who they are. Each way gives the token of the session that has begun. */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: Database,
    private readonly people: People,
    private readonly passwords: Passwords,
    private readonly totp: TotpFactor,
    private readonly recovery: RecoveryCodes,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly links: UserLinks,
    private readonly sessions: Sessions,
    private readonly failures: SignInFailures,
    private readonly entry: Entry,
    private readonly refusals: AuditRefusals,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
  ) {}

  /** With email address and password. Somebody who is not there takes as long and hears the same. */
  async withPassword(exchange: Exchange, email: string, password: string): Promise<string> {
    this.requireOwnWays();
    const { account, peer } = triedBy(exchange, email);
    await this.failures.take(peer, account);
    const user = await this.people.byEmail(email.replaceAll('\0', ''));
    if (!(await this.passwords.matches(user?.passwordHash ?? null, password)) || user === null)
      throw this.refused('The email address or the password is wrong.');
    await this.failures.forget(account);
    await this.failures.takeBack(peer);
    return this.entry.afterFirstFactor(exchange, user, 'password');
  }

  /** The second factor, by a code of the app. */
  async withTotp(exchange: Exchange, code: string): Promise<string> {
    return this.secondFactor(exchange, 'totp', (userId) => this.totp.use(userId, code));
  }

  /** The second factor, by a recovery code. */
  async withRecoveryCode(exchange: Exchange, code: string): Promise<string> {
    return this.secondFactor(exchange, 'recovery_code', (userId) => this.recovery.use(userId, code));
  }

  /** What a browser is to be asked for a passkey: any, or one of whoever has begun to sign in or wants to show it again. */
  askForPasskey(exchange: Exchange): Promise<PasskeyChallenge> {
    return this.passkeys.beginSignIn(ownerOf(exchange));
  }

  /** By a passkey: from nobody to signed in, as the second factor, or as the fresh proof. */
  async withPasskey(exchange: Exchange, ceremonyId: string, response: object): Promise<string | null> {
    const session = sessionOf(exchange.request);
    if (session === null) this.requireOwnWays();
    const { peer } = triedBy(exchange, '');
    await this.failures.take(peer);
    const userId = await this.passkeys.checkSignIn(ownerOf(exchange), ceremonyId, response);
    const user = userId === null ? null : await this.people.byId(userId);
    if (user === null) throw this.refused('This passkey does not belong to any user here.');
    await this.failures.takeBack(peer);
    if (session?.state === 'signed_in' || session?.state === 'enrol') {
      await this.prove(exchange, session, 'passkey');
      return null;
    }
    return this.entry.allTheWay(exchange, user, session?.method ?? 'passkey', 'passkey');
  }

  /** Shows again who somebody is: by a code of the app where there is one, else by the password. */
  async proveAgain(exchange: Exchange, given: { password: string | null; code: string | null }): Promise<void> {
    const session = requireSession(exchange);
    const { userId } = session;
    const factors = await this.factors.of(userId);
    if ((given.password === null) === (given.code === null))
      throw invalid({ password: ['Either the password or the code is required.'] });
    if (given.password !== null && hasAny(factors))
      throw invalid({ password: ['The password alone is not enough: use your second factor.'] });
    const tried: SignInAttempt = { kind: 'second factor', who: userId };
    await this.failures.take(tried);
    const user = await this.people.get(userId);
    const right =
      given.code !== null
        ? await this.totp.use(userId, given.code)
        : await this.passwords.matches(user.passwordHash, given.password ?? '');
    if (!right) {
      await this.entry.record(exchange.request, user, 'session.proof_failed');
      throw given.code !== null ? wrongCode() : invalid({ password: ['The password is wrong.'] });
    }
    await this.failures.forget(tried);
    await this.prove(exchange, session, given.code !== null ? 'totp' : 'password');
  }

  /** Sends a link for a new password, if somebody has this email address; nobody learns whether. */
  async askForReset(exchange: Exchange, email: string): Promise<void> {
    this.requireOwnWays();
    const { peer } = triedBy(exchange, email);
    await this.failures.take(peer, { kind: 'reset', who: email.trim().toLowerCase() });
    const user = await this.people.byEmail(email.replaceAll('\0', ''));
    await this.database.transaction((transaction) =>
      this.links.make(transaction, {
        kind: 'password_reset',
        organizationId: user?.organizationId ?? null,
        userId: user?.id ?? null,
        creatorId: null,
      }),
    );
  }

  /** Whom a link is for. Throws not found if it can be used no more. */
  async openLink(exchange: Exchange, token: string): Promise<OpenLink> {
    const { peer } = triedBy(exchange, '');
    await this.failures.take(peer);
    const link = await this.links.open(token);
    await this.failures.takeBack(peer);
    return link;
  }

  /** Sets the password by a link, ends every session that there was, and goes on as with the password. */
  async withLink(exchange: Exchange, token: string, password: string): Promise<string> {
    this.requireOwnWays();
    const link = await this.openLink(exchange, token);
    requireGoodPassword(password, link);
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async ({ manager }) => {
      if (!(await this.links.use(link.id, manager))) throw notFound('Link');
      await this.setPassword(exchange, await this.people.get(link.userId), passwordHash, manager);
    });
    const user = await this.people.get(link.userId);
    await this.failures.forget({ kind: 'account', who: user.email });
    return this.entry.afterFirstFactor(exchange, user, 'link');
  }

  /** Gives the signed-in person another password, and a new session. */
  async changePassword(exchange: Exchange, password: string): Promise<string> {
    this.requireOwnWays();
    const { userId } = requireSession(exchange);
    const user = await this.people.get(userId);
    requireGoodPassword(password, user);
    const passwordHash = await this.passwords.hash(password);
    return this.database.transaction(async ({ manager }) => {
      await this.setPassword(exchange, user, passwordHash, manager);
      return this.entry.beginAnew(exchange, user, manager);
    });
  }

  /** Ends the session of a request. */
  async signOut(exchange: Exchange): Promise<void> {
    const session = sessionOf(exchange.request);
    if (session === null) return;
    await this.database.transaction(async ({ manager }) => {
      await this.sessions.end(session.sessionId, manager);
      await this.entry.record(
        exchange.request,
        { id: session.userId, organizationId: session.organizationId },
        'session.ended',
        null,
        manager,
      );
    });
  }

  private async setPassword(
    { request }: Exchange,
    user: User,
    passwordHash: string,
    manager: Parameters<UserLinks['use']>[1],
  ): Promise<void> {
    await manager.update(User, { id: user.id }, { passwordHash, updatedAt: new Date() });
    await this.links.revokeAll(user.id, manager);
    await this.sessions.endAll(user.id, manager);
    await this.entry.record(request, user, 'user.password_changed', null, manager);
  }

  private async secondFactor(
    exchange: Exchange,
    by: string,
    use: (userId: string) => Promise<boolean>,
  ): Promise<string> {
    const session = requireSession(exchange);
    if (session.state !== 'second_factor') throw forbidden('No second factor is expected now.');
    const tried: SignInAttempt = { kind: 'second factor', who: session.userId };
    await this.failures.take(tried);
    const user = await this.people.get(session.userId);
    if (!(await use(user.id))) {
      await this.entry.record(exchange.request, user, 'session.second_factor_failed', by);
      signIns.add({ result: 'second_factor_refused' });
      throw wrongCode();
    }
    await this.failures.forget(tried);
    return this.entry.allTheWay(exchange, user, session.method, by);
  }

  private async prove({ request }: Exchange, session: KnownSession, by: string): Promise<void> {
    await this.database.transaction(async ({ manager }) => {
      await this.sessions.prove(session.sessionId, manager);
      const user = { id: session.userId, organizationId: session.organizationId };
      await this.entry.record(request, user, 'session.proven', by, manager);
    });
  }

  /** Nothing of one's own is a way in where people sign in by a provider alone. */
  private requireOwnWays(): void {
    if (this.settings.OIDC_ONLY) throw forbidden(`Sign in with ${this.settings.OIDC_NAME}: no other way is allowed.`);
  }

  private refused(message: string): DomainError {
    this.refusals.countStranger('sign_in_failed');
    signIns.add({ result: 'refused' });
    return new DomainError('unauthenticated', message);
  }
}

function triedBy({ request }: Exchange, email: string): { account: SignInAttempt; peer: SignInAttempt } {
  return {
    account: { kind: 'account', who: email.trim().toLowerCase() },
    peer: { kind: 'peer', who: peerOf(request.ip) },
  };
}

function ownerOf({ request }: Exchange): CeremonyOwner {
  const session = sessionOf(request);
  return { userId: session?.userId ?? null, sessionId: session?.sessionId ?? null };
}

function requireSession({ request }: Exchange): KnownSession {
  const session = sessionOf(request);
  if (session === null) throw new Error('A route that needs a session was reached without one.');
  return session;
}

function wrongCode(): DomainError {
  return invalid({ code: ['The code is wrong or was already used.'] });
}
