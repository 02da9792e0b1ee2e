/**
 * Drops the indexes of invoices while many are added: building an index on what is there is much quicker than adding each row to it.
 * @param run runs a statement and gives its rows
 * @returns builds them again, and tells the planner what is there
 */
export async function dropIndexes(run: (sql: string) => Promise<unknown[]>): Promise<() => Promise<void>> {
  const indexes = (await run(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
      WHERE indrelid = 'invoices'::regclass AND NOT indisunique`,
  )) as { name: string; definition: string }[];
  for (const { name } of indexes) await run(`DROP INDEX ${name}`);
  return async () => {
    for (const { definition } of indexes) await run(definition);
    await run('VACUUM (ANALYZE) invoices');
  };
}
