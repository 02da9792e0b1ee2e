import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { ENTITY_ABILITIES, ORGANIZATION_ABILITIES } from '../../src/abilities/abilities.js';
import type { Parameter } from '../../src/platform/openapi/openapi-types.js';
import { anyCharacter } from '../support/any-character.js';
import { Api } from '../support/api.js';
import type { Answer } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { TestService } from '../support/service.js';
import { sampleBody, sendSample } from '../contracts/bodies.js';
import { operations, titleOf } from '../contracts/operations.js';
import type { InterfaceName, Operation, Schema } from '../contracts/operations.js';
import { canMakeRowsOf, DOCUMENT_KEY, makeRows } from '../contracts/rows.js';
import { clientOf, environmentOf, makeKey, makeTenant, PREFIXES } from '../contracts/tenant.js';
import { attributesOf, makeParents, makeScene, pathOf, resourceOfParameter } from '../contracts/world.js';
import type { Scene } from '../contracts/world.js';

/** What every route promises, whichever it is: a new one is covered from the day it is declared. */
/** What no key may do is tried with sessions, in test/identity. */
const ALL = operations().filter(({ ability }) => ability !== 'user:write');
const LISTS = ALL.filter(({ isList }) => isList);
const READS = ALL.filter(({ method }) => method === 'GET');
const WITH_IDS = ALL.filter(({ pathParameters }) => pathParameters.length > 0);
const CHANGES = ALL.filter(({ method, query }) => method !== 'GET' && query.length > 0);
const WITH_JSON = ALL.filter(({ body }) => body?.kind === 'json');
const WITH_FILE = ALL.filter(({ body }) => body?.kind === 'file');

const named = (some: readonly Operation[]): [string, Operation][] => some.map((one) => [titleOf(one), one]);

/** Enough for three pages of ten and ties at their borders. */
const ROWS = 23;
/** Queries and bodies made up for each route; `npm run test:fuzz-queries` asks for many more. */
const FUZZ_RUNS = Number(process.env.FUZZ_QUERIES_RUNS ?? 6);
const UNKNOWN_IDS = [randomUUID(), 'abc', '1', '%00', '%F0%9F%92%A9', `${randomUUID()}0`, '..%2f..%2f'];

/** So many of them, for each route others: what all routes leave to the same code is tried with every one of them on some route. */
const takingTurns = <T>(all: readonly T[], count: number, route: number): T[] =>
  Array.from({ length: count }, (_none, at) => all[(route * count + at) % all.length] as T);

const with_ = (parameters: Record<string, string> | [string, string][]): string =>
  `?${new URLSearchParams(parameters).toString()}`;

let service: TestService;

beforeAll(async () => {
  // Rows stay as they are made: nothing works on them, and no limit is met.
  service = await TestService.start({ ROLES: 'http', RATE_LIMIT_KEY: '1000000', RATE_LIMIT_ORGANIZATION: '1000000' });
  const document = join(service.dataDir, 'documents', DOCUMENT_KEY);
  mkdirSync(join(document, '..'), { recursive: true });
  writeFileSync(document, await invoicePdf());
});
afterAll(() => service.remove());

describe('every resource', () => {
  const types = new Set([
    ...LISTS.map(({ resource }) => resource ?? ''),
    ...WITH_IDS.flatMap((one) => one.pathParameters.map((name) => resourceOfParameter(ALL, one, name))),
  ]);
  it.each([...types])('%s can be made by this suite', (type) => {
    if (!canMakeRowsOf(type)) throw new Error(`Say in test/contracts/rows.ts how rows of ${type} are made.`);
  });
});

function expectRefused(answer: Answer, parameter: string): void {
  expect(`${answer.status} ${Object.keys(answer.body?.errors ?? {}).join()}`).toBe(`422 ${parameter}`);
  expect(answer.body.errors[parameter][0]).toMatch(/^(The|Unknown parameter) .*\.$/s);
}

