import { CsvError, parse } from 'csv-parse/sync';
import { invalid } from '../../platform/errors/domain-error.js';

/** A line of the table, and the number of the last line of the text that it takes. */
interface Line {
  record: string[];
  info: { lines: number };
}

const BOOLEANS = new Set(['additional', 'send_individual_authentication_sms', 'send_individual_authentication_email']);

/**
 * The rows of a table in CSV (RFC 4180) whose first line names the fields; an empty cell says nothing. Commas, semicolons and tabs are
 * known as separators.
 * Throws invalid if it is not such a table.
 */
export function csvRows(bytes: Buffer): object[] {
  const text = decoded(bytes);
  const [first = ''] = text.split(/\r?\n/, 1);
  const delimiter = [',', ';', '\t'].sort((a, b) => first.split(b).length - first.split(a).length)[0] ?? ',';
  try {
    const options = { bom: true, delimiter, trim: true, skip_empty_lines: true, relax_column_count: true, info: true };
    const [head, ...rows] = parse(text, options) as unknown as Line[];
    const names = head?.record ?? [];
    const twice = names.find((name, index) => name !== '' && names.indexOf(name) < index);
    if (twice !== undefined) throw invalid({ body: [`The header row names the field ${twice} twice.`] });
    for (const { record, info } of rows) {
      if (record.length !== names.length)
        throw invalid({
          body: [`Line ${info.lines} has ${fields(record.length)}, but the first line names ${names.length}.`],
        });
      const unnamed = record.findIndex((cell, index) => cell !== '' && names[index] === '');
      if (unnamed >= 0)
        throw invalid({
          body: [`Line ${info.lines} has a value in column ${unnamed + 1}, which the header row does not name.`],
        });
    }
    return rows.map(({ record }) => rowOf(names, record));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = String(error.lines);
    throw invalid({
      body: [
        error.code === 'CSV_QUOTE_NOT_CLOSED'
          ? `The quotation mark that opens a field in line ${line} is not closed.`
          : `Line ${line} has a quotation mark within a field. Put the field in quotation marks, and write those within it twice.`,
      ],
    });
  }
}

function fields(count: number): string {
  return count === 1 ? '1 field' : `${count} fields`;
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid({ body: ['The body must be in UTF-8.'] });
  }
}

function rowOf(names: readonly string[], cells: readonly string[]): object {
  const given = names.map((name, index): [string, unknown] => {
    const cell = cells[index] ?? '';
    if (cell === '') return [name, undefined];
    const lower = cell.toLowerCase();
    return [name, BOOLEANS.has(name) && (lower === 'true' || lower === 'false') ? lower === 'true' : cell];
  });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
