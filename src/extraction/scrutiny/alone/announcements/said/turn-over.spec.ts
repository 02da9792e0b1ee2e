import { announces, plainOf } from '../announces.js';
import { paysElsewhere } from './other-places.js';

describe('the other side of a sheet, to be read before anything is paid', () => {
  it.each([
    'PTO before this goes thru',
    'P.T.O. before this goes thru',
    'Please turn over before paying.',
    'See back before you pay',
    'See overleaf first',
    'Other side first please',
    'Before this goes through, see the back.',
  ])('is announced: %s', (said) => expect(announces(said)).toBe(true));

  it.each([
    'Please see over for terms.',
    'Payment options overleaf.',
    'Please read the terms overleaf before paying.',
    'See over for a breakdown of the charges before paying.',
    'Please turn over the page for our terms and conditions.',
    'Tractor PTO drive before service',
    'Check the back brake before use.',
    'Turn over the soil first',
    'P.T.O.',
  ])('is not: %s', (said) => expect(paysElsewhere(plainOf(said))).toBe(false));
});
