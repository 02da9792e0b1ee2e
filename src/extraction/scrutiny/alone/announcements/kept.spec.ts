import { kept } from '../../../../../scripts/ranker/announcements/collected.js';
import { pageOf } from '../../../../../test/support/extraction/page-of-text.js';
import { searchedPage } from '../numbers/searched-page.js';
import { announcementsOn } from './announcements.js';
import { isVerdictOnDocument } from './near/stamps.js';

const NAMES = ['Quayside Packaging Pty Ltd'];
const ACCOUNT = { page: 1, box: { x0: 30, y0: 60, x1: 130, y1: 69 } };

const isFoundBeside = (said: string): boolean =>
  announcementsOn([searchedPage(pageOf(said))], { names: NAMES, accounts: [ACCOUNT] }).length > 0;

// Nothing was learned from these sentences, and no rule was made by them.
describe('sentences beside an account that were kept to measure by', () => {
  it.each([
    { written: 'hints', least: 0.9, most: 1 },
    { written: 'notes', least: 0, most: 0.05 },
    { written: 'hints-again', least: 0.96, most: 1 },
    { written: 'notes-again', least: 0, most: 0.034 },
    { written: 'hints-elsewhere', least: 0.98, most: 1 },
    { written: 'notes-elsewhere', least: 0, most: 0.07 },
    { written: 'hints-everyday', least: 0.887, most: 1 },
    { written: 'notes-everyday', least: 0, most: 0.12 },
    { written: 'hints-of-trades', least: 0.75, most: 1 },
    { written: 'notes-of-trades', least: 0, most: 0.058 },
    { written: 'hints-afresh', least: 0.84, most: 1 },
    { written: 'notes-afresh', least: 0, most: 0.066 },
  ] as const)('count as often as was measured: $written', ({ written, least, most }) => {
    const sentences = kept(written);
    const share = sentences.filter(isFoundBeside).length / sentences.length;
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
  });
});

describe('stamps and headings that were kept to measure by', () => {
  it.each([
    { written: 'stamps', least: 0.7, most: 1 },
    { written: 'headings', least: 0, most: 0.09 },
  ] as const)('count as often as was measured: $written', ({ written, least, most }) => {
    const lines = kept(written);
    const share = lines.filter((line) => isVerdictOnDocument(line, true)).length / lines.length;
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
  });
});

/** Two letters in the middle of each longer word, the other way round. */
const misspelt = (said: string): string => said.replace(/(?<=\p{L}{2})(\p{L})(\p{L})(?=\p{L})/gu, '$2$1');

// Whoever reads this code writes so that a hint is unlike what was learned.
describe('hints that were kept to measure by, in disguise', () => {
  const hints = [...kept('hints'), ...kept('hints-again')];

  it.each([
    { disguise: 'with letters set apart', least: 0.9, as: (said: string) => [...said.replaceAll(' ', '')].join(' ') },
    { disguise: 'with a slip in each longer word', least: 0.75, as: misspelt },
    { disguise: 'over two lines', least: 0.94, as: (said: string) => said.replace(/^(.{12,}?) /, '$1\n') },
    {
      disguise: 'over two rows of a table',
      least: 0.9,
      as: (said: string) =>
        said.replace(
          /^(.{12,}?) (.*)$/,
          (_, upper: string, lower: string) => `${upper.padEnd(90)}$1.00\n${lower.padEnd(90)}$2.00`,
        ),
    },
    { disguise: 'in capitals', least: 0.93, as: (said: string) => said.toUpperCase() },
    {
      disguise: 'behind thanks, without a mark',
      least: 0.77,
      as: (said: string) => `Thank you for your business ${said}`,
    },
  ])('count as often as was measured: $disguise', ({ least, as }) => {
    const share = hints.filter((said) => isFoundBeside(as(said))).length / hints.length;
    expect(share).toBeGreaterThanOrEqual(least);
  });
});
