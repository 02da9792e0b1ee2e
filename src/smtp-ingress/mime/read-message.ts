import { DEFAULT_MIME_LIMITS, type MessageContent, type MimeLimits } from './message-content.js';
import { readHeader } from './message-header.js';
import type { MessageStart } from './message-start.js';
import { MESSAGE_REASONS, REASONS } from './reasons.js';
import { preparePictures } from './pictures/shown-pictures.js';
import { splitMessage } from './split-message.js';
import { findingsIn } from './text/text-findings.js';
import { type FoundParts, quoted } from './containers/found-parts.js';
import { Unpacker } from './containers/unpacker.js';

/** Nobody needs to know of more. */
const MOST_UNREAD = 20;

/**
 * Reads a raw message (RFC 5322) and lists what it holds. Attachments are told by their content; declared types, names and
 * dispositions decide nothing. No content makes it throw.
 *
 * Meant to run in a process of its own (MimeReader): a hostile message may take time and memory up to the limits.
 */
export async function readMessage(
  { bytes, whole }: MessageStart,
  limits: Partial<MimeLimits> = {},
): Promise<MessageContent> {
  const all = { ...DEFAULT_MIME_LIMITS, ...limits };
  const unpacker = new Unpacker(all);
  const headers = whole ? await unpacker.message(bytes) : (await splitMessage(headOf(bytes))).headers;
  const { found } = unpacker;
  const { attachments, hasHtmlBody, hasTextBody, pictureHosts } = found;
  const { pictures, unread } = await preparePictures(found.pictures);
  const findings = findingsIn(found.texts, found.titles);
  const allUnread = [...found.unread, ...findings.unread, ...unread.map(quoted)];
  const textFindings = whole
    ? {
        ...findings,
        unread: [...new Set(allUnread)].slice(0, MOST_UNREAD),
        pictureHosts: [...new Set(pictureHosts)].slice(0, MOST_UNREAD),
      }
    : null;
  const reason = whole ? reasonOf(found) : MESSAGE_REASONS.tooLarge(all.messageSize);
  return { ...readHeader(headers), attachments, hasHtmlBody, hasTextBody, textFindings, pictures, reason };
}

/** The header alone, so that a message which is too large can be listed with its sender. */
function headOf(bytes: Buffer): Buffer {
  const end = /\n\r?\n/.exec(bytes.toString('latin1', 0, 256 * 1024));
  return bytes.subarray(0, end ? end.index + 1 : 0);
}

/** What a message with a document in it, or one that is encrypted, has besides. */
const BESIDE: (string | null)[] = [REASONS.signaturePicture, REASONS.signature, REASONS.encryptionNote];

function reasonOf({ attachments, mentionsInvoice }: FoundParts): string | null {
  if (attachments.some(({ outcome }) => outcome === 'document')) return null;
  const unusable = attachments.filter(({ reason }) => !BESIDE.includes(reason));
  const [first] = unusable;
  if (first?.reason && unusable.length === 1) return MESSAGE_REASONS.one(first.fileName, first.reason);
  if (first) return MESSAGE_REASONS.many(unusable.length);
  return mentionsInvoice ? MESSAGE_REASONS.bodyAlone : MESSAGE_REASONS.none;
}
