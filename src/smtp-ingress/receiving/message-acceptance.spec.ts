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
import type { AcceptedMessage } from './accepted-message.js';

describe('MessageAcceptance', () => {
  const folder = mkdtempSync(join(tmpdir(), 'acceptance-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const entityId = newId();
  const message: AcceptedMessage = {
    path: join(folder, 'message'),
    written: Promise.resolve(),
    sync: () => Promise.resolve(),
    discard: () => Promise.resolve(),
    size: 1,
    contentHash: Buffer.alloc(32),
    envelopeFrom: 'a@example.com',
    peerAddress: '127.0.0.1',
    helo: null,
    receivedAt: new Date(),
    recipients: [{ entityId, generation: 0, address: 'inbox@localhost' }],
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
});
