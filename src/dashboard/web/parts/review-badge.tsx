import { IconCheck, IconCircle, IconClockPause, IconRobot, IconUsers, IconX } from '@tabler/icons-react';
import { REVIEWS } from './text';
import { ToneBadge } from './tone-badge';
import type { ToneBadgeProps } from './tone-badge';

/** How far people have come with an invoice or a payment file. */
export type Review = keyof typeof REVIEWS;

const LOOKS: Record<Review, Pick<ToneBadgeProps, 'tone' | 'icon'>> = {
  to_review: { tone: 'info', icon: IconCircle },
  on_hold: { tone: 'warn', icon: IconClockPause },
  awaiting_second: { tone: 'warn', icon: IconUsers },
  approved: { tone: 'good', icon: IconCheck },
  rejected: { tone: 'quiet', icon: IconX },
  cleared: { tone: 'good', icon: IconRobot },
};

/** The state of a review, in a word. */
export function ReviewBadge({ review }: { review: Review }) {
  return <ToneBadge {...LOOKS[review]}>{REVIEWS[review]}</ToneBadge>;
}
