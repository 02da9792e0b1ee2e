import { outgoingRequest, OutgoingRequestError } from '../platform/outgoing/http-request.js';
import type { OutgoingRequest } from '../platform/outgoing/http-request.js';

/** No answer of any provider is longer than this. */
const MAX_BYTES = 256 * 1024;

/** What a provider answered, or why there is nothing to go by. */
export type ProviderReply = { answered: true; status: number; text: string } | { answered: false; reason: string };

/** Asks a provider over HTTP; never throws for what the provider does. */
export async function askProvider(request: Omit<OutgoingRequest, 'maxBytes'>): Promise<ProviderReply> {
  try {
    const { status, body } = await outgoingRequest({ ...request, maxBytes: MAX_BYTES });
    return { answered: true, status, text: body.toString() };
  } catch (error) {
    if (!(error instanceof OutgoingRequestError)) throw error;
    return { answered: false, reason: error.message };
  }
}

/** As askProvider, with a JSON body and a bearer token. */
export function postJson(
  url: URL,
  { key, body, timeoutMs }: { key: string; body: object; timeoutMs: number },
): Promise<ProviderReply> {
  return askProvider({
    method: 'POST',
    url,
    timeoutMs,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
  });
}

/** The object that a text holds in JSON, or null. */
export function jsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** A text from outside as part of a reason: one line, and not much of it. */
export function excerpt(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, 120);
}
