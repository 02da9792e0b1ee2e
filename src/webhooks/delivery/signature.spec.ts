import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { newWebhookSecret, secretBytes } from '../subscriptions/webhook-secret.js';
import { signatureHeaders } from './signature.js';

const ID = '01a1fc37-5d3a-73ec-a845-b3c49b325a28';
const BODY = '{"name":"Grüße 💌"}';

describe('signatureHeaders', () => {
  const [first, second] = [newWebhookSecret(), newWebhookSecret()];

  it('makes what the public verifier accepts, for each secret', () => {
    const headers = signatureHeaders(ID, [first, second], BODY, new Date());
    for (const secret of [first, second]) expect(new Webhook(secret).verify(BODY, headers)).toEqual(JSON.parse(BODY));
    expect(() => new Webhook(newWebhookSecret()).verify(BODY, headers)).toThrow();
    expect(() => new Webhook(first).verify(`${BODY} `, headers)).toThrow();
    expect(() => new Webhook(first).verify(BODY, { ...headers, 'webhook-id': 'another' })).toThrow();
  });

  it('depends on the time', () => {
    const headers = signatureHeaders(ID, [first], BODY, new Date(Date.now() - 10 * 60_000));
    expect(() => new Webhook(first).verify(BODY, headers)).toThrow(/timestamp/);
  });

  it('signs the body alone for older receivers, with the oldest secret that still signs', () => {
    const { signature } = signatureHeaders(ID, [first, second], BODY, new Date());
    expect(signature).toBe(createHmac('sha256', second).update(BODY).digest('hex'));
  });
});

describe('newWebhookSecret', () => {
  it('has the length that Standard Webhooks asks for, and is never the same', () => {
    const secrets = Array.from({ length: 100 }, newWebhookSecret);
    for (const secret of secrets) {
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]+=*$/);
      expect(secretBytes(secret)).toHaveLength(32);
    }
    expect(new Set(secrets).size).toBe(100);
  });
});
