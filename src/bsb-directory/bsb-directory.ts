import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { bankOfBsb } from '../numbers/bsb.js';
import type { BsbEntry } from './bsb-file.js';

const BATCH = 1_000;

/** Which BSBs exist: the imported directory of AusPayNet where there is one, else the ranges of the banks. */
@Injectable()
export class BsbDirectory {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether a branch with this BSB (`NNN-NNN`) exists and is open. */
  async exists(bsb: string): Promise<boolean> {
    return (await this.existing([bsb])).has(bsb);
  }

  /** Those of the BSBs (`NNN-NNN`) whose branches exist and are open. */
  async existing(bsbs: readonly string[]): Promise<Set<string>> {
    const [found] = await this.dataSource.query<[{ imported: boolean; open: string[] }]>(
      `SELECT EXISTS (SELECT 1 FROM bsb_directory) AS imported,
              ARRAY(SELECT bsb::text FROM bsb_directory WHERE bsb = ANY($1) AND NOT closed) AS open`,
      [bsbs],
    );
    return new Set(found.imported ? found.open : bsbs.filter((bsb) => bankOfBsb(bsb) !== null));
  }
}

/** Replaces the whole directory, in a transaction that is under way. */
export async function replaceBsbDirectory(manager: EntityManager, entries: readonly BsbEntry[]): Promise<void> {
  await manager.query('DELETE FROM bsb_directory');
  for (let at = 0; at < entries.length; at += BATCH) {
    const batch = entries.slice(at, at + BATCH);
    await manager.query(
      `INSERT INTO bsb_directory (bsb, bank, branch, closed)
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[])`,
      [batch.map((e) => e.bsb), batch.map((e) => e.bank), batch.map((e) => e.branch), batch.map((e) => e.closed)],
    );
  }
}
