import { close, fdatasync, open, unlink, writev } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { errorCode } from '../../platform/errors/system-error.js';
import { newId } from '../../platform/ids/uuid.js';
import type { DocumentPlace } from '../../platform/documents/document-store.js';
import { ContentHash } from './content-hash.js';

// On the way of every message: a FileHandle costs twice as much.
const openFile = promisify(open);
const writeFile = promisify(writev);
const syncFile = promisify(fdatasync);
const closeFile = promisify(close);
const removeFile = promisify(unlink);

/** A message that is in a file, or on its way there. */
export interface IncomingFile {
  path: string;
  /** When the whole message is in the file; rejects where it cannot be. */
  written: Promise<void>;
  size: number;
  contentHash: Buffer;
  /** Brings the whole message to the disk, once for however many ask. */
  sync(): Promise<void>;
  /** Leaves the file where it is when it is given up: it lies in its place in the document store, and a row names it. */
  keep(): void;
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
 * @param folder where the file lies if it has no place, or that is gone
 * @param trace goes before the message, and does not count
 * @param place where the file lies in the document store (DocumentStore.placeFor); a file that was made ahead is closed when this one is given up
 */
export async function storeIncoming(
  stream: Readable,
  folder: string,
  limit: number,
  trace = '',
  place: Pick<DocumentPlace, 'path' | 'file'> | null = null,
): Promise<IncomingFile | null> {
  const writer = new GatheringWriter(place, join(folder, `message-${newId()}`));
  const hash = new ContentHash();
  let size = 0;
  let kept = false;
  try {
    if (trace !== '') await writer.write(Buffer.from(trace));
    await eachChunk(stream, (chunk) => {
      size += chunk.length;
      if (size > limit || writer.failed) return null;
      hash.update(chunk);
      return writer.write(chunk);
    });
    if (size > limit) return null;
    const written = writer.finish();
    await writer.opened();
    kept = true;
    return {
      path: writer.path,
      written,
      size,
      contentHash: hash.digest(),
      sync: () => writer.sync(),
      keep: () => writer.keep(),
      discard: () => writer.discard(),
    };
  } finally {
    if (!kept) await writer.discard();
  }
}

/**
 * Takes what a stream gives, to its end; rejects where it breaks off.
 * @param take gives a promise where the stream is to wait
 */
function eachChunk(stream: Readable, take: (chunk: Buffer) => Promise<void> | null): Promise<void> {
  return new Promise((resolve, reject) => {
    finished(stream, { writable: false }, (error) => (error ? reject(error) : resolve()));
    stream.on('data', (chunk: Buffer) => {
      const room = take(chunk);
      if (room === null) return;
      stream.pause();
      void room.then(() => stream.resume());
    });
  });
}

/** Writes a new file in large pieces, while the next are on their way. A failure is kept until somebody asks. */
class GatheringWriter {
  private readonly file: Promise<number | null>;
  private written: Promise<void> = Promise.resolve();
  private finished: Promise<void> = Promise.resolve();
  private synced: Promise<void> | null = null;
  private pending = 0;
  private gathered: Buffer[] = [];
  private size = 0;
  private failure: unknown = null;
  private kept = false;
  private at: string;
  /** Whether a write answers only once it is on the disk. */
  private readonly syncsItself: boolean;

  /** @param place where the file is to be; `otherwise` where there is none, or its folder is gone */
  constructor(
    place: Pick<DocumentPlace, 'path' | 'file'> | null,
    private readonly otherwise: string,
  ) {
    this.at = place?.path ?? otherwise;
    const made = place?.file ?? null;
    this.syncsItself = made !== null;
    this.file = (made === null ? this.open() : Promise.resolve(made)).catch((error: unknown) => {
      this.failure = error;
      return null;
    });
  }

  /** Final once the file is there. */
  get path(): string {
    return this.at;
  }

  get failed(): boolean {
    return this.failure !== null;
  }

  /** Takes a piece; where the disk is slower than the sender, gives when there is room for the next. */
  write(chunk: Buffer): Promise<void> | null {
    this.gathered.push(chunk);
    this.size += chunk.length;
    if (this.size >= GATHER) this.flush();
    return this.pending > MOST_PENDING ? this.written : null;
  }

  /** Once the file is there. Throws what kept anything so far from being written. */
  async opened(): Promise<void> {
    await this.file;
    if (this.failed) throw this.failure;
  }

  /** Writes the rest. */
  finish(): Promise<void> {
    this.flush();
    this.finished = this.written.then(() => this.opened());
    // Whoever waits for it hears of a failure; that nobody does yet is none.
    this.finished.catch(() => undefined);
    return this.finished;
  }

  sync(): Promise<void> {
    this.synced ??= this.finished.then(async () => {
      const file = await this.file;
      if (file !== null && !this.syncsItself) await syncFile(file);
    });
    return this.synced;
  }

  keep(): void {
    this.kept = true;
  }

  async discard(): Promise<void> {
    await this.written;
    await this.synced?.catch(() => undefined);
    const file = await this.file;
    if (file === null) return;
    // Neither needs the other.
    await Promise.all([closeFile(file), this.kept ? null : removeFile(this.at).catch(unlessGone)]);
  }

  private async open(): Promise<number> {
    try {
      return await openFile(this.at, 'wx', 0o600);
    } catch (error) {
      if (this.at === this.otherwise || !['ENOENT', 'ENOTDIR'].includes(errorCode(error))) throw error;
      this.at = this.otherwise;
      return openFile(this.at, 'wx', 0o600);
    }
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
async function writeAll(file: number, pieces: Buffer[], size: number): Promise<void> {
  let { bytesWritten } = await writeFile(file, pieces);
  if (bytesWritten === size) return;
  const all = Buffer.concat(pieces, size);
  while (bytesWritten < size) bytesWritten += (await writeFile(file, [all.subarray(bytesWritten)])).bytesWritten;
}

function unlessGone(error: unknown): void {
  if (errorCode(error) !== 'ENOENT') throw error;
}
