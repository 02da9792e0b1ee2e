import { pageOf } from '../../../../../../test/support/extraction/page-of-text.js';
import { searchedPage } from '../../numbers/searched-page.js';
import { chosenOtherwise } from './chosen-otherwise.js';

/** What is chosen in the place of the account 351199144. */
function found(text: string): string[] {
  const page = pageOf(text);
  const account = page.words.find((word) => word.text === '351199144');
  return chosenOtherwise(searchedPage(page), account ? [account.box] : []).map((words) =>
    words.map((word) => word.text).join(' '),
  );
}

describe('chosenOtherwise', () => {
  it.each([
    [
      '☐ EFT BSB 633-359 Account 351199144\n☒ Our representative will call on you',
      '☒ Our representative will call on you',
    ],
    ['[ ] EFT BSB 633-359 Account 351199144\n[x] Kim will ring you', '[x] Kim will ring you'],
    ["○ EFT: BSB 633-359 Account 351199144\n● Kim's desk, 0491 570 158", "● Kim's desk, 0491 570 158"],
    ['( ) EFT\n    BSB 633-359\n    Account 351199144\n(x) The driver', '(x) The driver'],
    ['☑ Cash to the driver\n☐ EFT BSB 633-359 Account 351199144', '☑ Cash to the driver'],
    ['☐     EFT BSB 633-359 Account 351199144\n☒     See our agent', '☒ See our agent'],
  ])('finds another line that is ticked: %j', (text, said) => expect(found(text)).toEqual([said]));

  it.each([
    '☐ Cheque\n☐ EFT BSB 633-359 Account 351199144\n☐ Card',
    '☐ Cheque\n☑ EFT BSB 633-359 Account 351199144\n☐ Card',
    '☒ EFT BSB 633-359 Account 351199144\n☐ Our driver',
    '● EFT BSB 633-359 Account 351199144\n● Card by phone',
    'BSB 633-359 Account 351199144\n☑ Two coats\n☐ Primer',
    `☐ EFT BSB 633-359 Account 351199144\n${'\n'.repeat(14)}☑ Two coats`,
  ])('leaves lists in which none is chosen, or the account: %j', (text) => expect(found(text)).toEqual([]));
});
