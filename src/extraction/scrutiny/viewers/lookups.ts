import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { inflateSync } from 'node:zlib';

const names = new Map<string, PDFName>();

export function name(value: string): PDFName {
  let known = names.get(value);
  if (!known) names.set(value, (known = PDFName.of(value)));
  return known;
}

/** What a look finds; undefined where the file is broken there. */
export function safely<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/** The entry of a dictionary, its reference followed. */
export const at = (dict: PDFDict, key: string): PDFObject | undefined => safely(() => dict.lookup(name(key)));
export const dictAt = (dict: PDFDict, key: string): PDFDict | undefined => asDict(at(dict, key));
export const nameAt = (dict: PDFDict, key: string): string | undefined => nameOf(at(dict, key));
export const numberAt = (dict: PDFDict, key: string): number => Number(at(dict, key)?.toString() ?? 0);

/** A dictionary, or that of a stream. */
export function asDict(object: PDFObject | undefined): PDFDict | undefined {
  if (object instanceof PDFDict) return object;
  return object instanceof PDFStream ? object.dict : undefined;
}

/** What names say. The library has one of each, and would put the letters together anew for every object. */
const texts = new WeakMap<PDFName, string>();

export function nameOf(object: PDFObject | undefined): string | undefined {
  if (!(object instanceof PDFName)) return undefined;
  let text = texts.get(object);
  if (text === undefined) texts.set(object, (text = object.decodeText()));
  return text;
}

export const isTrue = (object: PDFObject | undefined): boolean => object?.toString() === 'true';

export function textOf(object: PDFObject | undefined): string | undefined {
  if (!(object instanceof PDFString || object instanceof PDFHexString)) return undefined;
  // The library cannot decode texts of more than some 120,000 characters.
  return safely(() => object.decodeText()) ?? decodedText(Buffer.from(object.asBytes()));
}

/** What bytes say, two to a sign behind the mark of UTF-16; of others those beyond ASCII may come out as other signs. */
const decodedText = (bytes: Buffer): string =>
  bytes[0] === 0xfe && bytes[1] === 0xff ? new TextDecoder('utf-16be').decode(bytes) : bytes.toString('latin1');

/** The items of an array, their references followed. */
export const itemsOf = (object: PDFObject | undefined): (PDFObject | undefined)[] =>
  object instanceof PDFArray
    ? Array.from({ length: object.size() }, (_, index) => safely(() => object.lookup(index)))
    : [];

/** Most content takes up to so many times its size; it is inflated in steps of so many bytes at least and at most. */
const INFLATED = { times: 6, least: 1_024, most: 262_144 };

const roomFor = (length: number): number => Math.min(INFLATED.most, Math.max(INFLATED.least, INFLATED.times * length));

/** What a stream holds; null where it cannot be decoded. */
export function decodedOf(stream: PDFRawStream): Buffer | null {
  const isDeflated = nameOf(safely(() => stream.dict.lookup(name('Filter')))) === 'FlateDecode';
  const isPlain = isDeflated && !stream.dict.has(name('DecodeParms'));
  // The library's own way to inflate takes ten times as long, and is kept for what is damaged at its end.
  const { contents } = stream;
  const inflated = isPlain ? safely(() => inflateSync(contents, { chunkSize: roomFor(contents.length) })) : undefined;
  return inflated ?? safely(() => Buffer.from(decodePDFRawStream(stream).decode())) ?? null;
}
