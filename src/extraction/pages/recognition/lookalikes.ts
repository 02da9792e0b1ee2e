import type { RecognisedWord } from './recogniser.js';

/** Letters and marks that recognition takes digits for. */
const DIGIT_FOR: Record<string, string> = { O: '0', o: '0', I: '1', l: '1', '|': '1', S: '5', $: '5', B: '8' };

/** Groups of digits that belong to one number stand at most so far apart, as a share of their height. */
const SAME_NUMBER = 0.9;

/** A number is written in at least so many groups before a letter among them is taken for a digit. */
const LEAST_GROUPS = 3;

/**
 * Sets right what recognition confuses and what its surroundings make certain: letters inside numbers, `1NV` for `INV`, `lnvoice`
 * for `Invoice`, `BSE` for `BSB`, `A/CNe` for `A/C No`, a letter that is seen twice at the end of a number's prefix.
 */
export function settleLookalikes(words: readonly RecognisedWord[]): RecognisedWord[] {
  const settled = words.map((word) => ({ ...word, text: settleWord(word.text) }));
  settleBesideNumbers(settled);
  for (const run of groupsOfDigits(settled)) {
    const pure = run.filter(({ text }) => /^\d+$/.test(text)).length;
    if (run.length < LEAST_GROUPS || pure < run.length - 1) continue;
    for (const word of run) word.text = word.text.replace(/\D/g, (mark) => DIGIT_FOR[mark] ?? mark);
  }
  return settled;
}

/** What `BSB` is read as where its letters are taken for digits. */
const BSB_IN_DIGITS = /^[B8][S5$][B83][:.]?$/;

/** A BSB as it is printed. */
const PRINTED_BSB = /^\d{3}[-\u2010-\u2015 ]?\d{3}$/;

/** Sets right what only the number beside it makes certain: `858` before `062-000` is its label. */
function settleBesideNumbers(words: RecognisedWord[]): void {
  for (const word of words) {
    if (!BSB_IN_DIGITS.test(word.text)) continue;
    const height = word.y1 - word.y0;
    const [next] = words
      .filter((other) => other.x0 >= word.x1 && Math.abs(other.y1 - word.y1) < 0.5 * height)
      .sort((a, b) => a.x0 - b.x0);
    if (next && PRINTED_BSB.test(next.text)) word.text = 'BSB';
  }
}

function settleWord(text: string): string {
  return text
    .replace(/^[1l|](?=NV(?:OICE\b|[-/\d]))/i, 'I')
    .replace(/^[1l|](?=V\d{4})/, 'I')
    .replace(/^BS[ER](?=[:.]?$)/, 'BSB')
    .replace(/^(A\/C|Acc?t?|Account|Inv|Invoice|BSB)\.?[Nn][oec°º]([.:]*)$/i, '$1 No$2')
    .replace(/^([A-Z]{1,3})(?:I1|1I)(?=[-/]\d{3})/, '$1I')
    .replace(/^([A-Z]{1,3})O0(?=[-/]\d{3})/, '$1O')
    .replace(/^([TS])1(?=[-/]\d{3})/, '$1I')
    .replace(/^INv(?=[-/]?\d)/, 'INV')
    .replace(/^l(?=n[vt][a-z]{3})/, 'I')
    .replace(/(?<=^|\d)[Oo](?=\d{2,}$|\d+[ -]?\d+$)/, '0')
    .replace(/(?<=\d{2})[Oo](?=\d|$)/g, '0')
    .replace(/(?<=\d)[Il|](?=\d{2})/g, '1');
}

/** Words next to each other that hold digits, or what looks like them, and nothing else. */
function groupsOfDigits(words: readonly RecognisedWord[]): RecognisedWord[][] {
  const groups = words.filter(({ text }) => /^[\dOoIl|S$B]{2,4}$/.test(text) && /\d/.test(text));
  groups.sort((a, b) => a.x0 - b.x0);
  const runs: RecognisedWord[][] = [];
  for (const word of groups) {
    const height = word.y1 - word.y0;
    const run = runs.find((other) => {
      const last = other.at(-1) as RecognisedWord;
      const gap = word.x0 - last.x1;
      return Math.abs(last.y1 - word.y1) < 0.4 * height && gap > -0.2 * height && gap < SAME_NUMBER * height;
    });
    if (run) run.push(word);
    else runs.push([word]);
  }
  return runs;
}
