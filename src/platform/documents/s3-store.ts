import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createWriteStream, mkdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../ids/uuid.js';
import { type AdoptedFile, DocumentStore } from './document-store.js';
import { clearFolder } from './incoming.js';
import { StoreFailure } from './store-failure.js';

/** Where documents are to be kept in an object store that speaks S3. */
export interface S3Place {
  bucket: string;
  /** Before every key; empty, or ends in `/`. */
  prefix: string;
  /** The address of a store that is not Amazon's. */
  endpoint: string | null;
}

/** This many objects one request may list, and delete (Amazon S3 API, ListObjectsV2 and DeleteObjects). */
const PAGE_SIZE = 1_000;

const silence = (): void => undefined;
const SILENT = { debug: silence, info: silence, warn: silence, error: silence };

const CONNECT_MS = 5_000;
/** A store that takes nothing and says nothing for so long is out of order; whoever waits for it is to hear so. */
const SILENT_MS = 15_000;

/**
 * Documents as objects of a bucket. Region and credentials come from where Amazon's own tools take them: the variables
 * `AWS_…`, profiles, the machine's role.
 */
export class S3Store extends DocumentStore {
  protected readonly isQuick = false;
  private readonly client: S3Client;

  /**
   * @param incoming a folder on this machine for files that are still being written
   * @param silentMs how long a request may go without a byte in either direction
   */
  constructor(
    private readonly place: S3Place,
    readonly incoming: string,
    silentMs = SILENT_MS,
  ) {
    super();
    mkdirSync(incoming, { recursive: true, mode: 0o700 });
    this.client = new S3Client({
      // Stores of others know the bucket by its path, and few know Amazon's newer checksums.
      ...(place.endpoint !== null && { endpoint: place.endpoint, forcePathStyle: true }),
      // What fails is told to whoever asked; the library would write it on the console.
      logger: SILENT,
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: silentMs },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.ask(() => this.client.send(new PutObjectCommand({ ...this.object(key), Body: bytes })));
  }

  placeFor(): null {
    return null;
  }

  giveUpSpares(): Promise<void> {
    return Promise.resolve();
  }

  async adoptAll(files: readonly AdoptedFile[]): Promise<void> {
    await Promise.all(files.map((file) => this.upload(file)));
  }

  private async upload({ key, path, written }: AdoptedFile): Promise<void> {
    await written;
    // Open before it is read: by its name it may be gone by then, which nobody would be there to hear of.
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const body = file.createReadStream({ autoClose: false });
      // The request fails with it, whenever it listens.
      body.on('error', silence);
      await this.ask(() =>
        this.client.send(new PutObjectCommand({ ...this.object(key), Body: body, ContentLength: size })),
      );
    } finally {
      await file.close();
    }
  }

  async withFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T> {
    const path = join(this.incoming, newId());
    try {
      const body = await this.fetch(key);
      await this.ask(() => pipeline(body, createWriteStream(path, { flags: 'wx', mode: 0o600 })));
      return await use(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  async get(key: string): Promise<Buffer> {
    const body = await this.fetch(key);
    return this.ask(async () => Buffer.concat(await body.toArray()));
  }

  async delete(key: string): Promise<void> {
    await this.ask(() => this.client.send(new DeleteObjectCommand(this.object(key))));
  }

  async *keys(): AsyncGenerator<string, void> {
    const { prefix, bucket } = this.place;
    const pages = paginateListObjectsV2(
      { client: this.client, pageSize: PAGE_SIZE },
      { Bucket: bucket, Prefix: prefix },
    );
    for (;;) {
      const page = await this.ask(() => pages.next());
      if (page.done) return;
      for (const { Key } of page.value.Contents ?? []) if (Key !== undefined) yield Key.slice(prefix.length);
    }
  }

  async deleteBefore(entityId: string, generation: number): Promise<void> {
    const folder = this.object(`${entityId}/`).Key;
    // What is put while the list is gone through is found when it is gone through again.
    while ((await this.deleteOutdated(folder, generation)) > 0);
  }

  clearIncoming(unchangedSince: Date | null): Promise<void> {
    return clearFolder(this.incoming, unchangedSince);
  }

  private async deleteOutdated(folder: string, generation: number): Promise<number> {
    let deleted = 0;
    await this.ask(async () => {
      const pages = paginateListObjectsV2(
        { client: this.client, pageSize: PAGE_SIZE },
        { Bucket: this.place.bucket, Prefix: folder },
      );
      for await (const { Contents = [] } of pages) {
        const outdated = Contents.flatMap(({ Key }) =>
          Key !== undefined && Number(Key.slice(folder.length).split('/', 1)[0]) < generation ? [{ Key }] : [],
        );
        if (outdated.length === 0) continue;
        const { Errors = [] } = await this.client.send(
          new DeleteObjectsCommand({ Bucket: this.place.bucket, Delete: { Objects: outdated, Quiet: true } }),
        );
        if (Errors.length > 0) throw new Error(`Documents could not be deleted: ${Errors[0]?.Message ?? ''}`);
        deleted += outdated.length;
      }
    });
    return deleted;
  }

  private async fetch(key: string): Promise<Readable> {
    const { Body } = await this.ask(() => this.client.send(new GetObjectCommand(this.object(key))));
    if (!(Body instanceof Readable)) throw new StoreFailure('EIO', 'The object store returned no body.');
    return Body;
  }

  private object(key: string): { Bucket: string; Key: string } {
    if (key.split('/').includes('..')) throw new Error('A document key points outside the store.');
    return { Bucket: this.place.bucket, Key: this.place.prefix + key };
  }

  /** Gives failures of the store the codes that those of a disk have, so that they are told from others in the same way. */
  private async ask<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      if (error instanceof StoreFailure) throw error;
      const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
      const message = error instanceof Error ? error.message : String(error);
      throw new StoreFailure(status === 404 ? 'ENOENT' : 'EIO', `The object store failed: ${message}`, {
        cause: error,
      });
    }
  }
}
