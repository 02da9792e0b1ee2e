import type { StreamableFile } from '@nestjs/common';
import type { OrganizationCaller } from '../../auth/caller.js';
import type { Logger } from '../../logging/logger.js';
import type { ResourceQuery } from '../query.js';
import type { ResourceReader } from '../reader.js';
import type { Resource } from '../resource.js';
import type { ResourceObject } from '../serialise.js';
import { ListExports } from './list-exports.js';

const ROWS = 20_000;
const resource = { type: 'things', fieldSets: { default: ['name'] }, attributes: {} } as unknown as Resource;
const query = { fields: new Map() } as unknown as ResourceQuery;

/** A list of things with names long enough that a batch fills what is written ahead. */
const reader = {
  ids: () =>
    Promise.resolve({
      count: ROWS,
      from: (at: number, count: number) => Array.from({ length: Math.min(count, ROWS - at) }, (_, n) => String(at + n)),
    }),
  byIds: (...[, , , ids]: [unknown, unknown, unknown, readonly string[]]) =>
    Promise.resolve(
      new Map(
        ids.map((id): [string, ResourceObject] => [id, { id, type: 'things', attributes: { name: 'x'.repeat(200) } }]),
      ),
    ),
} as unknown as ResourceReader;

let exports: ListExports;
const opened: StreamableFile[] = [];

beforeEach(() => {
  exports = new ListExports(reader, { warn: () => undefined } as unknown as Logger);
});
afterEach(() => {
  for (const file of opened.splice(0)) file.getStream().destroy();
});

async function open(organizationId: string): Promise<StreamableFile> {
  const caller = { organizationId, seesAccounts: true, abilities: [] } as unknown as OrganizationCaller;
  const file = await exports.of(resource, 'default', {}, query, { format: 'jsonl', caller });
  opened.push(file);
  return file;
}

describe('exports at once', () => {
  it('are at most two of an organization, which leaves some to the others', async () => {
    const [first] = [await open('one'), await open('one'), await open('its sandbox'), await open('its sandbox')];
    await expect(open('one')).rejects.toMatchObject({ kind: 'too_many_requests' });
    await open('another');
    await open('another');
    await expect(open('a third')).rejects.toMatchObject({ kind: 'unavailable' });
    first.getStream().destroy();
    await new Promise((resolve) => first.getStream().once('close', resolve));
    await open('a third');
  });
});

describe('a reader', () => {
  let now = 0;
  beforeEach(() => {
    now = 1_000_000;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  /** Reads a file to its end, so many seconds for each of its pieces, and gives how many rows came. */
  async function read(secondsEach: number): Promise<number> {
    let text = '';
    const file = await open('one');
    for await (const piece of file.getStream()) {
      text += String(piece);
      now += secondsEach * 1_000;
    }
    return text.split('\n').length - 1;
  }

  it('is cut off if it takes almost nothing', () => expect(read(30)).rejects.toThrow('too slowly'));

  it('is served to the end if it is merely slow', () => expect(read(2)).resolves.toBe(ROWS));
});
