import type { Comparison, InvoiceDetail } from '../data';
import { accountsBefore, knownOf } from './known';

const account = (account_number: string, first_seen_at: string) => ({ bsb: '062-000', account_number, first_seen_at });
const invoice = { attributes: { created_at: '2026-11-10T00:00:00.000Z' } } as InvoiceDetail;
const comparison = (...accounts: object[]): Comparison =>
  ({ verified: [], earlier: [], supplier: { accounts } }) as unknown as Comparison;

describe('what is known beside a field', () => {
  it('is no account that this very invoice, or a later one, was the first to name', () => {
    const own = comparison(account('87654321', '2026-11-10T00:00:00.000Z'), account('1', '2026-11-11T00:00:00.000Z'));
    expect(accountsBefore(invoice, own)).toEqual([]);
    expect(knownOf('extracted_account_number', invoice, own)).toBeNull();
  });

  it('is the account of an earlier invoice', () =>
    expect(
      knownOf(
        'extracted_account_number',
        invoice,
        comparison(account('87654321', '2026-11-10T00:00:00.000Z'), account('12345678', '2026-11-09T23:59:59.999Z')),
      ),
    ).toMatchObject({ value: '12345678', compare: true }));
});
