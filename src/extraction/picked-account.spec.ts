import type { Box, FieldEvidence, Page, ReadDocument, Word } from './document.js';
import { withPickedAccount } from './picked-account.js';
import type { PickedAccount } from './picked-account.js';

const word = (text: string, x0: number, line = 0, more: Partial<Word> = {}): Word => ({
  text,
  box: { x0, y0: 100 + 20 * line, x1: x0 + 6 * text.length, y1: 110 + 20 * line },
  source: 'text',
  confidence: 1,
  size: 10,
  bold: false,
  angle: 0,
  ...more,
});

const page = (number: number, ...words: Word[]): Page => ({ number, width: 595, height: 842, words });

const READ: FieldEvidence = {
  value: '87654321',
  confidence: 0.9,
  page: 1,
  box: { x0: 0, y0: 0, x1: 1, y1: 1 },
  words: ['87654321'],
};

const document = (pages: number[]): ReadDocument => ({
  isInvoice: true,
  kind: 'invoice',
  kindConfidence: 1,
  fields: {
    business_name: null,
    business_abn: null,
    account_name: null,
    account_number: READ,
    account_bsb: null,
    invoice_number: null,
  },
  pages,
  textMatchesPicture: null,
  scrutiny: null,
  accounts: [],
  taxInvoice: { titled: false, issueDate: false, itemDescriptions: false, gst: false, buyer: false, totalCents: null },
});

const around = (...words: Word[]): Box => ({
  x0: Math.min(...words.map(({ box }) => box.x0)),
  y0: Math.min(...words.map(({ box }) => box.y0)),
  x1: Math.max(...words.map(({ box }) => box.x1)),
  y1: Math.max(...words.map(({ box }) => box.y1)),
});

/** What becomes of the account number of the first document of a file. */
function numberOf(pages: Page[], picked: Word[], more: Partial<PickedAccount> = {}, at = 1): FieldEvidence | null {
  const number = { value: '12345678', page: at, box: around(...picked) };
  const [first] = withPickedAccount([document([1]), document([2])], pages, {
    document: 1,
    numbers: { account_number: number },
    ...more,
  });
  return first?.fields.account_number ?? null;
}

describe('a picked account', () => {
  const [left, right] = [word('1234', 100), word('5678', 130, 0, { confidence: 0.7 })];

  it('rests on the words of the page as it is read now', () =>
    expect(numberOf([page(1, word('Account', 20), left, right)], [left, right])).toEqual({
      value: '12345678',
      confidence: 0.7,
      page: 1,
      box: { x0: 100, y0: 100, x1: 154, y1: 110 },
      words: ['1234', '5678'],
    }));

  it('leaves what was not picked, and other documents, as they were read', () => {
    const pages = [page(1, left, right)];
    const [first, second] = withPickedAccount([document([1]), document([2])], pages, { document: 1, numbers: {} });
    expect([first?.fields.account_number, second?.fields.account_number]).toEqual([READ, READ]);
    expect(numberOf(pages, [left, right], { document: 2 })).toEqual(READ);
  });

  it('may stand right beside its BSB', () => {
    const bsb = word('062-000', 50);
    const number = { value: '12345678', page: 1, box: around(left, right) };
    const [first] = withPickedAccount([document([1])], [page(1, bsb, left, right)], {
      document: 1,
      numbers: { account_number: number, account_bsb: { value: '062-000', page: 1, box: bsb.box } },
    });
    expect([first?.fields.account_bsb?.value, first?.fields.account_number?.value]).toEqual(['062-000', '12345678']);
  });

  it.each<[string, Page[], Word[], Partial<PickedAccount>?, number?]>([
    [
      'is no number of a page that says other digits there',
      [page(1, word('1234', 100), word('5679', 130))],
      [left, right],
    ],
    ['is no number of a page that says nothing there', [page(1, word('1234', 100, 5))], [left, right]],
    ['is none of a page that there is not', [page(1, left, right)], [left, right], {}, 3],
    ['is none of a page of another document', [page(1), page(2, left, right)], [left, right], {}, 2],
    ['is not put together of two lines', [page(1, left, word('5678', 100, 1))], [left, word('5678', 100, 1)]],
    ['is not put together of two columns', [page(1, left, word('5678', 400))], [left, word('5678', 400)]],
    ['is not a part of a longer number', [page(1, left, right, word('90', 160))], [left, right]],
    ['is not the end of a longer number', [page(1, word('0', 90), left, right)], [left, right]],
    ['is not what stands on its side', [page(1, word('12345678', 100, 0, { angle: 90 }))], [word('12345678', 100)]],
    // Jest takes a parameter that a row does not give for a callback to wait for; the rest are none.
  ])('%s', (_why, pages, picked, ...given) => expect(numberOf(pages, picked, ...given)).toBeNull());
});
