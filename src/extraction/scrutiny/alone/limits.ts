/** So many characters of a text are looked at: far more than anybody reads, and no more than takes a moment. */
const MOST_CHARACTERS = 1_000_000;

/** The part of a text that is looked at. */
export const withLimit = (text: string): string => text.slice(0, MOST_CHARACTERS);

/** Whether a text is longer than what is looked at of it: whoever searches it has to say so. */
export const isTooLong = (text: string): boolean => text.length > MOST_CHARACTERS;
