import type { Judged } from '../outcome.js';
import { INVOICE_OUTCOMES, outcomeOf } from '../outcome.js';
import { played, sandboxEndingOf } from './sandbox-ending.js';

const JUDGED: Judged = {
  status: 'processed',
  documentIsInvoice: true,
  checkResults: [
    { type: 'business_abn_valid', result: true },
    { type: 'details_match_verification', result: false },
    { type: 'account_not_shared', result: false },
  ],
  checksLeftOut: [],
  scrutiny: null,
  extractedAccountBsb: '062-000',
  extractedAccountNumber: '12345678',
};

describe('an invoice of the sandbox', () => {
  it.each(INVOICE_OUTCOMES.filter((one) => one !== 'unread'))('ends as %s where its file is called so', (outcome) => {
    const ending = sandboxEndingOf(`sandbox-${outcome}.pdf`);
    expect(ending).toBe(outcome);
    const changed = { ...JUDGED, ...played(outcome, { ...JUDGED, checkDetails: [] }) };
    expect(outcomeOf(changed)).toBe(outcome);
    expect(changed.checkResults).toContainEqual({ type: 'business_abn_valid', result: true });
  });

  it.each([
    ['sandbox-failed.pdf', 'failed'],
    ['sandbox-unread.pdf', 'failed'],
    ['sandbox-invalid-2.png', 'invalid'],
    ['sandbox-mismatch (1).pdf', 'mismatch'],
    ['sandbox-verifiedly.pdf', null],
    ['my-sandbox-verified.pdf', null],
    ['Sandbox-verified.pdf', null],
    ['invoice.pdf', null],
  ])('%s asks for %s', (name, ending) => expect(sandboxEndingOf(name)).toBe(ending));
});
