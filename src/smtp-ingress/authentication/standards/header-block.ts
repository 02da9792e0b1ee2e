/** The header of a message as its bytes are, one character a byte. */
export interface HeaderBlock {
  fields: HeaderField[];
  bytes: Buffer;
  /** Whether it ends within the limit, and holds nothing that readers disagree about (RFC 5322, section 2.2). */
  wellFormed: boolean;
}

interface HeaderField {
  /** In lower case, without blanks. */
  name: string;
  /** Unfolded, in UTF-8. */
  value: string;
}

/** Honest headers are a few KiB; work on them grows faster than their size. */
const LONGEST = 512 * 1024;

/** The header of a raw message. */
export function readHeaderBlock(message: Buffer): HeaderBlock {
  const start = message.subarray(0, LONGEST);
  const end = endOf(start);
  return headerBlock(start.subarray(0, end ?? start.length), end !== null || message.length < LONGEST);
}

/** Where the first empty line ends the header. */
function endOf(bytes: Buffer): number | null {
  if (bytes[0] === 0x0a || (bytes[0] === 0x0d && bytes[1] === 0x0a)) return 0;
  const ends = [bytes.indexOf('\n\n'), bytes.indexOf('\n\r\n')].filter((at) => at >= 0);
  return ends.length === 0 ? null : Math.min(...ends) + 1;
}

/** @param complete whether the bytes are the whole header */
function headerBlock(bytes: Buffer, complete = true): HeaderBlock {
  const text = bytes.toString('latin1');
  const lines = text.split(/\r\n|\n|\r/);
  const fields: HeaderField[] = [];
  for (const line of lines) {
    const last = fields.at(-1);
    if (/^[ \t]/.test(line) && last) last.value += line;
    else {
      const colon = line.indexOf(':');
      fields.push({
        name: (colon < 0 ? line : line.slice(0, colon)).trim().toLowerCase(),
        value: colon < 0 ? '' : line.slice(colon + 1),
      });
    }
  }
  for (const field of fields) field.value = Buffer.from(field.value, 'latin1').toString('utf8').trim();
  // A lone CR, a NUL, or a line of blanks: one reader sees a new field or the end of the header where another sees none.
  const wellFormed = complete && !/\r(?!\n)|\0|(?:^|\n)[ \t]+\r?(?:\n|$)/.test(text);
  return { fields: fields.filter(({ name }) => name !== ''), bytes, wellFormed };
}
