/** Markup: what is in it was escaped, or is our own. */
export class Html {
  constructor(readonly text: string) {}
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Markup from a template. Every value is escaped, for text and for attributes in quotation marks, unless it is markup itself;
 * lists are put together, and false, null and undefined are nothing.
 */
export function markup(strings: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(strings.reduce((text, part, at) => text + show(values[at - 1]) + part));
}

function show(value: unknown): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(show).join('');
  if (value === null || value === undefined || value === false) return '';
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
