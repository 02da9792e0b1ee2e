import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuditRefusals } from '../audit/audit-refusals.js';
import { KeyAccess } from '../api-keys/key-access.js';
import { rememberCaller, requireFreshProof } from '../platform/auth/caller.js';
import { DomainError, unauthenticated } from '../platform/errors/domain-error.js';
import { ENDPOINT } from '../platform/http/endpoint.js';
import type { EndpointDeclaration } from '../platform/http/endpoint.js';
import { interfaceOf, isSandboxOnly } from '../platform/http/interfaces.js';
import type { InterfaceName } from '../platform/http/interfaces.js';
import { SessionAccess } from './sessions/session-access.js';

/** Where sessions are taken; elsewhere cookies are ignored. */
const BY_SESSION: ReadonlySet<InterfaceName | null> = new Set(['dashboard', 'dashboard management', 'session']);

/** Lets a request through when the caller, by a key or by a session, may do what its endpoint declares. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly keys: KeyAccess,
    private readonly sessions: SessionAccess,
    private readonly refusals: AuditRefusals,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = this.reflector.get<EndpointDeclaration | undefined>(ENDPOINT, context.getHandler());
    if (endpoint?.ability === 'public') return true;
    if (endpoint === undefined) throw unauthenticated();
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const bySession = BY_SESSION.has(interfaceOf(request.url));
    // What a person sees is for nobody who uses the browser after them.
    if (bySession) void reply.header('cache-control', 'no-store');
    const caller = bySession
      ? await this.sessions.enter(request, reply, { endpoint, sandboxOnly: isSandboxOnly(context.getClass()) })
      : await this.keys.enter(request, reply, endpoint);
    if (caller === null) return true;
    if (endpoint.freshProof) requireFreshProof(caller);
    if (isUnmaskable(endpoint) && !caller.seesAccounts) {
      await this.refusals.record(request, caller, endpoint.ability);
      throw new DomainError('forbidden', 'Your role may only see masked account numbers.', {
        code: 'masked_for_role',
      });
    }
    rememberCaller(request, caller);
    return true;
  }
}

/** Whether an endpoint shows account numbers in a way that cannot be masked. */
function isUnmaskable({ toViewers, answer }: EndpointDeclaration): boolean {
  if (toViewers === 'refused') return true;
  return (answer.kind === 'file' || answer.kind === 'content') && toViewers !== 'masked';
}
