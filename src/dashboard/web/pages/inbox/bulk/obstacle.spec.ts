import { obstacleTo } from './obstacle';
import type { InvoiceRow } from '../list';

const row = (attributes: object): InvoiceRow =>
  ({
    attributes: { outcome: 'verified', review: 'to_review', check_results: [], ...attributes },
  }) as unknown as InvoiceRow;

describe('approving together', () => {
  it('includes invoices without objections', () => {
    expect(obstacleTo(row({}))).toBeNull();
    expect(obstacleTo(row({ outcome: 'known', check_results: [{ type: 'a', result: true }] }))).toBeNull();
    expect(obstacleTo(row({ review: 'awaiting_second' }))).toBeNull();
  });

  it.each(['mismatch', 'suspect', 'changed', 'no_account', 'new', 'not_invoice', 'unread'])(
    'leaves out invoices that are %s',
    (outcome) => {
      expect(obstacleTo(row({ outcome }))).toBe('outcome');
    },
  );

  it('leaves out invoices with a failed check, even of the entity’s own rules, and those that wait for nobody', () => {
    expect(obstacleTo(row({ check_results: [{ type: 'our_own_rule', result: false }] }))).toBe('flags');
    for (const review of ['on_hold', 'approved', 'rejected', 'cleared', null])
      expect(obstacleTo(row({ review }))).toBe('review');
  });
});