describe.each(named(LISTS))('%s', (_title, operation) => {
  let scene: Scene;
  /** Every row in the default order. */
  let all: any[];
  let made: string[];
  let strangers: string[];

  const list = async (parameters: Record<string, string> = {}): Promise<any> => {
    const answer = await scene.api.get(scene.path + with_(parameters));
    if (answer.status !== 200)
      throw new Error(`${JSON.stringify(parameters)}: ${answer.status} ${answer.bytes.toString()}`);
    return answer.body;
  };

  const everyPage = async (parameters: Record<string, string>, size: number): Promise<any[]> => {
    const rows: any[] = [];
    for (let number = 1; ; number++) {
      const body = await list({ ...parameters, 'page[size]': String(size), 'page[number]': String(number) });
      rows.push(...body.data);
      if (number >= body.meta.last_page) return rows;
    }
  };

  /** The pages from an end of the list to the other, as the links lead. */
  const walk = async (parameters: Record<string, string>, from: 'first' | 'last'): Promise<any[]> => {
    const pages: any[] = [await list({ ...parameters, 'page[cursor]': from })];
    for (;;) {
      const next = from === 'first' ? pages.at(-1).links.next : pages[0].links.prev;
      if (next === null) return pages;
      const { status, body } = await scene.api.get(`${scene.path}${new URL(next).search}`);
      expect(status).toBe(200);
      if (from === 'first') pages.push(body);
      else pages.unshift(body);
      if (pages.length > ROWS + 5) throw new Error('The links lead round in a circle.');
    }
  };

  const ids = (rows: any[]): string[] => rows.map(({ id }) => id as string);
  const filters = operation.query.filter(({ name }) => name.startsWith('filter['));
  const sorts = ((operation.query.find(({ name }) => name === 'sort')?.schema.items as Schema | undefined)?.enum ??
    []) as string[];

  beforeAll(async () => {
    scene = await makeScene(service, ALL, operation);
    const resource = operation.resource ?? '';
    made = await makeRows(service.database, resource, scene, ROWS);
    const other = await makeScene(service, ALL, operation);
    strangers = await makeRows(service.database, resource, other, 2);
    all = (await list({ 'page[size]': '100' })).data;
  });

  it('shows its own rows and nobody else’s', () => {
    expect(ids(all)).toEqual(expect.arrayContaining(made));
    expect(ids(all).filter((id) => strangers.includes(id))).toEqual([]);
    expect(new Set(ids(all)).size).toBe(all.length);
  });

  it.each([3, 10, 100])('gives every row once on pages of %i', async (size) => {
    expect(ids(await everyPage({}, size))).toEqual(ids(all));
  });

  it('counts pages, rows and positions, and links them', async () => {
    const last = Math.ceil(all.length / 10);
    const first = await list();
    expect(first.meta).toMatchObject({
      current_page: 1,
      from: 1,
      to: 10,
      per_page: 10,
      total: all.length,
      last_page: last,
    });
    expect(first.links.prev).toBeNull();
    expect(new URL(first.links.next).searchParams.get('page[number]')).toBe('2');
    const end = await list({ 'page[number]': String(last) });
    expect(end.meta).toMatchObject({ current_page: last, from: (last - 1) * 10 + 1, to: all.length });
    expect(end.links.next).toBeNull();
    const beyond = await list({ 'page[number]': String(last + 5) });
    expect(beyond.data).toEqual([]);
    expect(beyond.meta).toMatchObject({
      current_page: last + 5,
      from: null,
      to: null,
      total: all.length,
      last_page: last,
    });
    const kept = await list({ 'page[size]': '5', ...(sorts[0] ? { sort: sorts[0] } : {}) });
    for (const link of [kept.links.first, kept.links.last, kept.links.next]) {
      const parameters = new URL(link).searchParams;
      expect(parameters.get('page[size]')).toBe('5');
      expect(parameters.get('sort')).toBe(sorts[0] ?? null);
    }
  });

  it('is walked by cursor from either end, in the same envelope', async () => {
    const there = await walk({ 'page[size]': '10' }, 'first');
    const back = await walk({ 'page[size]': '10' }, 'last');
    for (const pages of [there, back]) expect(pages.flatMap(({ data }) => ids(data))).toEqual(ids(all));
    const { meta, links } = there[1];
    expect(Object.keys(meta).sort()).toEqual(Object.keys((await list()).meta).sort());
    expect(meta).toMatchObject({ current_page: 2, from: 11, to: 20, per_page: 10, total: all.length });
    expect(meta.links.map((one: any) => one.label)).toEqual(['« Previous', '2', 'Next »']);
    expect(new URL(links.first).searchParams.get('page[cursor]')).toBe('first');
    expect((await scene.api.get(`${scene.path}${new URL(links.prev).search}`)).body.data).toEqual(there[0].data);
    expect([there[0].links.prev, there.at(-1).links.next]).toEqual([null, null]);
    const cursor = new URL(links.next).searchParams.get('page[cursor]') ?? '';
    for (const wrong of ['', 'abc', 'FIRST', cursor.slice(1), `${cursor}AAAA`, cursor.replace(/^../, 'zz'), '\0'])
      expectRefused(await scene.api.get(scene.path + with_({ 'page[cursor]': wrong })), 'page[cursor]');
    const two = with_({ 'page[cursor]': cursor, 'page[number]': '1' });
    expectRefused(await scene.api.get(scene.path + two), 'page[number]');
    // A cursor is of the order in which it was given.
    const orders = await Promise.all(
      sorts.slice(0, 2).map((sort) => scene.api.get(scene.path + with_({ 'page[cursor]': cursor, sort }))),
    );
    if (sorts.length > 0) expect(orders.map(({ status }) => status).sort()).toEqual(expect.arrayContaining([422]));
  });

  it.each(['page[size]', 'page[number]'])('refuses a %s that is not a number in range', async (name) => {
    const wrong = [
      '0',
      '-1',
      '1.5',
      'abc',
      '',
      ' ',
      '1e3',
      '0x10',
      '١',
      ...(name === 'page[size]' ? ['101'] : ['90071992547410']),
      '99999999999999999999',
    ];
    for (const value of wrong) expectRefused(await scene.api.get(scene.path + with_({ [name]: value })), name);
  });

  if (sorts.length > 0)
    it.each(sorts)('sorts by %s over pages without repeats', async (sort) => {
      const rows = await everyPage({ sort }, 12);
      const walked = (await walk({ sort, 'page[size]': '12' }, 'first')).flatMap(({ data }) => ids(data));
      expect(walked).toEqual(ids(rows));
      expect([...ids(rows)].sort()).toEqual([...ids(all)].sort());
      const name = sort.replace('-', '');
      if (!operation.attributes.includes(name)) return;
      const values = rows.map((row) => attributesOf(row)[name] as string | number | null);
      const ascending = sort.startsWith('-') ? [...values].reverse() : values;
      // Absent values come last, as PostgreSQL has it; numbers and amounts by what they come to.
      const key = (value: string | number | null): string =>
        value === null
          ? '1'
          : `0${/^\d+(?:\.\d\d)?$/.test(String(value)) ? Number(value).toFixed(2).padStart(24, '0') : value}`;
      const keys = ascending.map(key);
      expect(keys).toEqual([...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    });

  it('accepts several sort fields, and refuses unknown, repeated and empty ones', async () => {
    if (sorts.length > 0) expect((await scene.api.get(scene.path + with_({ sort: sorts[0] ?? '' }))).status).toBe(200);
    const plain = sorts.filter((one) => !one.startsWith('-'));
    await list({ sort: plain.join(',') });
    for (const value of [
      'colour',
      '',
      '-',
      '--created_at',
      `${plain[0]},`,
      `${plain[0]},-${plain[0]}`,
      'id; DROP TABLE',
      '__proto__',
    ])
      expectRefused(await scene.api.get(scene.path + with_({ sort: value })), 'sort');
  });

  if (filters.length > 0)
    it.each(filters.map((one): [string, Parameter] => [one.name, one]))('filters by %s', async (name, { schema }) => {
      const short = name.slice('filter['.length, -1);
      const [, stem = '', bound] = /^(.*)_(from|to)$/.exec(short) ?? [];
      const attribute = [short, stem, `${stem}_at`].find((one) => operation.attributes.includes(one));
      const value = (row: any): unknown => attributesOf(row)[attribute ?? ''];
      const filtered = async (given: string): Promise<string[]> => ids(await everyPage({ [name]: given }, 10));
      const expected = (keeps: (value: any) => boolean): string[] => ids(all.filter((row) => keeps(value(row))));
      // Nothing asks for an absent value.
      const one = [...all.slice(Math.floor(all.length / 2)), ...all].find((row) => value(row) !== null);
      if (schema.type === 'array') {
        const values = (schema.items as Schema).enum as string[];
        for (const given of values) expect(await filtered(given)).toEqual(expected((shown) => shown === given));
        const two = values.slice(0, 2);
        expect(await filtered(two.join(','))).toEqual(expected((shown) => two.includes(shown)));
        for (const wrong of ['colour', `${values[0]},`, `${values[0]},colour`, ' '])
          expectRefused(await scene.api.get(scene.path + with_({ [name]: wrong })), name);
      } else if (attribute !== undefined && one !== undefined) {
        const given = String(value(one));
        const keeps = { from: (shown: string) => shown >= given, to: (shown: string) => shown <= given }[bound ?? ''];
        expect(await filtered(given)).toEqual(
          expected(keeps ?? ((shown) => shown !== null && String(shown) === given)),
        );
      }
      if (schema.anyOf !== undefined || schema.format === 'date')
        for (const wrong of ['yesterday', '2026-02-30', '0', '2026-13-01', "2026-01-01'--"])
          expectRefused(await scene.api.get(scene.path + with_({ [name]: wrong })), name);
      else expectRefused(await scene.api.get(`${scene.path}?${encodeURIComponent(name)}=a%00b`), name);
      expectRefused(await scene.api.get(scene.path + with_({ [name]: '' })), name);
    });

  it('counts only the rows that match the filters', async () => {
    for (const { name, schema } of filters.filter((one) => one.schema.type === 'array')) {
      const given = ((schema.items as Schema).enum as string[])[0] ?? '';
      const body = await list({ [name]: given, 'page[size]': '1' });
      expect(body.meta.total).toBe((await everyPage({ [name]: given }, 100)).length);
    }
  });
});

describe.each(named(READS))('parameters of %s', (_title, operation) => {
  let scene: Scene;

  const refused = async (query: string, parameter: string): Promise<void> =>
    expectRefused(await scene.api.get(scene.path + query), parameter);
  const lists = operation.query.filter(({ name }) => name.startsWith('fields[') || name === 'include');
  const own = operation.query.find(({ name }) => name === `fields[${operation.resource}]`);

  beforeAll(async () => {
    scene = await makeScene(service, ALL, operation);
    if (operation.isList) await makeRows(service.database, operation.resource ?? '', scene, 3);
  });

  it('are refused if they are unknown', async () => {
    const names = [
      'colour',
      'page',
      'page[colour]',
      'page[]',
      'filter',
      'filter[colour]',
      'filter[__proto__]',
      'filter[constructor]',
      'filter[]',
      'fields',
      'fields[colours]',
      'fields[__proto__]',
      `fields[${operation.resource}][]`,
      '__proto__',
      'toString',
      'sort[]',
      'PAGE[size]',
      ' page[size]',
      'filter[status][]',
      'ÿ',
      '',
    ];
    for (const name of takingTurns(names, 7, READS.indexOf(operation))) await refused(with_({ [name]: '1' }), name);
    const known = new Set(operation.query.map(({ name }) => name));
    for (const name of ['sort', 'include', 'page[size]', 'page[number]', 'filter[status]'].filter(
      (one) => !known.has(one),
    ))
      await refused(with_({ [name]: '1' }), name);
  });

  it('are refused if they are empty or repeated', async () => {
    for (const { name, schema } of operation.query) {
      await refused(with_({ [name]: '' }), name);
      const good = String((schema.items as Schema | undefined)?.enum?.[0] ?? schema.default ?? 'a');
      const [once] = [encodeURIComponent(name)];
      const answer = await scene.api.get(`${scene.path}?${once}=${good}&${once}=${good}`);
      // A list may be given value by value; a field is sorted by once.
      const values = (schema.items as Schema | undefined)?.enum;
      if (values !== undefined && name !== 'sort') expect(`${name} ${answer.status}`).toBe(`${name} 200`);
      else expectRefused(answer, name);
    }
  });

  it('choose what is shown', async () => {
    if (own === undefined) return;
    const names = (own.schema.items as Schema).enum as string[];
    const shown = async (asked: string): Promise<string[]> => {
      const { status, body } = await scene.api.get(scene.path + with_({ [own.name]: asked }));
      expect(status).toBe(200);
      const { id: _id, ...attributes } = attributesOf([body.data].flat()[0]);
      return Object.keys(attributes).sort();
    };
    for (const name of takingTurns(names, Math.min(4, names.length), READS.indexOf(operation)))
      expect(await shown(name)).toEqual([name]);
    expect(await shown(names.join(','))).toEqual([...names].sort());
    expect(await shown([...names].reverse().join(','))).toEqual([...names].sort());
  });

  it('name fields and includes that exist', async () => {
    for (const { name, schema } of lists) {
      const [first = ''] = (schema.items as Schema).enum as string[];
      for (const value of ['colour', `${first},colour`, `${first},`, `,${first}`, first.toUpperCase(), '*'])
        await refused(with_({ [name]: value }), name);
    }
  });

  it('include what belongs to it', async () => {
    const combinations = [...operation.includable.map((one) => [one]), operation.includable].filter(
      (one) => one.length > 0,
    );
    for (const paths of combinations) {
      const { status, body } = await scene.api.get(scene.path + with_({ include: paths.join(',') }));
      expect(status).toBe(200);
      const included = new Set((body.included ?? []).map((one: any) => `${one.type} ${one.id}`));
      expect(included.size).toBe((body.included ?? []).length);
      const related = [body.data, body.included ?? []]
        .flat()
        .flatMap((one: any) => Object.values<any>(one.relationships ?? {}));
      const pointedAt = related.flatMap(({ data }) => [data].flat()).filter((one) => one !== null);
      if (paths.some((path) => path.includes('.') || related.length > 0)) expect(pointedAt.length).toBeGreaterThan(0);
      // What a resource names wherever it is shown need not be included itself.
      const types = new Set((body.included ?? []).map((one: any) => one.type));
      const ofData = [body.data].flat().flatMap((one: any) => Object.values<any>(one.relationships ?? {}));
      const mustBe = [
        ...ofData.flatMap(({ data }) => [data].flat()),
        ...pointedAt.filter(({ type }) => types.has(type)),
      ];
      for (const one of mustBe.filter((one) => one !== null)) expect(included).toContain(`${one.type} ${one.id}`);
    }
  });

  it('never make the service fail, whatever they are', async () => {
    const name = fc.oneof(
      fc.constantFrom('page[size]', 'page[number]', 'sort', 'include', ...operation.query.map((one) => one.name)),
      fc.string({ unit: anyCharacter, maxLength: 20 }),
    );
    const words = operation.query.flatMap(
      ({ schema }) => ((schema.items as Schema | undefined)?.enum ?? []) as string[],
    );
    const value = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 40 }),
      fc.integer().map(String),
      fc.date().map(String),
      fc.array(fc.constantFrom(...words, 'x', ''), { maxLength: 4 }).map((parts) => parts.join(',')),
      fc.constantFrom('1', '100', '2026-01-01', '2026-01-01T00:00:00Z', '+275760-09-13', '0001-01-01T00:00:00+23:59'),
    );
    const encoded = fc
      .array(fc.tuple(name, value), { maxLength: 4 })
      .map((pairs) => pairs.map(([key, one]) => `${encodeURIComponent(key)}=${encodeURIComponent(one)}`).join('&'));
    // On a busy machine a page may not be drawn in time.
    const answers = operation.template.endsWith('/picture') ? [200, 409, 422] : [200, 422];
    const raw = fc.string({ maxLength: 60 }).map((text) => text.replace(/[^!$-~]/g, '%'));
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: encoded }, raw), async (query) => {
        expect(answers).toContain((await scene.api.get(`${scene.path}?${query}`)).status);
      }),
      { numRuns: FUZZ_RUNS },
    );
  });
});

