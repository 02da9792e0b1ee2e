import { Inject, Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { SETTINGS_TOKEN } from '../../platform/config/settings.js';
import type { Settings } from '../../platform/config/settings.js';
import { notFound } from '../../platform/errors/domain-error.js';
import { PUBLIC_URL } from '../../platform/http/public-url.js';
import type { PublicUrl } from '../../platform/http/public-url.js';
import { DASHBOARD_ROOT } from '../../platform/http/interfaces.js';

/** What is kept of a question to the provider until its answer comes. */
export interface ProviderChallenge {
  state: string;
  nonce: string;
  verifier: string;
  /** Whether somebody who is signed in is to show again who they are. */
  proof: boolean;
}

/** What the provider says of a person, checked. */
export interface ProviderClaims {
  issuer: string;
  subject: string;
  name: string | null;
  /** Only one that the provider has verified. */
  email: string | null;
  groups: readonly string[];
}

/** A fresh proof is no older than that at the provider. */
const PROOF_SECONDS = 120;
const TIMEOUT_SECONDS = 10;

/**
 * The provider by which people sign in: authorization code with PKCE (OpenID Connect Core, section 3.1; RFC 9700). State, nonce,
 * issuer, audience, expiry and the signature of the ID token are checked by openid-client.
 */
@Injectable()
export class OidcProvider {
  private found: Promise<oidc.Configuration> | null = null;

  constructor(
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
    @Inject(PUBLIC_URL) private readonly publicUrl: PublicUrl,
  ) {}

  /** Where to send a browser, and what to keep until it comes back. */
  async ask(proof: boolean): Promise<{ url: URL; asked: ProviderChallenge }> {
    const asked = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
      proof,
    };
    const url = oidc.buildAuthorizationUrl(await this.configuration(), {
      redirect_uri: this.publicUrl.of(`/${DASHBOARD_ROOT}/session/oidc/callback`),
      scope: this.settings.OIDC_SCOPES,
      state: asked.state,
      nonce: asked.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(asked.verifier),
      code_challenge_method: 'S256',
      ...(proof && { prompt: 'login', max_age: String(PROOF_SECONDS) }),
    });
    return { url, asked };
  }

  /** What the provider answered, from the address to which it sent the browser. Throws if any check fails. */
  async answer(path: string, { state, nonce, verifier, proof }: ProviderChallenge): Promise<ProviderClaims> {
    const configuration = await this.configuration();
    const tokens = await oidc.authorizationCodeGrant(configuration, new URL(this.publicUrl.of(path)), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
      ...(proof && { maxAge: PROOF_SECONDS }),
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new Error('The provider gave no ID token.');
    const { userinfo_endpoint: endpoint } = configuration.serverMetadata();
    const more = endpoint === undefined ? {} : await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    const all: Record<string, unknown> = { ...more, ...claims };
    return {
      issuer: claims.iss,
      subject: claims.sub,
      name: typeof all.name === 'string' && all.name.trim() !== '' ? all.name.trim().slice(0, 255) : null,
      email: typeof all.email === 'string' && all.email_verified === true ? all.email.trim().toLowerCase() : null,
      groups: groupsIn(all[this.settings.OIDC_GROUPS_CLAIM]),
    };
  }

  /** What the provider says of itself, asked once; after a failure again. */
  private configuration(): Promise<oidc.Configuration> {
    const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = this.settings;
    if (issuer === null) throw notFound('Provider');
    this.found ??= oidc
      .discovery(new URL(issuer), id, undefined, secret === '' ? oidc.None() : oidc.ClientSecretBasic(secret), {
        timeout: TIMEOUT_SECONDS,
        // Settings take plain http for this machine alone.
        execute: [oidc.enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [])],
      })
      .catch((error: unknown) => {
        this.found = null;
        throw error;
      });
    return this.found;
  }
}

function groupsIn(claim: unknown): string[] {
  return [claim].flat().filter((one) => typeof one === 'string');
}
