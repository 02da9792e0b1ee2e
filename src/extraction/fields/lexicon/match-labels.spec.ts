import { pageOf } from '../../../../test/support/extraction/page-of-text.js';
import type { WordSource } from '../../document.js';
import { layoutOf } from '../structure/layout.js';
import { fold } from '../text/fold.js';
import { LABELS } from './labels.js';
import { matchLabels } from './match-labels.js';

const conceptsIn = (text: string, source: WordSource = 'text'): string[] =>
  layoutOf(pageOf(text, { source })).segments.flatMap((segment) =>
    matchLabels(segment.words).map((one) => one.concept),
  );

describe('labels', () => {
  it.each([
    ['A/C No.:', ['account_number']],
    ['A.B.N.', ['abn']],
    ['Bank State Branch (BSB)', ['bsb']],
    ['BSB062-903', ['bsb']],
    ['BSBNumber', ['bsb']],
    ['Account Name', ['account_name']],
    ["Customer's ABN", ['buyer_abn']],
    ['Invoice #', ['invoice_number']],
    ['BSB 062-903 Acc 10294471', ['bsb', 'account_number']],
    ['BSB 062-903 A/C10294471', ['bsb', 'account_number']],
    ['BSB 062-903 A/c.10294471', ['bsb', 'account_number']],
    ['BSB 062-903 A/CNo10294471', ['bsb', 'account_number']],
    ['BSB 062-903 AccNo10294471', ['bsb', 'account_number']],
    ['C10294471', []],
    ['B/C10294471', []],
    ['Your account number', ['customer_account']],
    ['Accountants', []],
    ['Nobody', []],
  ])('in %j are %j', (text, concepts) => {
    expect(conceptsIn(text)).toEqual(concepts);
  });

  it('are found with misread characters in recognised text only', () => {
    expect(conceptsIn('lnv0ice Nurnber', 'ocr')).toEqual(['invoice_number']);
    expect(conceptsIn('Acount nunber', 'ocr')).toEqual(['account_number']);
    expect(conceptsIn('Acount nunber')).toEqual([]);
  });

  it('are listed once in their concept, whatever stands between their words', () => {
    const wordsOf = (label: string): string =>
      fold(label)
        .replace(/[^\p{L}\p{N}#]+/gu, ' ')
        .trim();
    const listed = Object.entries(LABELS).flatMap(([concept, labels]) =>
      labels.map((label) => `${concept}: ${wordsOf(label)}`),
    );
    expect(listed.filter((one, at) => listed.indexOf(one) !== at)).toEqual([]);
  });

  it('are not the letters that a number starts with', () => {
    expect(conceptsIn('INV-00441')).toEqual([]);
    expect(conceptsIn('TAX INVOICE A17029', 'ocr')).toEqual(['invoice']);
  });
});
