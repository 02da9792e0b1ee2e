/**
 * Texts as PostgreSQL reads an array of them, in one piece. The driver would put it together element by element, which takes longer and leaves
 * more behind.
 */
export function arrayLiteral(texts: readonly (string | null)[]): string {
  return `{${texts.map((text) => (text === null ? 'NULL' : quoted(text))).join()}}`;
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
