import { deflateSync } from 'node:zlib';
import type { Encryption } from './encryption.js';

/** What a PDF is written from; dictionaries and arrays are given as PDF syntax. */
interface PdfObject {
  dictionary: string;
  stream: Buffer | null;
}

export interface WriteOptions {
  /** Entries of the trailer besides those every file has. */
  encryption?: Encryption;
  /** What stands before `%PDF`, and after the end. */
  before?: string;
  after?: string;
  /** Leaves the table of objects out, or points to a wrong place. */
  table?: 'right' | 'missing' | 'wrong';
}

/** A PDF written object by object, so that it can have whatever form a producer gives it. */
export class PdfWriter {
  private readonly objects: PdfObject[] = [{ dictionary: '', stream: null }];

  constructor() {
    this.add('<< /Type /Pages >>');
  }

  /** The object that all pages hang from. */
  readonly pages = 2;

  /** Adds an object and gives its number. */
  add(dictionary: string): number {
    return this.objects.push({ dictionary, stream: null });
  }

  /** Adds a stream; `entries` of its dictionary besides the length. */
  addStream(data: Buffer | string, entries = ''): number {
    return this.objects.push({ dictionary: entries, stream: Buffer.from(data as Buffer) });
  }

  /** Adds a deflated stream. */
  addDeflated(data: Buffer | string, entries = ''): number {
    return this.addStream(deflateSync(Buffer.from(data as Buffer)), `/Filter /FlateDecode ${entries}`);
  }

  dictionaryOf(number: number): string {
    return this.objects[number - 1]?.dictionary ?? '';
  }

  set(number: number, dictionary: string): void {
    this.objects[number - 1] = { dictionary, stream: null };
  }

  /** Adds a page and, with it alone, completes the catalog. */
  finish(page: string, catalog = ''): void {
    const number = this.add(`<< /Type /Page /Parent ${this.pages} 0 R ${page} >>`);
    this.set(this.pages, `<< /Type /Pages /Kids [${number} 0 R] /Count 1 >>`);
    this.set(1, `<< /Type /Catalog /Pages ${this.pages} 0 R ${catalog} >>`);
  }

  write({ encryption, before = '', after = '', table = 'right' }: WriteOptions = {}): Buffer {
    const parts: Buffer[] = [];
    let length = 0;
    const push = (data: Buffer | string) => {
      const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
      parts.push(bytes);
      length += bytes.length;
    };
    push(`${before}%PDF-1.7\n%\xe2\xe3\xcf\xd3\n`);
    const offsets = this.objects.map(({ dictionary, stream }, index) => {
      const offset = length;
      const number = index + 1;
      push(`${number} 0 obj\n`);
      if (stream) {
        const data = encryption ? encryption.encrypt(stream, number) : stream;
        push(`<< ${dictionary} /Length ${data.length} >>\nstream\n`);
        push(data);
        push('\nendstream\nendobj\n');
      } else push(`${dictionary}\nendobj\n`);
      return offset;
    });
    const start = length;
    if (table === 'missing') {
      push(`trailer\n<< /Root 1 0 R >>\n`);
      return Buffer.concat(parts);
    }
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    const size = this.objects.length + 1;
    const more = encryption ? `/Encrypt ${encryption.dictionary} /ID [${encryption.id} ${encryption.id}]` : '';
    push(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${more} >>\n`);
    push(`startxref\n${table === 'wrong' ? start + 137 : start}\n%%EOF\n${after}`);
    return Buffer.concat(parts);
  }
}

/** Appends a changed object as an update does, the file before it untouched. */
export function withUpdate(file: Buffer, number: number, object: string): Buffer {
  const text = file.toString('latin1');
  const previous = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const size = Number(/\/Size (\d+)/.exec(text)?.[1]);
  const offset = String(file.length).padStart(10, '0');
  const body = `${number} 0 obj\n${object}\nendobj\n`;
  const table = `xref\n${number} 1\n${offset} 00000 n \ntrailer\n<< /Size ${size} /Root 1 0 R /Prev ${previous} >>\n`;
  const end = `${body}${table}startxref\n${file.length + body.length}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(end, 'latin1')]);
}
