import type { EntityManager } from 'typeorm';
import type { Transaction } from '../database/transactions.js';
import { EventParticipants } from './event-participants.js';
import type { EventParticipant, EmittedEvent } from './event-participants.js';

/** As much of a transaction as participants are concerned with. */
function telling(...types: string[]): { tell(type: string): void; transaction: Transaction } {
  let told: EmittedEvent[] = types.map((type) => ({ type, payload: {} }));
  const transaction = {
    drainEvents() {
      const taken = told;
      told = [];
      return taken;
    },
  };
  return { tell: (type) => told.push({ type, payload: {} }), transaction: transaction as unknown as Transaction };
}

function listener(hears: string[], then?: () => void): EventParticipant & { heard: string[][] } {
  const heard: string[][] = [];
  return {
    heard,
    hears: new Set(hears),
    take(_transaction, events) {
      heard.push(events.map(({ type }) => type));
      then?.();
      return Promise.resolve();
    },
  };
}

describe('EventParticipants', () => {
  it('gives each participant its own events, in order and at once, and nothing to the others', async () => {
    const participants = new EventParticipants();
    const [some, none] = [listener(['a', 'c']), listener(['d'])];
    participants.add(some);
    participants.add(none);
    await participants.complete(telling('c', 'b', 'a', 'c').transaction);
    expect([some.heard, none.heard]).toEqual([[['c', 'a', 'c']], []]);
  });

  it('comes last to those who tell what the others make of an event', async () => {
    const participants = new EventParticipants();
    const order: string[] = [];
    participants.add({ ...listener(['a'], () => order.push('last')), goesLast: true });
    for (const name of ['first', 'second']) participants.add(listener(['a'], () => order.push(name)));
    await participants.complete(telling('a').transaction);
    expect(order).toEqual(['first', 'second', 'last']);
  });

  it('passes on events that a participant emits', async () => {
    const participants = new EventParticipants();
    const { tell, transaction } = telling('a');
    const last = listener(['b']);
    participants.add(last);
    participants.add(listener(['a'], () => tell('b')));
    await participants.complete(transaction);
    expect(last.heard).toEqual([['b']]);
  });

  it('fails the transaction if a participant fails', async () => {
    const participants = new EventParticipants();
    participants.add({ hears: new Set(['a']), take: () => Promise.reject(new Error('No room')) });
    await expect(participants.complete(telling('a').transaction)).rejects.toThrow('No room');
  });

  describe('in one statement', () => {
    const manager = {} as EntityManager;
    const event = { type: 'a', payload: {} };
    const adding = (name: string, hears: string): EventParticipant => ({
      ...listener([hears]),
      alongside: () => Promise.resolve({ name, text: () => name, value: '' }),
    });

    it('asks those who hear the event, in order, and leaves out who has nothing to add', async () => {
      const participants = new EventParticipants();
      participants.add(adding('first', 'a'));
      participants.add(adding('deaf', 'b'));
      participants.add({ ...listener(['a']), alongside: () => Promise.resolve(null) });
      participants.add(adding('last', 'a'));
      expect((await participants.alongside(manager, event)).map(({ name }) => name)).toEqual(['first', 'last']);
    });

    it('fails where somebody hears it who needs a transaction', async () => {
      const participants = new EventParticipants();
      participants.add(adding('first', 'a'));
      participants.add(listener(['a']));
      await expect(participants.alongside(manager, event)).rejects.toThrow('takes part in transactions only');
    });
  });
});
