import { type ChildNode, type Document, isTag, isText } from 'domhandler';
import { convert, type FormatCallback, type HtmlToTextOptions } from 'html-to-text';
import { BLOCKS } from './blocks.js';

/** What is deeper is not laid out any more; what a mail program writes is some 60 deep. */
export const MOST_DEPTH = 400;
/** More nodes than this are not laid out. */
export const MOST_NODES = 200_000;
/** Characters of what is laid out; the rest is searched for nothing. */
export const MOST_CHARACTERS = 4 * 1024 * 1024;

const said: FormatCallback = (element, _walk, builder) => {
  const { attribs } = element as { attribs: Record<string, string> };
  const text = [attribs.alt, attribs.value, attribs.placeholder].filter((one) => one !== undefined).join(' ');
  if (text !== '') builder.addInline(` ${text} `);
};

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxInputLength: MOST_CHARACTERS, maxDepth: MOST_DEPTH + 10, maxChildNodes: MOST_NODES },
  formatters: { said },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'said' },
    { selector: 'input', format: 'said' },
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ...[1, 2, 3, 4, 5, 6].map((level) => ({ selector: `h${level}`, options: { uppercase: false } })),
  ],
};

const BARE: HtmlToTextOptions = {
  ...OPTIONS,
  selectors: (OPTIONS.selectors ?? []).map((one) => (one.format === 'said' ? { ...one, format: 'skip' } : one)),
};

/** What parts paragraphs. */
const PARAGRAPHS = /\n\s*\n/;
/** The paragraphs of a version of a text that another one has not, each with those around it. */
export function changedParts(shown: string, version: string): string[] {
  const plain = (part: string): string => part.replace(/\s+/g, '');
  const known = new Set(shown.split(PARAGRAPHS).map(plain));
  const parts = version.split(PARAGRAPHS);
  const isNew = parts.map((part) => !known.has(plain(part)));
  const chosen = parts.filter((_, at) => isNew[at - 1] || isNew[at] || isNew[at + 1]);
  return isNew.includes(true) ? [chosen.join('\n\n')] : [];
}

/** Everything that is in a document, whatever it is nested in. */
export function plainly(document: Document): string {
  const parts: string[] = [];
  const rest: ChildNode[] = [...document.children].reverse();
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (isText(node)) parts.push(node.data);
    if (!isTag(node) || ['style', 'script'].includes(node.name)) continue;
    if (BLOCKS.has(node.name) || node.name === 'br') parts.push('\n');
    for (let at = node.children.length - 1; at >= 0; at -= 1) rest.push(node.children[at] as ChildNode);
  }
  return parts.join('');
}

/**
 * The text of a document in HTML as a mail program lays it out.
 *
 * @param bare without what pictures and fields say instead of being shown
 */
export const layOut = (html: string, bare: boolean): string =>
  convert(html.slice(0, MOST_CHARACTERS), bare ? BARE : OPTIONS);