describe.each(named(WITH_IDS))('ids of %s', (_title, operation) => {
  let scene: Scene;
  let strangers: Record<string, string>;
  let siblings: Record<string, string>;

  beforeAll(async () => {
    scene = await makeScene(service, ALL, operation);
    strangers = await makeParents(service, ALL, operation, await makeTenant(service, environmentOf(operation.of)));
    siblings = await makeParents(service, ALL, operation, scene.tenant);
  });

  const expectUnknown = async (ids: Record<string, string>): Promise<void> => {
    const path =
      pathOf(operation, {}).length > 0
        ? operation.template.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
        : '';
    const { status, bytes } = await sendSample(scene.api, operation, path);
    expect(`${status} ${path}${status === 404 ? '' : bytes.toString()}`).toBe(`404 ${path}`);
  };

  it('are not found if they belong to a neighbour', async () => {
    for (const name of operation.pathParameters)
      await expectUnknown({ ...scene.parents, [name]: strangers[name] ?? '' });
    await expectUnknown(strangers);
  });

  it('are not found below another row', async () => {
    const [first, last] = [operation.pathParameters[0] ?? '', operation.pathParameters.at(-1) ?? ''];
    if (first !== last) await expectUnknown({ ...scene.parents, [first]: siblings[first] ?? '' });
  });

  it('are not found if they do not exist', async () => {
    for (const id of UNKNOWN_IDS)
      for (const name of operation.pathParameters) await expectUnknown({ ...scene.parents, [name]: id });
  });
});

