import { pageOf } from '../../../../../../test/support/extraction/page-of-text.js';
import { searchedPage } from '../../numbers/searched-page.js';
import { eachOnce, labelledRows } from './labelled-rows.js';

describe('labelledRows', () => {
  const rows = (text: string) =>
    labelledRows(searchedPage(pageOf(text))).map(({ label, value }) => `${label} | ${value}`);

  it.each([
    ['Memo         Hold', ['Memo | Hold']],
    ['Query: Bank matters: Ms L. Tran', ['Query: | Bank matters: Ms L. Tran', 'Bank matters: | Ms L. Tran']],
    ['Paying this? Kim', ['Paying this? | Kim']],
    ['Memo         Hold until you\n             hear from us', ['Memo | Hold until you hear from us']],
    ['Memo         Hold\nDate         9 November', ['Memo | Hold', 'Date | 9 November']],
  ])('are read from %j', (text, expected) => expect(rows(text)).toEqual(expected));
});

it('keeps the shortest of rows with the same words', () => {
  const [row] = labelledRows(searchedPage(pageOf('Memo         Hold for us')));
  const words = row?.words ?? [];
  expect(eachOnce([words, words.slice(0, 2), words])).toEqual([words.slice(0, 2)]);
});
