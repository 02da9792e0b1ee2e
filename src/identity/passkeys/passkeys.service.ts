import { Inject, Injectable } from '@nestjs/common';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
  VerifiedAuthenticationResponse,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { User } from '../users/user.entity.js';
import { lockByName } from '../../platform/database/lock-by-name.js';
import { conflict, invalid, notFound } from '../../platform/errors/domain-error.js';
import { PUBLIC_URL } from '../../platform/http/public-url.js';
import type { PublicUrl } from '../../platform/http/public-url.js';
import { isUuid, newId } from '../../platform/ids/uuid.js';
import { Ceremonies } from '../ceremonies.js';
import type { CeremonyOwner } from '../ceremonies.js';

// A fifth of what the start of the service loads, and few starts are of somebody with a passkey: loaded when the first one is.
const webauthn = (): Promise<typeof import('@simplewebauthn/server')> => import('@simplewebauthn/server');

const NAME = 'Payproof';
const MOST_PASSKEYS = 20;

/** What the browser was asked, for it and for us. */
export interface PasskeyChallenge {
  ceremonyId: string;
  options: object;
}

/** A passkey that a browser has made and that was found sound. */
export type NewPasskey = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

interface PasskeyRow {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: string;
  transports: AuthenticatorTransport[];
}

/** One passkey as its owner sees it. */
export interface ShownPasskey {
  id: string;
  name: string;
  backed_up: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

/** Passkeys (WebAuthn): what the person's device holds, unlocked by the person, and so both factors in one. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ceremonies: Ceremonies,
    @Inject(PUBLIC_URL) private readonly publicUrl: PublicUrl,
  ) {}

  list(userId: string): Promise<ShownPasskey[]> {
    return this.dataSource.query<ShownPasskey[]>(
      'SELECT id, name, backed_up, created_at, last_used_at FROM passkeys WHERE user_id = $1 ORDER BY created_at, id',
      [userId],
    );
  }

  /** What a browser is to be asked so that it makes a passkey. */
  async beginRegistration({ id, email, name }: User, sessionId: string): Promise<PasskeyChallenge> {
    const known = await this.rowsOf(id);
    refuseFurther(known.length);
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID: this.party.id,
      userName: email,
      userDisplayName: name,
      userID: new TextEncoder().encode(id),
      attestationType: 'none',
      excludeCredentials: known.map(descriptorOf),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    });
    const owner = { userId: id, sessionId };
    const ceremonyId = await this.ceremonies.begin('passkey_registration', owner, { challenge: options.challenge });
    return { ceremonyId, options };
  }

  /** What the browser made, checked. Throws invalid if it is not what was asked for. */
  async checkRegistration(owner: CeremonyOwner, ceremonyId: string, response: object): Promise<NewPasskey> {
    const asked = await this.ceremonies.end<{ challenge: string }>('passkey_registration', owner, ceremonyId);
    if (asked === null)
      throw invalid({ ceremony_id: ['The ceremony_id does not belong to a request that is still open.'] });
    const { verifyRegistrationResponse } = await webauthn();
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: asked.challenge,
        expectedOrigin: this.party.origin,
        expectedRPID: this.party.id,
        requireUserVerification: true,
      });
      if (verified) return registrationInfo;
    } catch {
      // Whatever is wrong with it: nothing of what it says is believed.
    }
    throw invalid({ response: ['The response is not from a passkey of this service.'] });
  }

  /** Throws a conflict if this passkey is somebody's already, or if the user has as many as they can have. */
  async add(userId: string, name: string, made: NewPasskey, manager: EntityManager): Promise<void> {
    await lockByName(manager, `passkeys ${userId}`);
    const [{ count }] = await manager.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM passkeys WHERE user_id = $1',
      [userId],
    );
    refuseFurther(count);
    const { credential, credentialBackedUp } = made;
    const added = await manager.query<unknown[]>(
      `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, name, backed_up)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (credential_id) DO NOTHING RETURNING id`,
      [
        newId(),
        userId,
        credential.id,
        Buffer.from(credential.publicKey),
        credential.counter,
        credential.transports ?? [],
        name,
        credentialBackedUp,
      ],
    );
    if (added.length === 0) throw conflict('This passkey is already registered.');
  }

  /** Throws not found if the user has no such passkey. */
  async remove(userId: string, id: string, manager: EntityManager): Promise<void> {
    const [, removed] = isUuid(id)
      ? await manager.query<[unknown[], number]>('DELETE FROM passkeys WHERE id = $1 AND user_id = $2', [id, userId])
      : [[], 0];
    if (removed !== 1) throw notFound('Passkey');
  }

  /** What a browser is to be asked so that it shows a passkey: any of this site, or one of a user who is known. */
  async beginSignIn(owner: CeremonyOwner): Promise<PasskeyChallenge> {
    const known = owner.userId === null ? [] : await this.rowsOf(owner.userId);
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID: this.party.id,
      userVerification: 'required',
      allowCredentials: known.map(descriptorOf),
    });
    const ceremonyId = await this.ceremonies.begin('passkey', owner, { challenge: options.challenge });
    return { ceremonyId, options };
  }

  /** The user whose passkey answers what was asked, or null if it does not. A known user's answer must be their own. */
  async checkSignIn(owner: CeremonyOwner, ceremonyId: string, response: object): Promise<string | null> {
    const asked = await this.ceremonies.end<{ challenge: string }>('passkey', owner, ceremonyId);
    const credentialId = (response as { id?: unknown }).id;
    if (asked === null || typeof credentialId !== 'string' || credentialId.includes('\0')) return null;
    const [row] = await this.dataSource.query<PasskeyRow[]>('SELECT * FROM passkeys WHERE credential_id = $1', [
      credentialId,
    ]);
    if (row === undefined || (owner.userId !== null && row.user_id !== owner.userId)) return null;
    const checked = await this.checkAnswer(row, asked.challenge, response);
    if (checked === null) return null;
    // A counter that does not go up is of a copied device; devices without one stay at nought (WebAuthn, section 6.1.1).
    const [, counted] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE passkeys SET counter = $2, last_used_at = now()
        WHERE id = $1 AND (counter < $2 OR ($2 = 0 AND counter = 0))`,
      [row.id, checked.authenticationInfo.newCounter],
    );
    return counted === 1 ? row.user_id : null;
  }

  private async checkAnswer(
    row: PasskeyRow,
    challenge: string,
    response: object,
  ): Promise<VerifiedAuthenticationResponse | null> {
    const { verifyAuthenticationResponse } = await webauthn();
    try {
      const checked = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.party.origin,
        expectedRPID: this.party.id,
        credential: {
          id: row.credential_id,
          publicKey: new Uint8Array(row.public_key),
          counter: Number(row.counter),
          transports: row.transports,
        },
        requireUserVerification: true,
      });
      return checked.verified ? checked : null;
    } catch {
      // Whatever is wrong with it, it proves nothing.
      return null;
    }
  }

  private rowsOf(userId: string): Promise<PasskeyRow[]> {
    return this.dataSource.query<PasskeyRow[]>('SELECT * FROM passkeys WHERE user_id = $1', [userId]);
  }

  /** Who asks, as the browser knows it: a passkey of another site's is none of ours. */
  private get party(): { id: string; origin: string } {
    const { hostname, origin } = new URL(this.publicUrl.of('/'));
    return { id: hostname, origin };
  }
}

function descriptorOf(row: PasskeyRow): { id: string; transports: AuthenticatorTransport[] } {
  return { id: row.credential_id, transports: row.transports };
}

function refuseFurther(count: number): void {
  if (count >= MOST_PASSKEYS) throw conflict(`You can have at most ${MOST_PASSKEYS} passkeys. Remove one first.`);
}
