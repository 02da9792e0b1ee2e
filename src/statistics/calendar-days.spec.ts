import type { DomainError } from '../platform/errors/domain-error.js';
import { daysOf, everyDay, monthOf } from './calendar-days.js';

const NOW = new Date('2026-03-01T23:59:59.999Z');
const range = (query: string) => daysOf(new URLSearchParams(query), NOW);

function refused(query: string): string[] {
  try {
    range(query);
  } catch (error) {
    return Object.keys((error as DomainError).details.errors ?? {});
  }
  return [];
}

describe('the days that statistics are of', () => {
  it('are the last 30 by default, or those asked for', () => {
    expect(range('')).toEqual({ from: '2026-01-31', to: '2026-03-01' });
    expect(range('to=2026-01-30')).toEqual({ from: '2026-01-01', to: '2026-01-30' });
    expect(range('from=2026-02-27')).toEqual({ from: '2026-02-27', to: '2026-03-01' });
    expect(range('from=2027-01-01')).toEqual({ from: '2027-01-01', to: '2027-01-01' });
    expect(everyDay(range('from=2026-02-27'))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(everyDay(range('from=2024-01-01&to=2024-12-31'))).toHaveLength(366);
    expect(monthOf(NOW)).toBe('2026-03-01');
  });

  it.each([
    ['from=2026-02-30', 'from'],
    ['from=0000-01-01', 'from'],
    ['from=', 'from'],
    ['to=yesterday', 'to'],
    ['to=2026-01-01&to=2026-01-01', 'to'],
    ['colour=red', 'colour'],
    ['from=2026-02-02&to=2026-02-01', 'from'],
    ['from=2024-01-01&to=2025-01-01', 'from'],
    ['from=0001-01-01', 'from'],
  ])('are refused as %s', (query, parameter) => {
    expect(refused(query)).toEqual([parameter]);
  });
});
