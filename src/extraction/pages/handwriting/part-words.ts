import type { RecognisedWord } from '../recognition/recogniser.js';

/**
 * Words that end where the next one begins: recognition draws the box of a label over what stands after it, if it could hardly read
 * that.
 */
export function partWords(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.map((word) => {
    const inside = words.filter((other) => other !== word && other.x0 > word.x0 && holdsMiddle(word, other));
    return inside.length === 0 ? word : { ...word, x1: Math.min(word.x1, ...inside.map(({ x0 }) => x0)) };
  });
}

function holdsMiddle(word: RecognisedWord, { x0, y0, x1, y1 }: RecognisedWord): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x > word.x0 && x < word.x1 && y > word.y0 && y < word.y1;
}
