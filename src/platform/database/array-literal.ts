const SPECIAL = /["\\]/;

/**
 * Texts as PostgreSQL reads an array of them, in one piece. The driver would put it together element by element, which takes longer and leaves
 * more behind.
 */
export function arrayLiteral(texts: readonly (string | null)[]): string {
  if (texts.length === 0) return '{}';
  // Nearly all texts are plain, and joining them in one go leaves no garbage behind.
  if (texts.every((text) => text !== null && !SPECIAL.test(text))) return `{"${texts.join('","')}"}`;
  return `{${texts.map((text) => (text === null ? 'NULL' : quoted(text))).join()}}`;
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
