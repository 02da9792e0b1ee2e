import { viewFilters, viewSearch } from './view-search';

describe('a saved view', () => {
  const search = {
    outcome: 'mismatch,suspect',
    from: '2026-02-01',
    supplier: 'a',
    assignee: 'self',
    total_from: '10',
    sort: '-total',
  };

  it('keeps the filters by the interface’s names, and oneself as whoever looks', () => {
    expect(viewFilters(search, 'self')).toEqual({
      outcome: 'mismatch,suspect',
      created_from: '2026-02-01',
      supplier_id: 'a',
      assignee: 'me',
      total_from: '10',
    });
    expect(viewFilters({ assignee: 'somebody' }, 'self')).toEqual({ assignee: 'somebody' });
  });

  it('leads back to the same address, for somebody else to their own', () => {
    const filters = viewFilters(search, 'self');
    expect(viewSearch({ filters, sort: '-total' }, 'self')).toEqual(search);
    expect(viewSearch({ filters, sort: null }, 'other')).toEqual({ ...search, assignee: 'other', sort: undefined });
  });
});
