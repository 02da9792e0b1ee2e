/** Reads a tag list (`v=1; d=example.com`, RFC 6376, section 3.2): names in lower case, the first of each counts. */
export function tagList(text: string): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  for (const part of text.split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(0, at)).trim().toLowerCase();
    if (name !== '' && !tags.has(name)) tags.set(name, part.slice(at + 1).trim());
  }
  return tags;
}

/**
 * Reads a tag list as strictly as the standard has it, for where it is the sender's word: null if a tag is repeated or not written as one. Names
 * are in small letters, so that nobody takes `D=` for `d=`.
 */
export function strictTagList(text: string): ReadonlyMap<string, string> | null {
  const tags = new Map<string, string>();
  for (const part of text.replace(/;\s*$/, '').split(';')) {
    const [, name, value] = /^\s*([a-z][a-z0-9_]*)\s*=\s*([^\p{Cc};]*)$/u.exec(part.replace(/\s+/g, ' ')) ?? [];
    if (name === undefined || value === undefined || tags.has(name)) return null;
    tags.set(name, value.trim());
  }
  return tags;
}

/** The values of a tag that holds several, separated by colons; in lower case. */
export function listOf(value: string | undefined): string[] {
  return (value ?? '').split(':').map((one) => one.trim().toLowerCase());
}