describe.each(named(ALL))('the right to %s', (_title, operation) => {
  let path: string;
  let tenant: Awaited<ReturnType<typeof makeTenant>>;

  beforeAll(async () => {
    tenant = await makeTenant(service, environmentOf(operation.of));
    path = pathOf(operation, await makeParents(service, ALL, operation, tenant));
  });

  const ask = (headers: Record<string, string>, prefix = PREFIXES[operation.of]): Promise<Answer> =>
    new Api(service.http + prefix, null).request(operation.method, path, undefined, headers);
  const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

  it('requires the abilities that it declares', async () => {
    const every: readonly string[] = operation.of === 'management' ? ORGANIZATION_ABILITIES : ENTITY_ABILITIES;
    for (const needed of [operation.ability, operation.alsoNeeds].filter((one) => one !== null)) {
      expect(every).toContain(needed);
      const abilities = every.filter((one) => one !== needed && one !== operation.alsoWith);
      const { status, body } = await ask(bearer(await makeKey(service, tenant, operation.of, { abilities })));
      expect(status).toBe(403);
      expect(body.message).toContain(needed);
    }
  });

  it('requires a known key of this interface that has not expired', async () => {
    const good = await makeKey(service, tenant, operation.of);
    const expired = await makeKey(service, tenant, operation.of, { expiresAt: new Date(Date.now() - 1_000) });
    const other = await makeTenant(service, operation.of === 'sandbox' ? 'production' : 'sandbox');
    const elsewhere: InterfaceName = operation.of === 'management' ? 'main' : 'management';
    const strange = await Promise.all([
      makeKey(service, tenant, elsewhere),
      ...(operation.of === 'management' ? [] : [makeKey(service, other, 'main')]),
    ]);
    const malformed: Record<string, string>[] = [
      { authorization: '' },
      { authorization: 'Bearer' },
      { authorization: `Basic ${Buffer.from(`${good}:`).toString('base64')}` },
      { authorization: good },
      bearer('nonsense'),
      bearer(`${good}x`),
      bearer(good.slice(0, -1)),
      bearer(`${good} ${good}`),
    ];
    const refused = [{}, ...takingTurns(malformed, 2, ALL.indexOf(operation)), bearer(expired), ...strange.map(bearer)];
    for (const headers of refused) {
      const { status, body } = await ask(headers);
      expect(`${JSON.stringify(headers)} ${status}`).toBe(`${JSON.stringify(headers)} 401`);
      expect(body).toEqual({ message: 'Unauthenticated.' });
    }
    if (operation.of === 'main') expect((await ask(bearer(good), PREFIXES.sandbox)).status).toBe(401);
    // Production has other methods of some of these paths.
    if (operation.of === 'sandbox') expect([404, 405]).toContain((await ask(bearer(good), PREFIXES.main)).status);
  });
});

