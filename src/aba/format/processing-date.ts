/** Two-digit years from here on belong to the last century, as for `%y` of POSIX `strptime`. */
const FIRST_YEAR_OF_1900S = 69;

/** Turns `DDMMYY` into `YYYY-MM-DD`; null if there is no such day. */
export function parseProcessingDate(ddmmyy: string): string | null {
  if (!/^\d{6}$/.test(ddmmyy)) return null;
  const day = Number(ddmmyy.slice(0, 2));
  const month = Number(ddmmyy.slice(2, 4));
  const shortYear = Number(ddmmyy.slice(4));
  const year = (shortYear >= FIRST_YEAR_OF_1900S ? 1900 : 2000) + shortYear;
  const date = new Date(Date.UTC(year, month - 1, day));
  // A Date rolls impossible days over into the next month.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}

/** Turns `YYYY-MM-DD` into `DDMMYY`; null if it is not a date or {@link parseProcessingDate} would read another one. */
export function formatProcessingDate(date: string): string | null {
  const ddmmyy = date.slice(8, 10) + date.slice(5, 7) + date.slice(2, 4);
  return parseProcessingDate(ddmmyy) === date ? ddmmyy : null;
}
