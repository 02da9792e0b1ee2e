import type { Headers } from '@zone-eu/mailsplit';
import { base64Files, isBase64File } from './base64-files.js';
import { Budget } from './budget.js';
import { readCms } from './cms.js';
import { FoundParts, quoted } from './found-parts.js';
import { kindAtStart, kindOf, opensAsPdf } from '../../../platform/files/content-kind.js';
import { extensionOf, withExtension } from '../../../platform/files/file-name.js';
import type { MimeLimits } from '../message-content.js';
import { convertTiff, isSmallPicture } from '../pictures/picture-files.js';
import { REASONS } from '../reasons.js';
import {
  isMessage,
  isPgpFile,
  isPgpNote,
  isSmimeFile,
  opensAsText,
  opensOtherwise,
  reasonOfOther,
  type SeenFile,
} from '../seen-file.js';
import { shownIds } from '../text/shown-ids.js';
import { decodePart, isStrangelyEncoded, looseParts, type MimePart, splitMessage } from '../split-message.js';
import { titlesOf } from '../message-header.js';
import { hasSeveralEncodings, hasSeveralTypes, textInHeader, textOutsideParts, titlesOfPart } from '../part-header.js';
import { decodedText } from '../text/message-text.js';
import { textTypeOf } from '../text/shown-text.js';
import { isPartlyEncrypted, otherEncodedFiles } from './other-encodings.js';
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

/** Walks through a message and everything packed into it, and lists what it comes across. */
export class Unpacker {
  readonly found: FoundParts;
  private readonly budget: Budget;

  constructor(private readonly limits: MimeLimits) {
    this.found = new FoundParts(limits.files);
    this.budget = new Budget(limits.unpackedSize);
  }

  /** Lists what a raw message holds. Gives its header, or null if it has none. */
  async message(message: Buffer, depth = 0): Promise<Headers | null> {
    const { headers, parts, complete } = await splitMessage(message);
    const { titles, isWhole, isKnown } = titlesOf(headers);
    for (const title of titles) this.found.titles.push(title);
    if (!isKnown) this.found.unread.push('a header in an unknown character set');
    if (!isWhole) this.found.unread.push('a longer header than is searched');
    const decoded: DecodedPart[] = [];
    for (const part of parts) {
      this.header(part);
      decoded.push(await this.decode(part));
    }
    const shown = shownIds(
      decoded.filter(({ isBody, type }) => isBody && type === 'text/html').map(({ content }) => content),
    );
    for (const part of decoded) {
      if (!this.found.isFull) await this.part(part, shown, decoded, depth);
    }
    if (!complete) this.found.record(null, 0, 'failed', REASONS.messageBroken);
    return headers;
  }

  /** Takes in what the header of a part shows, and what of it leaves open how the part is shown. */
  private header({ node, multipart }: MimePart): void {
    const headers = node.headers || null;
    const text = textInHeader(headers);
    if (text !== '') this.found.texts.push(text);
    if (hasSeveralTypes(headers)) this.found.unread.push('a part of several types');
    if (multipart) return;
    this.found.titles.push(...titlesOfPart(headers));
    if (hasSeveralEncodings(headers)) this.found.unread.push('a part with several encodings');
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
    // Old programs, and some previews, show what stands before the first part or behind the last one.
    const around = [];
    for (let node: MimePart['node'] | false | null | undefined = part.node; node; node = node.parentNode)
      around.push(node.headers || null);
    const outside = textOutsideParts(around, decodedText(part.content, null));
    if (outside.trim() !== '') this.found.texts.push(outside);
    const before = this.found.attachments.length;
    const gaveNothing = (): boolean => this.found.attachments.length === before;
    const hasParts = all.some(({ node }) => node.parentNode === part.node);
    // A multipart may not be encoded (RFC 2045, section 6.4); some are.
    if (!hasParts && part.node.encoding) await this.filesIn(await decodePart(part), depth);
    if (gaveNothing()) await this.filesIn(part.content, depth);
    if (!hasParts && gaveNothing() && part.content.toString('latin1').trim() !== '') {
      this.found.record(part.fileName, part.content.length, 'failed', REASONS.partsLost);
    }
  }

  private async body(part: DecodedPart, depth: number): Promise<void> {
    const text = part.content;
    if (text.length === 0) return;
    if (isPartlyEncrypted(text)) this.found.record(null, text.length, 'failed', REASONS.encrypted);
    const flowed = part.node.flowed ? (part.node.delSp ? 'without-blanks' : 'with-blanks') : null;
    this.found.body({
      type: part.type,
      charset: part.node.charset || null,
      content: text,
      ...(flowed ? { flowed } : {}),
    });
    if (isStrangelyEncoded(part)) this.found.unread.push('a text in an unknown encoding');
    await this.filesIn(text, depth);
  }

  /** Takes in files that are in a text: uuencoded, or because the structure around them is damaged. */
  private async filesIn(text: Buffer, depth: number): Promise<void> {
    const loose = looseParts(text);
    const before = loose?.before ?? text;
    await this.uuencoded(before, depth);
    for (const { fileName, size } of otherEncodedFiles(before))
      this.found.record(fileName, size, 'failed', REASONS.otherEncoding);
    for (const content of base64Files(before)) {
      if (this.found.isFull) return;
      await this.file({ fileName: null, content, type: null, inline: false }, depth);
    }
    if (!loose) return;
    if (depth < this.limits.depth) await this.message(loose.message, depth + 1);
    else this.found.record(null, loose.message.length, 'failed', REASONS.tooDeep(this.limits.depth));
  }

