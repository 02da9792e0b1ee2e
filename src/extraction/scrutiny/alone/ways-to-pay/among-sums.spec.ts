import { pageOf } from '../../../../../test/support/extraction/page-of-text.js';
import { searchedPage } from '../numbers/searched-page.js';
import { waysToPay } from './ways-to-pay.js';

const SUMS = [
  'Subtotal                  3,000.00',
  'GST                         300.00',
  'Total due                 3,300.00',
];
const ways = (...below: string[]): string[] =>
  waysToPay([searchedPage(pageOf([...SUMS, ...below].map((row) => ' '.repeat(40) + row).join('\n')))]).map(
    ({ way: { kind, value } }) => `${kind} ${value}`,
  );

describe('addresses among the sums', () => {
  it.each([
    [['tradeclear.example members    3,069.00']],
    [['Less 7% for members clearing via', 'tradeclear.example']],
    [['Less 7% via tradeclear.example']],
    [['If settled through tradeclear.example   3,069.00']],
    [['tradeclear.example            3,069.00']],
  ])('are ways to pay: %j', (below) => expect(ways(...below)).toEqual(['link tradeclear.example']));

  it.each([
    [['www.quayside.example']],
    [['Questions: accounts@tradeclear.example    3,069.00']],
    [['Thank you for your business', 'quayside.example']],
    [['Discount 5%                 150.00']],
  ])('are none in %j', (below) => expect(ways(...below)).toEqual([]));

  it('are none among the items', () =>
    expect(
      waysToPay([searchedPage(pageOf('Domain renewal quayside.example    48.20\nTotal                   48.20'))]),
    ).toEqual([]));
});

it('finds a page that clears an invoice', () =>
  expect(ways('', '', '', '', '', '', '', '', '', '', '', 'Invoices are cleared via tradeclear.example')).toEqual([
    'link tradeclear.example',
  ]));
