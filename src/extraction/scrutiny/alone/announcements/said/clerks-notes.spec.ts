import { paysElsewhere } from './other-places.js';
import { plainOf } from '../announces.js';

describe('notes of clerks', () => {
  it.each([
    'AP RECEIVED 24 NOV Vendor site: 02 (not 01) per M. Singh',
    'Vendor 20417 → 20981',
    'Vendor 20417 -> 20981 per M. Singh',
    'Vendor 20417 - 20981',
    'Supplier no. 20981, was 20417',
    'Creditor ID S-204 replaced by S-981',
    'Use vendor site 02',
    'Pay site: 02',
    'Supplier site changed to 02',
    'Recoded to supplier 20981',
    'not vendor site 01',
  ])('that lead to another record are found: %s', (said) => expect(paysElsewhere(plainOf(said))).toBe(true));

  it.each([
    'Supplier no. 20417',
    'Please quote vendor number 20417 on all correspondence',
    'AP RECEIVED 24 NOV',
    'Vendor: 20417 PO 4500012345',
    'Supplier 20417-2',
    'Supplier site: Dandenong 3175 depot',
    'Site 12 - 14 Smith Street',
    'Supplier code 4411 Order 20981',
    'Vendor 20417 approved 24/11',
    'Pay site allowance 12 days',
    'Creditor days 30 to 60',
  ])('that name one vendor are left: %s', (said) => expect(paysElsewhere(plainOf(said))).toBe(false));
});
