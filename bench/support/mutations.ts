import { deflateSync } from 'node:zlib';

/** A damaged or hostile document. */
export interface Mutation {
  name: string;
  bytes: Uint8Array;
}

/** Numbers that look random and are the same on every run (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Damages a document in one of several ways. */
export function mutate(original: Uint8Array, random: () => number): Mutation {
  const ways = [truncate, flipBits, overwriteNumber, removeSlice, repeatSlice, blankSlice, shuffleSlices];
  const way = ways[Math.floor(random() * ways.length)] ?? truncate;
  return { name: way.name, bytes: way(original, random) };
}

function truncate(bytes: Uint8Array, random: () => number): Uint8Array {
  return bytes.subarray(0, Math.floor(random() * bytes.length));
}

function flipBits(bytes: Uint8Array, random: () => number): Uint8Array {
  const result = new Uint8Array(bytes);
  const count = 1 + Math.floor(random() ** 3 * 200);
  for (let flip = 0; flip < count; flip++) {
    const at = Math.floor(random() * result.length);
    result[at] = (result[at] ?? 0) ^ (1 << Math.floor(random() * 8));
  }
  return result;
}

/** Makes numbers of a PDF's objects (sizes, counts, references) or of a picture's header huge. */
function overwriteNumber(bytes: Uint8Array, random: () => number): Uint8Array {
  const result = new Uint8Array(bytes);
  if (bytes[0] !== 0x25) {
    for (let count = 0; count < 4; count++) result[Math.floor(random() * Math.min(64, result.length))] = 0xff;
    return result;
  }
  const places: number[] = [];
  for (let at = 1; at < bytes.length; at++) {
    const previous = bytes[at - 1] ?? 0;
    const isDigit = (bytes[at] ?? 0) >= 0x30 && (bytes[at] ?? 0) <= 0x39;
    if (isDigit && (previous === 0x20 || previous === 0x5b)) places.push(at);
  }
  const count = 1 + Math.floor(random() * 3);
  for (let change = 0; change < count && places.length > 0; change++) {
    let at = places[Math.floor(random() * places.length)] ?? 0;
    while ((result[at] ?? 0) >= 0x30 && (result[at] ?? 0) <= 0x39) result[at++] = 0x30 + Math.floor(random() * 10);
  }
  return result;
}

function slice(bytes: Uint8Array, random: () => number): [from: number, to: number] {
  const from = Math.floor(random() * bytes.length);
  return [from, Math.min(bytes.length, from + 1 + Math.floor(random() ** 2 * 4_000))];
}

function removeSlice(bytes: Uint8Array, random: () => number): Uint8Array {
  const [from, to] = slice(bytes, random);
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
}

function repeatSlice(bytes: Uint8Array, random: () => number): Uint8Array {
  const [from, to] = slice(bytes, random);
  return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
}

function blankSlice(bytes: Uint8Array, random: () => number): Uint8Array {
  const [from, to] = slice(bytes, random);
  return new Uint8Array(bytes).fill(random() < 0.5 ? 0 : 0x20, from, to);
}

function shuffleSlices(bytes: Uint8Array, random: () => number): Uint8Array {
  const [a, b] = [Math.floor(random() * bytes.length), Math.floor(random() * bytes.length)].sort((x, y) => x - y);
  return Buffer.concat([bytes.subarray(0, a), bytes.subarray(b), bytes.subarray(a ?? 0, b)]);
}

