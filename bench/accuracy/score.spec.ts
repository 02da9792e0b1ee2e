import { calibration, calibrationError, type Read, score, share } from './score.js';
import { comparable, type Truth } from './truth.js';

const truth = (given: Partial<Truth>): Truth => ({
  file: 'a.pdf',
  kind: 'digital',
  traits: [],
  document_is_invoice: true,
  extracted_business_name: null,
  extracted_business_abn: null,
  extracted_account_name: null,
  extracted_account_number: null,
  extracted_account_bsb: null,
  extracted_invoice_number: null,
  ...given,
});

const read = (values: Partial<Record<keyof Read['fields'], string>>, isInvoice = true): Read => {
  const field = (name: keyof Read['fields']) => {
    const value = values[name];
    return value === undefined ? null : { value, confidence: 0.9 };
  };
  return {
    isInvoice,
    isInvoiceConfidence: 0.9,
    fields: {
      extracted_business_name: field('extracted_business_name'),
      extracted_business_abn: field('extracted_business_abn'),
      extracted_account_name: field('extracted_account_name'),
      extracted_account_number: field('extracted_account_number'),
      extracted_account_bsb: field('extracted_account_bsb'),
      extracted_invoice_number: field('extracted_invoice_number'),
    },
  };
};

describe('what was read, compared with the truth', () => {
  it('is right where two printings of a value are equal', () => {
    const wanted = truth({
      extracted_business_name: 'Bluegum Bikes Proprietary Limited',
      extracted_account_bsb: '062-000',
    });
    const { score: found, failures } = score([wanted], () =>
      read({ extracted_business_name: 'BLUEGUM BIKES PTY. LTD.', extracted_account_bsb: '062000' }),
    );
    expect([found.perfect, failures]).toEqual([1, []]);
  });

  it('counts a value that is not on the document against precision, and one that was not found against recall', () => {
    const documents = [
      truth({ file: 'a.pdf', extracted_account_number: '12345678' }),
      truth({ file: 'b.pdf' }),
      truth({ file: 'c.pdf', extracted_account_number: '87654321' }),
    ];
    const values: Record<string, string> = { 'a.pdf': '12345678', 'b.pdf': '999' };
    const { score: found, failures } = score(documents, ({ file }) => {
      const value = values[file];
      return read(value === undefined ? {} : { extracted_account_number: value });
    });
    const { given, givenRight, present } = found.fields.extracted_account_number;
    expect([share(givenRight, given), share(givenRight, present)]).toEqual([0.5, 0.5]);
    expect([found.perfect, failures.map(({ file }) => file)]).toEqual([1, ['b.pdf', 'c.pdf']]);
  });

  it('asks only for the verdict where the document is no invoice', () => {
    const other = truth({ document_is_invoice: false });
    expect(score([other], () => read({ extracted_account_number: '1234' }, false)).score.perfect).toBe(1);
    expect(score([other], () => read({}, true)).score.perfect).toBe(0);
  });

  it('keeps the letters of an invoice number apart from its spaces', () => {
    expect(comparable('extracted_invoice_number', 'inv 07-1')).toBe('INV07-1');
    expect(comparable('extracted_account_number', '00 12-3')).toBe('00123');
  });
});

describe('calibration', () => {
  const given = (confidence: number, right: number, wrong: number) => [
    ...Array.from({ length: right }, () => ({ confidence, right: true })),
    ...Array.from({ length: wrong }, () => ({ confidence, right: false })),
  ];

  it('is exact where confidence is the share that is right', () => {
    expect(calibrationError([...given(0.9, 9, 1), ...given(0.75, 3, 1)])).toBeCloseTo(0);
  });

  it('says how far confidence is off', () => {
    expect(calibrationError(given(0.97, 1, 1))).toBeCloseTo(0.47);
    expect(calibration(given(1, 2, 0))).toMatchObject([{ count: 2, right: 1 }]);
    expect(calibrationError([])).toBeNull();
  });
});
