import { Webhook } from 'standardwebhooks';

/** What a webhook tells. `data` is the resource as the interface showed it. */
export interface WebhookEvent {
  id: string;
  type: string;
  created_at: string;
  data: { id: string; type: string; attributes: Record<string, unknown> };
}

/**
 * The event in a webhook, once its signature and age are verified (Standard Webhooks).
 * @param body the bytes or the text as they came, before any parsing
 * @param headers of the request: those of `fetch`, or by their names in any case
 * @param secret `whsec_…`, as it was shown when the subscription was made
 * @throws where the signature is wrong, missing or older than five minutes
 */
export function verifyWebhook(
  body: string | Uint8Array,
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>,
  secret: string,
): WebhookEvent {
  const named = Object.fromEntries(
    [...(headers instanceof Headers ? headers : Object.entries(headers))].map(([name, value]) => [
      name.toLowerCase(),
      String(value ?? ''),
    ]),
  );
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  return new Webhook(secret).verify(text, named) as WebhookEvent;
}
