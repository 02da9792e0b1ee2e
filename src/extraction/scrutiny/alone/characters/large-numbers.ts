import { matchesIn } from '../../../fields/text/matches.js';

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const SMALL = new Map([
  ...ONES.split(' ').map((word, at) => [word, at + 1] as const),
  ...TENS.split(' ').map((word, at) => [word, 10 * (at + 2)] as const),
  ['fourty', 40] as const,
]);
const SCALES = new Map([
  ['thousand', 1e3],
  ['lakh', 1e5],
  ['million', 1e6],
  ['crore', 1e7],
  ['billion', 1e9],
]);
const HUNDRED = 'hundred';
const PART = /\p{L}+|[^\p{L}]+/gu;
/** An account number has as many digits at least. */
const LEAST_ACCOUNT = 10_000;
/** So many numbers with hundreds are said for one that is longer. */
const FEW = 3;
/** A sum of money in words, as cheques say it. */
const MONEY = /\b(?:dollars?|cents?|pounds?|euros?|rupees?|ringgit|pesos?|yuan|aud|nzd|usd|amount|sum|total)\b/i;

interface Part {
  word: number;
  text: string;
}

/** A number that is being said: what is said of it so far. */
class Saying {
  readonly parts: Part[] = [];
  private total = 0;
  private current = 0;
  private least = Infinity;
  private last: 'nothing' | 'one' | 'ten' | 'hundred' | 'scale' = 'nothing';
  isLarge = false;

  get value(): number {
    return this.total + this.current;
  }

  /** Takes in a word that goes on with the number. @returns whether it does */
  take(part: Part): boolean {
    if (!this.goesOn(part.text.toLowerCase())) return false;
    this.parts.push(part);
    return true;
  }

  private goesOn(word: string): boolean {
    const small = SMALL.get(word);
    const scale = SCALES.get(word);
    if (small !== undefined) {
      if (this.last === 'one' || (this.last === 'ten' && small > 9)) return false;
      this.current += small;
      this.last = small >= 20 ? 'ten' : 'one';
    } else if (word === HUNDRED) {
      if (this.last !== 'one' || this.current > 99) return false;
      this.current *= 100;
      this.last = 'hundred';
      this.isLarge = true;
    } else if (scale !== undefined) {
      if (this.current === 0 || scale >= this.least) return false;
      this.total += this.current * scale;
      [this.current, this.least, this.last, this.isLarge] = [0, scale, 'scale', true];
    } else return word === 'and' && (this.last === 'hundred' || this.last === 'scale');
    return true;
  }

  /** Whether the number may go on behind a mark: behind a unit a comma parts two numbers. */
  goesOnBehind(mark: string): boolean {
    return this.last === 'nothing' || /^[\s-]*$/.test(mark) || (this.last === 'scale' && /^[\s,]*$/.test(mark));
  }
}

/**
 * Puts digits for numbers that are said with their hundreds and thousands, as cheques say them: `one hundred forty-eight million`. Sums of money
 * are left alone.
 *
 * @param said the words of a line, in order
 * @returns as many words
 */
export function withLargeNumbers(said: readonly string[]): string[] {
  if (!said.some((word) => /hundred|thousand|lakh|million|crore|billion/i.test(word)) || MONEY.test(said.join(' ')))
    return [...said];
  const parts = said.flatMap((text, word) => matchesIn(text, PART).map(([part]) => ({ word, text: part })));
  const numbers: Saying[] = [];
  let saying = new Saying();
  const close = (): void => {
    if (saying.isLarge) numbers.push(saying);
    saying = new Saying();
  };
  for (const part of parts) {
    if (!/\p{L}/u.test(part.text)) {
      if (!saying.goesOnBehind(part.text)) close();
    } else if (!saying.take(part)) {
      close();
      saying.take(part);
    }
  }
  close();
  const spoken = [...said];
  // Smaller numbers are looked for by the words before them; three make one: `one hundred and forty-eight, two hundred and nine, three hundred`.
  if (numbers.length < FEW && !numbers.some(({ value }) => value >= LEAST_ACCOUNT)) return spoken;
  for (const { parts: taken, value } of numbers)
    for (const [at, word] of [...new Set(taken.map((part) => part.word))].entries())
      spoken[word] = at === 0 ? String(value) : '';
  return spoken;
}
