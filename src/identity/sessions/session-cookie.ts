import { Inject, Injectable } from '@nestjs/common';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SETTINGS_TOKEN } from '../../platform/config/settings.js';
import type { Settings } from '../../platform/config/settings.js';
import { PUBLIC_URL } from '../../platform/http/public-url.js';
import type { PublicUrl } from '../../platform/http/public-url.js';

const NAME = 'payproof_session';
const TOKEN = /^[\w-]{43}$/;

/** The cookie that carries the token of a session: for this host alone, out of the reach of scripts. */
@Injectable()
export class SessionCookie {
  constructor(
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
    @Inject(PUBLIC_URL) private readonly publicUrl: PublicUrl,
  ) {}

  /** The token that a request carries, or null if it carries none that could be ours. */
  read(request: FastifyRequest): string | null {
    const token = parseCookie(request.headers.cookie ?? '')[this.name];
    return token !== undefined && TOKEN.test(token) ? token : null;
  }

  /** Whether a request carries the cookie at all. */
  isIn(request: FastifyRequest): boolean {
    return parseCookie(request.headers.cookie ?? '')[this.name] !== undefined;
  }

  write(reply: FastifyReply, token: string): void {
    this.set(reply, token, this.settings.SESSION_HOURS * 3_600);
  }

  clear(reply: FastifyReply): void {
    this.set(reply, '', 0);
  }

  private set(reply: FastifyReply, value: string, maxAge: number): void {
    void reply.header(
      'set-cookie',
      stringifySetCookie({
        name: this.name,
        value,
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: this.isSecure,
        maxAge,
      }),
    );
  }

  private get isSecure(): boolean {
    return this.publicUrl.of('').startsWith('https:');
  }

  /** With the prefix a browser takes it over https and from this very host alone (RFC 6265bis, section 4.1.3.2). */
  private get name(): string {
    return this.isSecure ? `__Host-${NAME}` : NAME;
  }
}
