import { envelope, pageLabels } from './pagination.js';

describe('pageLabels', () => {
  it.each([
    [1, 1, '1'],
    [1, 5, '1 2 3 4 5'],
    [10, 20, '1 2 ... 7 8 9 10 11 12 13 ... 19 20'],
    [1, 20, '1 2 3 4 ... 19 20'],
    [20, 20, '1 2 ... 17 18 19 20'],
    [99, 3, '1 2 3'],
  ])('page %i of %i', (current, last, expected) => expect(pageLabels(current, last).join(' ')).toBe(expected));
});

describe('envelope', () => {
  const path = 'http://localhost/api/invoices';

  it('keeps the other parameters in every link', () => {
    const parameters = new URLSearchParams('filter[status]=failed&page[number]=2&page[size]=10');
    const { links, meta } = envelope(path, parameters, { number: 2, size: 10 }, 10, 25);
    expect(new URL(links.next ?? '').searchParams.get('filter[status]')).toBe('failed');
    expect(new URL(links.next ?? '').searchParams.get('page[number]')).toBe('3');
    expect(new URL(links.last).searchParams.get('page[number]')).toBe('3');
    expect(meta).toMatchObject({ from: 11, to: 20, total: 25, last_page: 3, current_page: 2, per_page: 10, path });
    expect(meta.links.map((link) => link.label)).toEqual(['« Previous', '1', '2', '3', 'Next »']);
    expect(meta.links.filter((link) => link.active).map((link) => link.label)).toEqual(['2']);
  });

  it('has no links if there are no rows', () => {
    const { links, meta } = envelope(path, new URLSearchParams(), { number: 1, size: 10 }, 0, 0);
    expect(links).toMatchObject({ prev: null, next: null });
    expect(meta).toMatchObject({ from: null, to: null, total: 0, last_page: 1 });
  });
});
