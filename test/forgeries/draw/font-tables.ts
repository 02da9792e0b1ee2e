import { readFileSync } from 'node:fs';
import { fontFile } from './drawing.js';

/** Liberation Sans with other tables in place of its own. */
export function fontWithTables(others: ReadonlyMap<string, Buffer>): Buffer {
  const font = readFileSync(fontFile({}));
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at).map((entry) => {
    const tag = font.toString('latin1', entry, entry + 4);
    const start = font.readUInt32BE(entry + 8);
    return { tag, data: others.get(tag) ?? font.subarray(start, start + font.readUInt32BE(entry + 12)) };
  });
  const head = Buffer.alloc(12 + 16 * tables.length);
  head.writeUInt32BE(0x10000, 0);
  head.writeUInt16BE(tables.length, 4);
  const bodies: Buffer[] = [];
  let at = head.length;
  tables.forEach(({ tag, data }, index) => {
    const body = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    let sum = 0;
    for (let word = 0; word < body.length; word += 4) sum = (sum + body.readUInt32BE(word)) >>> 0;
    head.write(tag, 12 + 16 * index, 'latin1');
    head.writeUInt32BE(sum, 16 + 16 * index);
    head.writeUInt32BE(at, 20 + 16 * index);
    head.writeUInt32BE(data.length, 24 + 16 * index);
    bodies.push(body);
    at += body.length;
  });
  return Buffer.concat([head, ...bodies]);
}
