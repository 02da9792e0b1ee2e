import { Readable } from 'node:stream';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import type { OrganizationCaller } from '../../auth/caller.js';
import { DomainError, invalid } from '../../errors/domain-error.js';
import { contentDisposition } from '../../http/content-disposition.js';
import { LOGGER } from '../../logging/logger.js';
import type { Logger } from '../../logging/logger.js';
import type { ResourceQuery } from '../query.js';
import { ResourceReader } from '../reader.js';
import type { Resource } from '../resource.js';
import type { Scope } from '../scope.js';
import { attributesShown } from '../serialise.js';
import type { ResourceObject } from '../serialise.js';
import { shownTo } from '../shown-to.js';
import { EXPORT_TYPES, MOST_EXPORTED } from './formats.js';
import type { ExportFormat } from './formats.js';
import { LINES } from './lines.js';

/** Rows that are fetched at once. */
const BATCH = 500;
/** This many files are written at a time in this process: each holds the ids of its rows. */
const MOST_AT_ONCE = 6;
/** And so many of one organization: with its sandbox, it leaves some to the others. */
const MOST_OF_ONE = 2;
/** Whoever takes nothing for so long is cut off. */
const STALLED_MS = 60_000;
/** Whoever takes fewer rows a second than this is cut off as well, but not within the first STALLED_MS. */
const SLOWEST = 100;

/** Writes whole lists, as they are filtered and sorted, as files. */
@Injectable()
export class ListExports {
  /** The organizations whose files are being written, each as often as it has one. */
  private readonly underWay: string[] = [];

  constructor(
    private readonly reader: ResourceReader,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * The list as a file that is written while it is taken. Which rows it has, and in which order, is of one moment; what they say is as they
   * are when it is their turn. Throws invalid if there are too many rows, too many requests or unavailable if too many files are being
   * written.
   */
  async of(
    resource: Resource,
    fieldSet: string,
    scope: Scope,
    query: ResourceQuery,
    { format, caller }: { format: ExportFormat; caller: OrganizationCaller | null },
  ): Promise<StreamableFile> {
    const release = this.begin(caller?.organizationId ?? '');
    const ids = await this.reader.ids(resource, scope, query, MOST_EXPORTED + 1).catch((error: unknown) => {
      release();
      throw error;
    });
    if (ids.count > MOST_EXPORTED) {
      release();
      throw invalid({ format: [`The list has more than ${MOST_EXPORTED} rows. Add a filter.`] });
    }
    const attributes = attributesShown(resource, fieldSet, query);
    const writer = LINES[format];
    const shown = (rows: ResourceObject[]): ResourceObject[] =>
      (shownTo(caller, { data: rows }) as { data: ResourceObject[] }).data;
    const stalled = setTimeout(() => stream.destroy(new Error('Nobody read the export.')), STALLED_MS).unref();
    const { reader } = this;
    const stream = Readable.from(
      (async function* () {
        yield writer.head(attributes);
        // The reader's time alone: the database's is not theirs.
        let waitedMs = 0;
        for (let at = 0; at < ids.count; at += BATCH) {
          const wanted = ids.from(at, BATCH);
          const found = await reader.byIds(resource, fieldSet, scope, wanted, query);
          const rows = shown(wanted.flatMap((id) => found.get(id) ?? []));
          stalled.refresh();
          const given = Date.now();
          yield rows.map((row) => writer.line(row, attributes)).join('');
          waitedMs += Date.now() - given;
          if (waitedMs > STALLED_MS + ((at + BATCH) / SLOWEST) * 1_000)
            throw new Error('The export was read too slowly.');
        }
      })(),
      // In pieces of a batch, one ahead.
      { objectMode: false, highWaterMark: 65_536 },
    );
    stream.once('close', () => {
      clearTimeout(stalled);
      release();
    });
    stream.on('error', (error) => this.logger.warn({ err: error }, 'The export of a list was not completed'));
    const name = `${resource.type}-${new Date().toISOString().slice(0, 10)}.${format}`;
    return new StreamableFile(stream, {
      type: format === 'csv' ? `${EXPORT_TYPES.csv}; charset=utf-8` : EXPORT_TYPES.jsonl,
      disposition: contentDisposition(name),
    });
  }

  /** Counts a file as being written, until what it gives is called. */
  private begin(organizationId: string): () => void {
    const headers = { 'retry-after': '10' };
    if (this.underWay.filter((one) => one === organizationId).length >= MOST_OF_ONE)
      throw new DomainError(
        'too_many_requests',
        `At most ${MOST_OF_ONE} exports of an organization can run at once. Try again soon.`,
        { headers },
      );
    if (this.underWay.length >= MOST_AT_ONCE)
      throw new DomainError('unavailable', 'Too many exports are running. Try again soon.', { headers });
    this.underWay.push(organizationId);
    return () => void this.underWay.splice(this.underWay.indexOf(organizationId), 1);
  }
}
