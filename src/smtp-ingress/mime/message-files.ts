import type { FoundAttachment, MessageContent } from './message-content.js';

/** A found attachment whose bytes lie in a file. */
export interface StoredAttachment extends Omit<FoundAttachment, 'content'> {
  /** Absolute path of the document's bytes, synced to disk; null if it is not a document. */
  path: string | null;
}

/** What a raw message holds, its documents written to files. */
export interface MessageFiles extends Omit<MessageContent, 'attachments' | 'pictures'> {
  attachments: StoredAttachment[];
  /** Pictures of its text, PNG; `path` is absolute. */
  pictures: { fileName: string; path: string }[];
}
