import { crc32, deflateRawSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp, { type Sharp } from 'sharp';

/** Small files of each kind, for tests. */

export async function pdf(text = 'Tax invoice'): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([300, 200]).drawText(text, { x: 20, y: 100, size: 14 });
  return Buffer.from(await document.save());
}

export function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#c41' } });
}

/** TIFF pages of different heights, so that their order shows; little-endian, uncompressed, 8-bit grey. */
export function greyTiff(pages: { width: number; height: number }[]): Buffer {
  const chunks: Buffer[] = [Buffer.from('II*\0', 'latin1'), Buffer.alloc(4)];
  chunks[1]?.writeUInt32LE(8);
  let offset = 8;
  pages.forEach(({ width, height }, index) => {
    const entries: [tag: number, type: 3 | 4, value: number][] = [
      [256, 4, width],
      [257, 4, height],
      [258, 3, 8],
      [259, 3, 1],
      [262, 3, 1],
      [273, 4, 0],
      [277, 3, 1],
      [278, 4, height],
      [279, 4, width * height],
    ];
    const directory = Buffer.alloc(2 + entries.length * 12 + 4);
    const pixels = Buffer.alloc(width * height, 200);
    const next = offset + directory.length + pixels.length;
    directory.writeUInt16LE(entries.length, 0);
    entries.forEach(([tag, type, value], at) => {
      directory.writeUInt16LE(tag, 2 + at * 12);
      directory.writeUInt16LE(type, 4 + at * 12);
      directory.writeUInt32LE(1, 6 + at * 12);
      directory.writeUInt32LE(tag === 273 ? offset + directory.length : value, 10 + at * 12);
    });
    directory.writeUInt32LE(index + 1 < pages.length ? next : 0, directory.length - 4);
    chunks.push(directory, pixels);
    offset = next;
  });
  return Buffer.concat(chunks);
}

export interface ZipSourceEntry {
  name: string;
  content: Buffer;
  encrypted?: boolean;
  /** 8 (deflated) by default; the content is deflated whatever is said. */
  method?: number;
  /** The size that both headers state, where it is to be wrong. */
  statedSize?: number;
  /** The checksum that both headers state, where it is to be wrong. */
  statedCrc?: number;
  comment?: string;
  /** What its own header calls it, where the directory calls it otherwise. */
  localName?: string;
  /** Not in the directory. */
  unlisted?: boolean;
  /** Its sizes stand behind it, as in an archive that was written without going back. */
  streamed?: boolean;
  /** What stands behind its packed content and is counted as some of it. */
  behind?: Buffer;
}

const packedOnce = new WeakMap<Buffer, { packed: Buffer; crc: number }>();

/** The same megabytes are packed in many places, which takes longer than what is tested with them. */
function pack(content: Buffer): { packed: Buffer; crc: number } {
  const known = packedOnce.get(content) ?? { packed: deflateRawSync(content, { level: 9 }), crc: crc32(content) };
  packedOnce.set(content, known);
  return known;
}

export function zip(
  entries: ZipSourceEntry[],
  { comment = '', before = Buffer.of() }: { comment?: string; before?: Buffer } = {},
): Buffer {
  const locals: Buffer[] = [before];
  const central: Buffer[] = [];
  let offset = before.length;
  for (const entry of entries) {
    const { name, content, localName = name, behind = Buffer.of(), streamed = false } = entry;
    const { packed, crc } = pack(content);
    const length = packed.length + behind.length;
    const common = (said: Buffer, sizes: readonly number[]): Buffer => {
      const fields = Buffer.alloc(26);
      fields.writeUInt16LE(20, 0);
      fields.writeUInt16LE((entry.encrypted ? 1 : 0) | (streamed ? 8 : 0) | 0x800, 2);
      fields.writeUInt16LE(entry.method ?? 8, 4);
      fields.writeUInt32LE(0x5a21_0000, 6);
      sizes.forEach((size, at) => fields.writeUInt32LE(size, 10 + 4 * at));
      fields.writeUInt16LE(said.length, 22);
      return fields;
    };
    const sizes = [entry.statedCrc ?? crc, length, entry.statedSize ?? content.length];
    const descriptor = Buffer.alloc(streamed ? 16 : 0);
    if (streamed) [0x08074b50, ...sizes].forEach((value, at) => descriptor.writeUInt32LE(value, 4 * at));
    const [own, listed, remark] = [localName, name, entry.comment ?? ''].map((text) => Buffer.from(text, 'utf8')) as [
      Buffer,
      Buffer,
      Buffer,
    ];
    const local = [
      Buffer.from('PK\x03\x04', 'latin1'),
      common(own, streamed ? [0, 0, 0] : sizes),
      own,
      packed,
      behind,
      descriptor,
    ];
    locals.push(...local);
    const rest = Buffer.alloc(14);
    rest.writeUInt16LE(remark.length, 0);
    rest.writeUInt32LE(offset, 10);
    if (!entry.unlisted)
      central.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common(listed, sizes), rest, listed, remark);
    offset += Buffer.concat(local).length;
  }
  const directory = Buffer.concat(central);
  const count = entries.filter(({ unlisted }) => !unlisted).length;
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  end.writeUInt16LE(Buffer.byteLength(comment), 16);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end, Buffer.from(comment)]);
}

export function uuencode(name: string, content: Buffer): string {
  const character = (bits: number): string => String.fromCharCode(bits === 0 ? 0x60 : 0x20 + bits);
  const lines: string[] = [];
  for (let at = 0; at < content.length; at += 45) {
    const line = content.subarray(at, at + 45);
    let text = character(line.length);
    for (let group = 0; group < line.length; group += 3) {
      const word = ((line[group] ?? 0) << 16) | ((line[group + 1] ?? 0) << 8) | (line[group + 2] ?? 0);
      text += [18, 12, 6, 0].map((shift) => character((word >> shift) & 0x3f)).join('');
    }
    lines.push(text);
  }
  return [`begin 644 ${name}`, ...lines, '`', 'end', ''].join('\r\n');
}

/** A DER element. */
export function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const size = Buffer.from(body.length.toString(16).padStart(8, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x84]), size, body]);
}

/** CMS SignedData around a content, without signers; null gives a detached signature's shape. */
export function signedData(content: Buffer | null): Buffer {
  const data = der(0x06, Buffer.from('2a864886f70d010701', 'hex'));
  const encapsulated = content ? der(0x30, data, der(0xa0, der(0x04, content))) : der(0x30, data);
  const signed = der(0x30, der(0x02, Buffer.from([1])), der(0x31), encapsulated, der(0x31));
  return der(0x30, der(0x06, Buffer.from('2a864886f70d010702', 'hex')), der(0xa0, signed));
}
