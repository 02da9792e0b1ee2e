import { stringify } from './stringify.js';

describe('stringify', () => {
  it.each([0, 1, 500, 501, 1000, 1234])('writes %i included rows as JSON.stringify does', async (count) => {
    const included = Array.from({ length: count }, (_, id) => ({ id: String(id), type: 'things' }));
    const body = { data: { id: 'a"b' }, links: null, included };
    expect(await stringify(body)).toBe(JSON.stringify(body));
  });

  it('writes a document without included rows', async () => expect(await stringify({ data: [] })).toBe('{"data":[]}'));
});
