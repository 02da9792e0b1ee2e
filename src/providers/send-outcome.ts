/** What became of something that was to be sent. `refused` will not change by trying again; `unavailable` may. */
export type SendOutcome =
  { outcome: 'sent' } | { outcome: 'refused'; reason: string } | { outcome: 'unavailable'; reason: string };
