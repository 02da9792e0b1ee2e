import libmime from 'libmime';
import type { HeaderBlock } from './standards/header-block.js';
import { addressesOf, splitAddress, withoutComments } from './sender-address.js';

/** Stands before what the headers say where they cannot be read for sure; no address begins so. */
const UNSURE = '? ';

const MOST_FIELDS = 20;
const MOST_ADDRESSES = 20;
const LONGEST_FIELD = 16 * 1024;
const SHOWN = 200;

/** Where replies go; Thunderbird and Mutt prefer the latter two, the last one for replies to all. */
const FIELDS = new Set(['reply-to', 'mail-reply-to', 'mail-followup-to']);

/** Replaces quoted words: in a name it means nothing, in an address it is not allowed. */
const QUOTED = '\u0001';
const NAME = '[^<>,;:@]*';
const ATOM = `[^\\s<>()\\[\\]\\\\,;:@"${QUOTED}]+`;
const MAILBOX = new RegExp(`^(?:(${NAME})<\\s*(${ATOM}@${ATOM})\\s*>|(${ATOM}@${ATOM}))$`);
const GROUP = new RegExp(`^${NAME}:([^:;]*)(?:;|$)`);
/** Letters, digits and marks of a domain; what is not seen (a zero-width space) is none of them. */
const DOMAIN = /^[\p{L}\p{N}\p{M}.-]+$/u;

/**
 * Where replies to a message go: every address of every Reply-To field and of those that programs treat alike, members of groups too, with their domains in ASCII,
 * separated by commas. Null if there is no such field. What two readers could take for other addresses (comments left open, routes,
 * quoted local parts, encoded words in addresses) comes as it is, behind `UNSURE`.
 */
export function replyAddresses({ fields, wellFormed }: HeaderBlock): string | null {
  const values = fields.filter(({ name }) => FIELDS.has(name)).map(({ value }) => value);
  if (values.length === 0) return null;
  const read = values.length > MOST_FIELDS || !wellFormed ? null : allOf(values.map(addressesIn))?.flat();
  if (read && read.length > 0 && read.length <= MOST_ADDRESSES) return [...new Set(read)].join(', ');
  return UNSURE + printable(values.slice(0, MOST_FIELDS).join(', '));
}

/** The addresses of one field; null if they cannot be told for sure. */
function addressesIn(value: string): string[] | null {
  if (value.length > LONGEST_FIELD || value.includes(QUOTED)) return null;
  const bare = withoutComments(value)?.replace(/"(?:[^"\\]|\\.)*"/g, QUOTED);
  if (bare === undefined) return null;
  const found = allOf(mailboxes(bare).map(addressIn));
  const others = addressesOf(value).map((address) => splitAddress(address)?.address);
  // A second parser, of the kind that mail programs have, has to see the same.
  return found !== null && others.length === found.length && found.every((one, at) => one === others[at])
    ? found
    : null;
}

/** The members of an address list, with groups dissolved; empty members are none. */
function mailboxes(list: string): string[] {
  const members: string[] = [];
  for (let rest = list.trim(); rest !== ''; rest = rest.trim()) {
    const group = GROUP.exec(rest);
    const end = /[,;]/.exec(rest)?.index ?? rest.length;
    members.push(...(group ? (group[1] ?? '').split(',') : [rest.slice(0, end)]));
    rest = rest.slice(group ? group[0].length : end + 1);
  }
  return members.map((member) => member.trim()).filter((member) => member !== '');
}

function addressIn(member: string): string | null {
  const [, name = '', bracketed, bare] = MAILBOX.exec(member) ?? [];
  const address = bracketed ?? bare;
  if (address === undefined || address.includes('=?') || !DOMAIN.test(address.slice(address.indexOf('@') + 1)))
    return null;
  // A reader that decodes before it looks for addresses would find another one in such a name.
  if (/[@<>]/.test(decoded(name))) return null;
  return splitAddress(address)?.address ?? null;
}

function decoded(name: string): string {
  try {
    return libmime.decodeWords(name);
  } catch {
    return '@';
  }
}

function allOf<T>(values: readonly (T | null)[]): T[] | null {
  return values.every((value) => value !== null) ? [...values] : null;
}

/** PostgreSQL takes no NUL and no half of a surrogate pair. */
function printable(value: string): string {
  return value
    .slice(0, SHOWN)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
}
