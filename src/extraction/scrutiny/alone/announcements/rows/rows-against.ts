import { meet, unionOf } from '../../../../fields/structure/geometry.js';
import type { Box } from '../../../../document.js';
import type { PlacedWord } from '../../../../fields/structure/segment.js';
import type { SearchedPage } from '../../numbers/searched-page.js';
import type { Place } from '../../../scrutiny.js';
import { speaksOfPayment } from '../../payment-words.js';
import { plainOf } from '../announces.js';
import { waysToRead } from '../sentences/as-read.js';
import { areBeside, BESIDE } from '../near/beside.js';
import { speaksAgainstBeside } from '../near/beside-account.js';
import { isUsualLine } from '../harmless/usual-lines.js';
import { isHint } from '../learned/hints.js';
import { eachOnce, type LabelledRow, labelledRows } from './labelled-rows.js';
import { saysNotTheOne } from '../near/not-the-one.js';
import { paysElsewhere } from '../said/other-places.js';
import { labelOf, readings } from './row-readings.js';
import { isOfSale, keepsFromPaying } from './rows-of-paying.js';
import { isTimeOfUse, saysItEnds, saysItEndsAtOnce } from './times-of-account.js';

/*
 * Rows of a label and its value that speak against the account: `Bank matters`, beside it a person to ring; `Pay run`, beside it `Hold`; `Valid to`, beside it a
 * day.
 */

/**
 * How far above or below the account, in points, a row is one of its own: five lines. What an invoice says elsewhere is valid to a day is a quote or an offer.
 */
const OWN_ROWS = 60;
/** The label of the account stands so far left of its number, in points. */
const OWN_LABELS = 220;

const boxOf = (words: readonly PlacedWord[]): Box => unionOf(words.map(({ word }) => word.box));

/** What nothing but an account has, within ten lines of it. */
const OF_ACCOUNT = /\b(?:account|bank|bsb|banking|last used|in use|use until|used (?:until|to))\b/u;

/** Whether words belong to an account: by what they say, or by where they stand. */
function areOfAccount(page: SearchedPage, label: string, words: readonly PlacedWord[], accounts: readonly Account[]) {
  const box = boxOf(words);
  const isOwn = OF_ACCOUNT.test(label);
  return accounts.some(({ page: number, box: account }) => {
    if (number !== page.number) return false;
    const reach = isOwn ? BESIDE : OWN_ROWS;
    if (box.y1 <= account.y0 - reach || box.y0 >= account.y1 + reach) return false;
    return isOwn || (box.x0 < account.x1 && box.x1 > account.x0 - OWN_LABELS);
  });
}

type Account = Pick<Place, 'page' | 'box'>;

/**
 * Label and value as one sentence. Of 13,430 rows of 270 honest documents, what rules find beside an account takes one, and what was learned none whose label
 * speaks of payment; of others it takes `28 July: Settling further and better particulars`.
 */
function saysAsSentence(row: LabelledRow, names: readonly string[], isBeside: boolean): boolean {
  const said = `${row.label.replace(/[\s:?-]+$/u, '')}: ${row.value}`;
  const isOfPayment = speaksOfPayment(row.label) !== null;
  // A line that runs up to the next column is no label.
  if (!row.inCells || /[.,;!]$/u.test(row.label) || (!isOfPayment && !isBeside)) return false;
  // Heads of columns are cells, too.
  if (isUsualLine(plainOf(`${row.label} ${row.value}`))) return false;
  return waysToRead(said).some((one) => {
    const plain = plainOf(one);
    if (isBeside && (speaksAgainstBeside(plain) || saysNotTheOne(plain))) return true;
    return isOfPayment && !isOfSale(labelOf(row.label)) && (paysElsewhere(plain) || isHint(one, names));
  });
}

/** The rows of a page that say not to pay, whom to see about it, or that the account beside them ends. */
export function rowsAgainst(
  page: SearchedPage,
  accounts: readonly Account[],
  names: readonly string[] = [],
): PlacedWord[][] {
  const rows = labelledRows(page)
    .filter((row) => {
      const read = readings(row);
      if (read.some(keepsFromPaying)) return true;
      if (saysAsSentence(row, names, areBeside(page.number, row.words, accounts))) return true;
      return read.some(saysItEnds) && areOfAccount(page, labelOf(row.label), row.words, accounts);
    })
    .map(({ words }) => words);
  const lines = page.layouts.flatMap(({ segments }) =>
    segments
      .filter(
        ({ text, words }) => saysItEndsAtOnce(labelOf(text)) && areOfAccount(page, labelOf(text), words, accounts),
      )
      .map(({ words }) => words),
  );
  return eachOnce([...rows, ...lines, ...endsInRow(page, accounts)]);
}

/** Cells in the row of the account that give the time of its use. */
const endsInRow = (page: SearchedPage, accounts: readonly Account[]): PlacedWord[][] =>
  page.layouts.flatMap(({ rows }) =>
    rows.flatMap((row) => {
      const own = row.find(({ words }) => words.some((word) => accounts.some((one) => isIn(page, word, one))));
      if (!own) return [];
      return row
        .filter((cell, at) => cell !== own && isTimeOfUse(plainOf(cell.text), plainOf(row[at - 1]?.text ?? '')))
        .map(({ words }) => [...own.words, ...words]);
    }),
  );

const isIn = (page: SearchedPage, { word: { box } }: PlacedWord, account: Account): boolean =>
  account.page === page.number && meet(box, account.box);
