import { invalid } from '../../platform/errors/domain-error.js';
import { isUuid } from '../../platform/ids/uuid.js';
import { unknownParameter } from '../../platform/json-api/query.js';
import { MOST_ENTRIES } from './entries.schema.js';

/** The ids under `entries`. Throws invalid for anything else, and for none or too many. */
export function entriesAskedFor(parameters: URLSearchParams): string[] {
  const unknown = [...parameters.keys()].filter((name) => name !== 'entries');
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown.map((name) => [name, [unknownParameter(name)]])));
  const given = parameters.getAll('entries');
  if (given.length !== 1) throw invalid({ entries: ['The entries parameter must be given once.'] });
  const ids = [...new Set(given[0]?.split(','))];
  if (!ids.every(isUuid) || ids.length > MOST_ENTRIES)
    throw invalid({ entries: [`The entries parameter must be up to ${MOST_ENTRIES} ids, separated by commas.`] });
  return ids;
}
