import { IconBan, IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { ToneBadge } from '../../parts/tone-badge';
import type { ToneBadgeProps } from '../../parts/tone-badge';
import { VERIFICATION_STATUSES } from './text';

type Status = keyof typeof VERIFICATION_STATUSES;

const LOOKS: Record<Status, Pick<ToneBadgeProps, 'tone' | 'icon'>> = {
  pending: { tone: 'info', icon: IconClock },
  verified: { tone: 'good', icon: IconCheck },
  failed: { tone: 'bad', icon: IconX },
  rejected: { tone: 'bad', icon: IconX },
  error: { tone: 'warn', icon: IconX },
  cancelled: { tone: 'quiet', icon: IconBan },
  expired: { tone: 'quiet', icon: IconClock },
  revoked: { tone: 'quiet', icon: IconBan },
};

/** How far a verification is. */
export function VerificationStatus({ status }: { status: Status }) {
  return <ToneBadge {...LOOKS[status]}>{VERIFICATION_STATUSES[status]}</ToneBadge>;
}
