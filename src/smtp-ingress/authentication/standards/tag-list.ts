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

/** The values of a tag that holds several, separated by colons; in lower case. */
export function listOf(value: string | undefined): string[] {
  return (value ?? '').split(':').map((one) => one.trim().toLowerCase());
}
