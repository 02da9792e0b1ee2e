import { defineHistogram } from '../platform/metrics/instruments.js';
import { traced } from '../platform/tracing/tracing.js';

const time = defineHistogram({
  name: 'payproof_provider_seconds',
  help: 'How long a provider took, by outcome.',
  labels: ['provider', 'outcome'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 60],
});

/** Measures what is asked of a provider outside. */
export function timed<Answer extends { outcome: string }>(
  provider: 'mail' | 'sms' | 'abn_register' | 'confirmation_of_payee',
  ask: () => Promise<Answer>,
): Promise<Answer> {
  return traced({ name: `ask ${provider}`, kind: 'client' }, async (span) => {
    const began = performance.now();
    const answer = await ask();
    time.observe({ provider, outcome: answer.outcome }, (performance.now() - began) / 1_000);
    span.set({ 'payproof.outcome': answer.outcome });
    return answer;
  });
}
