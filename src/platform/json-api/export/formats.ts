import { ParameterError } from '../filters.js';

/** Forms in which a list is given as a whole, beside JSON page by page. */
export const EXPORT_FORMATS = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_TYPES: Readonly<Record<ExportFormat, string>> = { csv: 'text/csv', jsonl: 'application/jsonl' };

/** More rows are not exported at once. */
export const MOST_EXPORTED = 1_000_000;

export function parseFormat(text: string): ExportFormat {
  const found = EXPORT_FORMATS.find((one) => one === text);
  if (found === undefined) throw new ParameterError(`must be one of: ${EXPORT_FORMATS.join(', ')}`);
  return found;
}

/** The form that an Accept header asks for first of all; null for any other, JSON among them. */
export function formatAccepted(accept: string | undefined): ExportFormat | null {
  const [first = ''] = (accept ?? '').split(/[,;]/, 1);
  return EXPORT_FORMATS.find((one) => EXPORT_TYPES[one] === first.trim().toLowerCase()) ?? null;
}
