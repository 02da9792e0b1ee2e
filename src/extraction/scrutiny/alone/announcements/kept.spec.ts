import { kept } from '../../../../../scripts/ranker/announcements/collected.js';
import { pageOf } from '../../../../../test/support/extraction/page-of-text.js';
import { searchedPage } from '../numbers/searched-page.js';
import { announcementsOn } from './announcements.js';

const NAMES = ['Quayside Packaging Pty Ltd'];
const ACCOUNT = { page: 1, box: { x0: 30, y0: 60, x1: 130, y1: 69 } };

const isFoundBeside = (said: string): boolean =>
  announcementsOn([searchedPage(pageOf(said))], { names: NAMES, accounts: [ACCOUNT] }).length > 0;

// Nothing was learned from these sentences, and no rule was made by them.
describe('sentences beside an account that were kept to measure by', () => {
  it.each([
    { written: 'hints', least: 0.88, most: 1 },
    { written: 'notes', least: 0, most: 0.15 },
    { written: 'hints-again', least: 0.86, most: 1 },
    { written: 'notes-again', least: 0, most: 0.12 },
    { written: 'hints-elsewhere', least: 0.98, most: 1 },
    { written: 'notes-elsewhere', least: 0, most: 0.07 },
  ] as const)('count as often as was measured: $written', ({ written, least, most }) => {
    const sentences = kept(written);
    const share = sentences.filter(isFoundBeside).length / sentences.length;
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
  });
});
