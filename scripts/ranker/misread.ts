import type { Page, Word } from '../../src/extraction/document.js';
import type { Chance } from '../corpus/random.js';

/**
 * What recognition takes for what, as seen on pictures of training documents; whole words are misread letter by letter.
 */
const TAKEN_FOR: readonly (readonly [string, readonly string[]])[] = [
  ['rr', ['m', 'n']],
  ['ri', ['n']],
  ['tt', ['ti', 'U']],
  ['td', ['id', 'd']],
  ['rn', ['m']],
  ['nt', ['ut', 'rt']],
  ['m', ['rn', 'n']],
  ['d', ['cl']],
  ['l', ['i', '1', 't', '|']],
  ['i', ['l', '1', 't']],
  ['t', ['l', 'f', 'i']],
  ['e', ['c', 'o']],
  ['a', ['o', 'e']],
  ['o', ['0', 'a', 'c']],
  ['u', ['ti', 'n', 'v']],
  ['r', ['t', 'n']],
  ['v', ['y', 'w']],
  ['n', ['u', 'r']],
  ['c', ['e', 'o']],
  ['O', ['0', 'Q']],
  ['I', ['l', '1', '|', ']']],
  ['S', ['5', '8']],
  ['B', ['8', '3']],
  ['J', ['', ')']],
  ['N', ['NI', 'H']],
  ['C', ['(', 'G']],
  ['\u2019', ["'", '']],
  ['.', ['', ',']],
  [':', ['', '.']],
  ['-', ['', '~']],
  ['0', ['O', '6']],
  ['1', ['l', 'I', '7']],
  ['5', ['S', '6']],
  ['8', ['B', '3', '6']],
  ['3', ['8']],
  ['6', ['8', '5']],
];

/** Digits are misread so many times more rarely than letters. */
const RARER = 4;
/** The confidence of most words that were read well. */
const WELL = 0.96;
/** The height of what is printed of a word, as a part of its font's: letters of small height alone, with capitals, with descenders. */
const INK = { small: 0.53, capital: 0.72, descender: 0.2 };

/** How badly one picture is read. */
interface Faults {
  /** Of a letter, that it is misread. */
  letter: number;
  /** Of a word, that it is unsure although it is read well; that it is lost; that it touches the next; that it falls in two. */
  unsure: number;
  lost: number;
  glued: number;
  parted: number;
  /** That its box holds more than its ink. */
  high: number;
}

function faultsOf(chance: Chance): Faults {
  const level = chance.weighted([
    [0.3, 4],
    [1, 4],
    [3, 2],
  ]);
  return {
    letter: 0.002 * level,
    unsure: 0.03 * level,
    lost: 0.002 * level,
    glued: 0.004 * level,
    parted: 0.003 * level,
    high: 0.015 * level,
  };
}

function misreadText(text: string, { letter }: Faults, chance: Chance): string {
  let read = '';
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    const [from, to] = TAKEN_FOR.find(([one]) => rest.startsWith(one)) ?? [rest.slice(0, 1), []];
    const isMisread = to.length > 0 && chance.is(/\d/.test(from) ? letter / RARER : letter * from.length);
    read += isMisread ? chance.pick(to) : from;
    at += from.length;
  }
  return read;
}

/** A word as a picture of it is read: the box of its ink, and how sure the recogniser is. */
function recognised(word: Word, faults: Faults, chance: Chance): Word {
  const text = misreadText(word.text, faults, chance);
  const isMisread = text !== word.text;
  const up = /[^acemnorsuvwxz.,:;\-_]/.test(word.text) ? INK.capital : INK.small;
  const down = /[gjpqy,;]/.test(word.text) ? INK.descender : 0;
  const baseline = word.box.y1 - INK.descender * word.size;
  const [y0, y1] = [baseline - up * word.size, baseline + down * word.size];
  const more = chance.is(faults.high) ? chance.int(2, 8) / 10 : 0;
  const height = (y1 - y0) * (1 + more);
  const isUnsure = isMisread ? chance.is(0.85) : chance.is(faults.unsure);
  return {
    ...word,
    text,
    box: { ...word.box, y0: y0 - more * (y1 - y0) * 0.5, y1: y0 - more * (y1 - y0) * 0.5 + height },
    source: 'ocr',
    confidence: isUnsure ? chance.int(isMisread ? 0 : 40, 90) / 100 : WELL - chance.int(0, 3) / 100,
    size: 1.03 * height,
    bold: false,
  };
}

const gapTo = (left: Word, right: Word): number => (right.box.x0 - left.box.x1) / Math.max(1, left.size);

/** Words touch where no more than a space parts them; now and then over the edge of a column. */
const joins = (left: Word, right: Word): boolean =>
  Math.abs(left.box.y1 - right.box.y1) < 0.2 * left.size && gapTo(left, right) > 0 && gapTo(left, right) < 0.35;

const joined = (left: Word, right: Word): Word => ({
  ...left,
  text: left.text + right.text,
  box: { ...left.box, x1: right.box.x1 },
});

/** A word in two, as where letters are set wide apart. */
function parted(word: Word, chance: Chance): Word[] {
  const at = chance.int(1, Math.max(1, word.text.length - 1));
  const x = word.box.x0 + ((word.box.x1 - word.box.x0) * at) / word.text.length;
  const [left, right] = [word.text.slice(0, at), word.text.slice(at)];
  if (right === '' || /\d/.test(word.text)) return [word];
  return [
    { ...word, text: left, box: { ...word.box, x1: x - 0.1 * word.size } },
    { ...word, text: right, box: { ...word.box, x0: x + 0.1 * word.size } },
  ];
}

/** Pages of a text layer as if they had been read from a picture, with the faults of recognition; what is right of them does not change. */
export function misread(pages: readonly Page[], chance: Chance): Page[] {
  const faults = faultsOf(chance);
  return pages.map((page) => {
    const words: Word[] = [];
    for (const word of page.words) {
      const last = words.at(-1);
      if (last && joins(last, word) && chance.is(faults.glued)) words[words.length - 1] = joined(last, word);
      else if (!chance.is(faults.lost)) words.push(...(chance.is(faults.parted) ? parted(word, chance) : [word]));
    }
    return { ...page, words: words.map((word) => recognised(word, faults, chance)) };
  });
}
