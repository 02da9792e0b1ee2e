import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rememberCaller } from '../platform/auth/caller.js';
import { noteGeneration } from '../platform/database/generations.js';
import { forbidden, unauthenticated } from '../platform/errors/domain-error.js';
import { ENDPOINT } from '../platform/http/endpoint.js';
import type { EndpointDeclaration } from '../platform/http/endpoint.js';
import { interfaceOf } from '../platform/http/interfaces.js';
import type { Ability } from './abilities.js';
import { KeyLookup } from './key-lookup.js';
import type { KnownKey } from './key-lookup.js';
import { RateLimits } from './rate-limits.js';
import { bearerToken } from './token.js';

/**
 * Lets a request through when its key belongs to this interface, has requests left and has the ability that the endpoint
 * declares.
 */
@Injectable()
export class KeyGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly keys: KeyLookup,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = this.reflector.get<EndpointDeclaration | undefined>(ENDPOINT, context.getHandler());
    if (endpoint?.ability === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = bearerToken(request.headers.authorization);
    const found = token === null ? null : await this.limits.find(token);
    if (endpoint === undefined || found === null || !opens(found.key, request.url)) throw unauthenticated();
    const { key, count } = found;
    this.limits.apply(context.switchToHttp().getResponse<FastifyReply>(), key, count);
    rememberCaller(request, key);
    if (key.entityId !== null && key.generation !== null) noteGeneration(key.entityId, key.generation);
    await this.keys.noteUse(key);
    if (endpoint.ability !== 'none' && !key.abilities.includes(endpoint.ability as Ability))
      throw forbidden(`This key lacks the ability ${endpoint.ability}.`);
    return true;
  }
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
    case null:
      return false;
  }
}
