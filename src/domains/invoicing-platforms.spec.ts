import { isInvoicingPlatform } from './invoicing-platforms.js';

describe('isInvoicingPlatform', () => {
  it.each([
    'post.xero.com',
    'xero.com',
    'notification.intuit.com',
    'apps.MYOB.com',
    'messaging.squareup.com',
    'stripe.com',
  ])('%s is', (domain) => expect(isInvoicingPlatform(domain)).toBe(true));
  it.each(['notxero.com', 'xero.com.example', 'xero-billing.com', 'acme.com.au', 'acme.onmicrosoft.com', ''])(
    '%p is not',
    (domain) => expect(isInvoicingPlatform(domain)).toBe(false),
  );
});
