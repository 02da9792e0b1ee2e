import type { Headers } from '@zone-eu/mailsplit';
import { base64Files, isBase64File } from './base64-files.js';
import { Budget } from './budget.js';
import { readCms } from './cms.js';
import { kindAtStart, kindOf } from '../../../platform/files/content-kind.js';
import { extensionOf, safeFileName, withExtension } from '../../../platform/files/file-name.js';
import { DOCUMENT_EXTENSIONS, DOCUMENT_TYPES } from '../../../platform/files/document-type.js';
import type { FoundAttachment, MimeLimits } from '../message-content.js';
import { convertTiff, isSmallPicture } from '../picture.js';
import { REASONS } from '../reasons.js';
import { isMessage, isPgpFile, isPgpNote, reasonOfOther, type SeenFile } from '../seen-file.js';
import { shownIds } from '../text/shown-ids.js';
import { decodePart, looseParts, type MimePart, splitMessage } from '../split-message.js';
import type { MessageBody } from '../text/message-text.js';
import { titlesOf } from '../message-header.js';
import { shownText, textTypeOf } from '../text/shown-text.js';
import type { ShownPicture } from '../text/shown-pictures.js';
import { readTnef } from './tnef.js';
import { uuencodedFiles } from './uuencode.js';
import { readZip } from './zip.js';

interface DecodedPart extends MimePart {
  content: Buffer;
  isBody: boolean;
}

/** Texts that a mail program shows as the message itself, in one version or another. */
const BODY_TYPES = new Set([
  'text/plain',
  'text/html',
  'text/enriched',
  'text/richtext',
  'text/x-amp-html',
  'text/watch-html',
]);

const MENTIONS_INVOICE = /\binvoice\b|\bamount due\b|\bBSB\b/i;

/** Walks through a message and everything packed into it, and lists what it comes across. */
export class Unpacker {
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
  private readonly budget: Budget;
  private full = false;

  constructor(private readonly limits: MimeLimits) {
    this.budget = new Budget(limits.unpackedSize);
  }

  /** Lists what a raw message holds. Gives its header, or null if it has none. */
  async message(message: Buffer, depth = 0): Promise<Headers | null> {
    const { headers, parts, complete } = await splitMessage(message);
    const { titles, isWhole } = titlesOf(headers);
    for (const title of titles) this.titles.push(title);
    if (!isWhole) this.unread.push('a longer header than is searched');
    const decoded: DecodedPart[] = [];
    for (const part of parts) decoded.push(await this.decode(part));
    const shown = shownIds(
      decoded.filter(({ isBody, type }) => isBody && type === 'text/html').map(({ content }) => content),
    );
    for (const part of decoded) {
      if (!this.full) await this.part(part, shown, decoded, depth);
    }
    if (!complete) this.record(null, 0, 'failed', REASONS.messageBroken);
    return headers;
  }

  private async decode(part: MimePart): Promise<DecodedPart> {
    if (part.multipart) return { ...part, content: part.raw, isBody: false };
    const content = await decodePart(part);
    const isBody =
      BODY_TYPES.has(part.type) &&
      part.disposition !== 'attachment' &&
      part.fileName === null &&
      ['other', 'uuencode', 'pgp'].includes(kindAtStart(content));
    return { ...part, content, isBody };
  }

  private async part(part: DecodedPart, shown: Set<string>, all: DecodedPart[], depth: number): Promise<void> {
    if (part.multipart) await this.outsideParts(part, all, depth);
    else if (part.isBody) await this.body(part, depth);
    else {
      const { fileName, content, type, disposition, contentId, related, node } = part;
      const inline = contentId !== null && shown.has(contentId) && (disposition !== 'attachment' || related);
      const file = { fileName, content, type, inline, charset: node.charset || null };
      await this.file(file, depth);
      // What comes behind a damaged boundary was taken for the end of this part.
      if (node.encoding === 'base64' || isBase64File(part.raw)) await this.filesIn(part.raw, depth);
      else if (kindAtStart(content) === 'other' && !isMessage(file)) await this.filesIn(content, depth);
    }
  }

  private async outsideParts(part: DecodedPart, all: DecodedPart[], depth: number): Promise<void> {
    const before = this.attachments.length;
    const gaveNothing = (): boolean => this.attachments.length === before;
    const hasParts = all.some(({ node }) => node.parentNode === part.node);
    // A multipart may not be encoded (RFC 2045, section 6.4); some are.
    if (!hasParts && part.node.encoding) await this.filesIn(await decodePart(part), depth);
    if (gaveNothing()) await this.filesIn(part.content, depth);
    if (!hasParts && gaveNothing() && part.content.toString('latin1').trim() !== '') {
      this.record(part.fileName, part.content.length, 'failed', REASONS.partsLost);
    }
  }

  private async body(part: DecodedPart, depth: number): Promise<void> {
    const text = part.content;
    if (text.length === 0) return;
    if (kindAtStart(text) === 'pgp') this.record(null, text.length, 'failed', REASONS.encrypted);
    this.mentionsInvoice ||= MENTIONS_INVOICE.test(text.toString('latin1').replaceAll('\0', ''));
    this.show({ type: part.type, charset: part.node.charset || null, content: text });
    if (part.type === 'text/html') this.hasHtmlBody = true;
    else this.hasTextBody = true;
    await this.filesIn(text, depth);
  }

