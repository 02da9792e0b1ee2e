import { type Entry, parseExtraFields } from 'yauzl';

/** Records of a zip file (APPNOTE 4.3) by how they begin, and what of them has one length. */
const LOCAL = { begin: 0x04034b50, size: 30 };
const LISTED = { size: 46 };
const END = { begin: Buffer.from('PK\x05\x06', 'latin1'), size: 22 };
const LARGE_END = { begin: 0x06064b50, size: 56 };
const LARGE_END_LOCATOR = { begin: 0x07064b50, size: 20 };
/** What stands behind an entry that was written without going back: its checksum and sizes, with a mark or without. */
const DESCRIPTOR = { begin: Buffer.from('PK\x07\x08', 'latin1'), sizes: [12, 16, 20, 24] };

const ENCRYPTED = 0x1;
const STREAMED = 0x8;
const STORED = 0;
const LARGE_SIZES = 0x0001;
const UNICODE_PATH = 0x7075;
/** Stands for a size that stands elsewhere, because it does not fit. */
const ELSEWHERE = 0xffff_ffff;

/** The comment of an archive, as bytes. */
export const commentOf = (bytes: Buffer): Buffer => bytes.subarray(bytes.lastIndexOf(END.begin) + END.size);

/**
 * Whether an archive holds more than its directory lists, or says otherwise of an entry where it stands. Programs that read an archive from its start, or
 * repair one, go by that and not by the directory.
 */
export function holdsMore(bytes: Buffer, entries: readonly Entry[]): boolean {
  try {
    const directory = startOfDirectory(bytes, entries);
    const inOrder = [...entries].sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
    const starts = [...inOrder.map((entry) => entry.relativeOffsetOfLocalHeader), directory];
    return (
      starts[0] !== 0 || inOrder.some((entry, at) => !fills(bytes, entry, (starts[at + 1] ?? 0) - (starts[at] ?? 0)))
    );
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}

/** Where the directory starts that ends where the archive's last record begins. @throws RangeError where that record says otherwise */
function startOfDirectory(bytes: Buffer, entries: readonly Entry[]): number {
  const end = bytes.lastIndexOf(END.begin);
  const size = entries.reduce(
    (sum, one) => sum + LISTED.size + one.fileNameLength + one.extraFieldLength + one.fileCommentLength,
    0,
  );
  const locator = end - LARGE_END_LOCATOR.size;
  const isLarge = locator >= 0 && bytes.readUInt32LE(locator) === LARGE_END_LOCATOR.begin;
  const directoryEnd = isLarge ? locator - LARGE_END.size : end;
  const start = directoryEnd - size;
  const real = [entries.length, size, start];
  const said = [bytes.readUInt16LE(end + 10), bytes.readUInt32LE(end + 12), bytes.readUInt32LE(end + 16)];
  const large = isLarge ? [32, 40, 48].map((at) => Number(bytes.readBigUInt64LE(directoryEnd + at))) : real;
  const missing = isLarge ? [0xffff, ELSEWHERE, ELSEWHERE] : real;
  const agrees = real.every((one, at) => large[at] === one && (said[at] === one || said[at] === missing[at]));
  if (!agrees || (isLarge && bytes.readUInt32LE(directoryEnd) !== LARGE_END.begin))
    throw new RangeError('the directory is not where it is said to be');
  return start;
}

/** Whether an entry, as it is where it stands, is what the directory says, and takes so many bytes. */
function fills(bytes: Buffer, entry: Entry, length: number): boolean {
  const at = entry.relativeOffsetOfLocalHeader;
  if (bytes.readUInt32LE(at) !== LOCAL.begin) return false;
  const flags = bytes.readUInt16LE(at + 6);
  const nameEnd = at + LOCAL.size + bytes.readUInt16LE(at + 26);
  const start = nameEnd + bytes.readUInt16LE(at + 28);
  const extra = bytes.subarray(nameEnd, start);
  const isSame =
    bytes.subarray(at + LOCAL.size, nameEnd).equals(entry.fileNameRaw) &&
    fieldIn(extra, UNICODE_PATH).equals(fieldIn(entry.extraFieldRaw, UNICODE_PATH)) &&
    bytes.readUInt16LE(at + 8) === entry.compressionMethod &&
    (flags & ENCRYPTED) === (entry.generalPurposeBitFlag & ENCRYPTED);
  const isStreamed = (flags & STREAMED) !== 0;
  const behind = length - (start - at) - entry.compressedSize;
  if (!isSame || !(isStreamed ? DESCRIPTOR.sizes : [0]).includes(behind)) return false;
  const [packed, unpacked] = sizesAt(bytes, at, extra);
  const isSaid = (size: number, listed: number): boolean => size === listed || (isStreamed && size === 0);
  if (!isSaid(packed, entry.compressedSize) || !isSaid(unpacked, entry.uncompressedSize)) return false;
  // The end of what is not packed is looked for by the mark behind it.
  const isMarked = packed === 0 && entry.compressionMethod === STORED;
  return !isMarked || !bytes.subarray(start, start + entry.compressedSize).includes(DESCRIPTOR.begin);
}

/** The sizes that an entry gives where it stands, packed and unpacked. */
function sizesAt(bytes: Buffer, at: number, extra: Buffer): [number, number] {
  const [packed, unpacked] = [bytes.readUInt32LE(at + 18), bytes.readUInt32LE(at + 22)];
  const isPackedElsewhere = packed === ELSEWHERE;
  const isUnpackedElsewhere = unpacked === ELSEWHERE;
  const large = isPackedElsewhere || isUnpackedElsewhere ? fieldIn(extra, LARGE_SIZES) : Buffer.of();
  return [
    isPackedElsewhere ? Number(large.readBigUInt64LE(isUnpackedElsewhere ? 8 : 0)) : packed,
    isUnpackedElsewhere ? Number(large.readBigUInt64LE(0)) : unpacked,
  ];
}

/** An extra field by its id, empty where there is none. */
function fieldIn(extra: Buffer, id: number): Buffer {
  try {
    return parseExtraFields(extra).find((field) => field.id === id)?.data ?? Buffer.of();
  } catch {
    throw new RangeError('damaged extra fields');
  }
}
