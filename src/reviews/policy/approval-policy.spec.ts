import { INVOICE_OUTCOMES } from '../../invoices/outcome.js';
import { isLooser, peopleFor } from './approval-policy.js';
import type { Policy } from './approval-policy.js';

const DEFAULT: Policy = {
  people: 2,
  onePersonOutcomes: ['verified', 'known', 'not_invoice'],
  twoPeopleFromCents: null,
  clearVerified: false,
};

describe('peopleFor', () => {
  it.each(INVOICE_OUTCOMES)('asks for two people unless it is verified, known or not an invoice: %s', (outcome) => {
    const one = ['verified', 'known', 'not_invoice'].includes(outcome);
    expect(peopleFor(DEFAULT, { outcome, totalCents: null }, false)).toBe(one ? 1 : 2);
    expect(peopleFor(DEFAULT, { outcome, totalCents: '1' }, true)).toBe(2);
    expect(peopleFor({ ...DEFAULT, people: 1 }, { outcome, totalCents: null }, true)).toBe(1);
  });

  it('asks for two people from an amount on, or if the amount is not known', () => {
    const policy = { ...DEFAULT, twoPeopleFromCents: '100000' };
    const people = (totalCents: string | null): number => peopleFor(policy, { outcome: 'verified', totalCents }, false);
    expect([people('99999'), people('100000'), people(null)]).toEqual([1, 2, 2]);
    expect(peopleFor(policy, { outcome: 'not_invoice', totalCents: null }, false)).toBe(1);
  });
});

describe('isLooser', () => {
  it.each<[boolean, Partial<Policy>, Partial<Policy>]>([
    [false, {}, {}],
    [true, {}, { people: 1 }],
    [false, { people: 1 }, {}],
    [true, {}, { clearVerified: true }],
    [true, { people: 1 }, { clearVerified: true }],
    [true, {}, { onePersonOutcomes: ['verified', 'known', 'not_invoice', 'new'] }],
    [true, {}, { onePersonOutcomes: ['changed'] }],
    [false, {}, { onePersonOutcomes: ['verified'] }],
    [false, {}, { twoPeopleFromCents: '100' }],
    [true, { twoPeopleFromCents: '100' }, {}],
    [true, { twoPeopleFromCents: '100' }, { twoPeopleFromCents: '101' }],
    [false, { twoPeopleFromCents: '100' }, { twoPeopleFromCents: '99' }],
    [true, { twoPeopleFromCents: '100' }, { twoPeopleFromCents: '99', people: 1 }],
  ])('is %s from %j to %j', (looser, from, to) =>
    expect(isLooser({ ...DEFAULT, ...from }, { ...DEFAULT, ...to })).toBe(looser),
  );
});