  /** Takes in what a text shows. */
  private show(body: MessageBody): void {
    const { texts, pictures, drawings, hosts, unread } = shownText(body);
    this.texts.push(...texts);
    this.pictures.push(...pictures.map((content) => ({ fileName: 'picture', content })));
    this.pictures.push(...drawings.map((content) => ({ fileName: 'drawing', content, isDrawing: true })));
    this.pictureHosts.push(...hosts);
    this.unread.push(...unread);
  }

  /** Takes in files that are in a text: uuencoded, or because the structure around them is damaged. */
  private async filesIn(text: Buffer, depth: number): Promise<void> {
    const loose = looseParts(text);
    const before = loose?.before ?? text;
    await this.uuencoded(before, depth);
    for (const content of base64Files(before)) {
      if (this.full) return;
      await this.file({ fileName: null, content, type: null, inline: false }, depth);
    }
    if (!loose) return;
    if (depth < this.limits.depth) await this.message(loose.message, depth + 1);
    else this.record(null, loose.message.length, 'failed', REASONS.tooDeep(this.limits.depth));
  }

  private async uuencoded(text: Buffer, depth: number): Promise<void> {
    for (const { fileName, content } of uuencodedFiles(text)) {
      if (this.full) return;
      await this.file({ fileName, content, type: null, inline: false }, depth);
    }
  }

  private async file(file: SeenFile, depth: number): Promise<void> {
    const { fileName, content } = file;
    const ignore = (reason: string, isRead = false): void =>
      this.record(fileName, content.length, 'ignored', reason, null, isRead);
    const fail = (reason: string): void => this.record(fileName, content.length, 'failed', reason);
    if (content.length === 0) return this.record(fileName, 0, 'failed', REASONS.empty, null, true);
    const kind = isMessage(file) ? 'message' : kindOf(content);
    switch (kind) {
      case 'pdf':
      case 'jpeg':
      case 'png':
        return this.document(file, kind);
      case 'tiff':
        return this.tiff(file);
      case 'heic':
        return fail(REASONS.heic);
      case 'message':
      case 'zip':
      case 'tnef':
      case 'cms':
      case 'uuencode':
        return this.container(file, kind, depth);
      case 'pgp':
        return fail(REASONS.encrypted);
      case 'gif':
      case 'webp':
        this.picture(file);
        return ignore(file.inline ? REASONS.signaturePicture : REASONS[kind], true);
      case 'archive':
        return ignore(REASONS.archive);
      case 'ole':
        return ignore(REASONS.ole);
      case 'other':
        return isPgpFile(file) ? fail(REASONS.encrypted) : ignore(reasonOfOther(file), this.asText(file));
    }
  }

  /** Takes in a file that is a text. @returns whether everything that it can show is known */
  private asText(file: SeenFile): boolean {
    const { fileName, content, type: declared, charset = null } = file;
    if (isPgpNote(file)) return true;
    const type = textTypeOf(declared, extensionOf(fileName ?? ''), content);
    this.show({ type: type ?? 'text/plain', charset, content });
    return type !== null;
  }

  private picture({ fileName, content }: SeenFile): void {
    this.pictures.push({ fileName: safeFileName(fileName) ?? 'picture', content });
  }

  private async document(file: SeenFile, kind: 'pdf' | 'jpeg' | 'png'): Promise<void> {
    const { fileName, content } = file;
    if (content.length > this.limits.documentSize) {
      this.record(fileName, content.length, 'failed', REASONS.tooLarge(this.limits.documentSize));
    } else if (file.inline && kind !== 'pdf' && (await isSmallPicture(content))) {
      this.picture(file);
      this.record(fileName, content.length, 'ignored', REASONS.signaturePicture, null, true);
    } else {
      this.record(fileName, content.length, 'document', null, content);
    }
  }

  private async tiff({ fileName, content }: SeenFile): Promise<void> {
    const fail = (reason: string): void => this.record(fileName, content.length, 'failed', reason);
    const converted = await convertTiff(content, this.limits);
    if ('reason' in converted) return fail(converted.reason);
    if (converted.content.length > this.limits.documentSize) {
      return fail(REASONS.tiffConvertedTooLarge(this.limits.documentSize));
    }
    if (!this.budget.take(converted.content.length)) return fail(REASONS.tooMuch(this.limits.unpackedSize));
    const name = fileName === null ? null : withExtension(fileName, converted.extension);
    this.record(name, content.length, 'document', null, converted.content);
  }

  /** A container that gives nothing is listed itself, so that nothing goes unseen. */
  private async container(file: SeenFile, kind: ContainerKind, depth: number): Promise<void> {
    if (this.full) return;
    if (depth >= this.limits.depth) {
      return this.record(file.fileName, file.content.length, 'failed', REASONS.tooDeep(this.limits.depth));
    }
    const before = this.attachments.length;
    const outcome = await this.open(file, kind, depth + 1);
    if (outcome.always || this.attachments.length === before) {
      this.record(file.fileName, file.content.length, outcome.outcome, outcome.reason, null, outcome.isRead);
    }
  }

