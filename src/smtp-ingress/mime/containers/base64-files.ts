/** The base64 of what a PDF, JPEG, PNG or zip file begins with. */
const MAGIC = '(?:JVBERi0|/9j/[2478]|iVBORw0KGgo|UEsDB[AB])';
const WHOLE = new RegExp(`^\\s*${MAGIC}[A-Za-z0-9+/\\r\\n]{40}`);
const AFTER_EMPTY_LINE = new RegExp(`(?<=\\n[ \\t]*\\r?\\n)${MAGIC}[A-Za-z0-9+/]{30,}[ \\t]*\\r?\\n`, 'g');
const BASE64_LINE = /[A-Za-z0-9+/]+={0,2}[ \t]*\r?(?:\n|$)/y;

/** Whether the bytes are a document in base64 and nothing else. */
export function isBase64File(bytes: Buffer): boolean {
  return WHOLE.test(bytes.toString('latin1', 0, 256));
}

/**
 * Documents in base64 that are in a text after an empty line, as they do where the boundary or the header of their part
 * was damaged and the text before swallowed them.
 */
export function* base64Files(text: Buffer): Generator<Buffer> {
  const source = text.toString('latin1');
  for (const { index } of source.matchAll(AFTER_EMPTY_LINE)) {
    BASE64_LINE.lastIndex = index;
    let end = index;
    while (BASE64_LINE.test(source)) end = BASE64_LINE.lastIndex;
    yield Buffer.from(source.slice(index, end), 'base64');
  }
}