describe.each(named(CHANGES))('fields of the answer to %s', (_title, operation) => {
  it('can be chosen as described', async () => {
    const scene = await makeScene(service, ALL, operation);
    for (const { name, schema } of operation.query) {
      const [first] = (schema.items as Schema).enum as string[];
      const { body } = await sendSample(scene.api, operation, `${scene.path}?${name}=${first}`);
      expect(Object.keys(body?.errors ?? {})).not.toContain(name);
    }
  });
});

/** The nearest thing on the way to an operation that can be got. */
function subjectOf({ of, template }: Operation): Operation | undefined {
  const above = READS.filter(
    (one) => one.of === of && !one.isList && one.resource !== null && `${template}/`.startsWith(`${one.template}/`),
  );
  return above.sort((a, b) => b.template.length - a.template.length)[0];
}

describe.each(named(ALL.filter(({ conditional }) => conditional)))('%s, on a condition,', (_title, operation) => {
  it('changes only what is still as it was read', async () => {
    const subject = subjectOf(operation);
    if (subject === undefined) throw new Error('Nothing can be got whose ETag the condition could name.');
    const send = async (
      condition: (tag: string) => string,
    ): Promise<{ answer: Answer; before: string; after: string }> => {
      const scene = await makeScene(service, ALL, operation);
      const read = async (): Promise<string> =>
        (await scene.api.get(pathOf(subject, scene.parents))).headers.get('etag') ?? '';
      const before = await read();
      const answer = await sendSample(scene.api.withHeaders({ 'if-match': condition(before) }), operation, scene.path);
      return { answer, before, after: await read() };
    };
    const right = await send((tag) => tag);
    expect(right.before).toMatch(/^"[\w-]{22}"$/);
    expect([412, 500]).not.toContain(right.answer.status);
    const wrong = await send((tag) => `"${'x'.repeat(22)}", "${tag[1] === 'y' ? 'z' : 'y'}${tag.slice(2)}`);
    expect(wrong.after).toBe(wrong.before);
    if (right.answer.status >= 300) expect(wrong.answer.status).toBe(right.answer.status);
    else
      expect([wrong.answer.status, wrong.answer.body.message]).toEqual([
        412,
        expect.stringMatching(/^This .* has changed since you read it\./),
      ]);
  });
});