  private open(file: SeenFile, kind: ContainerKind, depth: number): Promise<ContainerOutcome> {
    switch (kind) {
      case 'message':
        return this.forwarded(file, depth);
      case 'zip':
        return this.zip(file, depth);
      case 'tnef':
        return this.tnef(file, depth);
      case 'cms':
        return this.cms(file, depth);
      case 'uuencode':
        return this.uufile(file, depth);
    }
  }

  private async forwarded({ content }: SeenFile, depth: number): Promise<ContainerOutcome> {
    await this.message(content, depth);
    return { outcome: 'ignored', reason: REASONS.messageWithoutFiles, isRead: true };
  }

  private async zip({ content }: SeenFile, depth: number): Promise<ContainerOutcome> {
    const zip = await readZip(content, this.limits, this.budget);
    if (zip.kind === 'office') return { outcome: 'ignored', reason: REASONS.office };
    if (zip.kind === 'unreadable') return { outcome: 'failed', reason: zip.reason };
    for await (const entry of zip.entries) {
      if (this.full) break;
      if ('reason' in entry) this.record(entry.fileName, entry.size, 'failed', entry.reason);
      else await this.file({ ...entry, type: null, inline: false }, depth);
    }
    return { outcome: 'failed', reason: REASONS.zipEmpty };
  }

  private async tnef({ fileName, content }: SeenFile, depth: number): Promise<ContainerOutcome> {
    const { html, text, hasFormattedText, hasUnreadProperties, files, complete } = readTnef(content, this.limits.files);
    const shown = shownIds(html ? [html] : []);
    if (html) this.show({ type: 'text/html', charset: null, content: html });
    if (text) this.texts.push(text);
    // Outlook shows the formatted text where there is one, whatever the plain one says.
    if ((hasFormattedText && !html) || hasUnreadProperties) this.unread.push(quoted(fileName ?? 'winmail.dat'));
    for (const { fileName: name, contentId, content: bytes } of files) {
      const inline = contentId !== null && shown.has(contentId);
      await this.file({ fileName: name, content: bytes, type: null, inline }, depth);
    }
    return complete
      ? { outcome: 'ignored', reason: REASONS.tnefEmpty, isRead: true }
      : { outcome: 'failed', reason: REASONS.tnefDamaged, always: true };
  }

  private async cms({ fileName, content }: SeenFile, depth: number): Promise<ContainerOutcome> {
    const cms = readCms(content);
    if (cms.kind === 'detached-signature') return { outcome: 'ignored', reason: REASONS.signature, isRead: true };
    if (cms.kind === 'encrypted') return { outcome: 'failed', reason: REASONS.encrypted };
    if (cms.kind === 'unknown') return { outcome: 'failed', reason: REASONS.cmsUnknown };
    if (kindAtStart(cms.content) === 'other') await this.message(cms.content, depth);
    else {
      const inner = fileName?.replace(/\.p7m$/i, '') ?? null;
      await this.file({ fileName: inner, content: cms.content, type: null, inline: false }, depth);
    }
    return { outcome: 'ignored', reason: REASONS.messageWithoutFiles, isRead: true };
  }

  private async uufile({ content }: SeenFile, depth: number): Promise<ContainerOutcome> {
    await this.uuencoded(content, depth);
    return { outcome: 'failed', reason: REASONS.uuencodeDamaged };
  }

  private record(
    fileName: string | null,
    size: number,
    outcome: FoundAttachment['outcome'],
    reason: string | null,
    content: Buffer | null = null,
    /** Whether nothing of it was left unread that is not a document. */
    isRead = false,
  ): void {
    if (this.full) return;
    this.full = this.attachments.length >= this.limits.files;
    const contentType = content ? (DOCUMENT_TYPES[kindOf(content)] ?? null) : null;
    const nameless = `attachment-${this.attachments.length + 1}${contentType ? DOCUMENT_EXTENSIONS[contentType] : ''}`;
    const found = { fileName: safeFileName(fileName) ?? nameless, size };
    // Mail programs show more of a name than is safe to store: what stands before a slash, and what is long.
    if (fileName !== null)
      for (const name of new Set([found.fileName, fileName])) this.titles.push(name.replaceAll('_', ' '));
    if ((outcome !== 'document' && !isRead) || this.full) this.unread.push(quoted(found.fileName));
    this.attachments.push(
      this.full
        ? {
            ...found,
            outcome: 'failed',
            reason: REASONS.tooManyFiles(this.limits.files),
            contentType: null,
            content: null,
          }
        : { ...found, outcome, reason, contentType, content },
    );
  }
}

type ContainerKind = 'message' | 'zip' | 'tnef' | 'cms' | 'uuencode';

/** How a container is listed where it gave nothing, or (`always`) beside what it gave. */
interface ContainerOutcome {
  outcome: 'ignored' | 'failed';
  reason: string;
  always?: boolean;
  /** Whether everything that it shows was read. */
  isRead?: boolean;
}

const quoted = (fileName: string): string => `“${fileName}”`;
