import { randomUUID } from 'node:crypto';
import { packChanges, packPing, packResets, unpack } from './live-change.js';

const change = (id: string = randomUUID()) => ({ entityId: 'e', type: 'invoices', id, event: 'invoice.processed' });

describe('what processes tell each other of changes', () => {
  it('fits into notifications, however much it is, and says all of it once', () => {
    const changes = Array.from({ length: 500 }, () => change());
    const notifications = packChanges([...changes, ...changes]);
    expect(notifications.length).toBeGreaterThan(1);
    for (const one of notifications) expect(Buffer.byteLength(one)).toBeLessThan(8_000);
    const heard = notifications.map(unpack).flatMap((one) => ('changes' in one ? one.changes : []));
    expect(heard).toEqual(changes);
  });

  it('keeps two events of one thing', () => {
    const [first, second] = [change('1'), { ...change('1'), event: 'invoice.approved' }];
    expect(packChanges([first, second]).map(unpack)).toEqual([{ id: expect.any(String), changes: [first, second] }]);
    expect(packChanges([])).toEqual([]);
  });

  it('tells resets and signs of life apart, and leaves what is not ours', () => {
    expect(packResets(['a', 'b']).map(unpack)).toEqual([
      { id: expect.any(String), resets: ['a'] },
      { id: expect.any(String), resets: ['b'] },
    ]);
    expect(unpack(packPing('p'))).toEqual({ ping: 'p' });
    for (const other of ['', 'x', '{}', '{"c":1}', '{"i":"1","c":1}', '[]', 'null', '1'])
      expect(unpack(other)).toEqual({ unknown: true });
  });
});
