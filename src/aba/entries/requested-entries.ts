import { invalid } from '../../platform/errors/domain-error.js';
import { isUuid } from '../../platform/ids/uuid.js';
import { MAX_PAGE_NUMBER, unknownParameter } from '../../platform/json-api/query.js';
import { MOST_ENTRIES } from './entries.schema.js';

/** The ids under `entries`. Throws invalid for anything else, and for none or too many. */
export function requestedEntries(parameters: URLSearchParams): string[] {
  refuseOthers(parameters, 'entries');
  const given = parameters.getAll('entries');
  if (given.length === 0) throw invalid({ entries: ['The entries parameter is required.'] });
  const ids = [...new Set(given.join(',').split(','))];
  if (!ids.every(isUuid) || ids.length > MOST_ENTRIES)
    throw invalid({ entries: [`The entries parameter must be up to ${MOST_ENTRIES} ids, separated by commas.`] });
  return ids;
}

const PAGE = 'page[number]';

/** The number under `page[number]`, 1 where it is absent. Throws invalid for anything else. */
export function requestedPage(parameters: URLSearchParams): number {
  refuseOthers(parameters, PAGE);
  const given = parameters.getAll(PAGE);
  if (given.length > 1) throw invalid({ [PAGE]: [`The ${PAGE} parameter must be given once.`] });
  const [text = '1'] = given;
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > MAX_PAGE_NUMBER)
    throw invalid({ [PAGE]: [`The ${PAGE} parameter must be a whole number from 1 to ${MAX_PAGE_NUMBER}.`] });
  return number;
}

function refuseOthers(parameters: URLSearchParams, known: string): void {
  const unknown = [...parameters.keys()].filter((name) => name !== known);
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown.map((name) => [name, [unknownParameter(name)]])));
}
