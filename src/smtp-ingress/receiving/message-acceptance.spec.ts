import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteGeneration } from '../../platform/database/generations.js';
import type { HeldQuery } from '../../platform/database/held-query.js';
import type { Database } from '../../platform/database/transactions.js';
import { FileStore } from '../../platform/documents/file-store.js';
import { StoreFailure } from '../../platform/documents/store-failure.js';
import { OutboxSignal } from '../../platform/events/outbox-signal.js';
import { newId } from '../../platform/ids/uuid.js';
import { runWithCorrelation } from '../../platform/logging/context.js';
import { MessageAcceptance } from './message-acceptance.js';
import { RAW_MESSAGES } from '../message.documents.js';
import type { AcceptedMessage } from './accepted-message.js';

interface Heard {
  values: [id: string];
  callback(error: Error | null, result?: { rows: { id: string; delivery: string }[] }): void;
}

describe('MessageAcceptance', () => {
  const folder = mkdtempSync(join(tmpdir(), 'acceptance-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const entityId = newId();
  const message: AcceptedMessage = {
    path: join(folder, 'message'),
    written: Promise.resolve(),
    sync: () => Promise.resolve(),
    keep: () => undefined,
    discard: () => Promise.resolve(),
    place: null,
    size: 1,
    contentHash: Buffer.alloc(32),
    envelopeFrom: 'a@example.com',
    peerAddress: '127.0.0.1',
    helo: null,
    receivedAt: new Date(),
    recipients: [{ entityId, generation: 0, isSandbox: false, address: 'inbox@localhost' }],
  };
  const connection = {
    query: (held: HeldQuery<unknown>) => held.handleCommandComplete({ text: 'SELECT 0' }, { sync: () => undefined }),
    release: () => undefined,
  };
  const database = {
    dataSource: { driver: { master: { connect: () => Promise.resolve(connection) } } },
  } as unknown as Database;

  it('answers at once if the store is unavailable, without waiting for the clean-up', async () => {
    const store = new FileStore(folder);
    jest.spyOn(store, 'adoptAll').mockRejectedValue(new StoreFailure('EIO', 'The object store failed'));
    const removed = jest.spyOn(store, 'delete').mockReturnValue(new Promise(() => undefined));
    const acceptance = new MessageAcceptance(database, store, new OutboxSignal());
    const accepting = runWithCorrelation(null, () => {
      noteGeneration(entityId, 0);
      return acceptance.accept(message);
    });
    await expect(accepting).rejects.toThrow('The object store failed');
    expect(removed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a file that was made ahead', 3, true],
    ['one that was not', null, false],
  ])('does with the name of %s', async (_what, file, named) => {
    const store = new FileStore(folder);
    const adopted = jest.spyOn(store, 'adoptAll').mockRejectedValue(new StoreFailure('EIO', 'Enough is known'));
    const place = { key: `${entityId}/0/emails/2026-11/made`, path: message.path, file };
    const other = { entityId: newId(), generation: 0, isSandbox: false, address: 'other@localhost' };
    const acceptance = new MessageAcceptance(database, store, new OutboxSignal());
    const recipients = [...message.recipients, other];
    await runWithCorrelation(null, () => acceptance.accept({ ...message, place, recipients })).catch(() => undefined);
    // The second recipient's is a link with a name of its own.
    expect(adopted.mock.calls[0]?.[0].map((one) => one.named)).toEqual([named, false]);
  });

  it.each([
    ['of an entity is written at its place at once', false, true],
    ['of a sandbox is not, since a reset would remove it with the old data', true, false],
  ])('a message %s', async (_what, isSandbox, expected) => {
    const store = new FileStore(folder);
    const acceptance = new MessageAcceptance(database, store, new OutboxSignal());
    const recipients = message.recipients.map((one) => ({ ...one, entityId: newId(), isSandbox }));
    const place = await runWithCorrelation(null, async () => {
      for (const one of recipients) noteGeneration(one.entityId, one.generation);
      // The store knows the folder from then on.
      for (const one of recipients) await store.put(store.newKey(one.entityId, RAW_MESSAGES), Buffer.from('x'));
      return acceptance.place(recipients);
    });
    expect(place !== null).toBe(expected);
  });

  describe('of a message that was written in its place', () => {
    const place = { key: `${entityId}/0/emails/2026-11/one`, path: join(folder, 'message'), file: null };
    /** Whether the file stays, if the database does so with its row. */
    const stays = async (answer: (held: Heard, id: string) => void): Promise<boolean> => {
      const store = new FileStore(folder);
      jest.spyOn(store, 'adoptAll').mockResolvedValue();
      const removed = jest.spyOn(store, 'delete').mockResolvedValue();
      const query = (held: Heard): void => answer(held, held.values[0]);
      const connect = (): unknown => Promise.resolve({ query, release: () => undefined });
      const answering = { dataSource: { driver: { master: { connect } } } } as unknown as Database;
      const keep = jest.fn();
      const acceptance = new MessageAcceptance(answering, store, new OutboxSignal());
      await runWithCorrelation(null, () => acceptance.accept({ ...message, place, keep })).catch(() => undefined);
      // Only whoever has the file removes it: it may still have to be linked elsewhere.
      expect(removed).not.toHaveBeenCalledWith(place.key);
      return keep.mock.calls.length > 0;
    };

    it.each([
      ['added', true],
      ['known', false],
    ])('%s: it stays is %s', async (delivery, expected) => {
      expect(await stays((held, id) => held.callback(null, { rows: [{ id, delivery }] }))).toBe(expected);
    });

    it('stays where the connection broke, since its row may be there, and goes where the database refused', async () => {
      const broken = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
      expect(await stays((held) => held.callback(broken))).toBe(true);
      const refused = Object.assign(new Error('value too long'), { code: '22001' });
      expect(await stays((held) => held.callback(refused))).toBe(false);
    });
  });
});
