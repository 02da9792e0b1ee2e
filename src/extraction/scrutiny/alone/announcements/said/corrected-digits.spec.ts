import { paysElsewhere } from './other-places.js';
import { plainOf } from '../announces.js';

describe('corrections of digits', () => {
  it.each([
    'Erratum: in the panel above, for the closing pair “37” read “74”.',
    'Misprint above: the third pair should be 58.',
    'The last group of digits reads 402.',
    'The opening pair is to be read 31, not 13.',
    'For 842 please read 248.',
    'Printing slip: read “74” for “37”.',
    'Above, swap 37 for 74',
    'Sorry, typing slip above, 37 should have been 73',
    'In the number above, 73 should be 37',
    'Corrigendum: read 74 instead of 37',
    'There is a typo in the number',
    'The panel has a misprint',
  ])('are found wherever they stand: %s', (said) => expect(paysElsewhere(plainOf(said))).toBe(true));

  it.each([
    'The first block is 600 kWh and the second block is 900 kWh.',
    'Correction: the hours for 12 May should read 7, not 8.',
    'For quantity 37 read 74.',
    'The third pair of boots is size 10.',
    'Swap 2 for 3',
    'Replace 20 lamps with 40 LEDs',
    'Tyre pressures 32 should be 36',
    'Invoice number above 4411 should be 4412',
    'Meter read 1204 for 31 days',
    'The last set of tyres was fitted at 58,204 km.',
    'Errors and misprints excepted.',
    'Second set of keys to unit 58',
    'Final part is due 30 June',
    'Second group is 12 students',
    'Postcode above is a misprint of ours, sorry',
  ])('are told from what else is counted or corrected: %s', (said) => expect(paysElsewhere(plainOf(said))).toBe(false));
});
