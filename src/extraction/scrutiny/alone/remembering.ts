/** At most this many texts are remembered, none of them longer than this. */
const MOST = 5_000;
const LONGEST = 700;

/** Memoises a pure function of a text: the labels and sentences of pages come again. */
export function remembering<T>(tell: (text: string) => T): (text: string) => T {
  const told = new Map<string, T>();
  return (text) => {
    const known = told.get(text);
    if (known !== undefined) return known;
    const found = tell(text);
    if (told.size >= MOST) told.clear();
    if (text.length <= LONGEST) told.set(text, found);
    return found;
  };
}
