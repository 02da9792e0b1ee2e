import type { OpenApiDocument } from '../src/platform/openapi/openapi-types.js';
import { SENT_EVENT_TYPES } from '../src/webhooks/events/event-types.js';
import { descriptionsOfRun } from './support/descriptions-of-run.js';
import { DescribedInterface } from './support/described-interface.js';
import type { Exchange } from './support/described-interface.js';
import { TestService } from './support/service.js';

const ADDRESS = 'https://pay.example/here';

describe('the description of the interface', () => {
  let service: TestService;
  let main: OpenApiDocument;
  let management: OpenApiDocument;

  const read = async (path: string): Promise<Response> => fetch(service.http + path);

  beforeAll(async () => {
    service = await TestService.start({ PUBLIC_URL: `${ADDRESS}/` });
    main = (await (await read('/openapi.json')).json()) as OpenApiDocument;
    management = (await (await read('/management/v1/openapi.json')).json()) as OpenApiDocument;
  });
  afterAll(() => service.remove());

  it('is that which every answer in these tests is held against, but for its address', async () => {
    const session = (await (await read('/dashboard/openapi.json')).json()) as OpenApiDocument;
    const served = { main, management, session };
    expect(JSON.parse(JSON.stringify(served).replaceAll(ADDRESS, ''))).toEqual(JSON.parse(descriptionsOfRun()));
  });

  it('is OpenAPI 3.1 with the version of the interface and the public addresses', () => {
    for (const document of [main, management])
      expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '0.0.1' } });
    expect(main.servers.map(({ url }) => url)).toEqual([
      'https://pay.example/here/api',
      'https://pay.example/here/sandbox/api',
    ]);
    expect(management.servers.map(({ url }) => url)).toEqual(['https://pay.example/here/management/v1']);
  });

  it('names every operation once and says which ability it needs', () => {
    const operations = [main, management].flatMap(({ paths }) =>
      Object.values(paths).flatMap(({ servers: _servers, ...methods }) => Object.values(methods)),
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const operation of operations) expect(operation.description ?? '').toContain(operation['x-ability'] ?? '');
  });

  it('names each group once', () => {
    for (const { tags } of [main, management]) {
      const names = tags.map(({ name }) => name);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it('describes what can be included only where it can be', () => {
    const shownBy = (path: string, method: string): object => {
      const { content } = (main.paths[path]?.[method] as any).responses[method === 'post' ? '201' : '200'];
      const { $ref } = content['application/vnd.api+json'].schema.properties.data;
      return (main.components.schemas as any)[$ref.split('/').at(-1)].properties;
    };
    const included = { attributes: { properties: { entries_count: {}, entries_exists: {} } }, relationships: {} };
    expect(shownBy('/aba-checks/{aba_check}', 'get')).toMatchObject(included);
    for (const path of ['/aba-checks', '/aba-checks/{aba_check}/repeat']) {
      const shown: any = shownBy(path, 'post');
      expect(Object.keys(shown)).toEqual(['id', 'type', 'attributes']);
      expect(Object.keys(shown.attributes.properties)).not.toContain('entries_count');
    }
  });

  it('says of dates in filters that they need no time, and which one they stand for', () => {
    const about = (name: string): any => {
      const { parameters } = main.paths['/invoices']?.get as any;
      return parameters.find((one: { name: string }) => one.name === `filter[${name}]`);
    };
    for (const name of ['created_from', 'created_to'])
      expect(about(name).schema.anyOf.map(({ format }: { format: string }) => format)).toEqual(['date-time', 'date']);
    expect(about('created_to').description).toContain('to the end of that day');
    expect(about('total_to').description).toContain('this value or less');
  });

  it('describes every webhook', () => {
    expect(Object.keys(main.webhooks ?? {})).toEqual([...SENT_EVENT_TYPES]);
    expect(management.webhooks).toBeUndefined();
  });

  it('is read on a page that loads nothing from elsewhere', async () => {
    const page = await read('/docs');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    const html = await page.text();
    expect(html).not.toMatch(/https?:\/\//);
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect((await read(`/${file}`)).status).toBe(200);
    expect((await read('/docs/assets/package.json')).status).toBe(404);
    expect((await read('/docs/assets/..%2fpackage.json')).status).toBe(404);
  });

  describe('is held against every answer', () => {
    const exchange = async (path: string, change: Partial<Exchange> = {}): Promise<Exchange> => {
      const { status, headers, bytes } = await service.api.get(path);
      return {
        method: 'GET',
        url: new URL(`${service.api.base}${path}`),
        sent: null,
        status,
        headers,
        bytes,
        ...change,
      };
    };
    const check = (given: Exchange): void => new DescribedInterface(main, management).check(given);
    const organization = (attributes: object): Buffer =>
      Buffer.from(
        JSON.stringify({ data: { id: '01932d3e-0000-7000-8000-123456789012', type: 'organizations', attributes } }),
      );

    it('and takes the true one', async () => check(await exchange('/organization')));

    it.each<[string, string, Partial<Exchange>]>([
      ['status', 'this status is not declared', { status: 418 }],
      [
        'content type',
        'application/xml is not declared',
        { headers: new Headers({ 'content-type': 'application/xml', 'x-correlation-id': 'a' }) },
      ],
      [
        'header',
        'X-Correlation-Id is missing',
        { headers: new Headers({ 'content-type': 'application/vnd.api+json' }) },
      ],
      ['method', 'no such path and method', { method: 'PUT' }],
      [
        'attribute',
        'must NOT have additional properties',
        {
          bytes: organization({
            name: 'a',
            slug: 'b',
            created_at: '2026-01-01T00:00:00.000Z',
            updated_at: '2026-01-01T00:00:00.000Z',
            colour: 'red',
          }),
        },
      ],
      ['missing attribute', "must have required property 'slug'", { bytes: organization({ name: 'a' }) }],
    ])('and refuses another %s', async (_what, message, change) => {
      const changed = await exchange('/organization', change);
      expect(() => check(changed)).toThrow(message);
    });

    it('by every client of every test', async () => {
      await expect(fetch(`${service.http}/organization/nowhere`)).resolves.toMatchObject({ status: 404 });
      const known = jest.spyOn(DescribedInterface.prototype, 'check').mockImplementation(() => {
        throw new Error('looked at');
      });
      await expect(fetch(`${service.http}/health/live`)).rejects.toThrow('looked at');
      known.mockRestore();
    });
  });
});
