const MONEY = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', currencyDisplay: 'narrowSymbol' });
const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const COUNT = new Intl.NumberFormat('en-AU');

/** An amount as the interface gives it (`1234.50`), as people write it. */
export function money(amount: string): string {
  return MONEY.format(amount as unknown as number);
}

/** A whole number with its thousands separated. */
export function count(value: number): string {
  return COUNT.format(value);
}

/** `1 invoice`, `2 invoices`. */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}

export function day(iso: string): string {
  return DAY.format(new Date(iso));
}

/** Day and time, in the time zone of the browser. */
export function moment(iso: string): string {
  return MOMENT.format(new Date(iso));
}

const UNITS: readonly (readonly [limit: number, seconds: number, letter: string])[] = [
  [3_600, 60, 'min'],
  [86_400, 3_600, 'h'],
  [86_400 * 60, 86_400, 'd'],
  [86_400 * 730, 86_400 * 30, 'mo'],
  [Infinity, 86_400 * 365, 'y'],
];

/** How long ago, in a word: `now`, `12 min`, `3 h`, `5 d`. */
export function age(iso: string, now: number): string {
  const seconds = Math.max(0, (now - new Date(iso).getTime()) / 1_000);
  if (seconds < 60) return 'now';
  const [, size, letter] = UNITS.find(([limit]) => seconds < limit) ?? UNITS[UNITS.length - 1]!;
  return `${Math.floor(seconds / size)} ${letter}`;
}

/** An ABN in its usual groups: `53 004 085 616`. */
export function abn(digits: string): string {
  return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}
