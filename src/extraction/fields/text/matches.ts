/**
 * Every match of a global pattern in a text, as `matchAll` gives them. `matchAll` makes a copy of the pattern with each call, which V8 compiles
 * anew once a few collections of garbage have passed: 25 ms for the forms of numbers alone, at every document with large pictures.
 */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    // Nothing is matched once in each place.
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(match.index) ?? 0) > 0xffff && pattern.unicode ? 2 : 1;
  }
  return found;
}
