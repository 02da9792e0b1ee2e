import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SETTINGS_TOKEN } from '../../platform/config/settings.js';
import type { Settings } from '../../platform/config/settings.js';
import { errorCode } from '../../platform/errors/system-error.js';
import { Recurring } from '../../platform/jobs/recurring.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { CHAINS } from './chains.js';

const EVERY_MS = 60 * 60_000;

/** How far each chain has come: a step in an index for each. */
export const HEADS = `
  WITH RECURSIVE ${CHAINS}
  SELECT c.organization_id, head.position, encode(head.seal, 'hex') AS seal
    FROM chains c CROSS JOIN LATERAL (SELECT position, seal FROM audit_seals
           WHERE organization_id = c.organization_id ORDER BY position DESC LIMIT 1) AS head`;

/** One line of the file: how far a chain had come. */
export interface ExportedHead {
  at: string;
  organization_id: string;
  position: string;
  seal: string;
}

/** Where heads are exported to; copies of it elsewhere show what was cut off later, whoever may write here. */
export function headsFile(dataDir: string): string {
  return join(dataDir, 'audit', 'heads.jsonl');
}

/** Writes down every hour, and when the process ends, how far each chain has come. */
@Injectable()
export class AuditHeads extends Recurring {
  protected readonly everyMs = EVERY_MS;
  protected override readonly atOnce = true;
  protected readonly failure = 'The heads of the audit trail could not be exported';

  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected work(): Promise<void> {
    return exportHeads(this.dataSource, this.settings.DATA_DIR);
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await this.work().catch((error: unknown) => this.logger.warn({ err: error }, this.failure));
  }
}

/** Adds a line for each chain that has grown since its last line. */
async function exportHeads(dataSource: DataSource, dataDir: string): Promise<void> {
  const path = headsFile(dataDir);
  const last = new Map((await readHeads(path)).map((head) => [head.organization_id, head.position]));
  const heads = await dataSource.query<Omit<ExportedHead, 'at'>[]>(HEADS);
  const at = new Date().toISOString();
  const lines = heads
    .filter(({ organization_id, position }) => last.get(organization_id) !== position)
    .map((head) => `${JSON.stringify({ at, ...head })}\n`);
  if (lines.length === 0) return;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await appendFile(path, lines.join(''), { mode: 0o600, flush: true });
}

/** The lines of such a file, oldest first; none if there is no file. Throws for a line that is not a head. */
export async function readHeads(path: string): Promise<ExportedHead[]> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ExportedHead);
}
