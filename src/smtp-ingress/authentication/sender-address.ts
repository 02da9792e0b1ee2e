import addressparser from 'nodemailer/lib/addressparser';
import { asciiHost } from '../../domains/registrable-domain.js';
import type { HeaderBlock } from './standards/header-block.js';

/** An address, its domain in ASCII and both in lower case. */
export interface SenderAddress {
  address: string;
  domain: string;
}

/** Programs leave control characters out of an address, and PostgreSQL keeps no NUL. */
const ATOM = '[^\\s\\x00-\\x1f<>()\\[\\]\\\\,;:@"]+';
/** An address without comments and quoted words: `a@b`, `<a@b>` or `Name <a@b>`, and nothing else (RFC 5322, section 3.4). */
const MAILBOX = new RegExp(`^(?:[^<>,;:]*<\\s*(${ATOM}@${ATOM})\\s*>|\\s*(${ATOM}@${ATOM}))\\s*$`);

/**
 * The one address that a message is from: null if there is no From field or more than one, more than one address in it, a
 * group, or anything that two readers could take for two addresses (RFC 7489, section 6.6.1).
 */
export function senderAddress({ fields, wellFormed }: HeaderBlock): SenderAddress | null {
  const from = fields.filter(({ name }) => name === 'from');
  const [field] = from;
  if (!wellFormed || field === undefined || from.length > 1) return null;
  const bare = withoutQuotes(withoutComments(field.value));
  const match = bare === null ? null : MAILBOX.exec(bare);
  const found = match?.[1] ?? match?.[2];
  const parsed = addressesOf(field.value);
  return found !== undefined && parsed.length === 1 && parsed[0] === found ? splitAddress(found) : null;
}

/** Every address that any reader may show as the sender's: of each From and Sender field. */
export function claimedAddresses({ fields }: HeaderBlock): string[] {
  const values = fields.filter(({ name }) => name === 'from' || name === 'sender').map(({ value }) => value);
  const found = values.slice(0, 20).flatMap((value) => {
    const anywhere = value.slice(0, 2_000).match(new RegExp(`${ATOM}@${ATOM}`, 'g')) ?? [];
    return [...addressesOf(value), ...anywhere];
  });
  return [...new Set(found.map((one) => splitAddress(one)?.address).filter((one) => one !== undefined))].slice(0, 50);
}

/** Brings an address to one form; null if it is not one. */
export function splitAddress(address: string): SenderAddress | null {
  const at = address.lastIndexOf('@');
  const domain = at > 0 ? asciiHost(address.slice(at + 1)) : null;
  if (domain === null || !/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(domain)) return null;
  return { address: `${address.slice(0, at).toLowerCase()}@${domain}`, domain };
}

/** What a parser such as mail programs have takes for the addresses of a field, members of groups too. */
export function addressesOf(value: string): string[] {
  return addressparser(value.slice(0, 16_384), { flatten: true })
    .map(({ address }) => address)
    .filter((address) => address !== '');
}

/** Drops comments, which may lie in each other; null if one is not closed. */
export function withoutComments(value: string): string | null {
  let depth = 0;
  let quoted = false;
  let kept = '';
  for (let at = 0; at < value.length; at += 1) {
    const letter = value.charAt(at);
    if (letter === '\\') {
      if (depth === 0) kept += value.slice(at, at + 2);
      at += 1;
    } else if (depth === 0 && letter === '"') {
      quoted = !quoted;
      kept += letter;
    } else if (!quoted && letter === '(') depth += 1;
    else if (!quoted && letter === ')' && depth > 0) depth -= 1;
    else if (depth === 0) kept += letter;
  }
  return depth === 0 && !quoted ? kept : null;
}

function withoutQuotes(value: string | null): string | null {
  return value === null ? null : value.replace(/"(?:[^"\\]|\\.)*"/g, 'quoted');
}
