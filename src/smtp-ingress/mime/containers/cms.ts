/** What a CMS structure (S/MIME, RFC 5652 and RFC 8551) turned out to be. */
export type CmsContent =
  { kind: 'signed'; content: Buffer } | { kind: 'detached-signature' } | { kind: 'encrypted' } | { kind: 'unknown' };

interface Element {
  tag: number;
  start: number;
  end: number;
  /** Where the next element begins. */
  next: number;
}

const SEQUENCE = 0x30;
const OBJECT_IDENTIFIER = 0x06;
const EXPLICIT_0 = 0xa0;
const OCTET_STRING = 0x04;
const CONSTRUCTED_OCTET_STRING = 0x24;
const SIGNED_DATA = '2a864886f70d010702';
const ENCRYPTED = new Set(['2a864886f70d010703', '2a864886f70d010706', '2a864886f70d0109100117']);
const MAX_DEPTH = 12;
const MAX_CHILDREN = 100_000;

/** Takes the signed content out of a CMS structure in BER. The signature is not verified. Never throws. */
export function readCms(bytes: Buffer): CmsContent {
  try {
    const [type, content] = children(bytes, only(bytes, SEQUENCE));
    const oid = type?.tag === OBJECT_IDENTIFIER ? bytes.toString('hex', type.start, type.end) : '';
    if (ENCRYPTED.has(oid)) return { kind: 'encrypted' };
    if (oid !== SIGNED_DATA || content?.tag !== EXPLICIT_0) return { kind: 'unknown' };
    const [signedData] = children(bytes, content);
    const encapsulated = signedData && children(bytes, signedData).find(({ tag }) => tag === SEQUENCE);
    if (!encapsulated) return { kind: 'unknown' };
    const [, inner] = children(bytes, encapsulated);
    const [octets] = inner ? children(bytes, inner) : [];
    return octets ? { kind: 'signed', content: octetsOf(bytes, octets) } : { kind: 'detached-signature' };
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'unknown' };
    throw error;
  }
}

function only(bytes: Buffer, tag: number): Element {
  const element = elementAt(bytes, 0, bytes.length, 0);
  if (element.tag !== tag) throw new RangeError('not the structure that was looked for');
  return element;
}

function children(bytes: Buffer, parent: Element): Element[] {
  const found: Element[] = [];
  for (let at = parent.start; at < parent.end; at = found.at(-1)?.next ?? parent.end) {
    if (found.length === MAX_CHILDREN) throw new RangeError('too many elements');
    found.push(elementAt(bytes, at, parent.end, 0));
  }
  return found;
}

function octetsOf(bytes: Buffer, element: Element): Buffer {
  if (element.tag === OCTET_STRING) return bytes.subarray(element.start, element.end);
  if (element.tag !== CONSTRUCTED_OCTET_STRING) throw new RangeError('not an octet string');
  return Buffer.concat(children(bytes, element).map(({ start, end }) => bytes.subarray(start, end)));
}

/** Reads tag and length (X.690, 8.1); of an indefinite length by walking over what it holds. */
function elementAt(bytes: Buffer, at: number, limit: number, depth: number): Element {
  if (depth > MAX_DEPTH || at + 2 > limit) throw new RangeError('too deep or cut short');
  const tag = bytes.readUInt8(at);
  const short = bytes.readUInt8(at + 1);
  if (short === 0x80) {
    const start = at + 2;
    let end = start;
    while (bytes.readUInt16BE(end) !== 0) end = elementAt(bytes, end, limit, depth + 1).next;
    return { tag, start, end, next: end + 2 };
  }
  const extra = short & 0x80 ? short & 0x7f : 0;
  if (extra > 4) throw new RangeError('length out of range');
  const start = at + 2 + extra;
  const length = extra ? bytes.readUIntBE(at + 2, extra) : short;
  if (start + length > limit) throw new RangeError('cut short');
  return { tag, start, end: start + length, next: start + length };
}
