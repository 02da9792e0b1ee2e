import { hostOfLink, saidByLink } from './links.js';

describe('what a link says', () => {
  it.each([
    ['https://curlewbay.com/8842', 'Pay now', 'https://curlewbay.com/pay'],
    ['https://curlewbay.com/pay/8842', 'Click here', 'https://curlewbay.com/pay'],
    ['https://curlewbay.com/8842', 'in.xero.com/Hk29sSkq', 'https://curlewbay.com/pay'],
    ['https://in.xero.com@curlewbay.com/8842', 'Pay by card', 'https://curlewbay.com/pay'],
    [' https://in.xerо.com/8842', 'Pay online', 'https://in.xn--xer-ued.com/pay'],
    ['//curlewbay.com/8842', 'Pay now', 'https://curlewbay.com/pay'],
    ['https://curlewbay.com/8842', 'Proceed to payment', 'https://curlewbay.com/pay'],
    ['https://curlewbay.com/8842', 'Check out', 'https://curlewbay.com/pay'],
    ['https://curlewbay.com/8842', 'Pay $1,430.00', 'https://curlewbay.com/pay'],
  ])('%s behind “%s” is a page to pay at', (link, words, said) =>
    expect(saidByLink(link, { shown: words })).toBe(said),
  );

  it.each([
    ['https://curlewbay.com/terms', 'Our conditions'],
    ['https://in.xero.com/Hk29sSkq', 'View and pay online'],
    ['mailto:accounts@curlewbay.com', 'Ask us how to pay online'],
    ['https://curlewbay.com/payment-terms', 'Terms'],
    ['https://curlewbay.com/faq', 'Payment options'],
    ['#page=2', 'Pay now'],
  ])('%s behind “%s” says nothing of paying elsewhere', (link, words) =>
    expect(saidByLink(link, { shown: words })).toBe(''),
  );

  it('leads to a page to pay at where the words before it say so, or where it lies over a page', () => {
    const said = (shown: string, before = '') => saidByLink('https://curlewbay.com/8842', { shown, before });
    expect(said('our new fees page', 'Fees can only be paid at')).toBe('https://curlewbay.com/pay');
    expect(said('our new fees page', 'See what is new on')).toBe('');
    expect(said('TAX INVOICE '.repeat(20))).toBe('https://curlewbay.com/pay');
  });

  it('is also the account that it names', () => {
    expect(saidByLink('https://curlewbay.com/pay?bsb=062-000&acc=12345678', { shown: '' })).toMatch(
      /062 000[^]*\nhttps:\/\/curlewbay.com\/pay$/,
    );
  });

  it('is the host alone where words around a code say what it is for', () => {
    expect(hostOfLink('https://curlewbay.com/48213977')).toBe('https://curlewbay.com');
    expect(hostOfLink('https://in.xero.com/48213977')).toBe('');
  });
});
