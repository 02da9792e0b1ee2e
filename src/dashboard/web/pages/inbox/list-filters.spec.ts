import type { InvoiceRow } from './list';
import { filtersOf, stillFits } from './list-filters';

const NOW = '2026-03-04T05:06:07.000Z';

describe('the list of an address', () => {
  it('applies the filters, and leaves out what arrived later', () => {
    expect(filtersOf({}, NOW)).toEqual({ 'filter[created_to]': NOW });
    expect(
      filtersOf({ outcome: 'mismatch,suspect', search: '0042', total_from: '10', sort: '-total,created_at' }, NOW),
    ).toEqual({
      'filter[outcome]': ['mismatch', 'suspect'],
      'filter[search]': '0042',
      'filter[total_from]': '10',
      'filter[created_to]': NOW,
      sort: ['-total', 'created_at'],
    });
  });

  it('covers whole days, and ignores invalid ones', () => {
    const { 'filter[created_from]': from, 'filter[created_to]': to } = filtersOf(
      { from: '2026-02-01', to: '2026-02-01' },
      NOW,
    );
    expect(Date.parse(String(to)) - Date.parse(String(from))).toBe(86_400_000 - 1);
    expect(filtersOf({ from: 'yesterday', to: 'x' }, NOW)).toEqual({ 'filter[created_to]': NOW });
    expect(filtersOf({ to: '2999-01-01' }, NOW)).toEqual({ 'filter[created_to]': NOW });
  });

  it('recognises rows that no longer belong to it', () => {
    const row = {
      attributes: { outcome: 'known', review: 'approved', status: 'processed', assignee: null },
    } as InvoiceRow;
    expect(stillFits(row, {})).toBe(true);
    expect(stillFits(row, { review: 'approved,cleared', outcome: 'known' })).toBe(true);
    expect(stillFits(row, { review: 'to_review' })).toBe(false);
    expect(stillFits(row, { assignee: 'x' })).toBe(false);
  });
});
