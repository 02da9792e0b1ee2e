import { IconCheck, IconMinus, IconQuestionMark, IconX } from '@tabler/icons-react';
import { ToneBadge } from '../../parts/tone-badge';
import { FILE_STATUSES, RESULTS } from './text';

/** What is known of the payee of one payment. */
export type EntryResult = keyof typeof RESULTS;

const ICONS = { good: IconCheck, bad: IconX, warn: IconQuestionMark, quiet: IconMinus } as const;

export function ResultBadge({ result }: { result: EntryResult }) {
  const { word, tone, meaning } = RESULTS[result];
  return (
    // There is one in each row of files that scroll: a tooltip of the library costs more than the row.
    <span title={meaning}>
      <ToneBadge tone={tone} icon={ICONS[tone]}>
        {word}
      </ToneBadge>
    </span>
  );
}

/** How the check of a whole file ended. */
export function FileStatus({ status }: { status: keyof typeof FILE_STATUSES }) {
  const tone = status === 'passed' ? 'good' : status === 'failed' ? 'bad' : 'info';
  return (
    <ToneBadge tone={tone} icon={tone === 'good' ? IconCheck : tone === 'bad' ? IconX : undefined}>
      {FILE_STATUSES[status]}
    </ToneBadge>
  );
}