describe.each(named(WITH_JSON))('the body of %s', (_title, operation) => {
  let scene: Scene;
  const schema = operation.body?.kind === 'json' ? operation.body.schema : {};
  const required = (schema.required ?? []) as string[];

  beforeAll(async () => {
    scene = await makeScene(service, ALL, operation);
  });

  const send = (body: string, type: string | null = 'application/json'): Promise<Answer> =>
    scene.api.send(operation.method, scene.path, { body, headers: type === null ? {} : { 'content-type': type } });

  it('is JSON', async () => {
    expect((await send('{"name": ')).status).toBe(400);
    expect((await send('')).status).toBe(400);
    for (const type of [
      'application/xml',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/x-www-form-urlencoded',
      '',
    ])
      expect(`${type} ${(await send('<a/>', type)).status}`).toBe(`${type} 415`);
    expect((await send(JSON.stringify({ name: 'a'.repeat(1_200_000) }))).status).toBe(413);
    for (const other of ['[]', '"text"', '1', 'null', '[{}]'])
      expect(`${other} ${(await send(other)).status}`).toBe(`${other} 422`);
  });

  it('names what is missing, unknown or of another type', async () => {
    const good = sampleBody(schema);
    for (const name of required) {
      const { [name]: _left, ...rest } = good;
      expectField(await send(JSON.stringify(rest)), name);
      for (const wrong of [null, {}, 17.5]) expectField(await send(JSON.stringify({ ...good, [name]: wrong })), name);
    }
    expectField(await send(JSON.stringify({ ...good, colour: 'red' })), 'colour');
    for (const name of ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'])
      expectField(
        await send(`{${[`"${name}": {"prototype": 1}`, JSON.stringify(good).slice(1, -1)].filter(Boolean).join()}}`),
        name,
      );
  });

  it('never makes the service fail, whatever it holds', async () => {
    const good = sampleBody(schema);
    const names = [...Object.keys((schema.properties ?? {}) as object), 'colour', ''];
    const odd = fc.oneof(
      fc.constantFrom<unknown>(
        ...Object.values(good),
        null,
        true,
        0,
        -1,
        1e308,
        '',
        ' ',
        '\u0000',
        '\ud800',
        '0'.repeat(300),
      ),
      fc.constantFrom<unknown>(
        '2026-01-01',
        '9999-12-31T23:59:59-14:00',
        '127.0.0.1/8',
        'https://[::1]/',
        'a@b.example',
        randomUUID(),
      ),
      fc.string({ unit: anyCharacter, maxLength: 40 }),
      fc.jsonValue({ maxDepth: 3 }),
      fc.array(fc.constantFrom<unknown>(...Object.values(good), 1, null), { maxLength: 3 }),
    );
    const body = fc.dictionary(fc.constantFrom(...names), odd, { maxKeys: 4 });
    await fc.assert(
      fc.asyncProperty(body, fc.boolean(), async (given, complete) => {
        const { status } = await send(JSON.stringify(complete ? { ...good, ...given } : given));
        expect([200, 201, 204, 403, 404, 409, 422]).toContain(status);
      }),
      { numRuns: FUZZ_RUNS },
    );
  });

  it('must not be deeply nested or have very many values', async () => {
    const [name = 'a'] = required;
    // Every route refuses what is over its limits (32 levels; 5,000 values, of a table 20,000); one is tried with far more.
    const [levels, values] = operation === WITH_JSON[0] ? [300_000, 50_000] : [40, 20_001];
    const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const many = JSON.stringify(Object.fromEntries(Array.from({ length: values }, (_none, at) => [`k${at}`, at])));
    for (const body of [deep, `{"${name}": ${deep}}`, many]) {
      const began = Date.now();
      expect((await send(body)).status).toBe(422);
      expect(Date.now() - began).toBeLessThan(10_000);
    }
  });

  const expectField = (answer: Answer, field: string): void => {
    expect(`${answer.status} ${answer.bytes.toString()}`).toMatch(/^422 /);
    expect(Object.keys(answer.body.errors)).toContain(field);
  };

  it('comes with no unknown parameter', async () => {
    expectRefused(await sendSample(scene.api, operation, `${scene.path}?colour=red`), 'colour');
  });
});

const part = (disposition: string): string => `--x\r\nContent-Disposition: ${disposition}\r\n\r\nabc\r\n`;

describe.each(named(WITH_FILE))('the file of %s', (_title, operation) => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await makeScene(service, ALL, operation);
  });

  const expectNoFile = (answer: Answer, ...others: string[]): void =>
    expect([answer.status, Object.keys(answer.body?.errors ?? {})]).toEqual([422, ['file', ...others]]);

  it('comes as the part `file` of a form', async () => {
    expectNoFile(await scene.api.send('POST', scene.path, {}));
    const headers = { 'content-type': 'application/json' };
    for (const body of ['{}', '{"name": ', ''])
      expectNoFile(await scene.api.send('POST', scene.path, { headers, body }));
    expectNoFile(await scene.api.post(scene.path, { file: 'text' }));
    for (const type of ['application/xml', 'text/plain', 'application/pdf', 'multipart/form-data'])
      expectNoFile(await scene.api.send('POST', scene.path, { body: '<a/>', headers: { 'content-type': type } }));
    expectNoFile(
      await scene.api.send('POST', scene.path, {
        body: 'no boundary',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      }),
    );
    const other = new FormData();
    other.append('document', new Blob(['%PDF-1.7']), 'a.pdf');
    expectNoFile(await scene.api.send('POST', scene.path, { body: other }), 'document');
    const text = new FormData();
    text.append('file', 'text');
    expectNoFile(await scene.api.send('POST', scene.path, { body: text }));
  });

  it.each([
    ['a part has no name', part('form-data'), 'Every part of the multipart body must have a name.'],
    ['there are very many parts', part('form-data; name="a"').repeat(60), 'The multipart body has too many parts.'],
    ['it ends within a part', part('form-data; name="file"').slice(0, -2), 'The multipart body is malformed.'],
  ])('is refused in words of its own where %s', async (_title, parts, sentence) => {
    const answer = await scene.api.send('POST', scene.path, {
      body: parts.endsWith('\r\n') ? `${parts}--x--\r\n` : parts,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect([answer.status, answer.body.errors]).toEqual([422, { file: [sentence] }]);
  });

  it('must not be empty, of another kind or over 10 MB', async () => {
    expectNoFile(await scene.api.upload(scene.path, new Uint8Array(), 'a.pdf'));
    expectNoFile(await scene.api.upload(scene.path, Buffer.from('GIF89a'), 'a.pdf'));
    expectNoFile(await scene.api.upload(scene.path, Buffer.alloc(10_485_761, '%PDF-1.7\n'), 'a.pdf'));
  });

  it('comes with no unknown parameter', async () => {
    expectRefused(await sendSample(scene.api, operation, `${scene.path}?colour=red`), 'colour');
  });
});

describe('an uploaded invoice', () => {
  it('is answered as it is read afterwards, under the same tag', async () => {
    const api = await clientOf(service, await makeTenant(service), 'main');
    const upload = async (path: string): Promise<Answer> => api.upload(path, await invoicePdf(), 'sample.pdf');
    const { status, body, headers } = await upload('/invoices');
    expect(status).toBe(201);
    const read = await api.get(`/invoices/${body.data.id}`);
    expect(read.body.data).toMatchObject(body.data);
    expect(read.headers.get('etag')).toBe(headers.get('etag'));
    const chosen = await upload('/invoices?fields[invoices]=created_at');
    expect(Object.keys(chosen.body.data.attributes)).toEqual(['created_at']);
  });
});

describe('a path without a route', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nowhere',
    '/sandbox/api/nowhere',
    '/management/v1/nowhere',
    '/nowhere',
    '/api/%00',
    '/api/invoices/a/b/c',
  ])('%s is not found', async (path) => {
    const api = await clientOf(service, await makeTenant(service), 'main');
    const { status, body } = await new Api(service.http, api.key).get(path);
    expect([404, 400]).toContain(status);
    expect(typeof body.message).toBe('string');
  });
});
