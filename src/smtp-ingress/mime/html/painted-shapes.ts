import { type ChildNode, Element, isText } from 'domhandler';
import { type Declaration, declarationsIn } from './css.js';
import type { Styles } from './styles.js';

/**
 * So many empty elements in a colour of their own may draw digits: a digit takes four rectangles in the middle, a one and a seven less, and a BSB with
 * an account has eleven digits. Dividers, buttons and the bars of a year's bill are up to fifteen.
 */
const MOST_PAINTED = 20;

/** Empty elements with lines at three sides draw digits like those of a calculator; a frame around cells has two such ends. */
const LEAST_CORNERED = 6;
const LEAST_PATTERNS = 3;

/** One shadow of an element, or one stop of a gradient, is one dot; ornaments have up to three or four of them. */
const MOST_SHADOWS = 5;
const MOST_STOPS = 10;

/** So many characters of style sheets are held against empty elements; a template of 20 KB with 200 of them takes 4 million. */
const MOST_WORK = 50_000_000;

/** What cuts an element into any shape. */
const CUT = /(?<![\w-])(?:-webkit-)?(?:clip-path|mask(?:-image|-box-image)?)\s*:\s*(?!none|inherit|initial|unset)/i;

/** Elements that show something without a text. */
const SHOWN = new Set(['img', 'image', 'svg', 'input', 'video', 'object', 'embed', 'iframe', 'canvas', 'picture']);
const BACKGROUND = /^background(?:-color)?$/;
const NO_COLOUR = /^(?:none|transparent|inherit|initial|unset|auto|rgba\([^)]*,\s*0(?:\.0+)?\))$/;
const WHITE = /^(?:white|#fff(?:fff)?|rgb\(\s*255\s*,\s*255\s*,\s*255\s*\))$/;

/** What may be part of a drawing in texts that are shown together. */
export class Painted {
  empty = 0;
  readonly cornered: string[] = [];
}

/**
 * Whether an HTML text may draw digits without letters and pictures: in coloured cells, lines, shadows, gradients or cut shapes.
 * @param painted found before in what is shown together with it
 */
export function drawsShapes(
  elements: readonly Element[],
  styles: Styles,
  sheets: readonly string[],
  painted: Painted,
): boolean {
  const said = [...sheets, ...elements.flatMap(({ attribs }) => attribs.style ?? [])];
  if (said.some((one) => CUT.test(one) || hasManyOf(one))) return true;
  const empty = elements.filter((element) => isEmpty(element));
  if (empty.length * sheets.reduce((sum, { length }) => sum + length, 0) > MOST_WORK) return true;
  const declared = (element: Element): Declaration[] => [
    ...styles.declarationsOf(element),
    ...declarationsIn(element.attribs.style ?? ''),
  ];
  const colours = new Map<Element, string | null>();
  const colourOf = (element: Element): string | null => {
    const known = colours.get(element);
    const colour = known === undefined ? colourIn(element, declared(element)) : known;
    colours.set(element, colour);
    return colour;
  };
  painted.empty += empty.filter((element) => {
    const colour = colourOf(element);
    return colour !== null && colour !== groundOf(element, colourOf);
  }).length;
  if (painted.empty > MOST_PAINTED) return true;
  const { cornered } = painted;
  cornered.push(...empty.map((element) => sidesIn(declared(element))).filter((sides) => sides.length === 3));
  return cornered.length >= LEAST_CORNERED && new Set(cornered).size >= LEAST_PATTERNS;
}

/** Whether styles have more shadows or stops of a gradient in one declaration than ornaments have. */
const hasManyOf = (styles: string): boolean =>
  [...styles.matchAll(/(?:box-shadow|text-shadow|drop-shadow|background(?:-image)?)\s*:([^;}]*)/gi)].some(
    ([name, value = '']) => {
      const parts = value.replace(/(?:rgba?|hsla?|url)\([^)]*\)/gi, '').split(',').length;
      return /shadow/i.test(name.slice(0, 12)) ? parts > MOST_SHADOWS : /gradient/i.test(value) && parts > MOST_STOPS;
    },
  );

/** Whether nothing but space is in an element, and nothing else that is painted by itself. */
const isEmpty = ({ name, children }: Element): boolean =>
  !SHOWN.has(name) && !/^(?:html|head|body|style|script|br|meta|link|title)$/.test(name) && children.every(isBlank);

const isBlank = (node: ChildNode): boolean =>
  isText(node)
    ? !/[\p{L}\p{N}\p{P}\p{S}]/u.test(node.data)
    : !(node instanceof Element) || (['br', 'font', 'span', 'p'].includes(node.name) && node.children.every(isBlank));

function colourIn({ attribs }: Element, declared: readonly Declaration[]): string | null {
  const said = declared.findLast(({ property }) => BACKGROUND.test(property))?.value;
  const colour = (said ?? attribs.bgcolor ?? attribs.fillcolor ?? '').toLowerCase().replace('!important', '').trim();
  if (colour === '' || NO_COLOUR.test(colour)) return null;
  return WHITE.test(colour) ? 'white' : colour;
}

/** The colour on which an element stands. */
function groundOf({ parent }: Element, colourOf: (element: Element) => string | null): string {
  for (let around = parent; around instanceof Element; around = around.parent) {
    const colour = colourOf(around);
    if (colour !== null) return colour;
  }
  return 'white';
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const BORDER = /^border(?:-(top|right|bottom|left))?(?:-(?:width|style|color))?$/;
const INVISIBLE =
  /\b(?:none|hidden|transparent|white|initial|unset)\b|#fff(?:fff)?\b|(?<![\d.#\w])0(?:px|pt|em)?(?![\d.])/i;

/** The first letters of the sides at which a line is drawn. */
function sidesIn(declared: readonly Declaration[]): string {
  const drawn = new Map<string, boolean>();
  for (const { property, value } of declared) {
    const [border, side] = BORDER.exec(property) ?? [];
    if (border) for (const one of side ? [side] : SIDES) drawn.set(one, !INVISIBLE.test(value));
  }
  return SIDES.filter((side) => drawn.get(side) === true)
    .map(([first]) => first)
    .join('');
}
