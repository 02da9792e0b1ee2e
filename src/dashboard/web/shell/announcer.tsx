import { VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore } from 'react';

let said = '';
let turn = 0;
const listeners = new Set<() => void>();

/** Has screen readers say what changed on the page. */
export function announce(sentence: string): void {
  said = sentence;
  turn += 1;
  for (const listener of listeners) listener();
}

/** Where screen readers hear of changes; once in the shell. */
export function Announcer() {
  const sentence = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // The same sentence said twice is a change as well.
    () => `${said}${turn % 2 === 0 ? '' : '\u00a0'}`,
  );
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {sentence}
    </VisuallyHidden>
  );
}
