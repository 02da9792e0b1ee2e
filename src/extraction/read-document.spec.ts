import { pageOf } from '../../test/support/extraction/page-of-text.js';
import type { Page } from './document.js';
import { fieldsOf } from './read-document.js';

const page = pageOf(`
## INVOICE
Invoice no 20418

## Plover Studio
4 Green St


Hosting             100.00
Total               110.00



Wattle Hosting
`);

/** The page with words of a picture at its foot. */
const withPicture = (text: string): Page[] => [
  {
    ...page,
    words: [...page.words, ...pageOf('\n'.repeat(60) + text, { source: 'ocr', confidence: 0.9 }).words],
  },
];

const nameWith = async (pages: Page[] | null): Promise<string | undefined> =>
  (await fieldsOf([page], () => Promise.resolve(pages)))[0]?.fields.business_name?.value;

describe('the name of a business', () => {
  it('is the one that a picture among the text says more surely', async () => {
    expect(await nameWith(null)).toBe('Plover Studio');
    expect(await nameWith(withPicture('## www.wattlehosting.fr'))).toBe('Wattle Hosting');
  });

  it('is the one of the text where no picture says more', async () => {
    expect(await nameWith(withPicture('Fresh every day'))).toBe('Plover Studio');
  });
});
