import { checkStatusChange, INVOICE_STATUSES, isFinal } from './invoice-status.js';

describe('invoice status', () => {
  it.each([
    ['queued', 'reading'],
    ['reading', 'reading'],
    ['reading', 'processed'],
    ['reading', 'failed'],
    ['reading', 'invalid'],
    // Somebody has what failed done again.
    ['failed', 'queued'],
    ['failed', 'reading'],
    ['invalid', 'queued'],
  ] as const)('%s may become %s', (from, to) => expect(() => checkStatusChange(from, to)).not.toThrow());

  it('leaves a status that it has ended in only for another attempt', () => {
    const final = INVOICE_STATUSES.filter(isFinal);
    expect(final).toEqual(['processed', 'failed', 'invalid']);
    for (const from of final)
      for (const to of final) expect(() => checkStatusChange(from, to)).toThrow('cannot change');
    for (const to of INVOICE_STATUSES) expect(() => checkStatusChange('processed', to)).toThrow('cannot change');
  });
});
