import { DOCUMENT_EXTENSIONS, DOCUMENT_TYPES } from '../../../platform/files/document-type.js';
import { kindOf } from '../../../platform/files/content-kind.js';
import { safeFileName } from '../../../platform/files/file-name.js';
import type { FoundAttachment } from '../message-content.js';
import { REASONS } from '../reasons.js';
import type { SeenFile } from '../seen-file.js';
import type { MessageBody } from '../text/message-text.js';
import type { ShownPicture } from '../pictures/shown-pictures.js';
import { shownText } from '../text/shown-text.js';

const MENTIONS_INVOICE = /\binvoice\b|\bamount due\b|\bBSB\b/i;

/** What was found in a message: its files, what its texts show, and what of it was not read. */
export class FoundParts {
  readonly attachments: FoundAttachment[] = [];
  hasHtmlBody = false;
  hasTextBody = false;
  /** Whether a text of the message, or of one forwarded in it, uses words of an invoice. */
  mentionsInvoice = false;
  /** What the message shows as its text, in each version, and messages forwarded in it. */
  readonly texts: string[] = [];
  /** What is around it: subjects, names of senders, names of files. */
  readonly titles: string[] = [];
  /** Pictures that it shows and that are no documents. */
  readonly pictures: ShownPicture[] = [];
  readonly pictureHosts: string[] = [];
  /** What it shows besides, in words. */
  readonly unread: string[] = [];
  private full = false;

  constructor(private readonly mostFiles: number) {}

  /** Whether no further file is listed. */
  get isFull(): boolean {
    return this.full;
  }

  /** Takes in a text of the message itself. */
  body(body: MessageBody): void {
    this.mentionsInvoice ||= MENTIONS_INVOICE.test(body.content.toString('latin1').replaceAll('\0', ''));
    this.show(body);
    if (body.type === 'text/html') this.hasHtmlBody = true;
    else this.hasTextBody = true;
  }

  /** Takes in what a text shows. */
  show(body: MessageBody): void {
    const { texts, pictures, drawings, hosts, unread } = shownText(body);
    this.texts.push(...texts);
    this.pictures.push(...pictures.map((content) => ({ fileName: 'picture', content })));
    this.pictures.push(...drawings.map((content) => ({ fileName: 'drawing', content, isDrawing: true })));
    this.pictureHosts.push(...hosts);
    this.unread.push(...unread);
  }

  /** Takes in a picture that is shown and is no document. */
  picture({ fileName, content }: Pick<SeenFile, 'fileName' | 'content'>): void {
    this.pictures.push({ fileName: safeFileName(fileName) ?? 'picture', content });
  }

  /** Takes in the name of a file or a folder. Programs show more of it than is safe to store: what stands before a slash, and what is long. */
  name(fileName: string): void {
    for (const name of new Set([safeFileName(fileName) ?? '', fileName]))
      if (name !== '') this.titles.push(name.replaceAll('_', ' '));
  }

  /** Takes in that programs open a file otherwise than it is read. */
  opensOtherwise(fileName: string | null): void {
    const name = safeFileName(fileName);
    this.unread.push(`a file of two types${name === null ? '' : `, ${quoted(name)}`}`);
  }

  /**
   * Lists a file that was found, as long as there is room.
   * @param isRead whether nothing of it was left unread that is not a document
   */
  record(
    fileName: string | null,
    size: number,
    outcome: FoundAttachment['outcome'],
    reason: string | null,
    content: Buffer | null = null,
    isRead = false,
  ): void {
    if (this.full) return;
    this.full = this.attachments.length >= this.mostFiles;
    const contentType = content ? (DOCUMENT_TYPES[kindOf(content)] ?? null) : null;
    const nameless = `attachment-${this.attachments.length + 1}${contentType ? DOCUMENT_EXTENSIONS[contentType] : ''}`;
    const found = { fileName: safeFileName(fileName) ?? nameless, size };
    if (fileName !== null) this.name(fileName);
    if ((outcome !== 'document' && !isRead) || this.full) this.unread.push(quoted(found.fileName));
    this.attachments.push(
      this.full
        ? {
            ...found,
            outcome: 'failed',
            reason: REASONS.tooManyFiles(this.mostFiles),
            contentType: null,
            content: null,
          }
        : { ...found, outcome, reason, contentType, content },
    );
  }
}

/** A file by its name, as it is said to be unread. */
export const quoted = (fileName: string): string => `“${fileName}”`;
