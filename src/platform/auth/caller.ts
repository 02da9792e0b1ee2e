import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { rememberActor } from './actor.js';
import type { Actor } from './actor.js';
import { DomainError } from '../errors/domain-error.js';
import type { Environment } from './environment.js';

/** For so long after somebody has shown who they are, they need not show it again for what matters most. */
export const FRESH_PROOF_MS = 10 * 60_000;

/** The session of a person who is signed in. */
interface CallerSession {
  id: string;
  /** When the person last showed who they are: by signing in, or again since. */
  provenAt: Date;
}

/** Who is asking: a person who is signed in, or a key, which acts as the person who made it. */
export interface OrganizationCaller {
  /** The person who acts: the same one, by session or by key, never counts twice. */
  userId: string;
  /** The key that was used; null for a person who is signed in. */
  keyId: string | null;
  /** Null for a key. */
  session: CallerSession | null;
  /** The organization of the entity at hand (the sandbox twin for one of the sandbox), else the production organization. */
  organizationId: string;
  /** Null on the management interface. */
  entityId: string | null;
  environment: Environment;
  /** What may be done here. */
  abilities: readonly string[];
  /** The entities of which a person on the management interface sees anything; null for all of the organization. */
  entityIds: readonly string[] | null;
  /** Whether account numbers are shown whole; viewers see them masked, and no documents. */
  seesAccounts: boolean;
}

/** Who is asking on the main interface, where everything belongs to one entity. */
export interface EntityCaller extends OrganizationCaller {
  entityId: string;
}

const callers = new WeakMap<object, OrganizationCaller>();

export function rememberCaller(request: FastifyRequest, caller: OrganizationCaller): void {
  callers.set(request, caller);
  rememberActor(actorOf(request, caller));
}

/** Whoever asks, as somebody who makes changes. */
export function actorOf(request: FastifyRequest, { userId, keyId }: OrganizationCaller): Actor {
  return { kind: keyId === null ? 'person' : 'key', userId, keyId, address: request.ip };
}

export function callerOf(request: FastifyRequest): OrganizationCaller {
  const caller = knownCallerOf(request);
  if (!caller) throw new Error('A route that needs a caller was reached without one.');
  return caller;
}

/** As callerOf; null on a route that needs none. */
export function knownCallerOf(request: FastifyRequest): OrganizationCaller | null {
  return callers.get(request) ?? null;
}

/**
 * Refuses a person who has not shown for ten minutes who they are: a browser that was left open must not be enough for what
 * matters most. A key shows what it is with every request.
 */
export function requireFreshProof({ session }: Pick<OrganizationCaller, 'session'>): void {
  if (session === null || Date.now() - session.provenAt.getTime() < FRESH_PROOF_MS) return;
  throw new DomainError('forbidden', 'Confirm your identity again before you do this.', { code: 'fresh_proof_needed' });
}

/** Parameter decorator: who is asking. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
