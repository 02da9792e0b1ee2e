import { pipeline } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import type { Budget } from './budget.js';
import type { MimeLimits } from '../message-content.js';
import { REASONS } from '../reasons.js';
import { commentOf, holdsMore } from './zip-layout.js';

/** A file inside a zip file: its bytes, or a sentence why they cannot be obtained. */
type ZipEntry = { fileName: string; content: Buffer } | { fileName: string; size: number; reason: string };

export type ZipContent =
  /** A format that uses zip as its wrapping: docx, xlsx, odt and the like. */
  | { kind: 'office' }
  | { kind: 'unreadable'; reason: string }
  | {
      kind: 'zip';
      entries: AsyncIterable<ZipEntry>;
      /** What programs may show as the names of files and folders. */
      names: string[];
      /** What they show beside the files. */
      comments: string[];
    };

/** Extra fields of an entry (APPNOTE 4.6.8, 4.6.9). */
const UNICODE_PATH = 0x7075;
const UNICODE_COMMENT = 0x6375;

const STORED = 0;
const DEFLATED = 8;

class BudgetExceeded extends Error {}

/**
 * Opens a zip file. Sizes are limited by what really comes out of it, not by what its directory says; iterating the
 * entries throws nothing, and ends with an entry that says so where the archive is damaged or too large.
 */
export async function readZip(bytes: Buffer, limits: MimeLimits, budget: Budget): Promise<ZipContent> {
  const zip = await open(bytes);
  if (!zip) return { kind: 'unreadable', reason: REASONS.zipDamaged };
  if (zip.entryCount > limits.files) return { kind: 'unreadable', reason: REASONS.zipTooManyEntries(limits.files) };
  if (zip.entryCount === 0) return { kind: 'unreadable', reason: REASONS.zipEmpty };
  const { entries, complete } = await directory(zip);
  const names = entries.map(nameOf);
  if (names.includes('[Content_Types].xml') || names[0] === 'mimetype') return { kind: 'office' };
  const flaw = !complete ? REASONS.zipDamaged : holdsMore(bytes, entries) ? REASONS.zipHoldsMore : null;
  return {
    kind: 'zip',
    entries: unpack(zip, entries, flaw, limits, budget),
    names: [
      ...new Set(entries.flatMap((entry) => [nameOf(entry), ...readingsOf(entry, entry.fileNameRaw, UNICODE_PATH)])),
    ],
    comments: [
      ...readings(commentOf(bytes)),
      ...new Set(entries.flatMap((entry) => readingsOf(entry, entry.fileCommentRaw, UNICODE_COMMENT))),
    ].filter((comment) => comment !== ''),
  };
}

async function open(bytes: Buffer): Promise<ZipFile | null> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: false });
    // Errors reach the iteration or the stream at work; without a listener a late one would end the process.
    zip.on('error', () => undefined);
    return zip;
  } catch {
    return null;
  }
}

async function directory(zip: ZipFile): Promise<{ entries: Entry[]; complete: boolean }> {
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry);
    return { entries, complete: true };
  } catch {
    return { entries, complete: false };
  }
}

/** Not by the library's own decoding, which refuses the whole archive for one name that is an absolute path. */
function nameOf(entry: Entry): string {
  return getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
}

/** Text in UTF-8 and in the character set of DOS: many an archive does not say which one is meant, and programs differ. */
function readings(bytes: Buffer): string[] {
  const text = bytes.toString('utf8');
  return /^\p{ASCII}*$/u.test(text) ? [text] : [text, getFileNameLowLevel(0, bytes, [], true)];
}

/** The same with what an extra field gives beside it, in UTF-8 behind its version and its checksum. */
const readingsOf = ({ extraFields }: Entry, bytes: Buffer, field: number): string[] => [
  ...readings(bytes),
  ...extraFields.filter(({ id }) => id === field).map(({ data }) => data.toString('utf8', 5)),
];

/** @param flaw why the archive may show more than its entries, null where it does not */
async function* unpack(
  zip: ZipFile,
  entries: Entry[],
  flaw: string | null,
  limits: MimeLimits,
  budget: Budget,
): AsyncGenerator<ZipEntry> {
  for (const entry of entries) {
    const fileName = nameOf(entry);
    if (fileName.endsWith('/') && entry.uncompressedSize === 0) continue;
    const failed = (reason: string): ZipEntry => ({ fileName, size: entry.uncompressedSize, reason });
    if (entry.isEncrypted()) yield failed(REASONS.passwordProtected);
    else if (entry.uncompressedSize > limits.entrySize) yield failed(REASONS.zipEntryTooLarge(limits.entrySize));
    else if (![STORED, DEFLATED].includes(entry.compressionMethod)) yield failed(REASONS.zipDamaged);
    else {
      try {
        const { content, isAll } = await contentOf(zip, entry, limits.entrySize, budget);
        if (!isAll) flaw ??= REASONS.zipHoldsMore;
        // Some programs show it all the same, others refuse it or look for another one.
        if (crc32(content) !== entry.crc32) flaw ??= REASONS.zipDamaged;
        yield { fileName, content };
      } catch (error) {
        if (error instanceof BudgetExceeded) {
          yield failed(REASONS.tooMuch(limits.unpackedSize));
          return;
        }
        yield failed(REASONS.zipDamaged);
      }
    }
  }
  if (flaw !== null) yield { fileName: '', size: 0, reason: flaw };
}

/** The content of an entry; `isAll` is false where its packed bytes hold something behind it. */
async function contentOf(
  zip: ZipFile,
  entry: Entry,
  limit: number,
  budget: Budget,
): Promise<{ content: Buffer; isAll: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  const packed = await zip.openReadStreamPromise(entry, { decodeFileData: false });
  const inflate = entry.compressionMethod === DEFLATED ? createInflateRaw() : null;
  // The iteration meets the errors of both.
  const unpacked = inflate ? pipeline(packed, inflate, () => undefined) : packed;
  for await (const chunk of unpacked) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > limit || !budget.take(bytes.length)) throw new BudgetExceeded();
    chunks.push(bytes);
  }
  if (size !== entry.uncompressedSize) throw new RangeError('not as large as the directory says');
  return { content: Buffer.concat(chunks), isAll: !inflate || inflate.bytesWritten === entry.compressedSize };
}
