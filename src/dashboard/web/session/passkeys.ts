import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { answer, sessionApi } from '../api/client';
import type { Session } from './session';
import { PASSKEY } from './text';

/** Whether this browser can use passkeys at this address. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn();
}

/** Asks the browser for a passkey and sends it: signs in, or is the second factor, or the fresh proof. */
export async function signInByPasskey(): Promise<Session> {
  const { data } = await answer(sessionApi.POST('/session/passkey/options'));
  const options = data.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await inWords(() => startAuthentication({ optionsJSON: options }));
  const body = { ceremony_id: data.ceremony_id, response: response as unknown as Record<string, never> };
  return (await answer(sessionApi.POST('/session/passkey', { body }))).data;
}

/** Has the browser make a passkey and adds it to the account. Returns recovery codes where these are the first. */
export async function addPasskey(name: string): Promise<{ session: Session; recoveryCodes: readonly string[] | null }> {
  const { data } = await answer(sessionApi.POST('/session/account/passkeys/options'));
  const options = data.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await inWords(() => startRegistration({ optionsJSON: options }));
  const body = { ceremony_id: data.ceremony_id, name, response: response as unknown as Record<string, never> };
  const { data: added } = await answer(sessionApi.POST('/session/account/passkeys', { body }));
  return { session: added.session as Session, recoveryCodes: added.recovery_codes };
}

/** What a browser throws is for programs; people get a sentence. */
async function inWords<T>(ceremony: () => Promise<T>): Promise<T> {
  try {
    return await ceremony();
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      throw new Error(PASSKEY.known, { cause: error });
    if (error instanceof Error && error.name === 'NotAllowedError') throw new Error(PASSKEY.refused, { cause: error });
    throw error;
  }
}
