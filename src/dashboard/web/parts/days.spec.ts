import { dayFromNow } from './days';

describe('a day from now', () => {
  it.each([
    ['early in the morning', new Date(2026, 10, 28, 0, 30), '2026-12-05'],
    ['late in the evening', new Date(2026, 10, 28, 23, 30), '2026-12-05'],
  ])('is that of the browser %s', (_, now, day) => expect(dayFromNow(7, now)).toBe(day));
});
