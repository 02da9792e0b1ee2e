import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import type { Budget } from './budget.js';
import type { MimeLimits } from '../message-content.js';
import { REASONS } from '../reasons.js';

/** A file inside a zip file: its bytes, or a sentence why they cannot be obtained. */
type ZipEntry = { fileName: string; content: Buffer } | { fileName: string; size: number; reason: string };

export type ZipContent =
  /** A format that uses zip as its wrapping: docx, xlsx, odt and the like. */
  { kind: 'office' } | { kind: 'unreadable'; reason: string } | { kind: 'zip'; entries: AsyncIterable<ZipEntry> };

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
  return { kind: 'zip', entries: unpack(zip, entries, complete, limits, budget) };
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

async function* unpack(
  zip: ZipFile,
  entries: Entry[],
  complete: boolean,
  limits: MimeLimits,
  budget: Budget,
): AsyncGenerator<ZipEntry> {
  for (const entry of entries) {
    const fileName = nameOf(entry);
    if (fileName.endsWith('/')) continue;
    const failed = (reason: string): ZipEntry => ({ fileName, size: entry.uncompressedSize, reason });
    if (entry.isEncrypted()) yield failed(REASONS.passwordProtected);
    else if (entry.uncompressedSize > limits.entrySize) yield failed(REASONS.zipEntryTooLarge(limits.entrySize));
    else if (![STORED, DEFLATED].includes(entry.compressionMethod)) yield failed(REASONS.zipDamaged);
    else {
      try {
        yield { fileName, content: await contentOf(zip, entry, limits.entrySize, budget) };
      } catch (error) {
        if (error instanceof BudgetExceeded) {
          yield failed(REASONS.tooMuch(limits.unpackedSize));
          return;
        }
        yield failed(REASONS.zipDamaged);
      }
    }
  }
  if (!complete) yield { fileName: '', size: 0, reason: REASONS.zipDamaged };
}

async function contentOf(zip: ZipFile, entry: Entry, limit: number, budget: Budget): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > limit || !budget.take(bytes.length)) throw new BudgetExceeded();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
