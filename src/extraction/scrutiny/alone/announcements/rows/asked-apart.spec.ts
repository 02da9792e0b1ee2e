import { pageOf } from '../../../../../../test/support/extraction/page-of-text.js';
import { searchedPage } from '../../numbers/searched-page.js';
import { askedApart } from './asked-apart.js';

const found = (text: string): string[] =>
  askedApart(searchedPage(pageOf(text))).map((words) => words.map((word) => word.text).join(' '));

const table = (cells: readonly string[]): string =>
  [
    'Description                                 Qty      Amount',
    ...cells.map((cell, at) => `Item of work ${at + 1}        ${cell.padEnd(20)}  1        40.00`),
  ].join('\n');

describe('askedApart', () => {
  it('finds what cells of a table ask, read downwards', () => {
    expect(found(table(['ask', 'Kim', 'where', 'it goes', '0491', '570', '158']))).toContain(
      'ask Kim where it goes 0491 570 158',
    );
    expect(found(table(['ring', 'Kim', 're', 'bank']))).toEqual(['ring Kim re bank']);
  });

  it('finds short lines below each other, and what stands far apart in one row', () => {
    expect(found('Kim 0491\n\n570 158\n\nbefore you\n\ndo anything')).toEqual([
      'Kim 0491 570 158 before you do anything',
    ]);
    expect(found('ask Kim                                      where it goes')).toEqual(['ask Kim where it goes']);
  });

  it('finds a telephone number in rows of a table, and none where a narrow column of them wraps', () => {
    expect(found(table(['0491', '570', '158']))).toEqual(['0491 570 158']);
    expect(found(table(['Mobile', '0491', '570', '158']))).toEqual([]);
    expect(found('Kim\n0491\n570 158')).toEqual([]);
  });

  it.each([
    [['Good', 'Fair', 'Good', 'Good']],
    [['ea', 'hr', 'hr', 'm']],
    [['0417', '0418', '0419']],
    [['Call', 'Visit', 'Call', 'Report']],
    [['Text', 'Call', 'Bank']],
    [['104', '570', '158']],
  ])('leaves cells that have nothing to do with each other: %j', (cells) => expect(found(table(cells))).toEqual([]));

  it('leaves contacts in short lines', () => {
    expect(found('Call Jenny\non 0491 570 006\nfor queries\nabout this bill')).toEqual([]);
  });
});
