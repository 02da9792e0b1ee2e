/**
 * A text in which what is between `<!-- NAME -->` and `<!-- /NAME -->` is the given content; the rest stays as a person
 * wrote it. Throws if the text has no such place.
 */
export function withRegion(text: string, name: string, content: string): string {
  const begin = `<!-- ${name} -->`;
  const end = `<!-- /${name} -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`There is no region from ${begin} to ${end}.`);
  return `${text.slice(0, from + begin.length)}\n\n${content.trim()}\n\n${text.slice(to)}`;
}
