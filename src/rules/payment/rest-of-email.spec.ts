import type { Scrutiny } from '../../extraction/scrutiny/scrutiny.js';
import type { Sibling } from './payment-context.js';
import { restOfEmail } from './rest-of-email.js';

const ACCOUNT = { bsb: '032-118', accountNumber: '448201' };
const OTHER = { bsb: '733-111', accountNumber: '98765432' };
const OWN = { abn: '53004085616', businessName: 'wattle joinery', account: ACCOUNT };
const box = { x0: 0, y0: 0, x1: 10, y1: 10 };
const scrutiny: Scrutiny = { sight: null, doubts: [], possibleAccounts: [], otherWaysToPay: [], announcements: [] };

const sibling = (some: Partial<Sibling>): Sibling => ({
  fileName: 'second.pdf',
  status: 'processed',
  isRead: true,
  documentIsInvoice: true,
  abn: '51824753556',
  name: 'Blue Door Pty Ltd',
  ...OTHER,
  scrutiny,
  ...some,
});

const rest = (...siblings: Sibling[]) => restOfEmail(OWN, { textFindings: null, attachments: [] }, siblings);

describe('what came with an invoice', () => {
  it('does not count the account of another supplier’s invoice', () => {
    expect(rest(sibling({})).accounts).toEqual([]);
  });

  it.each([
    ['that is no invoice', { documentIsInvoice: false }],
    ['without an ABN', { abn: null }],
    ['with an ABN that is none', { abn: '51824753557' }],
    ['of the same ABN', { abn: OWN.abn }],
    ['in the name of the supplier with another ABN', { name: 'Wattle Joinery' }],
  ])('counts the account of an attachment %s', (_, some) => {
    expect(rest(sibling(some)).accounts).toEqual([{ ...OTHER, namedBy: 'second.pdf' }]);
  });

  it('counts what is announced on whatever invoice it is', () => {
    const announcements = [{ page: 1, box, text: 'Our bank details have changed.' }];
    expect(rest(sibling({ scrutiny: { ...scrutiny, announcements } })).announcements).toEqual([
      { text: 'Our bank details have changed.', saidBy: 'second.pdf', namesTheAccount: false },
    ]);
  });
});
