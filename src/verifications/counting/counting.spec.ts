import { countsSql, oldestThatCounts, whyNotCounting } from './counting.js';
import type { Countable } from './counting.js';

const at = (text: string): Date => new Date(`${text}T10:00:00.000Z`);

describe('oldestThatCounts', () => {
  it.each([
    [0, '2026-11-22', null],
    [1, '2026-11-22', '2026-10-22'],
    [12, '2026-11-22', '2025-11-22'],
    [3, '2026-05-31', '2026-02-28'],
    [12, '2024-02-29', '2023-02-28'],
    [13, '2026-01-15', '2024-12-15'],
  ])('%d months before %s', (months, now, expected) =>
    expect(oldestThatCounts(months, at(now))).toEqual(expected === null ? null : at(expected)),
  );
});

describe('whyNotCounting', () => {
  const counting: Countable = {
    status: 'verified',
    replacedAt: null,
    verifiedAt: at('2026-01-10'),
    createdAt: at('2026-01-01'),
  };

  it.each<[Partial<Countable>, string | null, string | null]>([
    [{}, null, null],
    [{}, '2026-01-09', null],
    [{}, '2026-01-10', 'too_old'],
    [{}, '2026-02-01', 'too_old'],
    // Where nobody noted when it became verified, it is as old as its request.
    [{ verifiedAt: null }, '2026-01-05', 'too_old'],
    [{ replacedAt: at('2026-02-01') }, null, 'replaced'],
    [{ status: 'pending' }, null, 'not_verified'],
    [{ status: 'revoked' }, null, 'not_verified'],
    [{ status: 'cancelled' }, null, 'not_verified'],
  ])('with %j and the oldest of %s: %s', (given, oldest, expected) =>
    expect(whyNotCounting({ ...counting, ...given }, oldest === null ? null : at(oldest))).toBe(expected),
  );
});

describe('countsSql', () => {
  it('names the alias throughout', () =>
    expect(countsSql('v', at('2026-01-10'))).toBe(
      `(v.status = 'verified' AND v.replaced_at IS NULL AND coalesce(v.verified_at, v.created_at) > timestamptz '2026-01-10T10:00:00.000Z')`,
    ));
});
