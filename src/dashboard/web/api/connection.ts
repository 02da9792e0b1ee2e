import { useSyncExternalStore } from 'react';

/** Whether the service answers. Every request tells; while it does not, its health is asked until it does again. */
const ASK_AGAIN_MS = 2_000;

let away = false;
let retryTimer: ReturnType<typeof setTimeout> | null = null;
const listeners = new Set<() => void>();
const returns = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

async function ask(): Promise<void> {
  retryTimer = null;
  const answers = await fetch('/health/ready').then(
    ({ ok }) => ok,
    () => false,
  );
  if (answers) serviceAnswered();
  else retryTimer = setTimeout(() => void ask(), ASK_AGAIN_MS);
}

/** A request got no answer, or one that says that the service cannot work at the moment. */
export function serviceAway(): void {
  retryTimer ??= setTimeout(() => void ask(), ASK_AGAIN_MS);
  if (away) return;
  away = true;
  tell();
}

/** A request was answered. */
export function serviceAnswered(): void {
  if (!away) return;
  away = false;
  if (retryTimer !== null) clearTimeout(retryTimer);
  retryTimer = null;
  tell();
  for (const back of returns) back();
}

/** Calls back whenever the service answers again after it did not. */
export function onReturn(back: () => void): () => void {
  returns.add(back);
  return () => returns.delete(back);
}

/** Whether the service is out of reach. */
export function useServiceAway(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => away,
  );
}
