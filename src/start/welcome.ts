import { existsSync } from 'node:fs';
import { ROLES } from '../platform/config/settings.js';
import type { Settings } from '../platform/config/settings.js';
import type { RunningService } from './service.js';

/** What a person reads when the service is ready: where everything is that this process serves, and what to try next. */
export function welcome(
  { addresses, outgoingPaused }: Pick<RunningService, 'addresses' | 'outgoingPaused'>,
  credentialsPath: string,
  { ROLES: roles, DASHBOARD: dashboard }: Pick<Settings, 'ROLES' | 'DASHBOARD'>,
): string {
  const servesHttp = roles.includes('http');
  const isWhole = ROLES.every((one) => roles.includes(one));
  const lines = ['', isWhole ? 'Payproof is ready.' : `Payproof is ready (${roles.join(', ')}).`];
  if (servesHttp && dashboard) lines.push(`  Dashboard       ${addresses.publicUrl}/`);
  if (servesHttp)
    lines.push(`  REST interface  ${addresses.publicUrl}/api   (sandbox: ${addresses.publicUrl}/sandbox/api)`);
  if (roles.includes('smtp')) lines.push(`  Mail server     ${addresses.smtp}`);
  const hasCredentials = existsSync(credentialsPath);
  if (hasCredentials) lines.push(`  Keys and inbox  ${credentialsPath}   (and who can sign in)`);
  if (outgoingPaused)
    lines.push('Outgoing messages are paused. To send webhooks, mail and SMS: npm run cli -- outgoing:resume');
  if (hasCredentials && isWhole)
    lines.push('Try next: npm run demo    (in another terminal: emails an invoice and shows what was read)');
  return [...lines, '', ''].join('\n');
}