  private async uuencoded(text: Buffer, depth: number): Promise<void> {
    for (const { fileName, content } of uuencodedFiles(text)) {
      if (this.found.isFull) return;
      await this.file({ fileName, content, type: null, inline: false }, depth);
    }
  }

  private async file(file: SeenFile, depth: number): Promise<void> {
    const { fileName, content } = file;
    const ignore = (reason: string, isRead = false): void =>
      this.found.record(fileName, content.length, 'ignored', reason, null, isRead);
    const fail = (reason: string): void => this.found.record(fileName, content.length, 'failed', reason);
    if (content.length === 0) return this.found.record(fileName, 0, 'failed', REASONS.empty, null, true);
    const kind = isMessage(file) ? 'message' : kindOf(content);
    // Its header, or what stands around the files in it, is shown as well.
    const isWritten = kind === 'message' || kind === 'uuencode';
    if (isWritten ? opensAsText(file) && !this.asText(file) : opensOtherwise(file, kind))
      this.found.opensOtherwise(fileName);
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
        this.found.picture(file);
        return ignore(file.inline ? REASONS.signaturePicture : REASONS[kind], true);
      case 'archive':
        return ignore(REASONS.archive);
      case 'ole':
        return ignore(REASONS.ole);
      case 'other':
        if (isSmimeFile(file)) return fail(REASONS.cmsUnknown);
        return isPgpFile(file) ? fail(REASONS.encrypted) : ignore(reasonOfOther(file), this.asText(file));
    }
  }

  /** Takes in a file that is a text. @returns whether everything that it can show is known */
  private asText(file: SeenFile): boolean {
    const { fileName, content, type: declared, charset = null } = file;
    if (isPgpNote(file)) return true;
    const type = textTypeOf(declared, extensionOf(fileName ?? ''), content);
    this.found.show({ type: type ?? 'text/plain', charset, content, isFile: true });
    return type !== null;
  }

  private async document(file: SeenFile, kind: 'pdf' | 'jpeg' | 'png'): Promise<void> {
    const { fileName, content } = file;
    if (content.length > this.limits.documentSize) {
      this.found.record(fileName, content.length, 'failed', REASONS.tooLarge(this.limits.documentSize));
    } else if (file.inline && kind !== 'pdf' && (await isSmallPicture(content))) {
      this.found.picture(file);
      this.found.record(fileName, content.length, 'ignored', REASONS.signaturePicture, null, true);
    } else {
      this.found.record(fileName, content.length, 'document', null, content);
    }
  }

  private async tiff({ fileName, content }: SeenFile): Promise<void> {
    const fail = (reason: string): void => this.found.record(fileName, content.length, 'failed', reason);
    const converted = await convertTiff(content, this.limits);
    if ('reason' in converted) return fail(converted.reason);
    if (converted.content.length > this.limits.documentSize) {
      return fail(REASONS.tiffConvertedTooLarge(this.limits.documentSize));
    }
    if (!this.budget.take(converted.content.length)) return fail(REASONS.tooMuch(this.limits.unpackedSize));
    const name = fileName === null ? null : withExtension(fileName, converted.extension);
    this.found.record(name, content.length, 'document', null, converted.content);
  }

  /** A container that gives nothing is listed itself, so that nothing goes unseen. */
  private async container(file: SeenFile, kind: ContainerKind, depth: number): Promise<void> {
    if (this.found.isFull) return;
    if (file.fileName !== null) this.found.name(file.fileName);
    if (depth >= this.limits.depth) {
      return this.found.record(file.fileName, file.content.length, 'failed', REASONS.tooDeep(this.limits.depth));
    }
    const before = this.found.attachments.length;
    const outcome = await this.open(file, kind, depth + 1);
    if (outcome.always || this.found.attachments.length === before) {
      this.found.record(file.fileName, file.content.length, outcome.outcome, outcome.reason, null, outcome.isRead);
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

  private async zip({ fileName, content, type }: SeenFile, depth: number): Promise<ContainerOutcome> {
    const isCalledPdf = extensionOf(fileName ?? '') === '.pdf' || type === 'application/pdf';
    if (isCalledPdf && opensAsPdf(content)) this.found.record(fileName, content.length, 'failed', REASONS.zipIsPdf);
    const zip = await readZip(content, this.limits, this.budget);
    if (zip.kind === 'office') return { outcome: 'ignored', reason: REASONS.office };
    if (zip.kind === 'unreadable') return { outcome: 'failed', reason: zip.reason };
    for (const name of zip.names) this.found.name(name);
    this.found.texts.push(...zip.comments);
    for await (const entry of zip.entries) {
      if (this.found.isFull) break;
      if ('reason' in entry) this.found.record(entry.fileName, entry.size, 'failed', entry.reason);
      else await this.file({ ...entry, type: null, inline: false }, depth);
    }
    return { outcome: 'failed', reason: REASONS.zipEmpty };
  }

  private async tnef({ fileName, content }: SeenFile, depth: number): Promise<ContainerOutcome> {
    const tnef = readTnef(content, this.limits.files);
    const { html, hasFormattedText, hasUnreadProperties, files, complete } = tnef;
    const shown = shownIds(html ? [html] : []);
    if (html) this.found.show({ type: 'text/html', charset: null, content: html });
    this.found.texts.push(...tnef.texts);
    for (const title of tnef.titles) this.found.name(title);
    // Outlook shows the formatted text where there is one, whatever the plain one says.
    if ((hasFormattedText && !html) || hasUnreadProperties) this.found.unread.push(quoted(fileName ?? 'winmail.dat'));
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
