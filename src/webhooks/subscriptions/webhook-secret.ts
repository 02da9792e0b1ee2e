import { randomBytes } from 'node:crypto';
import type { SecretKey } from '../../platform/secrets/secret-key.js';

const PREFIX = 'whsec_';
/** Standard Webhooks wants 24 to 64 bytes. */
const BYTES = 32;
const PURPOSE = 'webhook secret';
/** Where secrets stand, each sealed for its subscription. */
export const SECRETS_SEALED = ['sealed_secret', 'previous_sealed_secret'].map((column) => ({
  table: 'webhook_subscriptions',
  column,
  id: 'id',
  purpose: PURPOSE,
}));

/** A new secret as its owner sees it, once: `whsec_` and 32 random bytes in base64 (Standard Webhooks, "Signature scheme"). */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(BYTES).toString('base64');
}

/** The bytes that a secret stands for. */
export function secretBytes(secret: string): Buffer {
  return Buffer.from(secret.slice(PREFIX.length), 'base64');
}

/** A secret as it is kept: for this subscription alone. */
export function sealSecret(secretKey: SecretKey, subscriptionId: string, secret: string): string {
  return secretKey.seal(PURPOSE, subscriptionId, secret);
}

/** A kept secret in clear; null if it was sealed under another secret of the service. */
export function openSecret(secretKey: SecretKey, subscriptionId: string, sealed: string): string | null {
  return secretKey.open(PURPOSE, subscriptionId, sealed);
}
