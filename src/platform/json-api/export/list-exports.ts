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
const MOST_AT_ONCE = 4;
/** Whoever takes nothing for so long is not served on. */
const STALLED_MS = 60_000;

/** Writes whole lists, as they are filtered and sorted, as files. */
@Injectable()
export class ListExports {
  private underWay = 0;

  constructor(
    private readonly reader: ResourceReader,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * The list as a file that is written while it is taken. Which rows it has, and in which order, is of one moment; what they say is as they
   * are when it is their turn. Throws invalid if there are too many rows.
   */
  async of(
    resource: Resource,
    fieldSet: string,
    scope: Scope,
    query: ResourceQuery,
    { format, caller }: { format: ExportFormat; caller: OrganizationCaller | null },
  ): Promise<StreamableFile> {
    if (this.underWay >= MOST_AT_ONCE)
      throw new DomainError('unavailable', 'Too many exports are running. Try again soon.', {
        headers: { 'retry-after': '10' },
      });
    this.underWay += 1;
    const ids = await this.reader.ids(resource, scope, query, MOST_EXPORTED + 1).catch((error: unknown) => {
      this.underWay -= 1;
      throw error;
    });
    if (ids.count > MOST_EXPORTED) {
      this.underWay -= 1;
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
        for (let at = 0; at < ids.count; at += BATCH) {
          const wanted = ids.from(at, BATCH);
          const found = await reader.byIds(resource, fieldSet, scope, wanted, query);
          const rows = shown(wanted.flatMap((id) => found.get(id) ?? []));
          stalled.refresh();
          yield rows.map((row) => writer.line(row, attributes)).join('');
        }
      })(),
      // In pieces of a batch, one ahead.
      { objectMode: false, highWaterMark: 65_536 },
    );
    stream.once('close', () => {
      clearTimeout(stalled);
      this.underWay -= 1;
    });
    stream.on('error', (error) => this.logger.warn({ err: error }, 'The export of a list was not completed'));
    const name = `${resource.type}-${new Date().toISOString().slice(0, 10)}.${format}`;
    return new StreamableFile(stream, {
      type: format === 'csv' ? `${EXPORT_TYPES.csv}; charset=utf-8` : EXPORT_TYPES.jsonl,
      disposition: contentDisposition(name),
    });
  }
}
