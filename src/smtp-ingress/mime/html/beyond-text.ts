import { Element, isText, type ParentNode } from 'domhandler';
import { BLOCKS } from './blocks.js';
import { hostOf } from './html-pictures.js';
import { isKnownFont } from './known-fonts.js';

/** Elements of AMP that hold what is around and load nothing. */
const PLAIN_AMP = new Set(
  [
    'img',
    'anim',
    'accordion',
    'carousel',
    'fit-text',
    'layout',
    'image-lightbox',
    'lightbox',
    'sidebar',
    'selector',
  ].map((name) => `amp-${name}`),
);
/** Types of scripts that browsers carry out. */
const SCRIPT = /^\s*(?:(?:text|application)\/(?:x-)?(?:java|ecma|live|j)script[\d.]*|module)?\s*(?:;|$)/i;

/** Whether an element of AMP or of a browser shows what the text does not hold. */
export const isDynamic = ({ name, attribs }: Element): boolean =>
  (name.startsWith('amp-') && !PLAIN_AMP.has(name)) ||
  (name === 'meta' && /refresh/i.test(attribs['http-equiv'] ?? '')) ||
  Object.keys(attribs).some((key) => /^\[.*\]$|^data-amp-bind-/.test(key));

/** Whether an element has a browser carry out a script. */
export const runsScript = ({ name, attribs }: Element): boolean =>
  (name === 'script' && SCRIPT.test(attribs.type ?? '')) ||
  Object.entries(attribs).some(
    ([key, value]) => /^on[a-z]/.test(key) || /^\s*(?:javascript|vbscript)\s*:/i.test(value),
  );

const OVERRIDES = /unicode-bidi\s*:[^;}]*override/i;
/** Whether an element sets text backwards. */
export const isBackwards = ({ name, attribs }: Element): boolean =>
  (name === 'bdo' && !/^\s*ltr/i.test(attribs.dir ?? '')) || OVERRIDES.test(attribs.style ?? '');

/** Whether a style sheet sets text backwards. */
export const setsBackwards = (sheet: string): boolean => OVERRIDES.test(sheet);

const isForeign = (url: string): boolean => hostOf(url.trim()) !== null && !isKnownFont(url.trim());

/** Fonts that say one thing and draw another are found in documents; those that a message loads are not looked at. */
export const loadsFonts = (sheet: string): boolean =>
  [...sheet.matchAll(/@font-face\s*\{[^}]*\}|@import[^;]*;/gi)].some(([rule]) =>
    [...rule.matchAll(/(?:url\(\s*['"]?|@import\s+['"])([^'")]+)/gi)].some(
      ([, url = '']) => isForeign(url) || /^\s*data:/i.test(url),
    ),
  );

/** Whether an element loads a style sheet from elsewhere. */
export const loadsSheet = ({ name, attribs }: Element): boolean =>
  name === 'link' && /stylesheet/i.test(attribs.rel ?? '') && isForeign(attribs.href ?? '');

const FEW_DIGITS = /^[\s(.-]*\d{1,3}[\s).,-]*$/;
/** This many pieces of a digit or a few, each in an element of its own, are set so that programs read other digits than people. */
const MOST_PIECES = 5;

/** Whether elements set digits one by one. */
export function setsDigitsApart(elements: readonly Element[]): boolean {
  const pieces = new Map<ParentNode | null, number>();
  for (const element of elements) {
    for (const child of element.children) {
      if (!isText(child) || !FEW_DIGITS.test(child.data)) continue;
      // A cell or a line that holds nothing else is no piece of one.
      if (BLOCKS.has(element.name) && element.children.length === 1) continue;
      let block: ParentNode | null = element;
      while (block instanceof Element && !BLOCKS.has(block.name)) block = block.parent;
      pieces.set(block, (pieces.get(block) ?? 0) + 1);
    }
  }
  return [...pieces.values()].some((count) => count >= MOST_PIECES);
}
