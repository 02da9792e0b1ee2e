import { readHtml } from '../html/read-html.js';
import { decodedText, isUnknownCharset, type MessageBody } from './message-text.js';

/** What a text of a message shows. */
export interface ShownText {
  texts: string[];
  /** Pictures that are in the text itself. */
  pictures: Buffer[];
  /** Drawings that are in it, as SVG: of shapes alone, which every program draws alike. */
  drawings: Buffer[];
  /** Where its other pictures are loaded from. */
  hosts: string[];
  /** What else it may show that was not read, in words that follow `carries`. */
  unread: string[];
}

/** Bytes; what comes behind is not searched. */
const MOST_BYTES = 4 * 1024 * 1024;
const HTML = new Set(['text/html', 'application/xhtml+xml', 'text/x-amp-html', 'text/watch-html']);
/** Texts of lines that go on in the next one where that starts with a space (RFC 5545, RFC 6350). */
const FOLDED = new Set(['text/calendar', 'text/vcard', 'text/x-vcard', 'text/directory', 'application/ics']);

/** What a person sees of a text, and what of it could not be read. Never throws. */
export function shownText({ type, charset, content }: MessageBody): ShownText {
  const shown: ShownText = { texts: [], pictures: [], drawings: [], hosts: [], unread: [] };
  if (content.length > MOST_BYTES) shown.unread.push('more text than is searched');
  if (isUnknownCharset(charset)) shown.unread.push('a text in an unknown character set');
  const text = decodedText(content.subarray(0, MOST_BYTES), charset).replaceAll('\0', '');
  if (HTML.has(type)) {
    const { unread, ...html } = readHtml(text);
    Object.assign(shown, html, { unread: [...shown.unread, ...unread] });
  } else if (FOLDED.has(type)) {
    shown.texts.push(unfolded(text));
    if (/^(?:PHOTO|LOGO)\b/im.test(text)) shown.unread.push('a picture in a card');
  } else shown.texts.push(text);
  return shown;
}

/** A calendar or a card as its lines; values may be quoted-printable, as old programs write them. */
function unfolded(text: string): string {
  return text
    .replace(/=\r?\n/g, '')
    .replace(/\r?\n[ \t]/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString())
    .replace(/\\n/gi, '\n')
    .replace(/\\([,;\\])/g, '$1')
    .replace(/^[A-Z-]+(?:;[^:\n]*)?:/gm, '');
}

const TYPES: Readonly<Record<string, string>> = {
  '.txt': 'text/plain',
  '.text': 'text/plain',
  '.md': 'text/plain',
  '.csv': 'text/plain',
  '.log': 'text/plain',
  '.htm': 'text/html',
  '.html': 'text/html',
  '.xhtml': 'text/html',
  '.ics': 'text/calendar',
  '.vcf': 'text/vcard',
};
const PLAIN = new Set([
  'text/plain',
  'text/markdown',
  'text/csv',
  'text/rfc822-headers',
  'message/delivery-status',
  'message/disposition-notification',
]);
/** What is written in characters and shows something else than them. */
const MARKUP = /^\s*(?:\{\\rtf|<\?xml|<svg|%!PS|%PDF|<x:|MIME-Version:)/i;

/**
 * As what text a file is shown that is not a document; null if that is not known.
 * @param extension with its dot, in lower case
 */
export function textTypeOf(declared: string | null, extension: string, content: Buffer): string | null {
  if (isBinary(content)) return null;
  const start = content.toString('latin1', 0, 512);
  if (/^\s*(?:<!doctype html|<html|<body)/i.test(start)) return 'text/html';
  if (MARKUP.test(start)) return null;
  if (/^\s*BEGIN:VCALENDAR/i.test(start)) return 'text/calendar';
  if (/^\s*BEGIN:VCARD/i.test(start)) return 'text/vcard';
  const byName = TYPES[extension];
  if (byName) return byName;
  if (extension !== '' && !PLAIN.has(declared ?? '')) return null;
  if (declared !== null && (HTML.has(declared) || FOLDED.has(declared))) return declared;
  return declared === null || PLAIN.has(declared) || declared.startsWith('text/') ? 'text/plain' : null;
}

/** Whether bytes are no text in one byte a character, or in UTF-8. */
function isBinary(content: Buffer): boolean {
  const start = content.subarray(0, 64 * 1024);
  let controls = 0;
  for (const byte of start) if (byte < 32 && ![9, 10, 12, 13, 27].includes(byte)) controls += 1;
  return controls > 0;
}
