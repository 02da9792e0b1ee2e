/** Longer texts come once, and would take up memory. */
const LONGEST = 300;

/**
 * A function of a text that gives what it gave before where it is asked for the same short text again, as happens dozens of times in one
 * document.
 * @param most of how many texts it remembers what it gave, before it forgets them all
 */
export function remember<V>(most: number, compute: (text: string) => V): (text: string) => V {
  const known = new Map<string, V>();
  return (text) => {
    if (text.length > LONGEST) return compute(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = compute(text);
    if (known.size >= most) known.clear();
    known.set(text, found);
    return found;
  };
}
