import { open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from '../platform/ids/uuid.js';
import { ContentHash } from './content-hash.js';

/** A message that lies whole in a file. */
export interface IncomingFile {
  path: string;
  /** When the file's bytes are on the disk; rejects where they cannot be. */
  synced: Promise<void>;
  size: number;
  contentHash: Buffer;
}

/** Small writes are gathered, so that a message in many pieces does not cost a system call for each. */
const GATHER = 262_144;

/**
 * Writes a message to a file as it comes, never holding more than a part of it in memory, and begins to sync it. A message over the
 * limit is drained without being kept and gives null; so is one that cannot be written, which then throws, since a sender
 * hears an answer only after its last line. What was written is removed again when the sender goes away.
 * @param trace goes before the message, and does not count
 */
export async function takeIn(
  stream: Readable,
  folder: string,
  limit: number,
  trace = '',
): Promise<IncomingFile | null> {
  const path = join(folder, `message-${newId()}`);
  const writer = new GatheringWriter(path);
  const hash = new ContentHash();
  let size = 0;
  let kept = false;
  try {
    if (trace !== '') await writer.write(Buffer.from(trace));
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit || writer.failed) continue;
      hash.update(chunk);
      await writer.write(chunk);
    }
    if (size > limit) return null;
    await writer.finish();
    kept = true;
    return { path, synced: writer.sync(), size, contentHash: hash.digest() };
  } finally {
    if (!kept) {
      await writer.close();
      await rm(path, { force: true });
    }
  }
}

/** Writes a new file in large pieces. A failure is kept until `finish`, which throws it. */
class GatheringWriter {
  private file: FileHandle | null = null;
  private gathered: Buffer[] = [];
  private size = 0;
  private failure: unknown = null;

  constructor(private readonly path: string) {}

  get failed(): boolean {
    return this.failure !== null;
  }

  async write(chunk: Buffer): Promise<void> {
    this.gathered.push(chunk);
    this.size += chunk.length;
    if (this.size >= GATHER) await this.flush();
  }

  /** Writes the rest. */
  async finish(): Promise<void> {
    await this.flush();
    if (this.failed) throw this.failure;
  }

  /** Syncs what was written, and closes the file. */
  sync(): Promise<void> {
    const synced = (this.file?.datasync() ?? Promise.resolve()).finally(() => this.close());
    // Whoever waits for it hears of a failure; that nobody does yet is none.
    synced.catch(() => undefined);
    return synced;
  }

  async close(): Promise<void> {
    await this.file?.close();
  }

  private async flush(): Promise<void> {
    try {
      this.file ??= await open(this.path, 'wx', 0o600);
      if (this.size > 0) await writeAll(this.file, this.gathered, this.size);
    } catch (error) {
      this.failure = error;
    }
    this.gathered = [];
    this.size = 0;
  }
}

/** `writev` takes what a nearly full disk has room for and calls that success; trying the rest then says what the matter is. */
async function writeAll(file: FileHandle, pieces: Buffer[], size: number): Promise<void> {
  const { bytesWritten } = await file.writev(pieces);
  if (bytesWritten < size) await file.writeFile(Buffer.concat(pieces, size).subarray(bytesWritten));
}
