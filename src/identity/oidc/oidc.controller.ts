import { Get, Inject, Req, Res } from '@nestjs/common';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuditRefusals } from '../../audit/audit-refusals.js';
import { Database } from '../../platform/database/transactions.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import type { Answer, DeclaredParameter } from '../../platform/http/endpoint.js';
import { SESSION_PREFIX, SessionController } from '../../platform/http/interfaces.js';
import { PUBLIC_URL } from '../../platform/http/public-url.js';
import type { PublicUrl } from '../../platform/http/public-url.js';
import { parametersOf } from '../../platform/json-api/query.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { Ceremonies } from '../ceremonies.js';
import type { CeremonyOwner } from '../ceremonies.js';
import { sessionOf } from '../sessions/session-access.js';
import { Sessions } from '../sessions/sessions.service.js';
import { Entry } from '../sign-in/entry.js';
import { signIns } from '../sign-in/sign-in-figures.js';
import { OidcPeople } from './oidc-people.js';
import { OidcProvider } from './oidc-provider.js';
import type { ProviderChallenge } from './oidc-provider.js';

/** Binds an answer of the provider to the browser that was sent there. */
const COOKIE = 'payproof_oidc';
const COOKIE_SECONDS = 600;
const REDIRECT: Answer = { kind: 'redirect' };
const TEXT: DeclaredParameter = { schema: { type: 'string' }, description: 'What the provider answers.' };

/** Why nobody was signed in, for the page. */
type Failure = 'refused' | 'expired' | 'invalid' | 'no_access' | 'unavailable';

/** Signing in by an OpenID provider: there, and back. */
@SessionController('oidc')
export class OidcController {
  constructor(
    private readonly provider: OidcProvider,
    private readonly people: OidcPeople,
    private readonly ceremonies: Ceremonies,
    private readonly sessions: Sessions,
    private readonly entry: Entry,
    private readonly database: Database,
    private readonly refusals: AuditRefusals,
    @Inject(PUBLIC_URL) private readonly publicUrl: PublicUrl,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Get()
  @Endpoint({
    ability: 'none',
    session: 'visitor',
    summary: 'Go to the identity provider to sign in',
    answer: REDIRECT,
    query: { proof: { schema: { type: 'string', enum: ['true'] }, description: 'To confirm your identity again.' } },
  })
  async go(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const proof = parametersOf(request.url).get('proof') === 'true';
    try {
      const { url, asked } = await this.provider.ask(proof);
      const id = await this.ceremonies.begin('oidc', ownerOf(request, proof), { ...asked });
      this.setCookie(reply, id, COOKIE_SECONDS);
      void reply.redirect(url.href, 302);
    } catch (error) {
      this.logger.warn({ err: error }, 'The sign-in provider could not be reached');
      this.back(reply, 'unavailable');
    }
  }

  @Get('callback')
  @Endpoint({
    ability: 'none',
    session: 'visitor',
    // The provider sends the browser here.
    origin: 'any',
    summary: 'Come back from the identity provider',
    answer: REDIRECT,
    query: {
      code: TEXT,
      state: TEXT,
      iss: TEXT,
      error: TEXT,
      error_description: TEXT,
      error_uri: TEXT,
      session_state: TEXT,
      scope: TEXT,
    },
  })
  async come(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const id = parseCookie(request.headers.cookie ?? '')[COOKIE] ?? '';
    const asked =
      (await this.ceremonies.end<ProviderChallenge>('oidc', ownerOf(request, false), id)) ??
      (await this.ceremonies.end<ProviderChallenge>('oidc', ownerOf(request, true), id));
    this.setCookie(reply, '', 0);
    if (asked === null) return this.back(reply, 'expired');
    if (parametersOf(request.url).has('error')) return this.back(reply, 'refused');
    try {
      const claims = await this.provider.answer(request.url, asked);
      const user = await this.people.userOf(claims);
      if (user === null) return this.back(reply, 'no_access');
      if (!asked.proof) {
        await this.entry.allTheWay({ request, reply }, user, 'oidc', 'oidc');
        return this.back(reply, null);
      }
      const session = sessionOf(request);
      if (session === null || session.userId !== user.id) return this.back(reply, 'invalid');
      await this.database.transaction(async ({ manager }) => {
        await this.sessions.prove(session.sessionId, manager);
        await this.entry.record(request, user, 'session.proven', 'oidc', manager);
      });
      return this.back(reply, null);
    } catch (error) {
      // Names what was wrong, and nothing of what the provider sent.
      const { name, code } = error as { name?: string; code?: string };
      this.logger.warn({ name, code }, 'The response of the sign-in provider was rejected');
      return this.back(reply, 'invalid');
    }
  }

  private back(reply: FastifyReply, failure: Failure | null): void {
    if (failure !== null) {
      this.refusals.countStranger('sign_in_failed');
      signIns.add({ result: 'refused' });
    }
    void reply.redirect(this.publicUrl.of(failure === null ? '/' : `/?sign_in_failed=${failure}`), 302);
  }

  private setCookie(reply: FastifyReply, value: string, maxAge: number): void {
    void reply.header(
      'set-cookie',
      stringifySetCookie({
        name: COOKIE,
        value,
        path: `/${SESSION_PREFIX}/oidc`,
        httpOnly: true,
        sameSite: 'lax',
        secure: this.publicUrl.of('').startsWith('https:'),
        maxAge,
      }),
    );
  }
}

/** A proof is of the session that asked for it; signing in is of nobody yet. */
function ownerOf(request: FastifyRequest, proof: boolean): CeremonyOwner {
  const session = proof ? sessionOf(request) : null;
  return { userId: session?.userId ?? null, sessionId: session?.sessionId ?? null };
}
