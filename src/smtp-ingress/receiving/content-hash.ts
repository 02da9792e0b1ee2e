import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';

/** Fields that servers on the way add or change (RFC 5321 4.4, RFC 8601, RFC 8617); the sender's own message is what remains. */
const TRACE_FIELDS =
  /^(received|return-path|delivered-to|x-original-to|x-received|x-forwarded-to|envelope-to|received-spf|authentication-results|arc-[a-z-]+|x-google-smtp-source):/i;
/** An empty line, which ends the header: readers of messages take a bare LF for the end of a line too. */
const HEADER_END = /\n\r?\n/;
/** Between two fields; a line that begins with a blank goes on with the field before it. */
const FIELD_END = /(\r?\n)(?![ \t])/;
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
    const found = HEADER_END.exec(seam.toString('latin1'));
    this.tail = seam.subarray(-2);
    if (found) this.passHeader(this.headerLength - seam.length + found.index);
    else if (this.headerLength > MAX_HEADER) this.passHeader(0);
  }

  digest(): Buffer {
    if (this.header !== null) this.passHeader(this.headerLength);
    return this.hash.digest();
  }

  /** @param end where the last line of the header ends, or its line ending */
  private passHeader(end: number): void {
    const bytes = Buffer.concat(this.header ?? []);
    this.header = null;
    const header = bytes.toString('latin1', 0, end).replace(/\r$/, '');
    // A message that begins with an empty line has no header.
    const kept = /^\r?\n/.test(header) ? 0 : header.length;
    this.hash.update(withoutTrace(header.slice(0, kept)), 'latin1');
    this.hash.update(bytes.subarray(kept));
  }
}

/** Fields keep how their lines end, and one with a bare CR, about which readers disagree, is no trace of a server. */
function withoutTrace(header: string): string {
  const [first = '', ...rest] = header.split(FIELD_END);
  const fields = [{ text: first, before: '' }];
  for (let at = 0; at + 1 < rest.length; at += 2) fields.push({ text: rest[at + 1] ?? '', before: rest[at] ?? '' });
  const kept = fields.filter(({ text }) => !TRACE_FIELDS.test(text) || /\r(?!\n)/.test(text));
  return kept.map(({ text, before }, index) => (index === 0 ? text : before + text)).join('');
}
