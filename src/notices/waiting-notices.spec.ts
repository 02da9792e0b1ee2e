import { noticeDay } from './waiting-notices.js';

describe('the day for which people are told what waits', () => {
  it.each([
    ['2026-03-01T20:59:59Z', 21, null],
    ['2026-03-01T21:00:00Z', 21, '2026-03-01'],
    // The same morning in Sydney, after midnight in UTC: nobody is told twice.
    ['2026-03-02T02:59:59Z', 21, '2026-03-01'],
    ['2026-03-02T03:00:00Z', 21, null],
    ['2026-03-02T00:00:00Z', 0, '2026-03-02'],
  ])('at %s, told from %i, is %s', (now, hour, day) => {
    expect(noticeDay(new Date(now), hour)).toBe(day);
  });
});
