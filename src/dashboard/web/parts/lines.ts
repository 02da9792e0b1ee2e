/** A line with the number that a person counts it by. */
interface Line {
  number: number;
  text: string;
}

/** The lines that are not blank. */
function numberedLines(text: string): Line[] {
  return text
    .split('\n')
    .map((line, at) => ({ number: at + 1, text: line.trim() }))
    .filter((line) => line.text !== '');
}

/** What is typed one a line. */
export function linesOf(text: string): string[] {
  return numberedLines(text).map((line) => line.text);
}

type Sentences = Readonly<Record<string, readonly string[]>>;

/**
 * What the service says of single values of a list (`abns.1`), at the field in which the list is typed one a line, each with the line's
 * number. Everything else stays as it is.
 */
export function atLines(errors: Sentences, typed: object): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [path, sentences] of Object.entries(errors)) {
    const [, field = path, item] = /^(\w+)\.(\d+)(?:\.|$)/.exec(path) ?? [];
    const text: unknown = Object.entries(typed).find(([name]) => name === field)?.[1];
    const line = typeof text === 'string' && item !== undefined ? numberedLines(text)[Number(item)] : undefined;
    if (line === undefined) (found[path] ??= []).push(...sentences);
    else (found[field] ??= []).push(...sentences.map((one) => `Line ${line.number}: ${one}`));
  }
  return found;
}
