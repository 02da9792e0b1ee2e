import type { Inbox } from '../../organization/inboxes.js';
import type { DocumentPlace } from '../../platform/documents/document-store.js';
import type { IncomingFile } from './message-intake.js';

/** A message as the mail server took it, in a file on the disk of the document store. */
export interface AcceptedMessage extends IncomingFile {
  envelopeFrom: string;
  peerAddress: string;
  helo: string | null;
  receivedAt: Date;
  /** Where the file already lies, for the first of the recipients; null where it lies elsewhere. */
  place: DocumentPlace | null;
  /** The inbox of each entity that gets the message, as it was when it was named, and its address without a tag. */
  recipients: (Inbox & { address: string })[];
}
