import { isUuid, momentOf, newId } from './uuid.js';

describe('newId', () => {
  afterEach(() => jest.restoreAllMocks());

  it('makes ids that sort in their order, also within a millisecond and when the clock is set back', () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(4_000_000_000_000);
    const ids = Array.from({ length: 3_000 }, () => newId());
    clock.mockReturnValue(3_999_999_999_000);
    ids.push(newId());
    clock.mockReturnValue(4_000_000_000_001);
    ids.push(newId());
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => isUuid(id) && id[14] === '7')).toBe(true);
    expect([ids[0], ids.at(-1)].map((id) => momentOf(id ?? '').getTime())).toEqual([
      4_000_000_000_000, 4_000_000_000_001,
    ]);
  });

  it('shares no random bytes between ids', () => {
    const ends = Array.from({ length: 1_000 }, () => newId().slice(-11));
    expect(new Set(ends).size).toBe(ends.length);
  });
});
