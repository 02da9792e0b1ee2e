import { spotlight } from '@mantine/spotlight';
import { useShortcuts } from '../../shell/keyboard';
import type { DecisionKind } from './decide/grounds';
import { FIELDS } from './fields/fields';
import type { FieldName } from './fields/fields';
import { KEYS } from './text';

interface ReviewKeys {
  toNext: () => void;
  toPrevious: () => void;
  toField: (name: FieldName) => void;
  /** Null for whoever may only look. */
  changes: { correct: () => void; decide: (kind: DecisionKind) => void; comment: () => void } | null;
}

/** The keys of a review. */
export function useReviewKeys({ toNext, toPrevious, toField, changes }: ReviewKeys): void {
  const section = KEYS.review;
  useShortcuts([
    { keys: 'j', shownAs: 'j k', label: KEYS.neighbours, section, run: toNext },
    { keys: 'k', shownAs: 'j k', label: KEYS.neighbours, section, run: toPrevious },
    ...FIELDS.map(({ name, letter }) => ({
      keys: letter,
      shownAs: '1 … 7',
      label: KEYS.field,
      section,
      run: () => toField(name),
    })),
    ...(changes === null
      ? []
      : [
          { keys: 'e', label: KEYS.correct, section, run: changes.correct },
          { keys: 'a', label: KEYS.approve, section, run: () => changes.decide('approve') },
          { keys: 'h', label: KEYS.hold, section, run: () => changes.decide('hold') },
          { keys: 'r', label: KEYS.reject, section, run: () => changes.decide('reject') },
          { keys: 'o', label: KEYS.reopen, section, run: () => changes.decide('reopen') },
          { keys: 'c', label: KEYS.comment, section, run: changes.comment },
        ]),
    { keys: '/', label: KEYS.search, section, run: spotlight.open },
  ]);
}
