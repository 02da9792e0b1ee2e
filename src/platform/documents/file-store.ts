import * as fs from 'node:fs';
import { mkdirSync } from 'node:fs';
import { access, mkdir, opendir, readdir, readFile, rm, unlink as removeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '../errors/system-error.js';
import { newId } from '../ids/uuid.js';
import { type AdoptedFile, type DocumentPlace, DocumentStore } from './document-store.js';
import { FolderSync, syncFolder } from './folder-sync.js';
import { clearFolder } from './incoming.js';
import { SpareFiles } from './spare-files.js';

const TRIES = 20;

// On the way of every message and upload: a FileHandle costs twice as much.
const closeFile = fs.close;
const link = promisify(fs.link);
const openFile = promisify(fs.open);
const syncFile = promisify(fs.fdatasync);
const writeFile = promisify(fs.writeFile);

interface Link extends AdoptedFile {
  target: string;
}

/** A folder that is there. */
interface KnownFolder {
  names: FolderSync;
  spares: SpareFiles;
}

/** Documents as files below one folder. */
export class FileStore extends DocumentStore {
  readonly incoming: string;
  protected readonly isQuick = true;
  /** Those that are there, as far as is known here. */
  private readonly folders = new Map<string, KnownFolder>();

  constructor(private readonly root: string) {
    super();
    this.incoming = join(root, 'incoming');
    mkdirSync(this.incoming, { recursive: true, mode: 0o700 });
  }

  /** Written where it stays: nobody knows of it until a row names it, and what a crash leaves of it is abandoned (AbandonedDocuments). */
  async put(key: string, bytes: Uint8Array): Promise<void> {
    const target = this.locate(key);
    await this.inFolder(dirname(target), async ({ names }) => {
      const file = await openFile(target, 'wx', 0o600);
      try {
        await writeFile(file, bytes);
        await Promise.all([names.sync(), syncFile(file)]);
      } catch (error) {
        await removeFile(target).catch(() => undefined);
        throw error;
      } finally {
        // Nobody need wait for that.
        closeFile(file, () => undefined);
      }
    });
  }

  /** In a file that was made ahead where there is one: that is one write, rather than five steps. */
  protected override putNew(wanted: string, bytes: Uint8Array): { key: string; stored: Promise<void> } {
    const { key, path, file } = this.placeFor(wanted) ?? { key: wanted, path: '', file: null };
    return file === null ? super.putNew(wanted, bytes) : { key, stored: writeSpare(path, file, bytes) };
  }

  placeFor(key: string): DocumentPlace | null {
    const path = this.locate(key);
    const folder = this.folders.get(dirname(path));
    return folder === undefined ? null : (folder.spares.take() ?? { key, path, file: null });
  }

  async giveUpSpares(): Promise<void> {
    await Promise.all([...this.folders.values()].map(({ spares }) => spares.giveUp()));
  }

  async adoptAll(files: readonly AdoptedFile[]): Promise<void> {
    const byFolder = new Map<string, Link[]>();
    for (const file of files) {
      const target = this.locate(file.key);
      const folder = dirname(target);
      byFolder.set(folder, [...(byFolder.get(folder) ?? []), { ...file, target }]);
    }
    await Promise.all([...byFolder].map(([folder, links]) => this.linkAll(folder, links)));
  }

  /** Gives files their names in one folder, where they have not got them, which is synced once for all of them. */
  private linkAll(folder: string, links: readonly Link[]): Promise<void> {
    return this.inFolder(folder, async ({ names }, again) => {
      await Promise.all(links.map((one) => giveName(one, again)));
      await Promise.all(links.map(({ written }) => written));
      const unnamed = links.some(({ named }) => named !== true);
      // One commit of the file system's journal is enough for names and files then.
      await Promise.all([unnamed ? names.sync() : null, ...links.map(({ sync }) => sync?.())]);
    });
  }

  /** Does what needs a folder, which is made if it is not there. `again` is whether it was tried before. */
  private async inFolder(folder: string, work: (known: KnownFolder, again: boolean) => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await work(await this.makeFolder(folder), attempt > 1);
        return;
      } catch (error) {
        // A reset may have removed the folder since it was last seen, or be removing it now (mkdir then says ENOTDIR).
        if (!['ENOENT', 'ENOTDIR'].includes(errorCode(error)) || attempt === TRIES) throw error;
        this.forget(folder);
      }
    }
  }

  withFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T> {
    return use(this.locate(key));
  }

  get(key: string): Promise<Buffer> {
    return readFile(this.locate(key));
  }

  async delete(key: string): Promise<void> {
    await rm(this.locate(key), { force: true });
  }

  keys(): AsyncGenerator<string, void> {
    return filesBelow(this.root, '');
  }

  async deleteBefore(entityId: string, generation: number): Promise<void> {
    const folder = this.locate(entityId);
    for (const name of await foldersIn(folder)) {
      if (!(Number(name) < generation)) continue;
      const old = join(folder, name);
      for (const known of this.folders.keys()) if (known.startsWith(old + sep)) this.forget(known);
      // What is put while the folder is being emptied goes with the next try.
      await rm(old, { recursive: true, force: true, maxRetries: TRIES, retryDelay: 10 });
    }
  }

  clearIncoming(unchangedSince: Date | null): Promise<void> {
    return clearFolder(this.incoming, unchangedSince);
  }

  private locate(key: string): string {
    const path = resolve(this.root, key);
    if (!path.startsWith(this.root + sep)) throw new Error('A document key points outside the store.');
    return path;
  }

  /** Makes a folder such that it is there after a power cut too: each new one is synced into its parent. */
  private async makeFolder(folder: string): Promise<KnownFolder> {
    const known = this.folders.get(folder);
    if (known) return known;
    const first = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (first !== undefined) {
      for (let made = folder; made.startsWith(first) || made === dirname(first); made = dirname(made))
        await syncFolder(made);
    }
    // Another call may have been as quick.
    const made = this.folders.get(folder) ?? this.know(folder);
    this.folders.set(folder, made);
    return made;
  }

  private know(folder: string): KnownFolder {
    const names = new FolderSync(folder);
    const newPlace = (): { key: string; path: string } => {
      const path = join(folder, newId());
      return { key: relative(this.root, path).split(sep).join('/'), path };
    };
    return { names, spares: new SpareFiles(names, newPlace) };
  }

  private forget(folder: string): void {
    void this.folders.get(folder)?.spares.giveUp();
    this.folders.delete(folder);
  }
}

/** Fills a file that was made ahead; it goes where that fails. */
async function writeSpare(path: string, file: number, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(file, bytes);
  } catch (error) {
    await removeFile(path).catch(() => undefined);
    throw error;
  } finally {
    // Nobody need wait for that.
    closeFile(file, () => undefined);
  }
}

/** @param again whether an earlier attempt may have made the link, or the folder is another one than the file was written to */
async function giveName({ path, target }: Link, again: boolean): Promise<void> {
  if (path !== target) await linkOnce(path, target, again);
  else if (again) await access(path);
}

async function linkOnce(path: string, target: string, again: boolean): Promise<void> {
  try {
    await link(path, target);
  } catch (error) {
    if (!again || errorCode(error) !== 'EEXIST') throw error;
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Paths below a folder, without holding more than a few names at once: a month may have millions. */
async function* filesBelow(folder: string, prefix: string): AsyncGenerator<string, void> {
  let entries;
  try {
    entries = await opendir(folder);
  } catch (error) {
    // Removed since its name was seen.
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  for await (const entry of entries) {
    if (entry.isFile()) yield prefix + entry.name;
    else if (entry.isDirectory()) yield* filesBelow(join(folder, entry.name), `${prefix}${entry.name}/`);
  }
}
