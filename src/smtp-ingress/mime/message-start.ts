import { open } from 'node:fs/promises';

/** A raw message, or the start of one that is too large to be parsed. */
export interface MessageStart {
  bytes: Buffer;
  whole: boolean;
}

/** Reads a file from its start, at most this many bytes. Throws if it cannot be read. */
export async function readStart(path: string, limit: number): Promise<MessageStart> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, limit));
    let filled = 0;
    while (filled < bytes.length) {
      const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    return { bytes: bytes.subarray(0, filled), whole: size <= limit };
  } finally {
    await file.close();
  }
}
