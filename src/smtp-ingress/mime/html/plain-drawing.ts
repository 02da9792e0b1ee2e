import render from 'dom-serializer';
import { Element, isTag } from 'domhandler';
import type { Styles } from './styles.js';

/** Shapes, and what holds or paints them: every program draws them alike. */
const SHAPES = new Set([
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'defs',
  'lineargradient',
  'radialgradient',
  'stop',
  'title',
]);
/** This many elements of a drawing are drawn; an icon has a few. */
const MOST = 500;

/**
 * A drawing in an HTML text as a file, where it consists of shapes alone and no style sheet reaches into it: it can be drawn and read as
 * any picture of the message. Null if programs may show more than we draw.
 */
export function plainDrawing(svg: Element, styles: Styles): Buffer | null {
  const inner = elementsIn(svg);
  if (inner.length > MOST || !inner.every((one) => isPlain(one, styles)) || reachesOut(svg)) return null;
  const { class: _class, style: _style, ...attribs } = svg.attribs;
  const alone = new Element('svg', { ...attribs, xmlns: 'http://www.w3.org/2000/svg' }, svg.children);
  return Buffer.from(render(alone));
}

const elementsIn = (element: Element): Element[] =>
  element.children.filter(isTag).flatMap((child) => [child, ...elementsIn(child)]);

function isPlain(element: Element, styles: Styles): boolean {
  const { name, attribs } = element;
  return (
    SHAPES.has(name) &&
    attribs.style === undefined &&
    attribs.class === undefined &&
    !reachesOut(element) &&
    !styles.sizes(element) &&
    !styles.hides(element)
  );
}

/** Whether it takes what it shows from elsewhere, or shows more than its own frame. */
const reachesOut = ({ attribs }: Element): boolean =>
  Object.entries(attribs).some(
    ([name, value]) =>
      /href|^on|filter|mask|overflow/i.test(name) ||
      /url\(\s*['"]?(?!#)|overflow\s*:\s*(?!hidden)|content\s*:/i.test(value),
  );
