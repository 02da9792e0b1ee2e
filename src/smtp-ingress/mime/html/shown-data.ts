import { type Element, isText } from 'domhandler';

/** Data that mail programs show outside the text: Gmail offers and events by schema.org, Outlook cards. */
const SHOWN = /^\s*application\/(?:ld|[\w.-]*card[\w.-]*)\+json\b/i;

/** What an element says in data for programs that show it: the texts of JSON, and properties of schema.org. */
export function saidByData({ name, attribs, children }: Element): string[] {
  const property = attribs.itemprop === undefined ? undefined : (attribs.content ?? attribs.value);
  const said = property === undefined ? [] : [property];
  if (name !== 'script' || !SHOWN.test(attribs.type ?? '')) return said;
  const data = children.map((child) => (isText(child) ? child.data : '')).join('');
  try {
    return [...said, ...textsOf(JSON.parse(data))];
  } catch {
    return [...said, data];
  }
}

const MOST_DEPTH = 50;

/** Addresses are not shown: where a picture is, or what kind of thing something is. */
const ADDRESS = /^[a-z]+:\/\/\S*$/i;

function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return ADDRESS.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null || depth > MOST_DEPTH) return [];
  return Object.values(value).flatMap((one) => textsOf(one, depth + 1));
}
