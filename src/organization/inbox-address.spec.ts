import { newInboxLocalPart, slugOf } from './inbox-address.js';

describe('slugOf', () => {
  it.each([
    ['Café Müller & Söhne Pty. Ltd.', 'cafe-muller-sohne-pty-ltd'],
    ['  ', 'entity'],
    ['東京', 'entity'],
    ['a'.repeat(60), 'a'.repeat(40)],
  ])('%s', (name, slug) => expect(slugOf(name)).toBe(slug));
});

it('makes addresses that differ', () => {
  const made = new Set(Array.from({ length: 100 }, () => newInboxLocalPart('Acme')));
  expect(made.size).toBe(100);
  for (const one of made) expect(one).toMatch(/^acme-[a-z0-9]{10}$/);
});
