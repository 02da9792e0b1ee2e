import type { DeclaredRoute } from '../http/declared-routes.js';
import { EXPORT_FORMATS } from '../json-api/export/formats.js';
import { MOMENT } from '../json-api/filters.js';
import type { Filter } from '../json-api/filters.js';
import { includePaths } from '../json-api/includes.js';
import { DEFAULT_PAGE_SIZE, fieldsOf, MAX_PAGE_NUMBER, MAX_PAGE_SIZE } from '../json-api/query.js';
import type { Resource } from '../json-api/resource.js';
import type { JsonSchema } from '../json-api/attributes.js';
import type { Parameter } from './openapi-types.js';

/** The parameters of a route's path and query, under the names that are sent. */
export function parametersOfRoute(route: DeclaredRoute): Parameter[] {
  return [...pathParameters(route), ...resourceParameters(route), ...furtherParameters(route)];
}

function pathParameters({ path, declaration }: DeclaredRoute): Parameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const declared = declaration.path?.[name];
    return {
      name,
      in: 'path',
      required: true,
      description: declared?.description ?? 'Its id.',
      schema: declared?.schema ?? { type: 'string', format: 'uuid' },
    };
  });
}

function furtherParameters({ declaration }: DeclaredRoute): Parameter[] {
  return Object.entries(declaration.query ?? {}).map(([name, { schema, description }]) => ({
    name,
    in: 'query',
    description,
    schema,
  }));
}

function resourceParameters({ declaration: { answer } }: DeclaredRoute): Parameter[] {
  if (answer.kind !== 'list' && answer.kind !== 'one') return [];
  const { resource, fieldSet } = answer;
  const paths = answer.includes === false ? [] : includePaths(resource);
  return [
    ...(answer.kind === 'list' ? listParameters(resource) : []),
    ...fieldParameters(resource, fieldSet),
    ...(paths.length > 0 ? [listOf('include', paths, 'What to include, separated by commas.')] : []),
  ];
}

function fieldParameters(resource: Resource, fieldSet: string): Parameter[] {
  return [...fieldsOf(resource, fieldSet)].map(([type, names]) =>
    listOf(`fields[${type}]`, names, `Attributes of ${type} to show, separated by commas; all of them by default.`),
  );
}

function listParameters(resource: Resource): Parameter[] {
  const sorts = Object.keys(resource.sorts).flatMap((name) => [name, `-${name}`]);
  return [
    {
      name: 'page[size]',
      in: 'query',
      description: 'Results on a page.',
      schema: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE },
    },
    {
      name: 'page[number]',
      in: 'query',
      description: 'Which page, counting from 1. A page past the end is an empty list.',
      schema: { type: 'integer', minimum: 1, maximum: MAX_PAGE_NUMBER, default: 1 },
    },
    {
      name: 'page[cursor]',
      in: 'query',
      description:
        'Stable paging while rows arrive, instead of `page[number]`: begin with `first` (or `last`) and follow `links.next` (or `links.prev`).',
      schema: { type: 'string', minLength: 1 },
    },
    ...Object.entries(resource.filters).map(([name, filter]) => filterParameter(name, filter)),
    {
      name: 'format',
      in: 'query',
      description:
        'The whole list as a file, with every row; `Accept: text/csv` does the same. Cannot be combined with `page` or `include`.',
      schema: { type: 'string', enum: [...EXPORT_FORMATS] },
    },
    listOf(
      'sort',
      sorts,
      `Fields to sort by, separated by commas; descending with a leading -. Default: ${resource.defaultSort}.`,
    ),
  ];
}

const MEETS: Record<Filter<never>['operator'], (filter: Filter<never>) => string> = {
  '=': () => 'this value',
  '@>': () => 'a check of this type that failed',
  '= ANY': () => 'this value',
  '= lower': () => 'this value, in upper or lower case',
  '>=': ({ schema }) =>
    schema === MOMENT
      ? 'this moment or later; a date without a time stands for the start of that day (UTC)'
      : 'this value or more',
  '<=': ({ schema }) =>
    schema === MOMENT
      ? 'this moment or earlier; a date without a time goes to the end of that day (UTC)'
      : 'this value or less',
  'LIKE ALL': ({ countedUpTo }) =>
    `all of these words in the searched texts; at most ${countedUpTo?.toLocaleString('en')} of them are counted and shown`,
};

function filterParameter(name: string, filter: Filter<never>): Parameter {
  const about = filter.list ? 'any of these values, separated by commas' : MEETS[filter.operator](filter);
  return {
    name: `filter[${name}]`,
    in: 'query',
    description: `Only those with ${about}.`,
    ...(filter.list ? { style: 'form', explode: false } : {}),
    schema: filter.schema,
  };
}

function listOf(name: string, values: readonly string[], description: string): Parameter {
  const schema: JsonSchema = { type: 'array', minItems: 1, items: { type: 'string', enum: [...values] } };
  return { name, in: 'query', description, style: 'form', explode: false, schema };
}
