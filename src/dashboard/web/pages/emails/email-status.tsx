import { IconBan, IconCheck, IconClock, IconHandStop } from '@tabler/icons-react';
import { ToneBadge } from '../../parts/tone-badge';
import type { Email } from './emails-page';
import { EMAIL_STATUSES, SENDER_DECISIONS } from './text';

/** What became of an email, in a word; mail that waits for a person says so. */
export function EmailStatus({ email: { attributes: a } }: { email: Email }) {
  if (a.sender_decision === 'held')
    return (
      <ToneBadge tone="warn" icon={IconHandStop}>
        {SENDER_DECISIONS.held}
      </ToneBadge>
    );
  const looks = {
    received: { tone: 'info', icon: IconClock },
    processed: { tone: 'good', icon: IconCheck },
    rejected: { tone: 'quiet', icon: IconBan },
  } as const;
  return <ToneBadge {...looks[a.status]}>{EMAIL_STATUSES[a.status]}</ToneBadge>;
}
