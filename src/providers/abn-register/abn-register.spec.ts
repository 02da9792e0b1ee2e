import type { FakeHttpServer } from '../fakes/fake-http-server.js';
import { FAULTS } from '../fakes/fake-http-server.js';
import { AbnLookup } from './abn-lookup.js';
import { NoAbnRegister } from './abn-register.js';
import type { AbnRegister } from './abn-register.js';
import { readAbnDetails } from './abn-details.js';
import { FakeAbnLookup } from './fake-abn-lookup.js';

const JOINERY = '53004085616';
const REPLACED = '33007457141';
const CANCELLED = '12055136519';
const UNKNOWN = '21168403736';

describe('an ABN register', () => {
  let fake: FakeAbnLookup;
  let register: AbnRegister;

  beforeAll(async () => {
    fake = await new FakeAbnLookup().listen();
    fake.add({
      abn: JOINERY,
      entityName: 'HARBOUR LANE JOINERY PTY LTD',
      businessNames: ['Harbour Lane', 'Lane’s “Joinery”'],
      gst: '2001-07-01',
    });
    fake.add({ abn: REPLACED, entityName: 'CITIZEN, JANE', replacedBy: JOINERY });
    fake.add({ abn: CANCELLED, entityName: 'GONE PTY LTD', status: 'cancelled' });
    register = new AbnLookup({ url: `${fake.url}json`, guid: 'a guid&abn=1', timeoutMs: 300 });
  });
  afterAll(() => fake.close());

  it('gives names, status and GST registration of an ABN, and the date they are from', async () => {
    expect(await register.lookUp(JOINERY)).toEqual({
      outcome: 'found',
      asOf: expect.any(Date),
      record: {
        abn: JOINERY,
        status: 'active',
        entityName: 'HARBOUR LANE JOINERY PTY LTD',
        businessNames: ['Harbour Lane', 'Lane’s “Joinery”'],
        gst: '2001-07-01',
        replacedBy: null,
      },
    });
    const { url } = fake.requests.at(-1) as FakeHttpServer['requests'][number];
    expect([url.pathname, url.searchParams.get('abn'), url.searchParams.get('guid')]).toEqual([
      '/json/AbnDetails.aspx',
      JOINERY,
      'a guid&abn=1',
    ]);
  });

  it('says that an ABN is cancelled, or was replaced', async () => {
    expect(await register.lookUp(CANCELLED)).toMatchObject({ record: { status: 'cancelled', replacedBy: null } });
    expect(await register.lookUp(REPLACED)).toMatchObject({
      record: { abn: REPLACED, status: 'cancelled', replacedBy: JOINERY },
    });
  });

  it('says that an ABN is not registered', async () => {
    expect(await register.lookUp(UNKNOWN)).toMatchObject({ outcome: 'not-found' });
    expect(await register.lookUp('53004085617')).toMatchObject({ outcome: 'not-found' });
  });

  it('is unavailable if the GUID is not accepted', async () => {
    const stranger = new AbnLookup({ url: fake.url, guid: '', timeoutMs: 300 });
    expect(await stranger.lookUp(JOINERY)).toEqual({
      outcome: 'unavailable',
      reason: 'ABN Lookup: The GUID entered is not recognised as a Registered Party',
    });
  });

  it.each(FAULTS.filter((habit) => habit !== 'well'))('is unavailable while it is %s', async (habit) => {
    fake.habit = habit;
    const started = Date.now();
    const answer = await register.lookUp(JOINERY);
    fake.habit = 'well';
    expect(answer).toEqual({ outcome: 'unavailable', reason: expect.stringMatching(/./) });
    expect(JSON.stringify(answer)).not.toContain('guid');
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  it('is unavailable, and says so beforehand, without a GUID', async () => {
    const none = new NoAbnRegister();
    expect([none.configured, (await none.lookUp()).outcome]).toEqual([false, 'unavailable']);
  });
});

describe('readAbnDetails', () => {
  const good = { Abn: JOINERY, AbnStatus: 'Active', EntityName: 'A', BusinessName: ['B'], Gst: '', Message: '' };
  const read = (answer: unknown): ReturnType<typeof readAbnDetails> =>
    readAbnDetails(`f(${JSON.stringify(answer)})`, 'f', JOINERY);

  it('takes what the register sends, however the call ends', () => {
    for (const text of [`f(${JSON.stringify(good)});`, ` f(${JSON.stringify(good)})\r\n`])
      expect(readAbnDetails(text, 'f', JOINERY)).toMatchObject({ kind: 'found', record: { gst: null } });
    expect(read({ ...good, Abn: '53 004 085 616' })).toMatchObject({ record: { replacedBy: null } });
    expect(read({ ...good, BusinessName: [{ OrganisationName: 'B' }] })).toMatchObject({
      record: { businessNames: ['B'] },
    });
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a list', [good]],
    ['a number', 7],
    ['nothing in it', {}],
    ['an ABN that is none', { ...good, Abn: '11111111111' }],
    ['an ABN that is not text', { ...good, Abn: 53004085616 }],
    ['a status of its own', { ...good, AbnStatus: 'constructor' }],
    ['no name', { ...good, EntityName: '' }],
    ['an endless name', { ...good, EntityName: 'x'.repeat(501) }],
    ['names that are none', { ...good, BusinessName: 'B' }],
    ['a name that is none', { ...good, BusinessName: ['B', null] }],
    ['countless names', { ...good, BusinessName: Array.from({ length: 1_001 }, () => 'B') }],
    ['an error', { ...good, Message: 'There was a problem completing your request.\u0007\n' }],
  ])('does not go by an answer with %s', (_what, answer) => {
    expect(read(answer)).toEqual({ kind: 'unusable', reason: expect.stringMatching(/^ABN Lookup: [^\u0007\n]+$/) });
  });

  it('reads nothing from the call of another function, plain JSON or code', () => {
    for (const text of [JSON.stringify(good), `g(${JSON.stringify(good)})`, 'f(process.exit())', 'f(', '', 'f'])
      expect(readAbnDetails(text, 'f', JOINERY).kind).toBe('unusable');
  });
});
