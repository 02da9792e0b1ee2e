/** Keys, secrets of webhooks, and what follows in the link by which an individual confirms details. */
const TOKEN = /(\b(?:ent|org)_sk_(?:test_)?|\bwhsec_|\/individual-authentication\/)[A-Za-z0-9_+/=-]+/g;
/** What holds long numbers that are no accounts: ids, hosts with ports and places in files, dates, ids of jobs. */
const KEPT =
  String.raw`[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?:localhost|\]|[\w-]+\.[\w.-]+):\d{1,5}(?::\d+)?(?!\d)|` +
  String.raw`\d{4}-\d\d-\d\d(?!\d)|\boutbox-\d+`;
/** Five or more digits, alone or set apart by single spaces or hyphens: long enough for an account number. */
const LONG_NUMBER = new RegExp(String.raw`(${KEPT})|(?<!\w)\d(?:[ -]?\d){4,}(?!\w)`, 'gi');
/**
 * An email address, its local part in quotes or not (64 characters at most, RFC 5321), also as it is in a URL. Packages of an
 * organization (`@nestjs/core`) have nothing before their sign.
 */
const EMAIL =
  /(?:"(?:[^"\\\n]|\\.){1,64}"|[^\s<>()[\],;:"\\/&?@]{1,64})(@|%40)([\p{L}\p{N}][\p{L}\p{N}.-]{0,253}|\[[\w.:]{1,64}\])/giu;
/** No text of a log needs more characters. */
const LONGEST = 10_000;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SECRET_KEY = /token|secret|password|authorization|cookie|connectionstring|api_?key$/i;
const ACCOUNT_KEY = /account_?number|accountnumber/i;

/** Everything but the last four digits of an account number, as dots: `•••••6789`. */
export function maskAccountNumber(number: string): string {
  return number.length <= 4 ? '•'.repeat(number.length) : '•'.repeat(number.length - 4) + number.slice(-4);
}

/** A text fit for a log, cut where it is very long: tokens, email addresses (all but the domain) and numbers long enough to be an account are masked. */
export function maskText(text: string): string {
  return (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
    .replace(TOKEN, '$1…')
    .replace(EMAIL, '…$1$2')
    .replace(LONG_NUMBER, (found, kept?: string) => kept ?? maskAccountNumber(found.replace(/\D/g, '')));
}

/** A value fit for a log: as maskText for every text in it, and by name for what a field says it is. */
export function maskValue(value: unknown, key = '', depth = 0): unknown {
  if (value === null || value === undefined) return value;
  if (SECRET_KEY.test(key)) return '…';
  if (ACCOUNT_KEY.test(key)) return typeof value === 'string' ? maskAccountNumber(value) : '…';
  if (typeof value === 'string') return UUID.test(value) ? value : maskText(value);
  if (typeof value !== 'object') return value;
  if (depth > 6) return '…';
  if (value instanceof Date) return value;
  if (value instanceof Error)
    return { type: value.name, message: maskText(value.message), stack: maskText(value.stack ?? '') };
  if (Array.isArray(value)) return value.slice(0, 50).map((one) => maskValue(one, '', depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, maskValue(one, name, depth + 1)]));
}
