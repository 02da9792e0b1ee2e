import { pageOf } from '../../../../../test/support/extraction/page-of-text.js';
import { layoutOf } from '../../../fields/structure/layout.js';
import { whereShown } from './where-shown.js';

const count = (text: string): number => whereShown('51472609', layoutOf(pageOf(text)).segments).length;

describe('whereShown', () => {
  it.each([
    ['Account 51472609', 1],
    ['Account 5147 2609 and again 51472609,', 2],
    ['Account 51 47 26 09', 1],
    ['Account 514726091', 0],
    ['Account 5147 260', 0],
    ['Ref A51472609', 0],
  ])('%s: %i', (text, times) => expect(count(text)).toBe(times));
});
