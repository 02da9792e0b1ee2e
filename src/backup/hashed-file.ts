import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { errorCode } from '../platform/errors/system-error.js';
import { BackupError } from './backup-error.js';

/** A file of a backup, as it was when it was written. */
export interface HashedFile {
  name: string;
  bytes: number;
  /** SHA-256 in hexadecimal. */
  sha256: string;
}

/** Counts and hashes what goes through. */
class Meter extends Transform {
  bytes = 0;
  private readonly hash: Hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, data: Buffer) => void): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    done(null, chunk);
  }

  digest(): string {
    return this.hash.digest('hex');
  }
}

/** Writes what a stream gives to a new file, synced; packed (gzip) where its name ends so. */
export async function writeHashed(directory: string, name: string, source: Readable): Promise<HashedFile> {
  const meter = new Meter();
  const target = createWriteStream(join(directory, name), { flags: 'wx', mode: 0o600, flush: true });
  const pack = name.endsWith('.gz') ? createGzip({ level: constants.Z_BEST_SPEED }) : new PassThrough();
  await pipeline(source, pack, meter, target);
  return { name, bytes: meter.bytes, sha256: meter.digest() };
}

/**
 * Reads a file of a backup, unpacked. `use` has to read it to its end; throws a BackupError where the file is not what it was.
 */
export async function readHashed<T>(
  directory: string,
  file: HashedFile,
  use: (source: Readable) => Promise<T>,
): Promise<T> {
  const meter = new Meter();
  const unpack = file.name.endsWith('.gz') ? createGunzip() : new PassThrough();
  const reading = pipeline(createReadStream(join(directory, file.name)), meter, unpack).catch((error: unknown) => {
    throw errorCode(error).startsWith('Z_') || errorCode(error) === 'ENOENT' ? changed(file) : error;
  });
  const [result] = await Promise.all([
    use(unpack).catch((error: unknown) => {
      unpack.destroy();
      throw error;
    }),
    reading,
  ]);
  if (meter.bytes !== file.bytes || meter.digest() !== file.sha256) throw changed(file);
  return result;
}

/** Throws a BackupError if a file is missing, cut or otherwise not what it was. */
export async function checkHashed(directory: string, file: HashedFile): Promise<void> {
  const found = await stat(join(directory, file.name)).catch(() => null);
  if (found === null) throw new BackupError(`The backup is incomplete: ${file.name} is missing.`);
  if (found.size !== file.bytes)
    throw new BackupError(`The backup is incomplete: ${file.name} has ${found.size} bytes instead of ${file.bytes}.`);
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(directory, file.name)), hash);
  if (hash.digest('hex') !== file.sha256) throw changed(file);
}

function changed({ name }: HashedFile): BackupError {
  return new BackupError(`The backup was tampered with or damaged: ${name} was changed.`);
}
