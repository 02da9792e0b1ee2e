import { isKnownFont } from './known-fonts.js';

describe('fonts that nobody but their makers can put where they lie', () => {
  it.each([
    'https://fonts.googleapis.com/css2?family=Inter:wght@400;700&display=swap',
    '//fonts.googleapis.com/css?family=Open+Sans',
    'https://fonts.gstatic.com/s/inter/v13/abc.woff2',
    'https://lib.intuitcdn.net/fonts/AvenirNext/3.0/AvenirNextforINTUIT-Regular.1.woff2',
    'https://d1g145x70srn7h.cloudfront.net/fonts/sqmarket/sq-market.css',
  ])('are known: %s', (url) => expect(isKnownFont(url)).toBe(true));

  it.each([
    'https://storage.googleapis.com/letters/a.css',
    'https://fonts.googleapis.com.evil.example/css?family=Inter',
    'https://fonts.googleapis.com/icon?family=Inter',
    'https://fonts.googleapis.com/css2?family=Inter&family=Material+Symbols+Outlined',
    'https://fonts.googleapis.com/css2?family=Material%20Icons',
    'https://fonts.gstatic.com/s/materialicons/v1/a.woff2',
    'https://lib.intuitcdn.net/fonts/AvenirNext/../../customers/1/a.woff2',
    'https://lib.intuitcdn.net/fonts/AvenirNext/%2e%2e/%2e%2e/customers/1/a.woff2',
    'https://plugin.intuitcdn.net/fonts/AvenirNext/a.woff2',
    'https://use.typekit.net/abc1def.css',
    'https://use.fontawesome.com/0123456789.css',
    'https://d1g145x70srn7h.cloudfront.net.evil.example/fonts/a.css',
    'https://user@evil.example/fonts.googleapis.com/css?family=Inter',
  ])('are not known: %s', (url) => expect(isKnownFont(url)).toBe(false));
});
