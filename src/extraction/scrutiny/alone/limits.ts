/** So many characters of a text are looked at: far more than anybody reads, and no more than takes a moment. */
const MOST_CHARACTERS = 1_000_000;

/** The part of a text that is looked at. */
export const withLimit = (text: string): string => text.slice(0, MOST_CHARACTERS);
