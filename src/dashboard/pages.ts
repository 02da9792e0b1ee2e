import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SETTINGS_TOKEN } from '../platform/config/settings.js';
import type { Settings } from '../platform/config/settings.js';
import { StartError } from '../platform/database/embedded/start-error.js';
import { DASHBOARD_ROOT, interfaceOf } from '../platform/http/interfaces.js';
import { pagePolicy } from './page-policy.js';

/** Where `npm run build` leaves the pages. */
const BUILT = fileURLToPath(new URL('../pages/', import.meta.url));
/** What the build writes where the nonce of a response belongs (web/vite.config.mjs). */
const NONCE_PLACE = /NONCE_OF_THIS_RESPONSE/g;
const YEAR_MS = 365 * 86_400_000;

/** Serves the dashboard: one page under every address of it, and the files that it loads. */
@Injectable()
export class Pages implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    if (!this.settings.DASHBOARD || !this.settings.ROLES.includes('http')) return;
    const page = builtPage();
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    // Names of files change with what is in them.
    void fastify.register(fastifyStatic, {
      root: join(BUILT, 'assets'),
      prefix: `/${DASHBOARD_ROOT}/assets/`,
      index: false,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: YEAR_MS,
    });
    const leadTo = (path: string) => (request: FastifyRequest, reply: FastifyReply) =>
      reply.redirect(path + searchOf(request.url), 302);
    fastify.get('/', leadTo(`/${DASHBOARD_ROOT}/`));
    fastify.get(`/${DASHBOARD_ROOT}`, leadTo(`/${DASHBOARD_ROOT}/`));
    // Where links of letters lead; a browser keeps what is behind their #.
    fastify.get('/set-password', leadTo(`/${DASHBOARD_ROOT}/set-password`));
    fastify.get(`/${DASHBOARD_ROOT}/*`, (request, reply) =>
      isOfTheInterface(request.url) ? reply.callNotFound() : sendPage(reply, page),
    );
  }
}

function builtPage(): string {
  try {
    return readFileSync(join(BUILT, 'index.html'), 'utf8');
  } catch {
    throw new StartError('The pages of the dashboard are not built: run npm run build, or set DASHBOARD=false.');
  }
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  return reply
    .headers({
      'content-security-policy': pagePolicy(nonce),
      // The nonce is for this response alone, and a new build has files of other names.
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page.replace(NONCE_PLACE, nonce));
}

function searchOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

/** What is under the same root and is no page: an unknown path of it is answered as JSON. */
function isOfTheInterface(url: string): boolean {
  return interfaceOf(url) !== null || /^\/dashboard\/(?:api|management|assets)(?=[/?]|$)/.test(url);
}
