import { invalid } from '../errors/domain-error.js';
import { ParameterError } from './filters.js';
import type { Filter } from './filters.js';
import { parseFormat } from './export/formats.js';
import type { ExportFormat } from './export/formats.js';
import { includePaths, includeTree, reachableResources } from './includes.js';
import type { IncludeTree } from './includes.js';
import type { Resource } from './resource.js';

export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
/** No list has this many pages, and their rows can still be counted exactly. */
export const MAX_PAGE_NUMBER = Math.floor(Number.MAX_SAFE_INTEGER / MAX_PAGE_SIZE);

interface Sort {
  property: string;
  descending: boolean;
}

/** What a request asks of one resource, checked. */
export interface ResourceQuery {
  /** Attributes to show, by resource type; a type that is absent shows its whole field set. */
  fields: Map<string, readonly string[]>;
  filters: { filter: Filter<never>; value: unknown }[];
  sort: Sort[];
  include: IncludeTree;
  page: { number: number; size: number };
  /** `page[cursor]` as it was sent; null if pages are counted. */
  cursor: string | null;
  /** As which file the whole list is wanted; null for a page of it as JSON. */
  format: ExportFormat | null;
}

interface Rules {
  /** Field set that the endpoint serves. */
  fieldSet: string;
  /** Whether filters, sorts and pages make sense. */
  list: boolean;
  /** The file that is asked for otherwise than by a parameter. */
  format?: ExportFormat | null;
  /** Whether related resources can be included; they can where absent. */
  includes?: boolean;
}

/** The parameters of an address, as they were sent: `?a[b]=c` is `a[b]`. */
export function parametersOf(url: string): URLSearchParams {
  const at = url.indexOf('?');
  // With its question mark: without, one more that follows would be taken away.
  return new URLSearchParams(at < 0 ? '' : url.slice(at));
}

/** Refuses every parameter; for endpoints that take none. */
export function refuseParameters(parameters: URLSearchParams): void {
  refuse(new Map([...parameters.keys()].map((name) => [name, [unknownParameter(name)]])));
}

/**
 * Checks the parameters of a request against what its resource declares.
 * Throws an invalid DomainError that names each parameter as it was sent.
 */
export function parseQuery(resource: Resource, parameters: URLSearchParams, rules: Rules): ResourceQuery {
  const errors: ParameterErrors = new Map();
  const query: ResourceQuery = {
    fields: new Map(),
    filters: [],
    sort: [],
    include: new Map(),
    page: { number: 1, size: DEFAULT_PAGE_SIZE },
    cursor: null,
    format: rules.format ?? null,
  };
  const seen = new Set(parameters.keys());
  for (const name of seen) {
    const values = parameters.getAll(name);
    try {
      if (values.length > 1 && !isList(resource, name)) throw new ParameterError('must be given once');
      // An empty one among several is refused as one between commas is.
      if (!take(resource, rules, query, name, values.join(','))) errors.set(name, [unknownParameter(name)]);
    } catch (error) {
      if (!(error instanceof ParameterError)) throw error;
      errors.set(name, [`The ${name} parameter ${error.message}.`]);
    }
  }
  if (query.format !== null)
    for (const name of seen)
      if (/^page\[/.test(name) || name === 'include')
        errors.set(name, [`The ${name} parameter cannot be used with format: an export has every row.`]);
  if (query.cursor !== null && seen.has('page[number]'))
    errors.set('page[number]', ['The page[number] parameter cannot be used with page[cursor].']);
  refuse(errors);
  if (query.sort.length === 0) query.sort = parseSort(resource, resource.defaultSort);
  return query;
}

/** Names come from outside, `__proto__` among them: they are no keys of an object before it is whole. */
type ParameterErrors = Map<string, string[]>;

function refuse(errors: ParameterErrors): void {
  if (errors.size > 0) throw invalid(Object.fromEntries(errors));
}

/** The sentence about a parameter that an endpoint does not take. */
export function unknownParameter(name: string): string {
  return `Unknown parameter ${name}.`;
}

/** Whether a parameter takes several values, separated by commas or each with the name again. */
function isList(resource: Resource, name: string): boolean {
  const filter = /^filter\[([^\]]*)\]$/.exec(name)?.[1];
  if (filter !== undefined) return Object.hasOwn(resource.filters, filter) && resource.filters[filter]?.list === true;
  return name === 'sort' || name === 'include' || name.startsWith('fields[');
}

