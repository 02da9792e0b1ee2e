import type { Outcome } from '../outcome.js';
import { sandboxOutcome } from './sandbox-outcome.js';

const ended = (accountNumber: string, businessName = 'Example Pty Ltd'): Outcome =>
  sandboxOutcome({ accountNumber, businessName });
const failedIn = (number: string): string[] =>
  ended(number)
    .checkResults.filter(({ result }) => !result)
    .map(({ type }) => type);

describe('sandboxOutcome', () => {
  it.each([
    ['12345670', 'verified', null],
    ['12345671', 'failed', 'account_name_matches'],
    ['12345672', 'failed', 'business_abn_active'],
    ['12345673', 'rejected', 'individual_authenticated'],
    ['12345674', 'error', null],
    ['12345675', 'expired', null],
    ['12345676', 'pending', null],
    ['12345677', 'verified', null],
    ['12345678', 'verified', null],
    ['12345679', 'verified', null],
  ])('%s ends as %s, for %s', (number, status, reason) => {
    expect(ended(number)).toMatchObject({ status, failureReason: reason });
    expect(failedIn(number)).toEqual(reason === null ? [] : [reason]);
  });

  it.each(['business_name_matches_abn', 'account_bsb_valid', 'business_abn_valid'])(
    'fails %s where the business name asks for it',
    (type) => {
      expect(ended('12345678', `sandbox-${type} Pty Ltd`)).toMatchObject({ status: 'failed', failureReason: type });
      expect(ended('12345678', `Example sandbox-${type}`).status).toBe('verified');
    },
  );

  it('accepts no other names', () =>
    expect(ended('12345673', 'sandbox-individual_authenticated').status).toBe('rejected'));

  it('shows all seven checks where all were made', () => {
    expect(ended('12345678').checkResults).toEqual([
      { type: 'business_abn_valid', result: true },
      { type: 'business_abn_active', result: true },
      { type: 'business_name_matches_abn', result: true },
      { type: 'account_bsb_valid', result: true },
      { type: 'account_number_valid', result: true },
      { type: 'account_name_matches', result: true },
      { type: 'individual_authenticated', result: true },
    ]);
  });

  it('asks no individual where an automated check failed or could not be made', () => {
    for (const number of ['12345671', '12345672', '12345674', '12345675', '12345676'])
      expect(ended(number).checkResults.map(({ type }) => type)).not.toContain('individual_authenticated');
  });
});
