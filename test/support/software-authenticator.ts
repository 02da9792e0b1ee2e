import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** What an authenticator is told to do otherwise than it should. */
export interface Misbehaviour {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Whether the person unlocked it. */
  userVerified?: boolean;
  /** The value of its counter, where it is not the next one. */
  counter?: number;
  /** Signs with a key that is not the passkey's. */
  otherKey?: boolean;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A passkey in software: makes and shows itself as WebAuthn says (sections 6.1, 6.3 and 6.5), with ES256 and no attestation. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32);
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(private readonly origin: string) {}

  /** What `navigator.credentials.create` gives, as JSON. */
  create(options: any, wrong: Misbehaviour = {}): object {
    const clientData = this.clientData('webauthn.create', options.challenge, wrong);
    const jwk = this.keys.publicKey.export({ format: 'jwk' });
    const publicKey = cborMap([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(jwk.x ?? '', 'base64url')],
      [-3, Buffer.from(jwk.y ?? '', 'base64url')],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.credentialId, publicKey]);
    const authData = Buffer.concat([this.authenticatorData(options.rp.id, HAS_CREDENTIAL, wrong), credential]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cbor('fmt'),
      cbor('none'),
      cbor('attStmt'),
      Buffer.from([0xa0]),
      cbor('authData'),
      cbor(authData),
    ]);
    return {
      ...this.named,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** What `navigator.credentials.get` gives, as JSON. */
  get(options: any, wrong: Misbehaviour = {}): object {
    const clientData = this.clientData('webauthn.get', options.challenge, wrong);
    this.counter += 1;
    const authData = this.authenticatorData(options.rpId, 0, wrong);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    const key: KeyObject = wrong.otherKey
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
      : this.keys.privateKey;
    return {
      ...this.named,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, key).toString('base64url'),
      },
    };
  }

  private get named(): object {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, authenticatorAttachment: 'platform' };
  }

  private clientData(type: string, challenge: string, wrong: Misbehaviour): Buffer {
    return Buffer.from(
      JSON.stringify({
        type,
        challenge: wrong.challenge ?? challenge,
        origin: wrong.origin ?? this.origin,
        crossOrigin: false,
      }),
    );
  }

  private authenticatorData(rpId: string, flags: number, wrong: Misbehaviour): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(wrong.counter ?? this.counter);
    const verified = wrong.userVerified === false ? 0 : USER_VERIFIED;
    return Buffer.concat([
      createHash('sha256')
        .update(wrong.rpId ?? rpId)
        .digest(),
      Buffer.from([USER_PRESENT | verified | flags]),
      counter,
    ]);
  }
}

/** The little of CBOR that this needs (RFC 8949, section 3). */
function cbor(value: number | string | Buffer): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  const bytes = Buffer.from(value);
  return Buffer.concat([head(typeof value === 'string' ? 3 : 2, bytes.length), bytes]);
}

function cborMap(entries: [number, number | Buffer][]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, value]) => [cbor(key), cbor(value)])]);
}

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}
