import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface PngChunk {
  type: string;
  data: Buffer;
  /** Whether its checksum is right. */
  isSound: boolean;
}

/** The chunks of a PNG up to its end; none of another file. */
export function* pngChunks(file: Buffer): Generator<PngChunk> {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return;
  for (let at = SIGNATURE.length; at + 8 <= file.length;) {
    const end = at + 8 + file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const isSound = end + 4 <= file.length && crc32(file.subarray(at + 4, end)) === file.readUInt32BE(end);
    yield { type, data: file.subarray(at + 8, end), isSound };
    if (type === 'IEND') return;
    at = end + 4;
  }
}

/** Chunks that a PNG has once at most (PNG, section 5.6). */
const ONCE = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'eXIf', 'pHYs']);

/**
 * Whether the chunks of a PNG are one picture: none that is given once is given again, and its pixels stand together. Some programs take the
 * first of two, others the last. A checksum that is wrong is passed over by some, while others take what it belongs to for missing.
 */
export function isOnePng(chunks: readonly PngChunk[]): boolean {
  const seen = new Set<string>();
  let last = '';
  for (const { type, isSound } of chunks) {
    if (!isSound || (ONCE.has(type) && seen.has(type))) return false;
    if (type === 'IDAT' && last !== 'IDAT' && seen.has('IDAT')) return false;
    seen.add(type);
    last = type;
  }
  return true;
}
