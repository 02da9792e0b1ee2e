import { useSyncExternalStore } from 'react';

const EVERY_MS = 20_000;
let now = Date.now();
let timer: ReturnType<typeof setInterval> | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const one of listeners) one();
  }, EVERY_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && timer !== null) {
      clearInterval(timer);
      timer = null;
    }
  };
}

/** The time, as exact as ages of things need it; one clock for the whole page. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}
