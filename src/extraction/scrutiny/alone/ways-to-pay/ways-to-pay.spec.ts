import { pageOf } from '../../../../../test/support/extraction/page-of-text.js';
import { searchedPage } from '../numbers/searched-page.js';
import { isIban } from './ibans.js';
import { waysToPay } from './ways-to-pay.js';

const ways = (text: string): string[] =>
  waysToPay([searchedPage(pageOf(text))]).map(({ way }) => `${way.kind} ${way.value}`);

describe('other ways to pay', () => {
  it.each([
    ['PayID: Accounts@Wattle-Joinery.com.au', 'payid accounts@wattle-joinery.com.au'],
    ['Pay ID (mobile)   0491 570 156', 'payid 0491570156'],
    ['PayID +61 491 570 156', 'payid 0491570156'],
    ['Pay by Osko to ABN 53 004 085 616', 'payid 53004085616'],
    ['Pay ABN 53 004 085 616 by PayID', 'payid 53004085616'],
    ['P a y I D: pay@wattle.com.au', 'payid pay@wattle.com.au'],
    ['Instant bank transfer to mobile 0491 570 156', 'payid 0491570156'],
    ['In your banking app pay to the email pay@wattle.com.au', 'payid pay@wattle.com.au'],
    ['PayID\npay@wattle.com.au', 'payid pay@wattle.com.au'],
    ['PayID: send your payment to pay@wattle.com.au', 'payid pay@wattle.com.au'],
    ['PayID (more on our website): pay@wattle.com.au', 'payid pay@wattle.com.au'],
    ['Kindly pay the amount to 0491 570 156', 'payid 0491570156'],
    ['Please send the total to our mobile 0491 570 156', 'payid 0491570156'],
    ['Transfer the balance to ABN 53 004 085 616', 'payid 53004085616'],
    ['Bank transfer by mobile: 0491 570 156', 'payid 0491570156'],
    ['Deposit to pay@wattle.com.au', 'payid pay@wattle.com.au'],
    ['BPAY Biller Code: 123456 Ref: 1234 5678 9', 'bpay 123456'],
    ['BPAY Biller 118822 Ref 2200 5512 0011', 'bpay 118822'],
    ['Biller Code    Ref\n4321           99887766', 'bpay 4321'],
    ['IBAN: DE89 3704 0044 0532 0130 00 BIC COBADEFF', 'iban DE89370400440532013000'],
    ['PayID: ospreycapital', 'payid ospreycapital'],
    ['PayID    OspreyTrade', 'payid ospreytrade'],
    ['Fast payment: 0491 570 156', 'payid 0491570156'],
    ['PayID: pay [at] wattle (dot) com.au', 'payid pay@wattle.com.au'],
    ['B-PAY code 204411 CRN 8812 0045 2', 'bpay 204411'],
    ['iban gb29nwbk60161331926819', 'iban GB29NWBK60161331926819'],
    ['Pay online at https://pay.curlewbay.com/i/8842', 'link curlewbay.com'],
    ['Click here to pay your invoice: www.curlewbay.com', 'link curlewbay.com'],
    ['To pay, follow this link curlewbay.com.au', 'link curlewbay.com.au'],
    ['Visit curlewbay.com.au to pay this account.', 'link curlewbay.com.au'],
    ['Pay securely by card\nhttps://curlewbay.com/8842', 'link curlewbay.com'],
    ['curlewbay.com/checkout/8842', 'link curlewbay.com'],
    ['Pay $338.80 at curlewbay.com', 'link curlewbay.com'],
    ['Credit card: curlewbay.com/8842', 'link curlewbay.com'],
    ['Log in at pay.wirraway-\nbills.com or call 1300 660 118', 'link wirraway-bills.com'],
    ['Thanh toán online: curlewbay.com', 'link curlewbay.com'],
    ['Pay online: in.xero.com.curlewbay.com', 'link curlewbay.com'],
    ['Pay online: https://in.xerо.com/i/1', 'link xn--xer-ued.com'],
    ['Pay online: http://203.0.113.7/i/1', 'link 203.0.113.7'],
  ])('are found in %j', (text, expected) => expect(ways(text)).toEqual([expected]));

  it.each([
    'PayID accepted. Please send remittance advice to ar@wattle.com.au',
    'Email accounts@wattle.com.au for questions',
    'ABN 53 004 085 616. Pay by BPAY, card or PayID',
    'Please send proof of payment to ar@wattle.com.au or call 0491 570 156',
    'Payment advice to ar@wattle.com.au. PayID accepted; questions to ar@wattle.com.au',
    'Direct enquiries about this account to 0491 570 156',
    'To pay by phone call 0491 570 156',
    'BPAY is a registered trade mark, ABN 69 079 137 518',
    'IBAN: DE88 3704 0044 0532 0130 00',
    'Having trouble paying? Call us on 13 10 02 to talk about payment extensions and plans.',
    'Biller code 123-456',
    'PayID: available',
    'We take cards and PayID: Welcome',
    'PayID: our mobile number',
    'Send your payment advice to our email ar@wattle.com.au',
    'View and pay online: https://in.xero.com/Hk29sSkq',
    'Pay your rates at www.cityofharbour.nsw.gov.au/payments',
    'Our conditions: www.curlewbay.com.au/payment-terms',
    'Terms: payment within 14 days. www.curlewbay.com.au',
    'Visit www.curlewbay.com.au for our spring catalogue',
    'For questions about payment write to ar@curlewbay.com.au',
    'Pay by phone 1300 555 042. Transfers: mention mobile 0491 570 156 in no reference',
  ])('are none in %j', (text) => expect(ways(text)).toEqual([]));

  it('know an IBAN by its check digits', () => {
    expect(['FR1420041010050500013M02606', 'FR1420041010050500013M02605', 'FR14'].map(isIban)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
