import { announcementsInText } from '../../extraction/scrutiny/alone/announcements/announcements.js';
import { accountsInText } from '../../extraction/scrutiny/alone/in-text.js';
import type { TextFindings } from './message-content.js';

/** Nobody needs to know of more. */
const MOST = 20;
/** Characters of a sentence that is quoted. */
const LONGEST = 500;

/** Three lines or more of an encoded file: what a damaged message shows in place of an attachment, and nobody reads. */
const ENCODED = /(?:^[A-Za-z0-9+/=]{60,}\r?\n){3,}/gm;

/** What the texts of a message say of accounts: each version of the message, and the messages forwarded in it. */
export function findingsIn(texts: readonly string[]): TextFindings {
  const text = [...new Set(texts)].join('\n\n').replace(ENCODED, '\n');
  const { accounts, waysToPay } = accountsInText(text);
  return {
    announcements: [...new Set(announcementsInText(text))].slice(0, MOST).map((one) => one.slice(0, LONGEST)),
    accounts: accounts.slice(0, MOST).map(({ bsb, accountNumber }) => ({ bsb, accountNumber })),
    waysToPay: waysToPay.slice(0, MOST).map(({ kind, value }) => ({ kind, value })),
  };
}
