import { readHtml } from '../html/read-html.js';
import { decodedText, isUnknownCharset, type MessageBody, TO_JAPANESE } from './message-text.js';
import { taggedText } from './tagged-text.js';

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
export function shownText(body: MessageBody): ShownText {
  const { type, charset, content, flowed, isFile = false } = body;
  const shown: ShownText = { texts: [], pictures: [], drawings: [], hosts: [], unread: [] };
  if (content.length > MOST_BYTES) shown.unread.push('more text than is searched');
  const text = decodedText(content.subarray(0, MOST_BYTES), charset).replaceAll('\0', '');
  if (isUnknownCharset(charset) || isUnknownCharset(charsetWithin(body, text)))
    shown.unread.push('a text in an unknown character set');
  else if (text.includes(TO_JAPANESE)) shown.unread.push('a text in an unknown character set');
  if (BACKWARDS.test(text)) shown.unread.push('text that is shown backwards');
  if (HTML.has(type)) {
    const { unread, ...html } = readHtml(text, isFile);
    Object.assign(shown, html, { unread: [...shown.unread, ...unread] });
  } else if (FOLDED.has(type)) {
    const lines = unfolded(text);
    shown.texts.push(lines.text);
    if (lines.isUnread) shown.unread.push('a picture or a file in a card');
  } else if (TAGGED.has(type)) shown.texts.push(...taggedText(text));
  else shown.texts.push(text);
  if (shown.texts.some(isDrawing)) shown.unread.push('a drawing made of characters');
  if (flowed) shown.texts.push(joinedLines(text, flowed));
  // Without a mark at the start nothing tells which byte of a character comes first.
  if (/^utf-?16$/i.test(charset ?? '') && !hasByteOrderMark(content))
    shown.texts.push(...shownText({ ...body, charset: 'utf-16be' }).texts);
  if (type === 'text/csv' && FORMULA.test(text)) shown.unread.push('formulas in a table');
  return shown;
}

/** Parts of squares and dots, as codes and letters are drawn with them. */
const BLOCKS = /[\u2580-\u259f\u25a0\u25a1\u25aa\u25ab\u2801-\u28ff\u2b1b\u2b1c]/gu;
/** At least this many of them in this many lines draw something; a bar or a rule has them in one line. */
const DRAWING = { lines: 6, blocks: 6 };

const isDrawing = (text: string): boolean =>
  text.split('\n').filter((line) => (line.match(BLOCKS)?.length ?? 0) >= DRAWING.blocks).length >= DRAWING.lines;

/** Characters that have what follows set from right to left, whatever it is; Arabic and Hebrew need none of them. */
const BACKWARDS = /[\u202d\u202e]/;
const TAGGED = new Set(['text/enriched', 'text/richtext']);
/** A cell that a program works out. */
const FORMULA = /(?:^|[,;\t"])\s*[=@+-]\s*[A-Za-z("][^\n]{0,200}?[("&]/m;

const hasByteOrderMark = (content: Buffer): boolean =>
  content.length >= 2 && [0xfeff, 0xfffe].includes(content.readUInt16BE(0));

/** The character set that an HTML text names itself, where its message does not; a file that is opened by itself has no message any more. */
const charsetWithin = ({ type, charset, isFile = false }: MessageBody, text: string): string | null =>
  (charset === null || isFile) && HTML.has(type)
    ? (/<meta[^>]{0,200}charset\s*=\s*["']?([\w-]+)/i.exec(text)?.[1] ?? null)
    : null;

/** A text whose lines are wrapped (RFC 3676), each paragraph in one. */
const joinedLines = (text: string, flowed: NonNullable<MessageBody['flowed']>): string =>
  text.replace(/\r\n?/g, '\n').replace(/(?<!^--) \n(?=[^\n])/gm, flowed === 'with-blanks' ? ' ' : '');

/** Pictures, and values that are encoded as files are. */
const ENCODED = /^(?:[\w-]+\.)?(?:(?:PHOTO|LOGO|IMAGE|SOUND)\b|(?!KEY\b)[\w-]+[^:\n]*;ENCODING=(?:B|BASE64)\b)/im;

/** A calendar or a card as its lines; values may be quoted-printable, as old programs write them, or HTML. */
function unfolded(text: string): { text: string; isUnread: boolean } {
  const written = text.replace(/=\r?\n/g, '').replace(/\r?\n[ \t]/g, '');
  const lines = written.replace(/(?:=[0-9A-F]{2})+/g, (codes) =>
    Buffer.from(codes.replaceAll('=', ''), 'hex').toString(),
  );
  const plain = lines
    .replace(
      /^(X-ALT-DESC|[^:\n]*FMTTYPE=text\/html)[^:\n]*:(.*)$/gim,
      (_, name: string, html: string) =>
        `${name}:${readHtml(html.replace(/\\n/gi, '\n').replace(/\\([,;\\])/g, '$1')).texts.join('\n')}`,
    )
    .replace(/\\n/gi, '\n')
    .replace(/\\([,;\\])/g, '$1')
    .replace(/^(?:[\w-]+\.)?[A-Z-]+(?:;[^:\n]*)?:/gm, '');
  return { text: plain, isUnread: ENCODED.test(written) };
}

const TYPES: Readonly<Record<string, string>> = {
  '.txt': 'text/plain',
  '.text': 'text/plain',
  '.md': 'text/plain',
  '.csv': 'text/csv',
  '.tsv': 'text/csv',
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
  if (declared === 'text/csv') return declared;
  return declared === null || PLAIN.has(declared) || declared.startsWith('text/') ? 'text/plain' : null;
}

/** Whether bytes are no text in one byte a character, or in UTF-8. */
function isBinary(content: Buffer): boolean {
  const start = content.subarray(0, 64 * 1024);
  let controls = 0;
  for (const byte of start) if (byte < 32 && ![9, 10, 12, 13, 27].includes(byte)) controls += 1;
  return controls > 0;
}
