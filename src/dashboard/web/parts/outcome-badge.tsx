import { Tooltip } from '@mantine/core';
import {
  IconAlertOctagon,
  IconArrowsExchange,
  IconCircleCheck,
  IconCircleDashed,
  IconFileOff,
  IconHistory,
  IconQuestionMark,
  IconShieldX,
  IconSparkles,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { OUTCOMES } from './text';

/** What the checks of an invoice say together. */
export type Outcome = keyof typeof OUTCOMES;

const ICONS: Record<Outcome, ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>> = {
  mismatch: IconShieldX,
  suspect: IconAlertOctagon,
  changed: IconArrowsExchange,
  no_account: IconQuestionMark,
  verified: IconCircleCheck,
  known: IconHistory,
  new: IconSparkles,
  not_invoice: IconFileOff,
  unread: IconCircleDashed,
};

/** The outcome of an invoice: word, icon and colour. */
export function OutcomeBadge({ outcome, large = false }: { outcome: Outcome; large?: boolean }) {
  const Icon = ICONS[outcome];
  const { word, meaning } = OUTCOMES[outcome];
  return (
    <Tooltip label={meaning} multiline maw={280}>
      <span className="outcome" data-outcome={outcome} data-size={large ? 'lg' : undefined}>
        <Icon size={large ? 20 : 15} stroke={2.2} aria-hidden />
        {word}
      </span>
    </Tooltip>
  );
}
