import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import type { User } from '../users/user.entity.js';
import { Database } from '../../platform/database/transactions.js';
import { signIns } from './sign-in-figures.js';
import { SecondFactors, hasAny } from '../factors/second-factors.js';
import { sessionOf } from '../sessions/session-access.js';
import { SessionCookie } from '../sessions/session-cookie.js';
import { Sessions } from '../sessions/sessions.service.js';
import type { SessionState, SignInMethod } from '../sessions/sessions.service.js';

/** One request of a browser, and the answer to it. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Lets people in, as far as what they have shown goes, and tells the audit trail. Each gives the token of the session. */
@Injectable()
export class Entry {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
    private readonly factors: SecondFactors,
    private readonly audit: AuditLog,
  ) {}

  /** After one factor that was right: to the second one, to setting one up, or all the way. */
  async afterFirstFactor(exchange: Exchange, user: User, method: SignInMethod): Promise<string> {
    const factors = await this.factors.of(user.id);
    const state = hasAny(factors) ? 'second_factor' : factors.required ? 'enrol' : 'signed_in';
    return this.open(exchange, user, { method, state });
  }

  /** After everything that is asked for. */
  async allTheWay(exchange: Exchange, user: User, method: SignInMethod, by: string): Promise<string> {
    return this.open(exchange, user, { method, state: 'signed_in', by });
  }

  /**
   * Ends every session of a user whose password, factor or role has changed, and begins a new one for the browser that changed
   * it, in the transaction of the change.
   */
  async beginAnew(exchange: Exchange, user: User, manager: EntityManager): Promise<string> {
    const session = sessionOf(exchange.request);
    if (session === null) throw new Error('Nobody is signed in, so no session can be renewed.');
    await this.sessions.endAll(user.id, manager);
    const factors = await this.factors.of(user.id, manager);
    const state = factors.required && !hasAny(factors) ? 'enrol' : 'signed_in';
    const { method, provenAt } = session;
    const token = await this.sessions.open(
      { userId: user.id, state, method, provenAt },
      exchange.request,
      null,
      manager,
    );
    this.cookie.write(exchange.reply, token);
    return token;
  }

  /** Tells the trail of something that a person did while signing in, or with what they sign in with. */
  async record(
    request: FastifyRequest,
    user: Pick<User, 'id' | 'organizationId'>,
    action: string,
    how: string | null = null,
    manager: EntityManager = this.database.dataSource.manager,
  ): Promise<void> {
    await this.audit.append(manager, {
      organizationId: user.organizationId,
      entityId: null,
      action,
      subject: { type: 'users', id: user.id },
      actor: { kind: 'person', userId: user.id, keyId: null, address: request.ip },
      ...(how !== null && { changes: [{ attribute: 'by', before: null, after: how }] }),
    });
  }

  private async open(
    { request, reply }: Exchange,
    user: User,
    { method, state, by = method }: { method: SignInMethod; state: SessionState; by?: string },
  ): Promise<string> {
    const token = await this.database.transaction(async ({ manager }) => {
      const replaced = sessionOf(request)?.sessionId ?? null;
      const opened = await this.sessions.open({ userId: user.id, state, method }, request, replaced, manager);
      await this.record(request, user, state === 'signed_in' ? 'session.opened' : 'session.begun', by, manager);
      return opened;
    });
    this.cookie.write(reply, token);
    if (state !== 'second_factor') signIns.add({ result: state });
    return token;
  }
}
