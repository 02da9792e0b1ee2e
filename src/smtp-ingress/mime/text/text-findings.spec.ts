import { findingsIn } from './text-findings.js';

const times = (count: number, line: (at: number) => string) => Array.from({ length: count }, (_, at) => line(at));

describe('findingsIn', () => {
  it('says that there are more ways to be paid than it lists', () => {
    const codes = times(20, (at) => `BPAY Biller Code: ${10_000 + at} Ref: 7788`);
    const { waysToPay, unread } = findingsIn([
      [...codes, '', 'Please pay by PayID: jane.holt@mail.example'].join('\n'),
    ]);
    expect(waysToPay).toHaveLength(20);
    expect(unread).toEqual(['more ways to be paid than are listed']);
  });

  it('says that there are more announcements than it lists', () => {
    const harmless = times(20, (at) => `Our new bank account details for job ${at} are below.`);
    const { unread } = findingsIn([
      [...harmless, 'Our bank account was closed, ask Jane for another one.'].join('\n\n'),
    ]);
    expect(unread).toEqual(['more announcements than are listed']);
  });

  it('keeps a sentence to its end', () => {
    const said = `Our new bank account is on the invoice ${'and so on '.repeat(100)}and this account is now closed.`;
    expect(findingsIn([said])).toMatchObject({ announcements: [said], unread: [] });
    const longer = `Our bank account has changed ${'and so on '.repeat(2_000)}and this account is now closed.`;
    expect(findingsIn([longer]).unread).toEqual(['more text than is searched']);
  });

  it('lists an account once, however many titles name it, and says where there are more', () => {
    const same = times(30, (at) => `Invoice ${at}, pay to BSB 733-111 Account 98765432`);
    const other = 'Pay to BSB 083-004 Account 87654321.pdf';
    expect(findingsIn([], [...same, other])).toMatchObject({
      accounts: [
        { bsb: '733-111', accountNumber: '98765432' },
        { bsb: '083-004', accountNumber: '87654321' },
      ],
      unread: [],
    });
    const many = times(21, (at) => `Pay to BSB 733-111 Account 987654${10 + at}`);
    expect(findingsIn([], many).unread).toEqual(['more accounts than are listed']);
  });

  it('says that texts are longer together than what it searches', () => {
    const body = 'Please pay to BSB 083-004 Account 87654321';
    expect(findingsIn([`x${' '.repeat(999_990)}`, body]).unread).toEqual(['more text than is searched']);
    expect(findingsIn(['x', body]).unread).toEqual([]);
  });

  it('says that texts and titles have more numbers than it searches', () => {
    const account = 'Please pay to BSB 083-004 Account 87654321';
    const codes = (count: number): string => 'x1'.repeat(count);
    const { accounts, unread } = findingsIn([`${account}\n\n${codes(30_000)}`]);
    expect(accounts).toContainEqual({ bsb: '083-004', accountNumber: '87654321' });
    expect(unread).toEqual(['more text than is searched']);
    const titles = times(4, (at) => `${at} ${codes(8_000)}`);
    expect(findingsIn([account], titles).unread).toEqual(['more text than is searched']);
    expect(findingsIn([account, codes(100)], titles.slice(0, 1)).unread).toEqual([]);
  });

  it('takes no BSB that another version of a text ends with for the number of an account', () => {
    const { accounts } = findingsIn(['Pay to BSB 032-000\n\nAccount 99887766', 'Pay to BSB 0 32 -000']);
    expect(accounts[0]).toEqual({ bsb: '032-000', accountNumber: '99887766' });
    expect(accounts).not.toContainEqual({ bsb: '032-000', accountNumber: '032000' });
  });

  it('finds an account whose parts stand in different texts, and one whose number is that of its BSB', () => {
    expect(findingsIn(['Please pay to BSB 032-000', 'Account number 99887766']).accounts).toContainEqual({
      bsb: '032-000',
      accountNumber: '99887766',
    });
    expect(findingsIn(['Hello', 'Please pay to BSB 032-000 Account 032000']).accounts).toContainEqual({
      bsb: '032-000',
      accountNumber: '032000',
    });
  });
});
