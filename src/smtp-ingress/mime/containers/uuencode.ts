export interface UuencodedFile {
  fileName: string;
  content: Buffer;
}

/**
 * Files that are uuencoded inside a text (POSIX uuencode, also its base64 form). A damaged or unfinished file gives what
 * could be decoded.
 */
export function* uuencodedFiles(text: Buffer): Generator<UuencodedFile> {
  const source = text.toString('latin1');
  const opening = /^begin(-base64)? [0-7]{3,4} (\S[^\r\n]{0,1000})\r?$/gm;
  for (let begin = opening.exec(source); begin; begin = opening.exec(source)) {
    const file = begin[1] ? base64Body(source, opening.lastIndex) : classicBody(source, opening.lastIndex);
    if (!file) continue;
    opening.lastIndex = file.end;
    yield { fileName: Buffer.from(begin[2] ?? '', 'latin1').toString('utf8'), content: file.content };
  }
}

interface Body {
  content: Buffer;
  end: number;
}

/** The next line from an offset, without its line ending, and where the one after it begins. */
function lineAt(source: string, offset: number): { line: string; next: number } {
  const feed = source.indexOf('\n', offset);
  const next = feed < 0 ? source.length : feed + 1;
  return { line: source.slice(offset, next).replace(/\r?\n$/, ''), next };
}

function base64Body(source: string, start: number): Body | null {
  const { next } = lineAt(source, start);
  const close = source.indexOf('\n====', next - 1);
  const end = close < 0 ? source.length : close;
  return end > next ? { content: Buffer.from(source.slice(next, end), 'base64'), end } : null;
}

/** Each line: a character for the count of bytes, then four characters for three bytes each, six bits above a space. */
function classicBody(source: string, start: number): Body | null {
  const lines: Buffer[] = [];
  let offset = lineAt(source, start).next;
  while (offset < source.length) {
    const { line, next } = lineAt(source, offset);
    if (line === 'end' || line === '`' || line.trim() === '') {
      if (lines.length === 0) return null;
      offset = next;
      if (line === 'end') break;
      continue;
    }
    const count = (line.charCodeAt(0) - 0x20) & 0x3f;
    // Some senders leave out the spaces at the end of a line, so it may be shorter than its count.
    if (!/^[ -`]+$/.test(line) || line.length > 1 + Math.ceil(count / 3) * 4 + 2) break;
    lines.push(decodeLine(line, count));
    offset = next;
  }
  return lines.length > 0 ? { content: Buffer.concat(lines), end: offset } : null;
}

function decodeLine(line: string, count: number): Buffer {
  const bytes = Buffer.alloc(Math.ceil(count / 3) * 3);
  const bits = (index: number): number => (index < line.length ? (line.charCodeAt(index) - 0x20) & 0x3f : 0);
  for (let group = 0; group * 3 < count; group += 1) {
    const at = 1 + group * 4;
    const word = (bits(at) << 18) | (bits(at + 1) << 12) | (bits(at + 2) << 6) | bits(at + 3);
    bytes.writeUIntBE(word, group * 3, 3);
  }
  return bytes.subarray(0, count);
}
