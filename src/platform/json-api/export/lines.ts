import type { ResourceObject } from '../serialise.js';
import type { ExportFormat } from './formats.js';

/** How resources become the lines of a file. */
export interface LineWriter {
  /** What is before the first line. */
  head(attributes: readonly string[]): string;
  line(one: ResourceObject, attributes: readonly string[]): string;
}

/** What spreadsheets take for the beginning of a formula (OWASP, CSV Injection), in its full-width forms too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A value as a cell: what would be a formula is text, and objects are JSON. */
export function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return quoted(JSON.stringify(value));
  const text = typeof value === 'string' ? value : String(value as number | boolean);
  return quoted(FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text);
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
const CSV: LineWriter = {
  head: (attributes) => `\ufeff${['id', ...attributes].map(cell).join(',')}\r\n`,
  line: ({ id, attributes: values }, attributes) =>
    `${[id, ...attributes.map((name) => values[name])].map(cell).join(',')}\r\n`,
};

/** A JSON object a line, with the id among the attributes. */
const JSON_LINES: LineWriter = {
  head: () => '',
  line: ({ id, attributes }) => `${JSON.stringify({ id, ...attributes })}\n`,
};

export const LINES: Readonly<Record<ExportFormat, LineWriter>> = { csv: CSV, jsonl: JSON_LINES };
