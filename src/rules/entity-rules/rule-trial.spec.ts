import { jest } from '@jest/globals';
import type { Invoice } from '../../invoices/invoice.entity.js';
import type { InvoiceLookup } from '../../invoices/invoice-lookup.service.js';
import type { Leases } from '../../platform/database/leases.js';
import { FactGatherer } from '../facts/fact-gatherer.js';
import type { FactSources } from '../facts/fact-sources.js';
import { RuleTrial } from './rule-trial.js';

const CONDITIONS = { all: [{ fact: 'supplierInvoices', operator: 'equal', value: 0 }] } as const;

/** A trial over invoices of which nothing was gathered, where each question takes a second. */
function slowTrial(count: number): RuleTrial {
  const invoices = Array.from({ length: count }, (_, id) => ({
    id: String(id),
    extractedBusinessAbn: '53004085616',
    extractedBusinessName: null,
    extractedAccountBsb: null,
    extractedAccountNumber: null,
    extractedInvoiceNumber: null,
    totalCents: null,
    facts: null,
    createdAt: new Date(),
  })) as unknown as Invoice[];
  const lookup = { lastProcessed: () => Promise.resolve(invoices) } as unknown as InvoiceLookup;
  const sources = {
    supplier: () => {
      jest.advanceTimersByTime(1_000);
      return Promise.resolve({ kind: 'new', namesake: null });
    },
  } as unknown as FactSources;
  const leases = { during: (_name: string, _seconds: number, work: () => unknown) => work() } as unknown as Leases;
  return new RuleTrial(lookup, new FactGatherer(sources), leases);
}

describe('trying a rule', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('asks for what was not gathered for 3 seconds, and says of the rest that there was no time', async () => {
    const summary = await slowTrial(5).run('entity', CONDITIONS as never);
    expect(summary).toMatchObject({ evaluated: 5, good: 3, bad: 0, left_out: 2 });
    expect(summary.invoices.map(({ reason }) => reason)).toEqual([
      ...[null, null, null],
      ...[1, 2].map(() => 'There was not enough time to look up the facts that the rule uses.'),
    ]);
  });
});
