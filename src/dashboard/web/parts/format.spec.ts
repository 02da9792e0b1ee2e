import { abn, age, counted, money } from './format';

describe('what people read', () => {
  it('shows amounts to the cent, also large ones', () => {
    expect(money('1234.50')).toBe('$1,234.50');
    expect(money('-0.05')).toBe('-$0.05');
    expect(money('90071992547409.93')).toBe('$90,071,992,547,409.93');
  });

  it('tells an age in one unit', () => {
    const now = Date.parse('2026-03-04T12:00:00Z');
    expect(
      [
        '2026-03-04T11:59:30Z',
        '2026-03-04T11:48:00Z',
        '2026-03-04T09:00:00Z',
        '2026-02-27T12:00:00Z',
        '2025-03-04T12:00:00Z',
      ].map((at) => age(at, now)),
    ).toEqual(['now', '12 min', '3 h', '5 d', '12 mo']);
    expect(age('2026-03-04T12:00:05Z', now)).toBe('now');
  });

  it('counts', () => {
    expect([counted(1, 'invoice'), counted(1200, 'invoice'), counted(2, 'entry', 'entries')]).toEqual([
      '1 invoice',
      '1,200 invoices',
      '2 entries',
    ]);
  });

  it('groups an ABN', () => {
    expect(abn('53004085616')).toBe('53 004 085 616');
    expect(abn('5300')).toBe('5300');
  });
});
