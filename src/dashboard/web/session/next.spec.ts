import { safeNext } from './next';

describe('where people go after signing in', () => {
  const origin = 'https://pay.example';

  it('is a page of the dashboard', () => {
    expect(safeNext('/dashboard/e/inbox?search=a%20b#x', origin)).toBe('/dashboard/e/inbox?search=a%20b#x');
    expect(safeNext('https://pay.example/dashboard/e', origin)).toBe('/dashboard/e');
  });

  it.each([
    'https://evil.example/dashboard/',
    '//evil.example/dashboard/',
    '/\\evil.example/dashboard/',
    '\\\\evil.example/dashboard/',
    'https:evil.example/dashboard/',
    'javascript:alert(1)//dashboard/',
    'data:text/html,/dashboard/',
    '/dashboard/../docs',
    '/dashboard/session/oidc',
    '/dashboard/api/x',
    '/dashboard/sign-in?next=x',
    '/other',
    '\t//evil.example/dashboard/',
    'https://pay.example@evil.example/dashboard/',
    undefined,
    7,
  ])('is nowhere for %p', (given) => {
    expect(safeNext(given, origin)).toBeNull();
  });
});
