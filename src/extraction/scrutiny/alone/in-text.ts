import type { Page, Word } from '../../document.js';
import type { PossibleAccount, WayToPay } from '../scrutiny.js';
import { withLimit } from './limits.js';
import { searchPages } from './search.js';

/** A text is set as on a typewriter: points of a character and of a line, and how high letters are. */
const CHARACTER = 5;
const LINE = 12;
const SIZE = 9;
/** Lines on one page, and how many of them the next page repeats, so that nothing is parted by a page's end. */
const LINES = 120;
const REPEATED = 12;
/** A longer line is wrapped. */
const COLUMNS = 400;

export interface FoundInText {
  /** Every account that the text seems to name, whoever's it is. */
  accounts: Pick<PossibleAccount, 'bsb' | 'accountNumber' | 'text'>[];
  waysToPay: Pick<WayToPay, 'kind' | 'value' | 'text'>[];
}

/** What could be paid into by a plain text: the body of a message, for example. */
export function accountsInText(text: string): FoundInText {
  const lines = withLimit(text)
    .split(/\r\n?|\n/)
    .flatMap((line) => wrapped(line.replaceAll('\t', '    ').trimEnd()));
  const found: FoundInText = { accounts: [], waysToPay: [] };
  for (let from = 0; from === 0 || from + REPEATED < lines.length; from += LINES - REPEATED) {
    const { possibleAccounts, otherWaysToPay } = searchPages([pageOf(lines.slice(from, from + LINES))]);
    for (const { bsb, accountNumber, text: shown } of possibleAccounts)
      if (!found.accounts.some((one) => one.bsb === bsb && one.accountNumber === accountNumber))
        found.accounts.push({ bsb, accountNumber, text: shown });
    for (const { kind, value, text: shown } of otherWaysToPay)
      if (!found.waysToPay.some((one) => one.kind === kind && one.value === value))
        found.waysToPay.push({ kind, value, text: shown });
  }
  return found;
}

function wrapped(line: string): string[] {
  const parts: string[] = [];
  let rest = line;
  while (rest.length > COLUMNS) {
    const space = rest.lastIndexOf(' ', COLUMNS);
    const end = space > COLUMNS / 2 ? space : COLUMNS;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...parts, rest];
}

function pageOf(lines: readonly string[]): Page {
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match): Word => ({
      text: match[0],
      box: {
        x0: match.index * CHARACTER,
        x1: (match.index + match[0].length) * CHARACTER - 0.5,
        y0: row * LINE,
        y1: row * LINE + SIZE,
      },
      source: 'text',
      confidence: 1,
      size: SIZE,
      bold: false,
      angle: 0,
    })),
  );
  return { number: 1, width: COLUMNS * CHARACTER, height: lines.length * LINE, words };
}
