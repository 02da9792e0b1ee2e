/** At most this many characters of a text are looked at: far more than anybody reads, and no more than takes a moment. */
const MOST_CHARACTERS = 1_000_000;
/** At most this many numbers are: a list of two thousand calls. Each is held against those around it, which takes longer than words do. */
const MOST_NUMBERS = 30_000;

const NUMBER = /\p{N}+/gu;

/** The part of a text that is looked at. */
export const withLimit = (text: string): string => text.slice(0, MOST_CHARACTERS);

/** What of some texts is searched for accounts, whether they are searched one by one or as one text, a line between them. */
export function withinLimit(texts: readonly string[]): { texts: string[]; isWhole: boolean } {
  let characters = MOST_CHARACTERS;
  let numbers = MOST_NUMBERS;
  const within: string[] = [];
  for (const text of texts) {
    const part = firstNumbers(text.slice(0, characters), numbers);
    within.push(part.text);
    if (part.text.length < text.length) return { texts: within, isWhole: false };
    numbers -= part.numbers;
    characters = Math.max(0, characters - text.length - BETWEEN);
  }
  return { texts: within, isWhole: true };
}

/** An empty line. */
const BETWEEN = 2;

function firstNumbers(text: string, most: number): { text: string; numbers: number } {
  let numbers = 0;
  for (const { index } of text.matchAll(NUMBER)) {
    if (numbers === most) return { text: text.slice(0, index), numbers };
    numbers += 1;
  }
  return { text, numbers };
}
