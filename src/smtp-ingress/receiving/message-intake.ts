import { open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from '../../platform/ids/uuid.js';
import { ContentHash } from './content-hash.js';

/** A message that is in a file, or on its way there. */
export interface IncomingFile {
  path: string;
  /** When the whole message is in the file; rejects where it cannot be. */
  written: Promise<void>;
  size: number;
  contentHash: Buffer;
  /** Brings the file's bytes to the disk, once for however many ask. */
  sync(): Promise<void>;
  /** Gives the file up: closes and removes it. */
  discard(): Promise<void>;
}

/** Small writes are gathered, so that a message in many pieces does not cost a system call for each. */
const GATHER = 262_144;

/** This many bytes may wait for the disk before the sender does. */
const MOST_PENDING = 1_048_576;

/**
 * Writes a message to a file as it comes, never holding more than a part of it in memory: the last part may still be on its
 * way. A message over the limit is drained without being kept and gives null; so is one that cannot be written,
 * which then throws, or whose `written` rejects, since a sender hears an answer only after its last line. What was written is
 * removed again when the sender goes away; what was taken is removed by whoever has it.
 * @param trace goes before the message, and does not count
 */
export async function storeIncoming(
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
    await writer.opened();
    kept = true;
    return {
      path,
      written: writer.finish(),
      size,
      contentHash: hash.digest(),
      sync: () => writer.sync(),
      discard: () => writer.close().finally(() => rm(path, { force: true })),
    };
  } finally {
    if (!kept) {
      await writer.close();
      await rm(path, { force: true });
    }
  }
}

/** Writes a new file in large pieces, while the next are on their way. A failure is kept until somebody asks. */
class GatheringWriter {
  private readonly file: Promise<FileHandle | null>;
  private written: Promise<void> = Promise.resolve();
  private synced: Promise<void> | null = null;
  private pending = 0;
  private gathered: Buffer[] = [];
  private size = 0;
  private failure: unknown = null;

  constructor(path: string) {
    this.file = open(path, 'wx', 0o600).catch((error: unknown) => {
      this.failure = error;
      return null;
    });
  }

  get failed(): boolean {
    return this.failure !== null;
  }

  /** Answers at once, unless the disk is slower than the sender. */
  async write(chunk: Buffer): Promise<void> {
    this.gathered.push(chunk);
    this.size += chunk.length;
    if (this.size >= GATHER) this.flush();
    if (this.pending > MOST_PENDING) await this.written;
  }

  /** Once the file is there. Throws what kept anything so far from being written. */
  async opened(): Promise<void> {
    await this.file;
    if (this.failed) throw this.failure;
  }

  /** Writes the rest. */
  finish(): Promise<void> {
    this.flush();
    const finished = this.written.then(() => this.opened());
    // Whoever waits for it hears of a failure; that nobody does yet is none.
    finished.catch(() => undefined);
    return finished;
  }

  sync(): Promise<void> {
    this.synced ??= this.file.then((file) => file?.datasync());
    return this.synced;
  }

  async close(): Promise<void> {
    await this.written;
    await (await this.file)?.close();
  }

  private flush(): void {
    const { gathered, size } = this;
    this.gathered = [];
    this.size = 0;
    if (size === 0) return;
    this.pending += size;
    this.written = this.written.then(async () => {
      try {
        const file = await this.file;
        if (file !== null && !this.failed) await writeAll(file, gathered, size);
      } catch (error) {
        this.failure = error;
      }
      this.pending -= size;
    });
  }
}

/** `writev` takes what a nearly full disk has room for and calls that success; trying the rest then says what the matter is. */
async function writeAll(file: FileHandle, pieces: Buffer[], size: number): Promise<void> {
  const { bytesWritten } = await file.writev(pieces);
  if (bytesWritten < size) await file.writeFile(Buffer.concat(pieces, size).subarray(bytesWritten));
}
