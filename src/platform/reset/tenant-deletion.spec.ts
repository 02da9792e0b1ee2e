import { deletionOrder } from './tenant-deletion.js';

describe('deletionOrder', () => {
  it('puts a table before those that it refers to', () => {
    const order = deletionOrder([
      { table: 'emails', refersTo: ['entities'] },
      { table: 'invoices', refersTo: ['entities', 'emails', 'invoices'] },
      { table: 'results', refersTo: ['invoices', 'emails'] },
      { table: 'rules', refersTo: [] },
    ]);
    expect(order.indexOf('results')).toBeLessThan(order.indexOf('invoices'));
    expect(order.indexOf('invoices')).toBeLessThan(order.indexOf('emails'));
    expect([...order].sort()).toEqual(['emails', 'invoices', 'results', 'rules']);
  });

  it('names tables that refer to each other in a circle', () => {
    const circle = [
      { table: 'a', refersTo: ['b'] },
      { table: 'b', refersTo: ['a'] },
      { table: 'c', refersTo: ['a'] },
    ];
    expect(() => deletionOrder(circle)).toThrow('a, b');
  });
});
