import { CsvError, parse } from 'csv-parse/sync';
import { invalid } from '../../platform/errors/domain-error.js';

const BOOLEANS = new Set(['additional', 'send_individual_authentication_sms', 'send_individual_authentication_email']);

/**
 * The rows of a table in CSV (RFC 4180) whose first line names the fields; an empty cell says nothing. Commas, semicolons and tabs are
 * known as separators.
 * Throws invalid if it is not such a table.
 */
export function csvRows(bytes: Buffer): object[] {
  const text = decoded(bytes);
  const [head = ''] = text.split(/\r?\n/, 1);
  const delimiter = [',', ';', '\t'].sort((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
  try {
    const table = parse(text, { bom: true, delimiter, trim: true, skip_empty_lines: true });
    const [names = [], ...rows] = table;
    const twice = names.find((name, index) => names.indexOf(name) < index);
    if (twice !== undefined) throw invalid({ body: [`The header row names the field ${twice} twice.`] });
    return rows.map((cells) => rowOf(names, cells));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalid({ body: [`The body is not a CSV table: ${error.message}.`] });
  }
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid({ body: ['The body must be in UTF-8.'] });
  }
}

function rowOf(names: readonly string[], cells: readonly string[]): object {
  const fields = names.map((name, index): [string, unknown] => {
    const cell = cells[index] ?? '';
    if (cell === '') return [name, undefined];
    const lower = cell.toLowerCase();
    return [name, BOOLEANS.has(name) && (lower === 'true' || lower === 'false') ? lower === 'true' : cell];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
