import { announcementsInText } from '../../../extraction/scrutiny/alone/announcements/announcements.js';
import { accountsInText, type FoundInText } from '../../../extraction/scrutiny/alone/in-text.js';
import { withinLimit } from '../../../extraction/scrutiny/alone/limits.js';
import type { TextFindings } from '../message-content.js';

/** Nobody needs to know of more; that there are more is said, since the first ones may be there to hide them. */
const MOST = 20;
/** Characters of a sentence or a title. What is longer is in doubt: what turns its sense may stand at its end. */
const LONGEST = 20_000;

/** Three lines or more of an encoded file: what a damaged message shows in place of an attachment, and nobody reads. */
const ENCODED = /(?:^[A-Za-z0-9+/]{60,}={0,2}\r?$\n?){3,}/gm;
/** So often does the kind of character change in base64, of a thousand random lines of 60 the least often at 0.42 of the places. */
const LEAST_CHANGES = 0.4;
/** A line with as many digits in a row is searched all the same. */
const NUMBER = /\d{5}/;

/** What titles say of accounts counts where they speak of paying: many name the number of a customer. */
const OF_PAYING = /pay|transfer|remit|deposit|bank|eft|bsb|new|chang|updat|instead/i;

/**
 * What a message says of accounts, and in `unread` what of it was not searched or is not listed.
 *
 * @param texts its text in each version, and messages forwarded in it
 * @param titles what is around it, each by itself: subject, names of senders and of files
 */
export function findingsIn(texts: readonly string[], titles: readonly string[] = []): Found {
  const versions = [...new Set(texts)].map((one) => one.replace(ENCODED, (lines) => withoutEncoded(lines)));
  const unread = new Set<string>();
  const searched = (all: readonly string[]): string[] => {
    const { texts: within, isWhole } = withinLimit(all);
    if (!isWhole) unread.add(MORE_TEXT);
    return within;
  };
  const shortened = (long: string): string => {
    if (long.length > LONGEST) unread.add(MORE_TEXT);
    return long.slice(0, LONGEST);
  };
  const first = <T>(all: readonly T[], what: string): T[] => {
    if (all.length > MOST) unread.add(`more ${what} than are listed`);
    return all.slice(0, MOST);
  };
  const parts = searched(versions);
  const named = searched([...new Set(titles.map(shortened))]);
  const found = [
    ...parts.map((one) => accountsInText(one)),
    ...(parts.length > 1 ? [accountsInAll(parts.join('\n\n'))] : []),
    ...named.map(accountsInTitle),
  ];
  const accounts = found.flatMap((one) => one.accounts).map(({ bsb, accountNumber }) => ({ bsb, accountNumber }));
  const waysToPay = found.flatMap((one) => one.waysToPay).map(({ kind, value }) => ({ kind, value }));
  const announced = [versions.join('\n\n'), ...named].flatMap(announcementsInText).map(shortened);
  if (titles.some((title) => /[\u202d\u202e]/.test(title))) unread.add('text that is shown backwards');
  return {
    announcements: first([...new Set(announced)], 'announcements'),
    accounts: first(once(accounts), 'accounts'),
    waysToPay: first(once(waysToPay), 'ways to be paid'),
    unread: [...unread],
  };
}

type Found = TextFindings & { unread: string[] };

const MORE_TEXT = 'more text than is searched';

const once = <T>(all: readonly T[]): T[] => [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];

/** Accounts whose parts stand in different texts. A BSB that two versions of one text end with is no account of that BSB. */
function accountsInAll(text: string): FoundInText {
  const { accounts, waysToPay } = accountsInText(text);
  return { accounts: accounts.filter(({ bsb, accountNumber }) => bsb?.replace('-', '') !== accountNumber), waysToPay };
}

function accountsInTitle(title: string): FoundInText {
  const { accounts, waysToPay } = accountsInText(title);
  return { accounts: accounts.filter(({ bsb }) => bsb !== null || OF_PAYING.test(title)), waysToPay };
}

function withoutEncoded(lines: string): string {
  const rest = lines.split(/\r?\n/).filter((line) => NUMBER.test(line) || changesIn(line) < LEAST_CHANGES);
  return rest.length === 0 ? '\n' : `${rest.join('\n')}\n`;
}

const kindOf = (character: string): number =>
  /[A-Z]/.test(character) ? 1 : /[a-z]/.test(character) ? 2 : /\d/.test(character) ? 3 : 4;

/** At what share of its places a line goes on with another kind of character: capitals, small letters, digits, signs. */
function changesIn(line: string): number {
  const kinds = [...line.replace(/=+$/, '')].map(kindOf);
  return kinds.filter((kind, at) => at > 0 && kind !== kinds[at - 1]).length / Math.max(1, kinds.length);
}
