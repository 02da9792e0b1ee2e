import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { FieldEvidence, ReadDocument } from '../extraction/document.js';
import { lineOf } from './read-line.js';

const field = (value: string): FieldEvidence => ({
  value,
  confidence: 0.9,
  page: 1,
  box: { x0: 1, y0: 2, x1: 3, y1: 4 },
  words: [value],
});

const documentOf = (isInvoice: boolean, number: string | null): ReadDocument => ({
  isInvoice,
  kind: isInvoice ? 'tax_invoice' : 'statement',
  kindConfidence: 0.9,
  fields: {
    business_name: null,
    business_abn: null,
    account_name: null,
    account_number: null,
    account_bsb: field('062-903'),
    invoice_number: number === null ? null : field(number),
  },
  pages: [1],
  textMatchesPicture: null,
  scrutiny: null,
  accounts: [],
  taxInvoice: { titled: false, issueDate: false, itemDescriptions: false, gst: false, buyer: false, totalCents: null },
});

const parsed = (line: string): Record<string, unknown> => JSON.parse(line) as Record<string, unknown>;

describe('the line for a file', () => {
  it('shows the first invoice of several documents', () => {
    const result = {
      outcome: 'read' as const,
      pageCount: 3,
      pages: [],
      documents: [documentOf(false, null), documentOf(true, '4410'), documentOf(true, '4411')] as [
        ReadDocument,
        ...ReadDocument[],
      ],
    };
    const line = lineOf({ file: 'a.pdf', ms: 12.4, result }, { evidence: false });
    expect(line).not.toContain('\n');
    expect(parsed(line)).toEqual({
      file: 'a.pdf',
      document_is_invoice: true,
      extracted_business_name: null,
      extracted_business_abn: null,
      extracted_account_name: null,
      extracted_account_number: null,
      extracted_account_bsb: '062-903',
      extracted_invoice_number: '4410',
      ms: 12,
    });
  });

  it('shows the first document if there is no invoice', () => {
    const result = {
      outcome: 'read' as const,
      pageCount: 1,
      pages: [],
      documents: [documentOf(false, null)] as [ReadDocument, ...ReadDocument[]],
    };
    expect(parsed(lineOf({ file: 'a.pdf', ms: 1, result }, { evidence: false }))).toMatchObject({
      document_is_invoice: false,
    });
  });

  it('says why a file cannot be read', () => {
    const unreadable = { outcome: 'unreadable' as const, reason: 'password_required' as const };
    expect(parsed(lineOf({ file: 'a.pdf', ms: 1, result: unreadable }, { evidence: false }))).toMatchObject({
      document_is_invoice: null,
      extracted_account_bsb: null,
      error: 'a password is needed to open the file',
    });
    const failed = new Error('The reader was stopped.');
    expect(parsed(lineOf({ file: 'b.pdf', ms: 1, error: failed }, { evidence: true }))).toMatchObject({
      error: 'The reader was stopped.',
      documents: [],
    });
  });

  it.each([
    ['/nowhere/missing.pdf', 'there is no such file'],
    [tmpdir(), 'it is a folder, not a file'],
  ])('says in plain words what is wrong with the path %s', async (file, error) => {
    const failure: unknown = await readFile(file).catch((one: unknown) => one);
    expect(parsed(lineOf({ file, ms: 1, error: failure }, { evidence: false }))).toMatchObject({ error });
  });

  it('adds every document with its evidence where it is asked for', () => {
    const result = {
      outcome: 'read' as const,
      pageCount: 2,
      pages: [],
      documents: [documentOf(true, '1'), documentOf(true, '2')] as [ReadDocument, ...ReadDocument[]],
    };
    const { documents } = parsed(lineOf({ file: 'a.pdf', ms: 1, result }, { evidence: true })) as {
      documents: object[];
    };
    expect(documents).toHaveLength(2);
    expect(documents[1]).toMatchObject({ kind: 'tax_invoice', fields: { invoice_number: field('2') } });
  });
});
