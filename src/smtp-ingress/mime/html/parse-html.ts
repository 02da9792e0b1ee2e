import { type Document, Element } from 'domhandler';
import { parse } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import { plainCss } from './css.js';
import { withUsualPrefix } from './vml.js';

/** Elements whose text is written as it is: what reads the tree again would take it for tags. */
const RAW = new Set(['xmp', 'noembed', 'noframes', 'plaintext', 'listing', 'noscript']);

/** The tree of an HTML text as browsers build it (HTML, section 13.2), with its styles as they understand them. */
export function parseHtml(html: string): Document {
  const document = parse(html, { treeAdapter: adapter, scriptingEnabled: false });
  const rest = [...document.children];
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (!(node instanceof Element)) continue;
    // In drawings some names have capitals.
    node.name = withUsualPrefix(node.name.toLowerCase());
    node.attribs = Object.fromEntries(Object.entries(node.attribs).map(([name, value]) => [name.toLowerCase(), value]));
    if (node.attribs.style) node.attribs.style = plainCss(node.attribs.style);
    if (RAW.has(node.name)) {
      node.attribs['data-was'] = node.name;
      node.name = 'div';
    }
    if (node.name === 'caption') beforeTable(node);
    rest.push(...node.children);
  }
  return document;
}

/** Puts what stands above a table before it: what lays out tables knows rows alone. */
function beforeTable(caption: Element): void {
  let table = caption.parent;
  while (table instanceof Element && table.name !== 'table') table = table.parent;
  if (!(table instanceof Element) || !table.parent || !caption.parent) return;
  caption.parent.children = caption.parent.children.filter((one) => one !== caption);
  caption.name = 'div';
  caption.parent = table.parent;
  const { children } = table.parent;
  children.splice(children.indexOf(table), 0, caption);
}
