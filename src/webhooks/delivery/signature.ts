import { createHmac } from 'node:crypto';
import { secretBytes } from '../subscriptions/webhook-secret.js';

/**
 * The headers that sign a body. After Standard Webhooks 1.0: `webhook-signature` holds, for each secret, `v1,` and the
 * HMAC-SHA-256 of `id.timestamp.body` in base64, separated by spaces. For older receivers `Signature` holds the HMAC-SHA-256
 * of the body alone in hexadecimal, keyed with a secret as its owner sees it: with the oldest that still signs, because there is room
 * for one only, and a receiver that has not been changed yet knows no other.
 * @param secrets in the form `whsec_…`, the newest first
 */
export function signatureHeaders(
  id: string,
  secrets: readonly [string, ...string[]],
  body: string,
  at: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signed = secrets.map((secret) => {
    const signature = createHmac('sha256', secretBytes(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
    return `v1,${signature}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signed.join(' '),
    signature: createHmac('sha256', secrets.at(-1) ?? secrets[0])
      .update(body)
      .digest('hex'),
  };
}
