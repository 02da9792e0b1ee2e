import { pageOf } from '../../../../../../test/support/extraction/page-of-text.js';
import { searchedPage } from '../../numbers/searched-page.js';
import { stampsOn } from './stamps.js';

const BODY = `
Harbour Works Pty Ltd                    ABN 51 824 753 556

Kitchen bench repaired in May                   $1,000.00
Timber and screws                                 $120.00`;

const stampsIn = (text: string): string[] =>
  stampsOn(searchedPage(pageOf(text)), []).map((words) => words.map((word) => word.text).join(' '));

describe('stampsOn', () => {
  it.each([
    'VOID',
    'This invoice is void',
    'CANCELLED',
    'COPY ONLY',
    'DRAFT',
    'REISSUED - SEE NEW INVOICE',
    'Replaced by INV 2209',
    'ASSIGNED TO OSPREY FINANCE',
    'CALL BEFORE PAYING 0491 570 156',
    'File copy - do not pay',
    'PAID BY OSPREY',
    'Paid',
  ])('finds large words that say not to pay: %s', (stamp) => {
    expect(stampsIn(`## ${stamp}\n${BODY}`)).toEqual([stamp]);
  });

  it('finds small ones in capitals, and those over two lines', () => {
    expect(stampsIn(`CANCELLED\n${BODY}`)).toEqual(['CANCELLED']);
    expect(stampsIn(`CALL BEFORE\nPAYING\n${BODY}`)).toEqual(['CALL BEFORE PAYING']);
  });

  it.each([
    'TAX INVOICE',
    'CUSTOMER COPY',
    'COPY',
    'ORIGINAL COPY',
    'AMOUNT PAID',
    'PAID BY CARD',
    'Paid on',
    'Sold to: Westgate Signs Pty Ltd',
    'CALL TO VERIFY OUR BSB BEFORE PAYING',
    'CANCELLATION POLICY',
  ])('leaves headings and what says who keeps a copy: %s', (heading) => {
    expect(stampsIn(`## ${heading}\n${BODY}`)).toEqual([]);
  });

  it('leaves the headings of a table and words of the body', () => {
    expect(stampsIn(`TOTAL          PAID          BALANCE\n${BODY}`)).toEqual([]);
    expect(stampsIn(`Cancelled\n${BODY}`)).toEqual([]);
  });

  it.each(['Bin', 'Issue'])('leaves %s among the headings of a table in large letters', (heading) => {
    expect(stampsIn(`## Date          ${heading}          Lifts          Rate\n${BODY}`)).toEqual([]);
  });

  it('leaves the address that a code leads to, and no more than that', () => {
    expect(stampsIn(`## https://mhm.example\n${BODY}`)).toEqual([]);
    expect(stampsIn(`## https://mhm.example VOID\n${BODY}`)).not.toEqual([]);
  });

  it('finds what says not to pay among them', () => {
    expect(stampsIn(`## Date          CANCELLED          Lifts          Rate\n${BODY}`)).toEqual(['CANCELLED']);
  });

  it('leaves the words of a name that is paid, and no others that it holds letters of', () => {
    const found = (stamp: string): number =>
      stampsOn(searchedPage(pageOf(`## ${stamp}\n${BODY}`)), ['Wattle Holdings', 'Wrong Form Press']).length;
    expect(found('WRONG FORM')).toBe(0);
    expect(found('HOLD')).toBe(1);
  });
});
