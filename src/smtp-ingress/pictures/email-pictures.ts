import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { ReaderError } from '../../extraction/reader-pool.js';
import type { MessageFiles } from '../mime/message-files.js';
import { type PictureFindings, picturesFinding, UNREAD, withPicture } from './picture-findings.js';
import { PictureReader } from './picture-reader.js';

/** This many pictures are remembered: each mail of a supplier has the same logo. */
const REMEMBERED = 1_000;

/** Reads the pictures of message texts, each once. */
@Injectable()
export class EmailPictures {
  private readonly known = new Map<string, PictureFindings>();

  constructor(private readonly reader: PictureReader) {}

  /** A message with what its pictures say among its findings. */
  async search(message: MessageFiles): Promise<MessageFiles> {
    let { textFindings } = message;
    if (textFindings === null) return message;
    for (const { fileName, path } of message.pictures)
      textFindings = withPicture(textFindings, fileName, await this.findingsIn(path));
    return { ...message, textFindings };
  }

  private async findingsIn(path: string): Promise<PictureFindings> {
    const key = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    const known = this.known.get(key);
    if (known !== undefined) return known;
    try {
      const findings = picturesFinding(await this.reader.read(path));
      this.known.set(key, findings);
      const [oldest] = this.known.keys();
      if (this.known.size > REMEMBERED && oldest !== undefined) this.known.delete(oldest);
      return findings;
    } catch (error) {
      // One that hangs or breaks its reader does so again; the message must not wait for it.
      if (error instanceof ReaderError && error.kind !== 'closed') return UNREAD;
      throw error;
    }
  }
}
