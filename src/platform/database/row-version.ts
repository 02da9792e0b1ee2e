/**
 * SQL that gives the version of a row of a table: another one after every change, however close together. Times cannot tell that: whoever
 * changes a row notes the time before the change is seen.
 * @param table its alias, or its quoted name
 */
export function rowVersion(table: string): string {
  return `CAST(${table}.xmin AS text)`;
}
