import { type Headers, type MimeNode, Splitter } from '@zone-eu/mailsplit';
import { Readable } from 'node:stream';
import { isBase64File } from './containers/base64-files.js';
import { kindAtStart } from '../../platform/files/content-kind.js';

/** A part of a message, its content still in its transfer encoding. */
export interface MimePart {
  /** Lower case; `text/plain` where the message does not say. */
  type: string;
  /** Of a multipart: `raw` is what it holds outside its parts. */
  multipart: boolean;
  disposition: string | null;
  fileName: string | null;
  /** Without angle brackets. */
  contentId: string | null;
  /** Lies in a multipart/related, so that an HTML body may show it. */
  related: boolean;
  node: MimeNode;
  raw: Buffer;
}

export interface SplitMessage {
  headers: Headers | null;
  /** In the order of the message. */
  parts: MimePart[];
  /** False if the message broke a limit of the splitter, and what comes behind is missing. */
  complete: boolean;
}

const CHUNK = 64 * 1024;
const ENCODINGS = new Set<string | false>(['base64', 'quoted-printable']);
const PLAIN_ENCODINGS = new Set<string | false>([false, '', '7bit', '8bit', 'binary', '7-bit', '8-bit']);
const LOOSE_BOUNDARY = '=_loose-parts';

/** Splits a message into its parts. Messages attached to it stay whole. Never throws. */
export async function splitMessage(message: Buffer): Promise<SplitMessage> {
  const splitter = new Splitter({ ignoreEmbedded: true });
  const result: SplitMessage = { headers: null, parts: [], complete: true };
  const bodies = new Map<MimeNode, Buffer[]>();
  try {
    for await (const chunk of Readable.from(slices(message)).pipe(splitter)) {
      if (chunk.type === 'node') {
        const node = chunk as MimeNode;
        if (node.root) result.headers = node.headers || null;
        result.parts.push(partOf(node));
        bodies.set(node, []);
      } else if (chunk.type === 'body' || chunk.type === 'data') {
        bodies.get(chunk.node)?.push(chunk.value);
      }
    }
  } catch {
    result.complete = false;
  }
  for (const part of result.parts) part.raw = Buffer.concat(bodies.get(part.node) ?? []);
  return result;
}

function* slices(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += CHUNK) yield bytes.subarray(start, start + CHUNK);
}

function partOf(node: MimeNode): MimePart {
  const contentId = node.headers ? node.headers.getFirst('Content-ID') : '';
  return {
    type: node.contentType || 'text/plain',
    multipart: node.multipart !== false,
    disposition: node.disposition || null,
    fileName: node.filename || null,
    contentId: contentId.replace(/^\s*<|>\s*$/g, '').trim() || null,
    related: isRelated(node),
    node,
    raw: Buffer.alloc(0),
  };
}

function isRelated(node: MimeNode): boolean {
  for (let parent = node.parentNode; parent; parent = parent.parentNode) {
    if (parent.multipart === 'related') return true;
  }
  return false;
}

/**
 * Undoes the transfer encoding of a part, and of parts that are encoded other than they say: raw bytes declared as
 * base64, base64 that is not declared or was applied twice. Damaged base64 gives what can be obtained of it.
 */
export async function decodePart(part: MimePart): Promise<Buffer> {
  if (part.node.encoding === 'base64' && kindAtStart(part.raw) !== 'other') return part.raw;
  const decoded = ENCODINGS.has(part.node.encoding) ? await decode(part) : part.raw;
  return isBase64File(decoded) ? Buffer.from(decoded.toString('latin1'), 'base64') : decoded;
}

/** Whether a part names an encoding that nobody knows: programs that guess which one is meant show something else than its bytes. */
export const isStrangelyEncoded = ({ node }: MimePart): boolean =>
  !ENCODINGS.has(node.encoding) && !PLAIN_ENCODINGS.has(node.encoding);

async function decode(part: MimePart): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const raw = part.node.encoding === 'base64' ? inUsualAlphabet(part.raw) : part.raw;
  for await (const chunk of Readable.from(slices(raw)).pipe(part.node.getDecoder())) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Base64 in the alphabet for addresses and file names (RFC 4648, section 5), in the other one. */
function inUsualAlphabet(raw: Buffer): Buffer {
  if (!(raw.includes('-') || raw.includes('_')) || raw.includes('+') || raw.includes('/')) return raw;
  return Buffer.from(raw.toString('latin1').replaceAll('-', '+').replaceAll('_', '/'), 'latin1');
}

/**
 * Finds parts that lost their multipart: behind a boundary that the header does not name, after the closing one, or
 * quoted in a text as mail servers do with what they return. Gives a message made of them and the text before, or null.
 */
export function looseParts(text: Buffer): { message: Buffer; before: Buffer } | null {
  const source = text.toString('latin1');
  const found = /^--([^\r\n]{0,200})\r?\nContent-[a-z-]{2,40}:/im.exec(source);
  if (!found) return null;
  // The boundary found may hold what no header can carry, or white space behind it.
  const boundary = (found[1] ?? '').trimEnd().replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
  const delimiter = new RegExp(`^--${boundary}(--)?[ \\t\\f\\v]*(?=\\r?$)`, 'gm');
  const body = source.slice(found.index).replace(delimiter, `--${LOOSE_BOUNDARY}$1`);
  const message = `Content-Type: multipart/mixed; boundary="${LOOSE_BOUNDARY}"\r\n\r\n${body}`;
  return { message: Buffer.from(message, 'latin1'), before: text.subarray(0, found.index) };
}
