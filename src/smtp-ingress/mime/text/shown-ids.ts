const MAX_IDS = 1_000;

/** The Content-IDs that HTML texts show (RFC 2392). */
export function shownIds(texts: Buffer[]): Set<string> {
  const ids = new Set<string>();
  for (const text of texts) {
    for (const [, id = ''] of text.toString('latin1').matchAll(/\bcid:([^"'\s<>)]{1,500})/gi)) {
      if (ids.size < MAX_IDS) ids.add(unescaped(id));
    }
  }
  return ids;
}

function unescaped(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
