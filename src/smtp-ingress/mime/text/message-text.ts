import { convert } from 'html-to-text';

/** What a mail program shows as a message, still in its character set. */
export interface MessageBody {
  /** Lower case, for example `text/html`. */
  type: string;
  /** As the message names it; null if it does not. */
  charset: string | null;
  content: Buffer;
  /** Whether its lines go on in the next one where they end with a blank (RFC 3676), and whether that blank is one of the text. */
  flowed?: 'with-blanks' | 'without-blanks';
  /** Whether it is a file that is opened by itself, by a browser for example. */
  isFile?: boolean;
}

/** Bytes; what comes behind is nothing that anybody reads. */
const MOST_BYTES = 1024 * 1024;

const AS_LINES = {
  wordwrap: false,
  limits: { maxInputLength: MOST_BYTES, maxDepth: 200, maxChildNodes: 20_000 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ...[1, 2, 3, 4, 5, 6].map((level) => ({ selector: `h${level}`, options: { uppercase: false } })),
  ],
} as const;

/** The text that a body shows, its lines apart; HTML without its tags. Never throws. */
export function textOf({ type, charset: name, content }: MessageBody): string {
  const bytes = content.subarray(0, MOST_BYTES);
  const text = decodedText(bytes, name);
  if (type !== 'text/html' && type !== 'text/x-amp-html' && type !== 'text/watch-html') return text;
  try {
    return convert(text, { ...AS_LINES, selectors: [...AS_LINES.selectors] });
  } catch {
    return text;
  }
}

/** Bytes of a body in its character set, as Unicode. Never throws. */
export function decodedText(bytes: Buffer, name: string | null): string {
  try {
    return new TextDecoder(name ?? 'utf-8').decode(bytes);
  } catch {
    // A character set that nobody knows: digits and letters of most others stand where ASCII has them.
    return bytes.toString('latin1');
  }
}

/** Names that programs give to texts whose characters they do not know, and character sets that write digits and letters as ASCII does. */
const LIKE_ASCII =
  /^(?:(?:x-)?unknown(?:-8bit)?|[78]-?bit|binary|ansi|none|default|(?:ibm|cp)-?(?:437|850|852|858|860|861|863|865))$/i;

/**
 * What a text of ISO-2022-JP goes over to Japanese characters with: mail programs know it by that, whatever character set is declared, and nothing of it is
 * left where it was decoded.
 */
export const TO_JAPANESE = '\u001b$';

/** Whether nobody here knows what the bytes of a text mean: in UTF-7 and EBCDIC even digits are other bytes than in ASCII. */
export function isUnknownCharset(name: string | null): boolean {
  if (name === null || LIKE_ASCII.test(name.trim())) return false;
  try {
    new TextDecoder(name);
    return false;
  } catch {
    return true;
  }
}
