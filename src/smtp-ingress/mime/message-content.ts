import type { WayToPay } from '../../extraction/scrutiny/scrutiny.js';
import type { ShownPicture } from './pictures/shown-pictures.js';
import type { DocumentType } from '../../platform/files/document-type.js';

/** A file that was seen in a message, wherever it was: attached, inline, in an archive or in a forwarded message. */
export interface FoundAttachment {
  /** Made safe for display and storage: no path, no control characters, at most 255 characters, never empty. */
  fileName: string;
  /** Bytes, as found in the message. */
  size: number;
  /** `ignored` is nothing that could be an invoice; `failed` may have been one but cannot be obtained. */
  outcome: 'document' | 'ignored' | 'failed';
  /** A sentence for people; null for documents. */
  reason: string | null;
  /** By content; null if it is not a document. */
  contentType: DocumentType | null;
  /** The document's bytes, in the form of `contentType`; null if it is not a document. */
  content: Buffer | null;
}

/** What the text of a message says of accounts. */
export interface TextFindings {
  /** Sentences that announce new, changed or closed accounts. */
  announcements: string[];
  /** Whoever's they are; null for a number without the other. */
  accounts: { bsb: string | null; accountNumber: string | null }[];
  waysToPay: Pick<WayToPay, 'kind' | 'value'>[];
  /**
   * What the message shows and what was not read, in words that follow `carries`: “letter.docx”, a drawing. Missing in what was found
   * before this was looked for.
   */
  unread?: string[];
  /** Hosts of pictures that are loaded when the message is shown. */
  pictureHosts?: string[];
}

/** What a raw message holds. Header values are those of the message itself, not of messages forwarded in it. */
export interface MessageContent {
  /** The first address of From. */
  from: string | null;
  to: string[];
  subject: string | null;
  /** As written, with its angle brackets. */
  messageId: string | null;
  /** ISO 8601 in UTC; null if the header is missing or says no date. */
  date: string | null;
  /** Everything that was seen, in the order of the message. */
  attachments: FoundAttachment[];
  hasHtmlBody: boolean;
  hasTextBody: boolean;
  /** Null if the message is too large to be searched. */
  textFindings: TextFindings | null;
  /** Pictures of the message text, made ready to be read: none of them is a document. */
  pictures: ShownPicture[];
  /** Where no attachment is a document: a sentence that says why. */
  reason: string | null;
}

/** Limits that a hostile message runs into. Sizes are bytes. */
export interface MimeLimits {
  /** A longer raw message is not read. */
  messageSize: number;
  /** A larger document is refused. */
  documentSize: number;
  /** How deep messages, archives and other containers may lie in each other. */
  depth: number;
  /** How many files are recorded, and how many entries an archive may have. */
  files: number;
  /** How much all containers of a message together may unpack to, converted pictures included. */
  unpackedSize: number;
  /** How large a single entry of an archive may be. */
  entrySize: number;
  /** How many pixels a picture that is converted may have. */
  pixels: number;
  /** How many pages a TIFF may have. */
  picturePages: number;
}

const MIB = 1024 * 1024;

export const DEFAULT_MIME_LIMITS: MimeLimits = {
  messageSize: 26 * MIB,
  documentSize: 10 * MIB,
  depth: 5,
  files: 200,
  unpackedSize: 100 * MIB,
  entrySize: 25 * MIB,
  pixels: 50_000_000,
  picturePages: 50,
};
