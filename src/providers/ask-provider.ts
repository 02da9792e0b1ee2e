import { OutgoingError } from '../platform/outgoing/outgoing-error.js';
import { OutgoingHttp } from '../platform/outgoing/outgoing-http.js';
import type { OutgoingRequest } from '../platform/outgoing/outgoing-http.js';
import { systemResolve } from '../platform/outgoing/resolve.js';

/** No answer of any provider is longer than this. */
const MAX_BYTES = 256 * 1024;

/** Providers are named by the settings, and may be anywhere. An SMS that was asked for once is not asked for twice. */
const http = new OutgoingHttp({ resolve: systemResolve, allows: () => true }, false);

/** A request to a provider. */
export interface ProviderRequest extends Omit<OutgoingRequest, 'headers'> {
  headers?: Readonly<Record<string, string>>;
  /** For the whole exchange, from the look-up of the name to the last byte. */
  timeoutMs: number;
}

/** What a provider answered, or why there is nothing to go by. */
export type ProviderReply = { answered: true; status: number; text: string } | { answered: false; reason: string };

/** Asks a provider over HTTP; never throws for what the provider does. */
export async function askProvider({ timeoutMs, ...request }: ProviderRequest): Promise<ProviderReply> {
  const headers = { 'accept-encoding': 'identity', 'user-agent': 'Payproof', ...request.headers };
  const limits = { connectMs: timeoutMs, headMs: timeoutMs, wholeMs: timeoutMs, maxBytes: MAX_BYTES };
  try {
    const { status, body, complete } = await http.send({ ...request, headers }, limits);
    if (!complete) return { answered: false, reason: `${request.url.host} did not finish its answer` };
    return { answered: true, status, text: body.toString() };
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
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
