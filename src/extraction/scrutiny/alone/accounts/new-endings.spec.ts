import { pageOf } from '../../../../../test/support/extraction/page-of-text.js';
import { searchedPage } from '../numbers/searched-page.js';
import { newEndings, otherEndings } from './new-endings.js';

const endings = (text: string) => newEndings(searchedPage(pageOf(text)));
const chosen = { bsb: '032118', number: '448201' };

it.each([
  'New ending: 716',
  'as discussed the one ending 4567 is live',
  'Use the other account that ends in 4567',
  'correct account ending *4567',
])('%j says the end of another account', (text) => expect(otherEndings(chosen, endings(text))).toHaveLength(1));

it.each([
  'the one ending 201',
  'Paid by card ending 4411',
  'the account ending 30 June 2026',
  'for the year ending 2026',
  'Old ending: 716',
  'We debit the account ending in 905',
])('%j says none', (text) => expect(otherEndings(chosen, endings(text))).toEqual([]));
