import type { DataSource } from 'typeorm';
import { isUnavailable } from '../errors/unavailable.js';
import { GroupCommit } from '../group-commit.js';
import { DataWasReset } from './generations.js';
import { commitPreparedAfter } from './prepared.js';
import type { PreparedStatement } from './prepared.js';
import { valuesOf } from './told-addition.js';
import type { ToldRow } from './told-addition.js';

/** While one group waits for the database's disk another may be written. */
const GROUPS_AT_ONCE = 2;
const ROWS_TOGETHER = 100;

/** A database that hangs holds no request longer than that. */
const TIMEOUT_MS = 30_000;

interface Waiting {
  row: ToldRow;
  /** What is to be done before the row is committed. */
  other: Promise<unknown>;
}

interface Added {
  id: string;
}

/** Commits together the rows that are added by the same statement at the same time. */
export class GroupedAdditions {
  private readonly groups = new Map<string, GroupCommit<Waiting, Added>>();

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Adds a row, and answers when it is committed; what keeps others in its group from that keeps it no longer than it takes to try each by itself.
   * @param other goes on meanwhile: nothing is committed before it is done, or where it fails
   * @returns what the statement gives of the row. Throws DataWasReset where it adds nothing.
   */
  add<Row>(statement: PreparedStatement, row: ToldRow, other: Promise<unknown>): Promise<Row> {
    let group = this.groups.get(statement.name);
    if (!group) {
      const commit = (waiting: readonly Waiting[]): Promise<Added[]> => this.commit(statement, waiting);
      // Where the connection broke, the rows may be there all the same.
      group = new GroupCommit(commit, GROUPS_AT_ONCE, ROWS_TOGETHER, isUnavailable);
      this.groups.set(statement.name, group);
    }
    return group.add({ row, other }) as Promise<Row>;
  }

  private async commit(statement: PreparedStatement, waiting: readonly Waiting[]): Promise<Added[]> {
    const values = valuesOf(waiting.map(({ row }) => row));
    const others = Promise.all(waiting.map(({ other }) => other));
    const added = await commitPreparedAfter<Added>(this.dataSource, statement, values, TIMEOUT_MS, others);
    const byId = new Map(added.map((one) => [one.id, one]));
    return waiting.map(({ row: { row } }) => {
      const one = byId.get(row.id);
      if (one === undefined) throw new DataWasReset();
      return one;
    });
  }
}
