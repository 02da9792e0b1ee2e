import { pageOf } from '../../../../test/support/extraction/page-of-text.js';
import { scanPage } from '../structure/scan.js';
import { printedPairs } from './account-pair.js';

/** The account numbers that a page may give beside a BSB. */
function numbersOn(text: string): string[] {
  const pairs = printedPairs({ scan: scanPage(pageOf(text)), mentions: [], customerNumbers: new Set() });
  return pairs.map(({ account }) => account.digits);
}

describe('printedPairs', () => {
  const table = `
BSB        Acct      Name
062-000    4403      Wattle Joinery
           41949     Pty Ltd
`;

  it('takes no number that is what is left of one that its cell broke', () => {
    expect(numbersOn(table)).not.toContain('41949');
  });

  it('takes one under a line that is longer, or beside a label', () => {
    expect(numbersOn(table.replace('4403 ', '44034'))).toEqual(expect.arrayContaining(['44034', '41949']));
    expect(numbersOn('BSB      062-000\nTerms    14\nNumber   41949\n')).toContain('41949');
  });
});
