import type { Scrutiny } from '../../extraction/scrutiny/scrutiny.js';
import type { Sibling } from './payment-context.js';
import { restOfEmail } from './rest-of-email.js';

const ACCOUNT = { bsb: '032-118', accountNumber: '448201' };
const OTHER = { bsb: '733-111', accountNumber: '98765432' };
const OWN = { abn: '53004085616', businessName: 'wattle joinery', account: ACCOUNT };
const box = { x0: 0, y0: 0, x1: 10, y1: 10 };
const scrutiny: Scrutiny = {
  sight: { outcome: 'seen', places: [] },
  doubts: [],
  possibleAccounts: [],
  otherWaysToPay: [],
  announcements: [],
};

const sibling = (some: Partial<Sibling>): Sibling => ({
  fileName: 'second.pdf',
  status: 'processed',
  isRead: true,
  documentIsInvoice: true,
  abn: '51824753556',
  name: 'Blue Door Pty Ltd',
  ...OTHER,
  isVerified: true,
  scrutiny,
  ...some,
});

const rest = (...siblings: Sibling[]) => restOfEmail(OWN, { textFindings: null, attachments: [] }, siblings);

describe('what came with an invoice', () => {
  it('does not count the account of another supplier’s invoice', () => {
    expect(rest(sibling({})).accounts).toEqual([]);
  });

  it.each([
    ['that is not an invoice', { documentIsInvoice: false }],
    ['whose account nobody verified', { isVerified: false }],
    ['whose account nobody sees', { scrutiny: { ...scrutiny, sight: null } }],
    ['without an ABN', { abn: null }],
    ['with an ABN that is none', { abn: '51824753557' }],
    ['of the same ABN', { abn: OWN.abn }],
    ['in the name of the supplier with another ABN', { name: 'Wattle Joinery' }],
  ])('counts the account of an attachment %s', (_, some) => {
    expect(rest(sibling(some)).accounts).toEqual([{ ...OTHER, namedBy: 'second.pdf' }]);
  });

  it('counts every other way to pay on another supplier’s invoice', () => {
    const foreign = { page: 1, box, text: '083-004 87654321', bsb: '083-004', accountNumber: '87654321' };
    const way = (kind: 'payid' | 'bpay', value: string) => ({ page: 1, box, text: value, kind, value });
    const found = rest(
      sibling({
        scrutiny: {
          ...scrutiny,
          possibleAccounts: [foreign],
          otherWaysToPay: [way('payid', '51824753556'), way('payid', 'jane.holt77@mail.example')],
        },
      }),
    );
    expect(found.accounts).toEqual([{ bsb: '083-004', accountNumber: '87654321', namedBy: 'second.pdf' }]);
    expect(found.waysToPay).toEqual([{ kind: 'payid', value: 'jane.holt77@mail.example', namedBy: 'second.pdf' }]);
  });

  it('names attachments that could not be read', () => {
    const doubts = [{ page: 1, box, text: '', reason: 'not_legible' as const }];
    const found = restOfEmail(
      OWN,
      {
        textFindings: {
          announcements: [],
          accounts: [],
          waysToPay: [],
          unread: ['“letter.docx”'],
          pictureHosts: ['x.example'],
        },
        attachments: [],
      },
      [
        sibling({ isRead: false, status: 'failed', fileName: 'locked.pdf' }),
        sibling({ scrutiny: { ...scrutiny, doubts } }),
      ],
    );
    expect(found.unread).toEqual(['“locked.pdf”', '“second.pdf”', '“letter.docx”', 'a picture from x.example']);
  });

  it('names attachments that were read before whole files were searched', () => {
    expect(rest(sibling({ scrutiny: null })).unread).toEqual(['“second.pdf”']);
  });

  it('does not claim to have searched the text of a missing email', () => {
    expect(restOfEmail(OWN, null, []).textSearched).toBe(false);
  });

  it('goes by file names if the parts of an email were not searched', () => {
    const ignored = (file_name: string) => ({
      file_name,
      size: 9,
      outcome: 'ignored' as const,
      reason: 'x',
      invoice_id: null,
    });
    const textFindings = { announcements: [], accounts: [], waysToPay: [] };
    const attachments = [ignored('letter.docx'), ignored('logo.gif')];
    expect(restOfEmail(OWN, { textFindings, attachments }, []).unread).toEqual(['“letter.docx”']);
  });

  it('judges a whole sentence, but quotes only its start', () => {
    const said = `Our new bank account is below ${'and so on '.repeat(60)}and this account is now closed.`;
    const textFindings = { announcements: [said], accounts: [ACCOUNT], waysToPay: [], unread: [], pictureHosts: [] };
    const [found] = restOfEmail(OWN, { textFindings, attachments: [] }, []).announcements;
    expect(found).toMatchObject({ namesTheAccount: false });
    expect(found?.text).toHaveLength(501);
  });

  it('counts announcements on every invoice', () => {
    const announcements = [{ page: 1, box, text: 'Our bank details have changed.' }];
    expect(rest(sibling({ scrutiny: { ...scrutiny, announcements } })).announcements).toEqual([
      { text: 'Our bank details have changed.', saidBy: 'second.pdf', namesTheAccount: false },
    ]);
  });
});
