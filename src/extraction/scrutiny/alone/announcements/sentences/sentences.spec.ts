import { pageOf } from '../../../../../../test/support/extraction/page-of-text.js';
import { searchedPage } from '../../numbers/searched-page.js';
import { sentencesOf } from './sentences.js';

const sentencesIn = (text: string): string[] =>
  sentencesOf(searchedPage(pageOf(text))).map(({ words }) => words.map(({ text }) => text).join(' '));

describe('the sentences of a page', () => {
  it('do not go on from a heading in capitals in a label', () =>
    expect(sentencesIn('WHERE TO PAY\nA/c holder')).toEqual(['WHERE TO PAY', 'A/c holder']));

  it.each([
    'PLEASE DO NOT USE\nA/C HOLDER',
    'Please do not use the\nAccount number',
    'ASK ROB FOR\nthe account number',
  ])('go on where the lines are written alike, or the lower one is more than a label: %j', (text) =>
    expect(sentencesIn(text)).toEqual([text.replace('\n', ' ')]),
  );

  it('go on behind initials, and end with them where another one starts', () => {
    expect(sentencesIn('P.T.O. before this goes')).toEqual(['P.T.O. before this goes']);
    expect(sentencesIn('Made in the U.S.A. Thank you')).toEqual(['Made in the U.S.A.', 'Thank you']);
  });

  it('do not go on from who is paid in where the advice of it goes', () => {
    const advice = 'REMITTANCE ADVICE TO ar@barkly.example';
    expect(sentencesIn(`REMIT TO   BSB 015-881\n${advice}`)).toContain(advice);
    expect(sentencesIn('REMIT TO   BSB 015-881\nREMITTANCE SERVICES')).toContain('REMIT TO REMITTANCE SERVICES');
  });

  const ROWS = 'Japanese to English, affidavit           1,840 words\nInterpreting, Melbourne Magistrates      3 h';

  it('of rows of a table are each row by itself, and all of them in case they are one', () => {
    const sentences = sentencesOf(searchedPage(pageOf(ROWS)));
    expect(sentences.filter(({ acrossRows }) => acrossRows)).toHaveLength(1);
    expect(sentencesIn(ROWS)).toEqual(
      expect.arrayContaining([
        'Japanese to English, affidavit Interpreting, Melbourne Magistrates',
        'Japanese to English, affidavit',
        'Interpreting, Melbourne Magistrates',
      ]),
    );
  });

  it('are not of rows of a table where only one line has a number beside it', () => {
    const text = 'Please ask for Dana before you pay       1,840\nand do as she says';
    expect(sentencesOf(searchedPage(pageOf(text))).some(({ acrossRows }) => acrossRows)).toBe(false);
  });

  it('are notes between labels, too, where they stand beneath each other', () => {
    const text = 'BSB               062-000\nAccount number    12345678\nthe rest is with Kim\nReference         2041';
    expect(sentencesIn(text)).toContain('the rest is with Kim');
    expect(sentencesIn(text)).not.toContain('Account number');
  });
});