/** Documents made to exhaust their reader. */
export function hostileDocuments(): Mutation[] {
  const megabytes = (count: number, text: string) => Buffer.alloc(count * 1024 * 1024, text);
  return [
    { name: 'empty', bytes: new Uint8Array() },
    { name: 'text named pdf', bytes: Buffer.from('This is not a PDF.') },
    { name: 'bare header', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') },
    { name: '5,000 pages', bytes: pdf(pages(5_000, 'BT ET')) },
    { name: 'page tree that contains itself', bytes: pdf(treeLoop()) },
    { name: 'page tree with two parents', bytes: pdf(sharedTree()) },
    { name: 'count of a billion', bytes: pdf(pages(1, 'BT ET', { count: 1_000_000_000 })) },
    { name: 'page of a kilometre', bytes: pdf(pages(1, 'BT ET', { box: '0 0 2834645 2834645' })) },
    { name: 'page without area', bytes: pdf(pages(1, 'BT ET', { box: '0 0 0 0' })) },
    { name: 'content of 400 MB', bytes: pdf(pages(1, deflateSync(megabytes(400, 'q Q '), { level: 9 }))) },
    { name: 'content bomb in two layers', bytes: pdf(pages(1, bomb(), { filter: '[/FlateDecode /FlateDecode]' })) },
    { name: 'ten million saves', bytes: pdf(pages(1, deflateSync(Buffer.alloc(20_000_000, 'q '), { level: 9 }))) },
    { name: 'million words', bytes: pdf(pages(1, deflateSync(words(1_000_000), { level: 9 }))) },
    { name: 'form that draws itself', bytes: pdf(formLoop()) },
    { name: 'picture of 10^10 pixels', bytes: pdf(hugePicture(100_000)) },
    { name: 'picture of 49,000,000 pixels', bytes: pdf(hugePicture(7_000)) },
    { name: 'PNG of 10^10 pixels', bytes: png(100_000, 100_000, 0) },
    { name: 'PNG of 10^8 pixels', bytes: png(10_000, 10_000, 10_000) },
    { name: 'PNG cut short', bytes: png(2_000, 3_000, 1) },
  ];
}

type PdfObject = string | { dictionary: string; stream: Uint8Array };

/** Writes objects, numbered from 1 and the first of them the catalog, as a file. */
function pdf(objects: readonly PdfObject[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Uint8Array) => {
    parts.push(Buffer.from(part));
    length += part.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    if (typeof object === 'string') push(Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`));
    else {
      const { dictionary, stream } = object;
      push(Buffer.from(`${index + 1} 0 obj\n<<${dictionary} /Length ${stream.length}>>\nstream\n`));
      push(stream);
      push(Buffer.from('\nendstream\nendobj\n'));
    }
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`));
  push(Buffer.from(`trailer\n<</Size ${objects.length + 1} /Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

const CATALOG = '<</Type /Catalog /Pages 2 0 R>>';
const FONT = '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>';

function pages(
  count: number,
  content: string | Uint8Array,
  options: { count?: number; box?: string; filter?: string } = {},
): PdfObject[] {
  const { box = '0 0 595 842', filter = '/FlateDecode' } = options;
  const kids = Array.from({ length: count }, (_, index) => `${5 + index} 0 R`).join(' ');
  const stream = typeof content === 'string' ? deflateSync(Buffer.from(content)) : content;
  const page = `<</Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 3 0 R /Resources <</Font <</F1 4 0 R>>>>>>`;
  return [
    CATALOG,
    `<</Type /Pages /Count ${options.count ?? count} /Kids [${kids}]>>`,
    { dictionary: `/Filter ${filter}`, stream },
    FONT,
    ...Array.from({ length: count }, () => page),
  ];
}

function bomb(): Uint8Array {
  return deflateSync(deflateSync(Buffer.alloc(300 * 1024 * 1024, '0 0 m '), { level: 9 }), { level: 9 });
}

function words(count: number): Buffer {
  return Buffer.from(`BT /F1 1 Tf ${'1 0 0 1 30 400 Tm (word) Tj '.repeat(count)} ET`);
}

function treeLoop(): PdfObject[] {
  return [
    CATALOG,
    '<</Type /Pages /Count 3 /Kids [3 0 R]>>',
    '<</Type /Pages /Parent 2 0 R /Count 3 /Kids [2 0 R 3 0 R]>>',
  ];
}

function sharedTree(): PdfObject[] {
  const [catalog, , ...rest] = pages(1, 'BT ET');
  return [catalog as PdfObject, '<</Type /Pages /Count 3 /Kids [5 0 R 2 0 R 5 0 R 5 0 R]>>', ...rest];
}

function formLoop(): PdfObject[] {
  return [
    CATALOG,
    '<</Type /Pages /Count 1 /Kids [3 0 R]>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources <</XObject <</X 5 0 R>>>>>>',
    { dictionary: '', stream: Buffer.from('/X Do') },
    {
      dictionary: '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources <</XObject <</X 5 0 R>>>>',
      stream: Buffer.from('/X Do /X Do'),
    },
  ];
}

function hugePicture(side: number): PdfObject[] {
  const rows = deflateSync(Buffer.alloc(Math.min(side * side, 49_000_000)), { level: 9 });
  return [
    CATALOG,
    '<</Type /Pages /Count 1 /Kids [3 0 R]>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources <</XObject <</X 5 0 R>>>>>>',
    { dictionary: '', stream: Buffer.from('595 0 0 842 0 0 cm /X Do') },
    {
      dictionary:
        `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8` +
        ' /ColorSpace /DeviceGray /Filter /FlateDecode',
      stream: rows,
    },
  ];
}

/** A grey PNG of which only the first rows are there. */
function png(width: number, height: number, rows: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(rows * (width + 1)), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const result = Buffer.alloc(body.length + 8);
  result.writeUInt32BE(data.length, 0);
  body.copy(result, 4);
  result.writeUInt32BE(crc32(body), body.length + 4);
  return result;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
