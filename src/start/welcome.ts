import { existsSync } from 'node:fs';
import type { RunningService } from './service.js';

/** What a person reads when the service is ready: where everything is, and what to try next. */
export function welcome(
  { addresses, outgoingPaused }: RunningService,
  credentialsPath: string,
  dashboard: boolean,
): string {
  const lines = [
    '',
    'Payproof is ready.',
    ...(dashboard ? [`  Dashboard       ${addresses.publicUrl}/`] : []),
    `  REST interface  ${addresses.publicUrl}/api   (sandbox: ${addresses.publicUrl}/sandbox/api)`,
    `  Mail server     ${addresses.smtp}`,
  ];
  if (existsSync(credentialsPath)) lines.push(`  Keys and inbox  ${credentialsPath}   (and who can sign in)`);
  if (outgoingPaused)
    lines.push('Outgoing messages are paused. To send webhooks, mail and SMS: npm run cli -- outgoing:resume');
  lines.push('Try next: npm run demo    (in another terminal: emails an invoice and shows what was read)', '', '');
  return lines.join('\n');
}
