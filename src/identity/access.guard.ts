import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KeyAccess } from '../api-keys/key-access.js';
import { rememberCaller } from '../platform/auth/caller.js';
import { unauthenticated } from '../platform/errors/domain-error.js';
import { ENDPOINT } from '../platform/http/endpoint.js';
import type { EndpointDeclaration } from '../platform/http/endpoint.js';

/** Lets a request through when whoever asks may do what its endpoint declares. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly keys: KeyAccess,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = this.reflector.get<EndpointDeclaration | undefined>(ENDPOINT, context.getHandler());
    if (endpoint?.ability === 'public') return true;
    if (endpoint === undefined) throw unauthenticated();
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    rememberCaller(request, await this.keys.enter(request, http.getResponse<FastifyReply>(), endpoint));
    return true;
  }
}