function take(resource: Resource, rules: Rules, query: ResourceQuery, name: string, value: string): boolean {
  const [, group, member] = /^(fields|filter|page)\[([^\]]*)\]$/.exec(name) ?? [];
  if (group === 'fields' && member !== undefined) {
    const allowed = fieldsOf(resource, rules.fieldSet).get(member);
    if (!allowed) return false;
    query.fields.set(member, parseList(value, allowed));
    return true;
  }
  if (name === 'include' && Object.keys(resource.includes).length > 0) {
    if (rules.includes === false)
      throw new ParameterError('cannot be used here: the included resources are not stored yet. Use it with GET');
    query.include = includeTree(resource, parseList(value, includePaths(resource)));
    return true;
  }
  if (!rules.list) return false;
  if (group === 'filter' && member !== undefined && Object.hasOwn(resource.filters, member)) {
    const filter = resource.filters[member] as Filter<never>;
    if (value === '') throw new ParameterError('must not be empty');
    query.filters.push({ filter, value: filter.parse(value) });
    return true;
  }
  if (group === 'page' && (member === 'size' || member === 'number')) {
    query.page[member] = parseWholeNumber(value, member === 'size' ? MAX_PAGE_SIZE : MAX_PAGE_NUMBER);
    return true;
  }
  if (group === 'page' && member === 'cursor') {
    if (value === '') throw new ParameterError('must not be empty');
    query.cursor = value;
    return true;
  }
  if (name === 'format') {
    query.format = parseFormat(value);
    return true;
  }
  if (name === 'sort') {
    query.sort = parseSort(resource, value);
    return true;
  }
  return false;
}

/**
 * The fields that may be asked for, by resource type: of the resource itself and of everything it can include. A type that
 * can be shown with several field sets has the fields of all of them.
 */
export function fieldsOf(resource: Resource, fieldSet: string): Map<string, readonly string[]> {
  const fields = new Map<string, readonly string[]>();
  for (const reachable of reachableResources(resource, fieldSet)) {
    const { type, fieldSets } = reachable.resource;
    fields.set(type, [...new Set([...(fields.get(type) ?? []), ...(fieldSets[reachable.fieldSet] ?? [])])]);
  }
  return fields;
}

function parseList(value: string, allowed: readonly string[]): string[] {
  if (value === '') throw new ParameterError('must not be empty');
  const given = value.split(',');
  if (given.some((one) => !allowed.includes(one))) throw new ParameterError(`must be a list of: ${allowed.join(', ')}`);
  return [...new Set(given)];
}

/** A whole number from 1 on. Throws a ParameterError for anything else. */
function parseWholeNumber(value: string, most: number): number {
  const number = /^\d+$/.test(value) ? Number(value) : NaN;
  if (!(number >= 1 && number <= most)) throw new ParameterError(`must be a whole number from 1 to ${most}`);
  return number;
}

function parseSort(resource: Resource, value: string): Sort[] {
  const names = Object.keys(resource.sorts);
  const sort = value.split(',').map((one) => {
    const descending = one.startsWith('-');
    const name = descending ? one.slice(1) : one;
    const property = Object.hasOwn(resource.sorts, name) ? resource.sorts[name] : undefined;
    if (property === undefined)
      throw new ParameterError(
        `must be a list of: ${names.join(', ')}. Put - before a field to sort in descending order`,
      );
    return { property, descending };
  });
  if (new Set(sort.map((one) => one.property)).size < sort.length)
    throw new ParameterError('must name each field once');
  return sort;
}
