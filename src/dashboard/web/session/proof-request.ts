import { useSyncExternalStore } from 'react';

/** A request that waits until the person has shown again who they are. */
let waiting: { resolve: (given: boolean) => void; answer: Promise<boolean> } | null = null;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Asks the person for a fresh proof; several requests wait for the same one. False if none is given. */
export function requestProof(): Promise<boolean> {
  if (waiting === null) {
    const { promise, resolve } = withResolvers();
    waiting = { resolve, answer: promise };
    tell();
  }
  return waiting.answer;
}

function withResolvers(): { promise: Promise<boolean>; resolve: (given: boolean) => void } {
  let resolve: (given: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((done) => (resolve = done));
  return { promise, resolve };
}

/** Says whether the proof was given. */
export function resolveProof(given: boolean): void {
  waiting?.resolve(given);
  waiting = null;
  tell();
}

/** Whether a request waits for a proof. */
export function useProofRequested(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
  );
}
