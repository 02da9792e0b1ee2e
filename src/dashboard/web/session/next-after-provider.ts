const KEY = 'payproof.next';

/** Where to go on after the way to the provider and back, which knows nothing of it. */
export const nextAfterProvider = {
  keep(next: string | undefined): void {
    if (next === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, next);
  },
  take(): string | null {
    const next = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return next;
  },
};
