/** A day from now, in the time zone of the browser, as fields for days want it. */
export function dayFromNow(days: number, now = new Date()): string {
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days)).toISOString().slice(0, 10);
}

/** A moment as fields for days and times want it, in the time zone of the browser. */
export function localMoment(now = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
