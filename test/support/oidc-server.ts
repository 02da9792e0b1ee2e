import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

/** A person as the provider knows them. */
export interface ProviderAccount {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  groups: string[];
}

/** What is changed in ID tokens before they are signed. */
export interface Tampering {
  set?: Record<string, unknown>;
  remove?: string[];
}

/** An OpenID provider on loopback (oidc-provider), where somebody is signed in and agrees to everything. */
export class OidcServer {
  private constructor(
    private readonly child: ChildProcess,
    readonly issuer: string,
  ) {}

  static async start(redirectUri: string): Promise<OidcServer> {
    const child = fork(resolve('test/support/oidc-server-process.mjs'), [redirectUri], { silent: true, execArgv: [] });
    const issuer = await new Promise<string>((started, failed) => {
      let log = '';
      child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
      child.once('message', (message) => started((message as { issuer: string }).issuer));
      child.once('exit', () => failed(new Error(`The provider did not start: ${log}`)));
    });
    return new OidcServer(child, issuer);
  }

  /** Says who is signed in at the provider from now on, and what is changed in its tokens. */
  async behave(account: ProviderAccount, tamper: Tampering | null = null): Promise<void> {
    await fetch(`${this.issuer}/control`, { method: 'POST', body: JSON.stringify({ account, tamper }) });
  }

  stop(): void {
    this.child.disconnect();
  }

  /** Follows an address of the provider as a browser does, and gives the one to which it is sent back at last. */
  async follow(address: string): Promise<string> {
    const cookies = new Map<string, string>();
    let at = address;
    for (let step = 0; step < 10 && at.startsWith(this.issuer); step += 1) {
      const response = await fetch(at, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      for (const one of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
        cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (location === null) throw new Error(`The provider stopped: ${response.status} ${await response.text()}`);
      at = new URL(location, this.issuer).href;
    }
    return at;
  }
}
