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
    // A part of a text keeps the whole of it in memory; a copy does not.
    const own = Buffer.from(text, 'utf16le').toString('utf16le');
    const found = compute(own);
    if (known.size >= most) known.clear();
    known.set(own, found);
    return found;
  };
}
