import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Environment } from './environment.js';

/** Who is asking: what the key of a request stands for. */
export interface KeyHolder {
  keyId: string;
  organizationId: string;
  /** Null for a key of an organization, on the management interface. */
  entityId: string | null;
  environment: Environment;
  abilities: readonly string[];
  /** The user behind the key. */
  creatorId: string;
}

/** The holder of an entity's key, on the main interface. */
export interface EntityCaller extends KeyHolder {
  entityId: string;
}

const callers = new WeakMap<object, KeyHolder>();

export function rememberCaller(request: FastifyRequest, caller: KeyHolder): void {
  callers.set(request, caller);
}

export function callerOf(request: FastifyRequest): KeyHolder {
  const caller = callers.get(request);
  if (!caller) throw new Error('A route that needs a caller was reached without one.');
  return caller;
}

/** Parameter decorator: who is asking. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
