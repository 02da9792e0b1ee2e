import type { SearchedLine, SearchedPage } from './searched-page.js';
import { chainsOf, hasDigits, type Chain } from './chains.js';
import { ACCOUNT_DIGITS, BSB_DIGITS } from './lengths.js';
import { below } from './wrapped-lines.js';

/** Only so few digits stand alone where words part a number; more of them are a number of their own. */
const MOST_BETWEEN_WORDS = 4;
/** Fewer digits than this are no BSB with the number of an account. */
const LEAST_DIGITS = BSB_DIGITS + ACCOUNT_DIGITS.least;
/** One to three words, and what stands around them: `) branch (`. */
const WORDS = /^[^\d\p{L}]{0,8}(?:\p{L}{1,12}[^\d\p{L}]{1,8}){1,3}$/u;
const LETTERS = /^\p{L}{1,6}$/u;
/** Text without any of these has no spread chain. */
const SPREAD = new RegExp(
  `\\d(?:${LETTERS.source.slice(1, -1)}|${WORDS.source.slice(1, -1)})[\\dOoIl|]|@|www\\.|://`,
  'u',
);
const IN_ADDRESS = /^\S{1,24}$/;

/**
 * Chains of digits whose groups are parted by words, by letters of a code or by parts of an address of mail or of the web:
 * `733 then 111`, `AU733111ANZ98765432`. The groups of an address are one chain even where nothing else parts them.
 */
export function spreadChains({ lines, layouts }: SearchedPage): Chain[] {
  const bySegment = new Map(lines.map((line) => [line.segment, line]));
  return layouts
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.flatMap((segment, at) => {
        const line = bySegment.get(segment);
        if (!line || !/\d/.test(line.run.text)) return [];
        const below = block.slice(at + 1).find((one) => one.row > segment.row);
        const next = below && bySegment.get(below);
        const text = `${line.run.text}\n${next?.run.text ?? ''}`;
        return SPREAD.test(text) && hasDigits(text, LEAST_DIGITS) ? spreadIn(line, next) : [];
      }),
    );
}

/** Spread chains that start in a line; they may go on in the next. */
function spreadIn(line: SearchedLine, next: SearchedLine | undefined): Chain[] {
  const run = next && /\d/.test(next.run.text) ? below(line.run, next.run) : line.run;
  const chains: Chain[] = [];
  let pieces = 0;
  let last: Chain | null = null;
  for (const piece of chainsOf({ ...line, run })) {
    const open = chains.at(-1);
    if (last && open && (isOneWith(last, piece, run.text) || (pieces > 1 && isAccountBehind(open, piece, run.text)))) {
      chains[chains.length - 1] = { ...open, groups: [...open.groups, ...piece.groups], tail: piece.tail };
      pieces += 1;
    } else {
      if (pieces === 1 && last?.form !== 'web') chains.pop();
      chains.push(piece);
      pieces = 1;
    }
    last = piece;
  }
  if (pieces === 1 && last?.form !== 'web') chains.pop();
  return chains;
}

function isOneWith(left: Chain, right: Chain, text: string): boolean {
  const between = text.slice(left.groups.at(-1)?.end, right.groups[0]?.start);
  if (left.form === 'web' && right.form === 'web') return IN_ADDRESS.test(between);
  if (left.form !== null || right.form !== null) return false;
  if (LETTERS.test(between)) return true;
  return [left, right].every((one) => lengthOf(one) <= MOST_BETWEEN_WORDS) && WORDS.test(between);
}

/** `733 (branch 111) no 9876 5432`: a BSB that words part already, and what may be the number of an account. */
function isAccountBehind(open: Chain, piece: Chain, text: string): boolean {
  const between = text.slice(open.groups.at(-1)?.end, piece.groups[0]?.start);
  const digits = lengthOf(piece);
  return (
    open.form === null &&
    piece.form === null &&
    lengthOf(open) === BSB_DIGITS &&
    digits >= ACCOUNT_DIGITS.least &&
    digits <= ACCOUNT_DIGITS.most &&
    WORDS.test(between)
  );
}

const lengthOf = ({ groups }: Chain): number => groups.reduce((sum, { digits }) => sum + digits.length, 0);
