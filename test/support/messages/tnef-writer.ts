/** Writes TNEF streams as Outlook makes them ([MS-OXTNEF]), for tests. */

export interface TnefSource {
  html?: string;
  /** The plain body as an attribute, and another one as a property. */
  body?: string;
  text?: string;
  subject?: string;
  /** A property besides. */
  property?: { id: number; value: string };
  attachments: {
    /** The short name that attAttachTitle carries. */
    title?: string;
    longName?: string;
    contentId?: string;
    content?: Buffer;
    /** Given as the attached message's own TNEF stream. */
    message?: TnefSource;
  }[];
}

const uint16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
};

function attribute(level: number, id: number, data: Buffer): Buffer {
  const checksum = data.reduce((sum, byte) => (sum + byte) & 0xffff, 0);
  return Buffer.concat([Buffer.from([level]), uint32(id), uint32(data.length), data, uint16(checksum)]);
}

/** A property with one value of variable length. */
function property(type: number, id: number, value: Buffer): Buffer {
  const padding = Buffer.alloc((4 - (value.length % 4)) % 4);
  return Buffer.concat([uint16(type), uint16(id), uint32(1), uint32(value.length), value, padding]);
}

const unicode = (id: number, text: string): Buffer => property(0x001f, id, Buffer.from(`${text}\0`, 'utf16le'));
const long = (id: number, value: number): Buffer => Buffer.concat([uint16(0x0003), uint16(id), uint32(value)]);
/** A named property, which readers have to step over. */
const named = (name: string, value: string): Buffer => {
  const text = Buffer.from(`${name}\0`, 'utf16le');
  const padding = Buffer.alloc((4 - (text.length % 4)) % 4);
  const [head, rest] = [uint32(0x8001_001f), unicode(0x8001, value).subarray(4)];
  return Buffer.concat([head, Buffer.alloc(16, 7), uint32(1), uint32(text.length), text, padding, rest]);
};

function properties(list: Buffer[]): Buffer {
  return Buffer.concat([uint32(list.length), ...list]);
}

const IID_IMESSAGE = Buffer.from('0703020000000000c000000000000046', 'hex');

export function tnef({ html, body, text, subject, property: further, attachments }: TnefSource): Buffer {
  const parts = [
    uint32(0x223e9f78),
    uint16(1),
    attribute(1, 0x00089006, uint32(0x00010000)),
    attribute(1, 0x00069007, Buffer.concat([uint32(1252), uint32(0)])),
  ];
  if (subject) parts.push(attribute(1, 0x00018004, Buffer.from(`${subject}\0`, 'latin1')));
  if (body) parts.push(attribute(1, 0x0002800c, Buffer.from(`${body}\0`, 'latin1')));
  const message = [named('Keywords', 'accounts'), ...(html ? [property(0x0102, 0x1013, Buffer.from(html))] : [])];
  if (text) message.push(unicode(0x1000, text));
  if (further) message.push(unicode(further.id, further.value));
  parts.push(attribute(1, 0x00069003, properties(message)));
  for (const { title, longName, contentId, content, message: attached } of attachments) {
    parts.push(attribute(2, 0x00069002, Buffer.alloc(14)));
    if (title) parts.push(attribute(2, 0x00018010, Buffer.from(`${title}\0`, 'latin1')));
    if (content) parts.push(attribute(2, 0x0006800f, content));
    const list = [long(0x3705, attached ? 5 : 1)];
    if (longName) list.push(unicode(0x3707, longName));
    if (contentId) list.push(unicode(0x3712, contentId));
    if (attached) list.push(property(0x000d, 0x3701, Buffer.concat([IID_IMESSAGE, tnef(attached)])));
    parts.push(attribute(2, 0x00069005, properties(list)));
  }
  return Buffer.concat(parts);
}
