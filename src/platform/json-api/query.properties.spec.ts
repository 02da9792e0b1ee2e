import fc from 'fast-check';
import { anyCharacter } from '../../../test/support/any-character.js';
import { DomainError } from '../errors/domain-error.js';
import { enumeration, moment, text } from './attributes.js';
import { anyOf, equals, from, onDate, to } from './filters.js';
import { MAX_PAGE_NUMBER, MAX_PAGE_SIZE, parametersOf, parseQuery } from './query.js';
import type { ResourceQuery } from './query.js';
import { defineResource } from './resource.js';

class Row {
  id: string;
  status: string;
  reference: string;
  createdAt: Date;
  day: string;
}

const STATUSES = ['open', 'closed'];

const resource = defineResource(Row, {
  type: 'property-rows',
  title: 'Row',
  attributes: {
    status: enumeration('status', STATUSES),
    reference: text('reference'),
    created_at: moment('createdAt'),
  },
  fieldSets: { default: ['status', 'reference', 'created_at'], short: ['status'] },
  filters: {
    status: anyOf('status', STATUSES),
    reference: equals('reference'),
    created_from: from('createdAt'),
    created_to: to('createdAt'),
    day: onDate('day'),
  },
  sorts: { created_at: 'createdAt', status: 'status' },
  defaultSort: '-created_at',
});

/** The query, or the names of what is wrong; every other outcome is thrown. */
function outcome(url: string, fieldSet = 'default', list = true): ResourceQuery | string[] {
  try {
    return parseQuery(resource, parametersOf(url), { fieldSet, list });
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'invalid') return Object.keys(error.details.errors ?? {});
    throw error;
  }
}

const names = [
  'page[size]',
  'page[number]',
  'sort',
  'include',
  'fields[property-rows]',
  'filter[status]',
  'filter[reference]',
  'filter[created_from]',
  'filter[created_to]',
  'filter[day]',
];
const name = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...names) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter }) },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'filter[__proto__]', 'sort[]', 'page') },
);
const value = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.integer().map(String),
  fc.bigInt().map(String),
  fc.double().map(String),
  fc.date({ noInvalidDate: true }).map((one) => one.toISOString()),
  fc.array(fc.constantFrom('status', '-status', 'created_at', 'open', 'closed', ''), { maxLength: 4 }).map(String),
);
const pairs = fc.array(fc.tuple(name, value), { maxLength: 6 });
const asQuery = (given: [string, string][]): string =>
  `/rows?${given.map(([key, one]) => `${encodeURIComponent(key)}=${encodeURIComponent(one)}`).join('&')}`;

describe('parseQuery', () => {
  it('gives a valid query, or names what is wrong, for every list of parameters', () => {
    fc.assert(
      fc.property(pairs, fc.constantFrom('default', 'short'), (given, fieldSet) => {
        const got = outcome(asQuery(given), fieldSet);
        if (Array.isArray(got)) {
          expect(got.length).toBeGreaterThan(0);
          for (const one of got) expect(given.map(([key]) => key)).toContain(one);
          return;
        }
        expect(got.page.size).toBeGreaterThanOrEqual(1);
        expect(got.page.size).toBeLessThanOrEqual(MAX_PAGE_SIZE);
        expect(got.page.number).toBeLessThanOrEqual(MAX_PAGE_NUMBER);
        expect(Number.isSafeInteger((got.page.number - 1) * got.page.size)).toBe(true);
        expect(got.sort.length).toBeGreaterThan(0);
        for (const { property } of got.sort) expect(Object.values(resource.sorts)).toContain(property);
        for (const field of got.fields.get(resource.type) ?? []) expect(resource.fieldSets[fieldSet]).toContain(field);
        for (const one of got.filters) if (one.value instanceof Date) expect(one.value.getTime()).not.toBeNaN();
        expect(new Set(given.map(([key]) => key)).size).toBe(given.length);
      }),
      { numRuns: 2_000 },
    );
  });

  it('gives nothing else for any text after the question mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.boolean(), (query, list) => {
        outcome(`/rows?${query}`, 'default', list);
      }),
      { numRuns: 2_000 },
    );
  });

  it('accepts valid parameters in any order', () => {
    const right = fc.record({
      size: fc.integer({ min: 1, max: MAX_PAGE_SIZE }),
      number: fc.integer({ min: 1, max: MAX_PAGE_NUMBER }),
      statuses: fc.uniqueArray(fc.constantFrom(...STATUSES), { minLength: 1 }),
      reference: fc.string({ unit: anyCharacter, minLength: 1 }).filter((one) => !one.includes('\0')),
      moment: fc.date({
        noInvalidDate: true,
        min: new Date('0001-01-01T00:00:00Z'),
        max: new Date('9999-12-31T00:00:00Z'),
      }),
      descending: fc.boolean(),
    });
    fc.assert(
      fc.property(right, fc.infiniteStream(fc.nat()), (wanted, order) => {
        const given: [string, string][] = [
          ['page[size]', String(wanted.size)],
          ['page[number]', String(wanted.number)],
          ['filter[status]', wanted.statuses.join(',')],
          ['filter[reference]', wanted.reference],
          ['filter[created_from]', wanted.moment.toISOString()],
          ['sort', `${wanted.descending ? '-' : ''}status`],
        ];
        const shuffled = given
          .map((one) => ({ one, at: order.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one);
        const got = outcome(asQuery(shuffled));
        if (Array.isArray(got)) throw new Error(`refused: ${got.join()}`);
        expect(got.page).toEqual({ size: wanted.size, number: wanted.number });
        expect(got.sort).toEqual([{ property: 'status', descending: wanted.descending }]);
        const values = Object.fromEntries(got.filters.map((one) => [one.filter.property, one.value]));
        expect(values).toEqual({
          status: wanted.statuses,
          reference: Buffer.from(wanted.reference).toString(),
          createdAt: wanted.moment,
        });
      }),
      { numRuns: 500 },
    );
  });

  it.each(['__proto__', 'constructor', 'toString'])('names an unknown parameter %s', (unknown) => {
    expect(outcome(`/rows?${unknown}=1`)).toEqual([unknown]);
  });
});
