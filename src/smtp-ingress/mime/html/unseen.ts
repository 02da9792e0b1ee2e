import { type ChildNode, Element, isTag, isText } from 'domhandler';
import { declarationsIn } from './css.js';
import { darkensGround, leavesSeen } from './plain-style.js';
import type { Styles } from './styles.js';

/** What browsers show only in some states, or not at all, whatever it says. */
const UNSEEN = new Set(['template', 'datalist', 'rp', 'dialog', 'audio', 'video', 'object', 'map', 'canvas']);
const UNSEEN_TEXT = new Set(['noembed', 'noframes', 'noscript']);

/** Whether an element may say something that nobody sees, whatever its style: what a program shows that does not know it. */
export const isUnseenByKind = ({ name, attribs }: Element): boolean =>
  UNSEEN.has(name) ||
  UNSEEN_TEXT.has(attribs['data-was'] ?? '') ||
  (name === 'input' && /^hidden$/i.test(attribs.type ?? ''));

/** A word or a few: what turns the sense of the sentence around it. */
const LONGEST_WORDS = 60;

/**
 * Words within a sentence of which it is not sure that they are seen: their style says more of them than what they look like, or gives them a
 * colour or a size that is hard to see.
 */
export const isUnsure = (element: Element, styles: Styles, grounds: 'light' | 'any'): boolean => {
  const said = wordsOf(element);
  if (said.trim() === '' || said.length > LONGEST_WORDS) return false;
  if (styles.blurs(element) || (grounds === 'any' && styles.colours(element))) return true;
  const { attribs } = element;
  const colour = attribs.color ? [{ property: 'color', value: attribs.color }] : [];
  const own = [...declarationsIn(attribs.style ?? ''), ...colour];
  return own.some((one) => !leavesSeen(one) || (grounds === 'any' && one.property === 'color'));
};

/** Whether what stands on an element may stand on a dark ground. */
export const hasDarkGround = (element: Element, styles: Styles): boolean => {
  const { attribs } = element;
  const ground = attribs.bgcolor ? [{ property: 'background-color', value: attribs.bgcolor }] : [];
  return styles.darkens(element) || [...declarationsIn(attribs.style ?? ''), ...ground].some(darkensGround);
};

/** Words that turn what a sentence says into the contrary. */
const TURNS =
  /n[o']t\b|\bno(?:r|ne|body|where|thing)?\b|\bnever|\bwithout|\bfalse|\buntrue|\bhoax|\bscam|\bfake|\bfraud|\bunchanged|\bun|\bsame\b|\bif\b/iu;

export const turnsSense = (element: Element): boolean => TURNS.test(wordsOf(element));

function wordsOf(element: Element): string {
  const parts: string[] = [];
  const rest: ChildNode[] = [...element.children];
  let length = 0;
  for (let node = rest.pop(); node && length <= LONGEST_WORDS; node = rest.pop()) {
    if (isText(node)) {
      parts.push(node.data);
      length += node.data.trim().length;
    } else if (isTag(node)) rest.push(...node.children);
  }
  return parts.reverse().join('');
}
