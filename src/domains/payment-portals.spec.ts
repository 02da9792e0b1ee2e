import { isPaymentPortal } from './payment-portals.js';

describe('a payment portal', () => {
  it.each([
    'in.xero.com',
    'invoice.stripe.com',
    'www.bpoint.com.au',
    'postbillpay.com.au',
    'in.xero.example',
    'pay.cityofwhittlesea.vic.gov.au',
  ])('%s is one', (host) => expect(isPaymentPortal(host)).toBe(true));

  it.each([
    'xero.com.pay-now.example',
    'in-xero.com',
    'bpoint.com',
    'curlewbay.example',
    'xero.test',
    'notbpoint.com.au',
    'vic-gov.au',
    'gov.au.example',
    'xerо.com', // with a Cyrillic о
    'site.squarespace.com',
    '',
  ])('%s is not', (host) => expect(isPaymentPortal(host)).toBe(false));
});
