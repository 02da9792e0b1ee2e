import { IconCheck, IconPlayerPause, IconX } from '@tabler/icons-react';
import { ToneBadge } from '../../parts/tone-badge';
import { WEBHOOKS } from './text';
import type { Webhook } from './webhooks-page';

/** Whether events are sent, and whether they arrive. */
export function WebhookState({ webhook: { attributes: a } }: { webhook: Webhook }) {
  if (!a.enabled)
    return (
      <ToneBadge tone={a.disabled_at === null ? 'quiet' : 'bad'} icon={IconPlayerPause}>
        {WEBHOOKS.off}
      </ToneBadge>
    );
  if (a.consecutive_failures > 0)
    return (
      <ToneBadge tone="warn" icon={IconX}>
        {WEBHOOKS.failing(a.consecutive_failures)}
      </ToneBadge>
    );
  return (
    <ToneBadge tone="good" icon={IconCheck}>
      {WEBHOOKS.on}
    </ToneBadge>
  );
}
