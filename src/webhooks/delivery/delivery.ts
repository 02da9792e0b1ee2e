import { Injectable } from '@nestjs/common';
import { OutgoingError } from '../../platform/outgoing/outgoing-error.js';
import type { OutgoingFailure } from '../../platform/outgoing/outgoing-error.js';
import { defineHistogram } from '../../platform/metrics/instruments.js';
import { SecretKey } from '../../platform/secrets/secret-key.js';
import { traced } from '../../platform/tracing/tracing.js';
import { maskedPayload, openPayload } from '../events/event-payload.js';
import type { EventPayload } from '../events/event-payload.js';
import { isMasked } from '../subscriptions/account-numbers.js';
import { openSecret } from '../subscriptions/webhook-secret.js';
import { WebhookHttp } from '../webhook-http.js';
import type { DueEvent } from './due-events.js';
import { signatureHeaders } from './signature.js';

/** Why an attempt failed: there was no answer, one that is no 2xx, or nothing could be signed. */
type FailureReason = OutgoingFailure | 'status' | 'secret_unreadable';

/** What came of one attempt. */
export interface Attempt {
  event: DueEvent;
  status: 'succeeded' | 'failed';
  responseStatus: number | null;
  responseBody: string | null;
  failureReason: FailureReason | null;
  durationMs: number;
  at: Date;
}

const attemptTime = defineHistogram({
  name: 'payproof_webhook_attempt_seconds',
  help: 'How long an attempt to deliver a webhook took, by its result: succeeded, or why it failed.',
  labels: ['result'],
  buckets: [0.025, 0.1, 0.25, 0.5, 1, 2, 3],
});

const KEPT_BYTES = 4_096;

/** Sends an event to its receiver, once. */
@Injectable()
export class Delivery {
  constructor(
    private readonly http: WebhookHttp,
    private readonly secretKey: SecretKey,
  ) {}

  /** Tries once, for 3 seconds at most; never throws for what a receiver does. */
  attempt(event: DueEvent): Promise<Attempt> {
    const { type, tries, traceparent: parent } = event;
    const attributes = { 'payproof.webhook': type, 'payproof.attempt': tries + 1 };
    return traced({ name: 'send webhook', kind: 'client', parent, attributes }, async (span) => {
      const attempt = await this.timedAttempt(event);
      const { status, responseStatus, failureReason } = attempt;
      span.set({ 'payproof.result': failureReason ?? status });
      if (responseStatus !== null) span.set({ 'http.response.status_code': responseStatus });
      if (failureReason !== null) span.fail({ kind: failureReason });
      return attempt;
    });
  }

  private async timedAttempt(event: DueEvent): Promise<Attempt> {
    const at = new Date();
    const began = performance.now();
    const outcome = await this.outcomeOf(event, at);
    const durationMs = Math.round(performance.now() - began);
    attemptTime.observe({ result: outcome.failureReason ?? outcome.status }, durationMs / 1_000);
    return { event, at, durationMs, ...outcome };
  }

  private async outcomeOf(
    event: DueEvent,
    at: Date,
  ): Promise<Pick<Attempt, 'status' | 'responseStatus' | 'responseBody' | 'failureReason'>> {
    const body = this.bodyFor(event);
    const [newest, ...others] = this.secretsOf(event, at);
    const failed = { status: 'failed', responseStatus: null, responseBody: null } as const;
    if (body === null || newest === undefined) return { ...failed, failureReason: 'secret_unreadable' };
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Payproof-Webhooks',
      ...signatureHeaders(event.id, [newest, ...others], body, at),
    };
    try {
      const answer = await this.http.post(event.url, headers, body);
      const good = answer.status >= 200 && answer.status < 300;
      return {
        status: good ? 'succeeded' : 'failed',
        responseStatus: answer.status,
        responseBody: keptText(answer.body),
        failureReason: good ? null : 'status',
      };
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error;
      return { ...failed, failureReason: error.failure };
    }
  }

  /**
   * The body as it was written, or masked if whoever has changed the subscription since could not read it: an event may wait for
   * hours, or be asked for again after months. Null if it cannot be opened.
   */
  private bodyFor({ id, type, sealedPayload, abilities }: DueEvent): string | null {
    const written = openPayload(this.secretKey, id, sealedPayload);
    if (written === null || !isMasked(type, abilities)) return written;
    return JSON.stringify(maskedPayload(JSON.parse(written) as EventPayload));
  }

  /** The secrets that sign at the moment, the newest first. */
  private secretsOf(event: DueEvent, at: Date): string[] {
    const { subscriptionId, sealedSecret, previousSealedSecret, previousSecretUntil } = event;
    const previous = previousSecretUntil !== null && previousSecretUntil > at ? previousSealedSecret : null;
    return [sealedSecret, previous]
      .filter((sealed) => sealed !== null)
      .map((sealed) => openSecret(this.secretKey, subscriptionId, sealed))
      .filter((secret) => secret !== null);
  }
}

/** Bytes of an answer as text that a database takes, 4 KB of it at most; null if there is nothing. */
function keptText(bytes: Buffer): string | null {
  if (bytes.length === 0) return null;
  const text = bytes.toString('utf8').replaceAll('\0', '\uFFFD');
  // What was no UTF-8 takes more room than it had.
  return new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, KEPT_BYTES), { stream: true });
}
