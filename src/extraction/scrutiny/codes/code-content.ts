import { hostOfLink, saidByLink } from '../viewers/links.js';

/** What a code asks of whoever reads it with a telephone. */
export interface CodeContent {
  /** What it says, to be searched as if it were printed in its place. */
  said: string;
  /** Whether a program pays what it holds, to somebody whom it names in a form of its own. */
  pays: boolean;
  /** Whether nothing says what it is for. */
  unknown: boolean;
}

/** A web address, with its scheme or without. */
const LINK = /^(?:https?:\/\/|www\.|(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}(?:[/?#:]|$))\S*$/iu;

/** Forms of programs that pay nobody: to write, call, find, keep a contact or a date, use a wireless network (by their first letters). */
const NO_PAYMENT =
  /^(?:mailto|tel|sms|smsto|mms|matmsg|geo|wifi|mecard|bizcard|begin|market|maps|urn|data|facetime)$/iu;

/** What names a program, as in `upi://pay?…`, `bitcoin:…`, `MECARD:…`. */
const SCHEME = /^([a-z][a-z0-9+.-]{1,30}):(?=\S)/iu;

/**
 * Codes of payment: of merchants (EMV QR code specification, and Australia's after it), transfers in Europe, Switzerland, the Czech Republic,
 * Slovenia, Croatia, Serbia and Russia.
 */
const PAYMENT = /^(?:000201\d{2}|BCD\r?\n|SPC\r?\n|SPD\*|SID\*|UPNQR|HRVHUB|K:PR\||ST0001\d\||PayNow)/u;

/** A longer word is no word, and what has none was packed by a program. */
const LONGEST_WORD = 40;

/** Says what a code holds. */
export function contentOf(text: string): CodeContent {
  const trimmed = text.trim();
  const plain = { said: trimmed, pays: false, unknown: false };
  if (PAYMENT.test(trimmed)) return { ...plain, pays: true };
  if (LINK.test(trimmed)) return { ...plain, said: saidByLink(trimmed, { shown: '' }) || hostOfLink(trimmed) };
  const scheme = SCHEME.exec(trimmed)?.[1] ?? '';
  if (NO_PAYMENT.test(scheme)) return plain;
  const isPacked = trimmed.split(/\s+/).some((word) => word.length > LONGEST_WORD && !LINK.test(word));
  return { ...plain, pays: scheme !== '' && /^\S+$/u.test(trimmed), unknown: isPacked };
}

/** What a BSB and an account number look like, and nothing else. */
const PAIR = /^(\d{3})[ -]?(\d{3})[\s,;:/|]+(\d{5,10})$/u;

/** The account that a code names without a word: a code has no labels, so its two numbers need none. Null where it says anything else. */
export function bareAccount(said: string): { bsb: string; accountNumber: string } | null {
  const [, bank, branch, accountNumber] = PAIR.exec(said.trim()) ?? [];
  return bank && branch && accountNumber ? { bsb: `${bank}-${branch}`, accountNumber } : null;
}
