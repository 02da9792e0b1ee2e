import type { Headers } from '@zone-eu/mailsplit';
import libmime from 'libmime';
import addressparser from 'nodemailer/lib/addressparser';
import { isUnknownCharset, TO_JAPANESE } from './text/message-text.js';
import type { MessageContent } from './message-content.js';

export type MessageHeader = Pick<MessageContent, 'from' | 'to' | 'subject' | 'messageId' | 'date'>;

const MAX_FIELD = 16 * 1024;
const MAX_TEXT = 1_000;
const MAX_ADDRESSES = 200;

/** Decodes the fields of a header that are shown (RFC 5322, RFC 2047). A field that cannot be decoded is given raw. */
export function readHeader(headers: Headers | null): MessageHeader {
  const field = (name: string): string => (headers?.getFirst(name) ?? '').slice(0, MAX_FIELD);
  return {
    from: addresses(field('From'))[0] ?? null,
    to: addresses(field('To')),
    subject: printable(decodeWords(field('Subject'))),
    messageId: printable(field('Message-ID')),
    date: isoDate(field('Date')),
  };
}

/**
 * Fields of a header that mail programs show as they are written: the subject, the names of senders and of recipients, categories, a flag that
 * Outlook shows above the message, and who wants a receipt.
 */
const SHOWN_FIELDS = [
  ...['Subject', 'Thread-Topic', 'From', 'Reply-To', 'Sender', 'To', 'Cc', 'Bcc'],
  ...['Resent-From', 'Resent-Sender', 'Resent-To', 'Resent-Cc', 'Resent-Bcc'],
  ...['Disposition-Notification-To', 'Return-Receipt-To', 'X-Confirm-Reading-To', 'X-Message-Flag'],
  ...['Organization', 'Organisation', 'Comments', 'Keywords', 'List-Id'],
];

/** A field with hundreds of recipients is shorter. */
const LONGEST_TITLE = 64 * 1024;

/** An encoded word (RFC 2047), its character set without its language. */
const ENCODED_WORD = /=\?([^?*\s]{1,50})(?:\*[^?\s]{0,20})?\?[bq]\?/gi;

/** What the header of a message shows beside its addresses, each field whole; `isWhole` is false where one is too long for that, `isKnown` where nobody knows its characters. */
export function titlesOf(headers: Headers | null): { titles: string[]; isWhole: boolean; isKnown: boolean } {
  const lines = SHOWN_FIELDS.flatMap((name) => headers?.get(name) ?? []);
  return {
    titles: lines
      .map((line) => plain(decodeWords(line.replace(/^[\w-]+:/, '').slice(0, LONGEST_TITLE))))
      .filter((title) => title !== ''),
    isKnown: !lines.some(
      (line) =>
        line.includes(TO_JAPANESE) ||
        [...line.matchAll(ENCODED_WORD)].some(([, charset = '']) => isUnknownCharset(charset)),
    ),
    isWhole: lines.every(({ length }) => length <= LONGEST_TITLE),
  };
}

function addresses(value: string): string[] {
  return addressparser(value, { flatten: true })
    .map(({ address }) => printable(address))
    .filter((address) => address !== null)
    .slice(0, MAX_ADDRESSES);
}

function decodeWords(value: string): string {
  try {
    return libmime.decodeWords(value);
  } catch {
    return value;
  }
}

/** PostgreSQL takes no NUL and no half of a surrogate pair. */
const plain = (value: string): string =>
  value
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function printable(value: string): string | null {
  const text = plain(value);
  return text === '' ? null : text.slice(0, MAX_TEXT).replace(/[\uD800-\uDBFF]$/, '');
}

function isoDate(value: string): string | null {
  const date = new Date(value);
  const year = date.getUTCFullYear();
  return value !== '' && year >= 1970 && year <= 9999 ? date.toISOString() : null;
}
