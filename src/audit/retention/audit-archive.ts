import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline as pipelineOf, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { DataSource } from 'typeorm';
import { errorCode } from '../../platform/errors/system-error.js';
import { FILED_BARE } from '../sealing/sealed-row.js';
import type { SealedRow } from '../sealing/sealed-row.js';

const BATCH = 5_000;
const NAME = /^audit-([0-9a-f-]{36})-(\d{1,19})-(\d{1,19})\.jsonl\.gz$/;

/** Places of a chain that follow one another. */
export interface ArchivedPiece {
  organizationId: string;
  first: bigint;
  last: bigint;
}

/** A file of an archive. */
export interface ArchiveFile extends ArchivedPiece {
  path: string;
}

/**
 * Writes places of a chain with their events into a file of their own, a line of JSON each, packed and synced; in place of one of the same
 * places. Personal values are left out: nobody could erase them there. Throws where the folder is absent: one that is made in the place of a
 * volume that is not mounted would go with its machine.
 *
 * @param beforeReplacing fails if the file must not be put in place
 * @returns its path
 */
export async function writeArchive(
  dataSource: DataSource,
  folder: string,
  piece: ArchivedPiece,
  beforeReplacing: () => Promise<void>,
): Promise<string> {
  const { organizationId, first, last } = piece;
  const path = join(folder, `audit-${organizationId}-${first}-${last}.jsonl.gz`);
  // A name of its own: a process that has lost the right to remove events may still write to its own file.
  const partial = `${path}.${randomUUID()}.partial`;
  try {
    await pipeline(
      Readable.from(linesOf(dataSource, piece)),
      createGzip(),
      createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true }),
    );
    await beforeReplacing();
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
  return path;
}

async function* linesOf(
  dataSource: DataSource,
  { organizationId, first, last }: ArchivedPiece,
): AsyncGenerator<string> {
  for (let after = first - 1n; ;) {
    const rows = await dataSource.query<SealedRow[]>(
      `SELECT s.organization_id, s.position, encode(s.seal, 'hex') AS seal, s.event_id AS sealed_event,
              CASE WHEN e.id IS NOT NULL THEN ${FILED_BARE} END AS event
         FROM audit_seals s LEFT JOIN audit_events e ON e.id = s.event_id
        WHERE s.organization_id = $1 AND s.position > $2 AND s.position <= $3 ORDER BY s.position LIMIT ${BATCH}`,
      [organizationId, after.toString(), last.toString()],
    );
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    const end = rows.at(-1);
    if (end === undefined || rows.length < BATCH) return;
    after = BigInt(end.position);
  }
}

/** The rows of a file, so many at a time. Throws for a file that is cut, or is none. */
export async function* readArchive(path: string): AsyncGenerator<SealedRow[]> {
  // What goes wrong is thrown where it is read.
  const unpacked = pipelineOf(createReadStream(path), createGunzip(), () => undefined).setEncoding('utf8');
  let rows: SealedRow[] = [];
  let begun = '';
  for await (const text of unpacked as AsyncIterable<string>) {
    const lines = `${begun}${text}`.split('\n');
    begun = lines.pop() ?? '';
    rows.push(...lines.map((line) => JSON.parse(line) as SealedRow));
    if (rows.length < BATCH) continue;
    yield rows;
    rows = [];
  }
  if (begun !== '') rows.push(JSON.parse(begun) as SealedRow);
  yield rows;
}

/** The files of an archive, in the order of their places, the longest first where they begin alike; none where nothing was archived yet. */
export async function archiveFiles(folder: string): Promise<ArchiveFile[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return names
    .flatMap((name) => {
      const [, organizationId, first, last] = NAME.exec(name) ?? [];
      if (organizationId === undefined || first === undefined || last === undefined) return [];
      return [{ organizationId, first: BigInt(first), last: BigInt(last), path: join(folder, name) }];
    })
    .sort((one, other) => Number(one.first - other.first) || Number(other.last - one.last));
}
