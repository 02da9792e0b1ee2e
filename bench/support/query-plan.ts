import type { DataSource } from 'typeorm';

/** A step of a plan of PostgreSQL; times in milliseconds, absent where they were not asked for. */
export interface PlanNode {
  'Node Type': string;
  'Actual Total Time'?: number;
  'Index Name'?: string;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
}

/** What PostgreSQL says of one run of a statement; times in milliseconds. */
export interface Explained {
  Plan: PlanNode;
  'Planning Time': number;
  'Execution Time': number;
}

/**
 * Runs a statement under `EXPLAIN (ANALYZE, BUFFERS)`.
 * @param timing whether each step is timed, which itself takes time
 */
export async function explain(
  dataSource: DataSource,
  statement: string,
  values: readonly unknown[],
  timing = true,
): Promise<Explained> {
  const [answer] = await dataSource.query<{ 'QUERY PLAN': [Explained] }[]>(
    `EXPLAIN (ANALYZE, BUFFERS, TIMING ${timing ? 'ON' : 'OFF'}, FORMAT JSON) ${statement}`,
    [...values],
  );
  const explained = answer?.['QUERY PLAN'][0];
  if (!explained) throw new Error('PostgreSQL explained nothing.');
  return explained;
}

/** A step and every one below it. */
export function* nodesOf(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const part of node.Plans ?? []) yield* nodesOf(part);
}

/** The indexes that a plan uses, each once. */
export function indexesOf(node: PlanNode): string[] {
  return [...new Set([...nodesOf(node)].flatMap((one) => one['Index Name'] ?? []))];
}
