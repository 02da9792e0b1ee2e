import { enumeration, shownToAll, text } from './attributes.js';
import { masked, maskedText } from './masked.js';
import { defineResource } from './resource.js';
import { toFlatResource } from './serialise.js';

class Row {
  id: string;
}

beforeAll(() => {
  defineResource(Row as new () => Row & Record<string, string>, {
    type: 'masked-things',
    title: 'Thing',
    attributes: {
      account_number: text('account_number'),
      account_bsb: text('account_bsb'),
      business_abn: text('business_abn'),
      amount: text('amount'),
      invoice_number: shownToAll(text('invoice_number')),
      file_name: text('file_name'),
      kind: enumeration('kind', ['123456789']),
      details: { properties: [], read: () => null, schema: { type: 'object' } },
      link_url: text('link_url', { nullable: true }),
      evidence: { properties: [], read: () => null, schema: { type: ['object', 'null'] } },
    },
    fieldSets: { default: [] },
    filters: {},
    sorts: { id: 'id' },
    defaultSort: 'id',
  });
});

const shown = (attributes: object): Record<string, unknown> => {
  const body = { data: [{ id: '01932d3e-0000-7000-8000-123456789012', type: 'masked-things', attributes }] };
  return (masked(body) as { data: { attributes: Record<string, unknown> }[] }).data[0]?.attributes ?? {};
};

describe('maskedText', () => {
  it.each([
    ['12345678', '••••5678'],
    ['pay-12345678.pdf', 'pay-••••5678.pdf'],
    ['acct12345678x', 'acct••••5678x'],
    ['1234 5678', '••••5678'],
    ['12 34 56 78', '••••5678'],
    ['1234\u00a05678', '••••5678'],
    ['1234\u20115678', '••••5678'],
    ['12\u200b345\u200b678', '••••5678'],
    ['１２３４５６７８', '••••５６７８'],
    ['062-000 12345678', '••••••••••5678'],
    ['{"account_number":"12345678"}', '{"account_number":"••••5678"}'],
    ['DE89370400440532013000', 'DE••••••••••••••••3000'],
  ])('%s', (text, wanted) => expect(maskedText(text)).toBe(wanted));

  it.each([
    '01932d3e-0000-7000-8000-123456789012',
    '2026-03-04',
    '2026-03-04T05:06:07.890Z',
    'INV 1234',
    'page 3 of 12',
  ])('leaves %s', (text) => expect(maskedText(text)).toBe(text));
});

describe('masked', () => {
  it('leaves whole what is known to be something else', () => {
    const whole = {
      account_bsb: '062-000',
      business_abn: '53004085616',
      amount: '123456.00',
      invoice_number: '20260012345',
      kind: '123456789',
    };
    expect(shown(whole)).toEqual(whole);
  });

  it('knows the attributes of a flat resource', () => {
    const id = '01932d3e-0000-7000-8000-123456789012';
    const attributes = { invoice_number: '20260012345', account_number: '12345678' };
    const flat = toFlatResource({ id, type: 'masked-things', attributes });
    expect(masked({ data: [flat] })).toEqual({
      data: [{ id, invoice_number: '20260012345', account_number: '••••5678' }],
    });
  });

  it('does not trust the name of a field if its value has another form', () => {
    expect(shown({ account_bsb: '12345678', business_abn: '123456789', amount: '12345678' })).toEqual({
      account_bsb: '••••5678',
      business_abn: '•••••6789',
      amount: '••••5678',
    });
  });

  it('masks in whatever an attribute holds, and in attributes that nobody declared', () => {
    expect(shown({ account_number: '12345678', file_name: 'a 12345678.pdf', undeclared: '12345678' })).toEqual({
      account_number: '••••5678',
      file_name: 'a ••••5678.pdf',
      undeclared: '••••5678',
    });
    const details = { 'account 12345678': [{ bsb: '062-000', facts: ['12345678', 5, null, true] }] };
    expect(shown({ details })).toEqual({
      details: { 'account ••••5678': [{ bsb: '062-000', facts: ['••••5678', 5, null, true] }] },
    });
  });

  it('shows no link that opens something', () => {
    expect(shown({ link_url: 'https://pay.example/secret' })).toEqual({ link_url: null });
  });

  it('masks what is included, flat resources and bodies of no resource', () => {
    const body = {
      data: { id: '01932d3e-0000-7000-8000-123456789012', name: 'Account 12345678' },
      included: [{ id: 'x', type: 'masked-things', attributes: { account_number: '12345678' } }],
      words: [{ text: '12345678' }],
      links: { first: 'https://pay.example/1234567' },
      meta: { total: 1234567 },
    };
    expect(masked(body)).toEqual({
      data: { id: '01932d3e-0000-7000-8000-123456789012', name: 'Account ••••5678' },
      included: [{ id: 'x', type: 'masked-things', attributes: { account_number: '••••5678' } }],
      words: [{ text: '••••5678' }],
      links: { first: 'https://pay.example/1234567' },
      meta: { total: 1234567 },
    });
  });

  it('leaves what is masked already', () => {
    const once = shown({
      account_number: '1234-5678',
      file_name: 'a 12345678.pdf',
      details: { account_number: '12345' },
    });
    expect(once).toMatchObject({ account_number: '••••5678', details: { account_number: '•2345' } });
    expect(shown(once)).toEqual(once);
  });

  it('keeps Date objects as they are', () => {
    const at = new Date(0);
    expect(masked({ data: { rows: [{ at }] } })).toEqual({ data: { rows: [{ at }] } });
  });

  it('leaves out the words of a page, which hold numbers in parts', () =>
    expect(shown({ evidence: { account_number: { words: ['1234', '5678'] } } })).toEqual({ evidence: null }));
});
