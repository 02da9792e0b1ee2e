import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';

/** Fields that servers on the way add or change (RFC 5321 4.4, RFC 8601, RFC 8617); the sender's own message is what remains. */
const TRACE_FIELDS =
  /^(received|return-path|delivered-to|x-original-to|x-received|x-forwarded-to|envelope-to|received-spf|authentication-results|arc-[a-z-]+|x-google-smtp-source):/i;
/** A header that has not ended by then is hashed as it is. */
const MAX_HEADER = 262_144;

/** SHA-256 of a message without its trace headers, computed while the message streams by. */
export class ContentHash {
  private readonly hash: Hash = createHash('sha256');
  private header: Buffer[] | null = [];
  private headerLength = 0;
  /** The last bytes seen, in case the blank line is cut in two. */
  private tail = Buffer.alloc(0);

  update(chunk: Buffer): void {
    if (this.header === null) {
      this.hash.update(chunk);
      return;
    }
    this.header.push(chunk);
    this.headerLength += chunk.length;
    const seam = Buffer.concat([this.tail, chunk]);
    const found = seam.indexOf('\r\n\r\n');
    this.tail = seam.subarray(-3);
    if (found >= 0) this.passHeader(this.headerLength - seam.length + found);
    else if (this.headerLength > MAX_HEADER) this.passHeader(0);
  }

  digest(): Buffer {
    if (this.header !== null) this.passHeader(this.headerLength);
    return this.hash.digest();
  }

  private passHeader(end: number): void {
    const bytes = Buffer.concat(this.header ?? []);
    this.header = null;
    this.hash.update(withoutTrace(bytes.toString('latin1', 0, end)), 'latin1');
    this.hash.update(bytes.subarray(end));
  }
}

function withoutTrace(header: string): string {
  return header
    .split(/\r\n(?![ \t])/)
    .filter((field) => !TRACE_FIELDS.test(field))
    .join('\r\n');
}
