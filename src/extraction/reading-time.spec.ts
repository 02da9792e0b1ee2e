import { ReadingTime } from './reading-time.js';

describe('ReadingTime', () => {
  let clock: number;
  const time = (limitMs: number): ReadingTime => new ReadingTime(limitMs, () => clock);

  beforeEach(() => (clock = 5_000));

  it('leaves time for looking when that for reading is up, and for ending when both are', () => {
    const { reading, looking } = time(10_000);
    expect([reading.leftMs, looking.leftMs]).toEqual([6_000, 8_000]);
    clock += 5_999;
    expect([reading.isUp, looking.isUp]).toEqual([false, false]);
    clock += 1;
    expect([reading.isUp, looking.isUp]).toEqual([true, false]);
    clock += 2_000;
    expect([reading.isUp, looking.isUp]).toEqual([true, true]);
    expect([reading.leftMs, looking.leftMs]).toEqual([0, 0]);
  });

  it('gives each page a share, and no more than is left', () => {
    const whole = time(10_000);
    expect(whole.page(whole.reading).leftMs).toBe(2_000);
    clock += 5_500;
    const page = whole.page(whole.reading);
    expect(page.leftMs).toBe(500);
    clock += 500;
    expect(page.isUp).toBe(true);
    expect(whole.page(whole.looking).leftMs).toBe(2_000);
  });
});
