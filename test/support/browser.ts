import { parseSetCookie } from 'cookie';
import { answerOf, Client } from './api.js';
import type { Answer, Sent } from './api.js';
import { ask } from './ask.js';

interface SessionOfAnswer {
  csrf_token?: string;
}

/**
 * A browser as far as a service sees it: it keeps the cookies that it is given, says with each request which page it comes from,
 * and its page sends the token of the session along.
 */
export class Browser extends Client {
  readonly cookies = new Map<string, string>();
  csrfToken: string | null = null;

  constructor(
    readonly base: string,
    private readonly headers: Record<string, string> = {},
  ) {
    super();
  }

  /** Sends a request as a page of the service does; a header of `-` is left out. */
  async send<T = any>(method: string, path: string, { headers, body: sent }: Sent): Promise<Answer<T>> {
    const given: Record<string, string> = {
      'sec-fetch-site': 'same-origin',
      ...(method === 'GET' ? {} : { origin: this.base }),
      ...(method !== 'GET' && this.csrfToken !== null ? { 'x-csrf-token': this.csrfToken } : {}),
      ...(this.cookies.size > 0
        ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
        : {}),
      ...this.headers,
      ...headers,
    };
    const reply = await ask(this.base + path, {
      method,
      headers: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '-')),
      body: sent,
    });
    this.keep(reply.headers.getSetCookie());
    const answer = answerOf<T>(reply);
    const { data } = (answer.body ?? {}) as { data?: SessionOfAnswer & { session?: SessionOfAnswer } };
    const session = data?.session ?? data;
    if (path.startsWith('/dashboard/session') && session?.csrf_token !== undefined) this.csrfToken = session.csrf_token;
    return answer;
  }

  private keep(setCookies: readonly string[]): void {
    for (const one of setCookies) {
      const { name, value, maxAge } = parseSetCookie(one);
      if (maxAge === 0 || value === undefined) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
