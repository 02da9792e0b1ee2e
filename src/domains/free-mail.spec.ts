import { isFreeMail } from './free-mail.js';

describe('isFreeMail', () => {
  it.each(['gmail.com', 'Bigpond.com', 'optusnet.com.au', 'internode.on.net', 'mail.bigpond.com', 'outlook.com.'])(
    '%s is',
    (domain) => expect(isFreeMail(domain)).toBe(true),
  );
  it.each(['telstra.com', 'on.net', 'com.au', 'gmail.com.au.example', 'notgmail.com', '', 'acme.com.au'])(
    '%p is not',
    (domain) => expect(isFreeMail(domain)).toBe(false),
  );

  it.each([
    'hotmail.ca',
    'hotmail.com.br',
    'hotmail.co.uk',
    'outlook.fr',
    'outlook.de',
    'outlook.co.nz',
    'live.com.au',
    'live.ie',
    'mail.live.ca',
    'yahoo.com.mx',
    'yahoo.co.id',
    'gmx.us',
    'zoho.com.au',
    'zohomail.eu',
    'privaterelay.appleid.com',
    'googlegroups.com',
    'vip.qq.com',
  ])('%s is, in every country', (domain) => expect(isFreeMail(domain)).toBe(true));

  it.each([
    'live.example.com',
    'live.acme.com.au',
    'outlook.com.somewhere',
    'outlook.com.example.au',
    'hotmail.ca.example',
    'yahoo-billing.ca',
    'mylive.ca',
    'live.blogspot.com',
    'live.com.vg',
    // Sold to anybody, so that they are more often a copy than the brand's own.
    'hotmail.co',
    'hotmail.cm',
    'live.io',
    // Names of companies.
    'live.events',
    'outlook.org.au',
    'live.net.au',
    'appleid.com',
    'zoho.example',
  ])('%s is not, though it has the name of a brand', (domain) => expect(isFreeMail(domain)).toBe(false));
});
