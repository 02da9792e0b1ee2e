import { Element } from 'domhandler';
import { type Declaration, declarationsIn, plainCss, writesStrings } from './css.js';
import { darkensGround, leavesSeen } from './plain-style.js';

/** Declarations that keep an element from being seen, in one mail program or another. */
const HIDES =
  /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|font(?:-size)?\s*:[^;]*(?<![\d.])0*(?:[01]|0?\.\d+)(?:px|pt|em|rem|%)?(?=\s*(?:;|!|\/|$|\s))|opacity\s*:\s*0*(?:\.0\d*)?(?=\s*(?:;|!|$))|(?:max-)?(?:height|width)\s*:\s*0(?![\d.])|mso-hide\s*:\s*all|text-indent\s*:\s*-\d|(?:left|top|right)\s*:\s*-\d{3}|clip(?:-path)?\s*:|color\s*:\s*(?:transparent|#fff(?:fff)?\b|white)/i;
const STRIKES = /text-decoration[\w-]*\s*:[^;]*line-through/i;
const DISPLAYS = /display\s*:\s*(?!none)|(?<![\w-])all\s*:/i;
const RULE = /(?<=^|[{}])([^{}]+)\{([^{}]*)\}/g;
/** Declarations that set how large a picture is shown, or put another one in its place. */
const SIZES =
  /(?<![\w-])(?:(?:min-)?(?:width|height)\s*:\s*(?!auto)|zoom\s*:|transform\s*:|scale\s*:|content\s*:|d\s*:)/i;

/** What the style sheets of a message say, as far as it bears on what a person reads. */
export interface Styles {
  /** Whether an element may not be seen, or is struck through. */
  hides(element: Element): boolean;
  /** Whether an element that is never shown may be, like `head` and `style`. */
  displays(element: Element): boolean;
  /** Whether a rule may set the size of an element. */
  sizes(element: Element): boolean;
  /** What rules that may reach an element say of it; what many rules say of many elements takes its time. */
  declarationsOf(element: Element): readonly Declaration[];
  /** Whether a rule may leave the words of an element less plain. */
  blurs(element: Element): boolean;
  /** Whether a rule may give it a colour. */
  colours(element: Element): boolean;
  /** Whether a rule may give it a ground that is not light. */
  darkens(element: Element): boolean;
  /** Whether there are more conditions than are looked at. */
  hasTooMany: boolean;
  /** Whether they write letters or digits themselves: `::before { content: "…" }`. */
  writes: boolean;
}

/** What the last part of a selector asks for, as far as it is looked at; what is not asks for nothing more. */
interface Target {
  /** `.class`, `#id`, an element or `*`. */
  name: string;
  /** An attribute, and what its value holds. */
  attribute: { name: string; value: string } | null;
  /** What an element around it has to be, where it may be any. */
  within: Target | null;
}

interface Rule {
  targets: readonly Target[];
  declarations: string;
}

/** @param sheets the contents of every `style` element */
export function stylesOf(sheets: readonly string[]): Styles {
  const text = plainCss(sheets.join('\n'));
  const rules = [...text.matchAll(RULE)].map(([, selector = '', declarations = '']): Rule => ({
    targets: selector.split(SEPARATE).flatMap(targetsOf),
    declarations,
  }));
  const reachedBy = (chosen: (declarations: string) => boolean): Reach =>
    reachOf(rules.filter(({ declarations }) => chosen(declarations)).flatMap(({ targets }) => targets));
  const declaring = (chosen: (declaration: Declaration) => boolean): Reach =>
    reachedBy((declarations) => declarationsIn(declarations).some(chosen));
  const hiding = reachedBy((declarations) => HIDES.test(declarations) || STRIKES.test(declarations));
  const sizing = reachedBy((declarations) => SIZES.test(declarations));
  const displaying = reachedBy((declarations) => DISPLAYS.test(declarations));
  const blurring = declaring((one) => !leavesSeen(one));
  const colouring = declaring(({ property }) => property === 'color');
  const darkening = declaring(darkensGround);
  const conditional = rules.flatMap(({ targets }) => targets).filter((one) => one.attribute || one.within);
  return {
    hides: (element) => {
      const style = element.attribs.style ?? '';
      return (
        HIDES.test(style) ||
        STRIKES.test(style) ||
        'hidden' in element.attribs ||
        ['s', 'strike', 'del'].includes(element.name) ||
        isReached(element, hiding)
      );
    },
    sizes: (element) => isReached(element, sizing),
    displays: (element) => DISPLAYS.test(element.attribs.style ?? '') || isReached(element, displaying),
    declarationsOf: (element) =>
      rules.flatMap(({ targets, declarations }) =>
        targets.some((one) => isMeant(element, one)) ? declarationsIn(declarations) : [],
      ),
    blurs: (element) => isReached(element, blurring),
    colours: (element) => isReached(element, colouring),
    darkens: (element) => isReached(element, darkening),
    hasTooMany: conditional.length > MOST_CONDITIONS,
    writes: writesText(text),
  };
}

/** Whether declarations add letters or digits to what a message says. */
export const writesText = (styles: string): boolean =>
  [...styles.matchAll(BLOCK)].some(([block]) => declarationsIn(block).some(writesStrings)) ||
  [...styles.matchAll(/content\s*:([^;}]*)/gi)].some(([, value = '']) =>
    /[\p{L}\p{N}]|url|attr|counter/iu.test(
      value.replace(/\\[0-9a-f]{1,6}\s?/gi, (code) => String.fromCodePoint(codePointOf(code))).replace(IDLE, ''),
    ),
  );

/** Declarations that stand together, as a style or within a rule. */
const BLOCK = /(?:"[^"\n]*"|'[^'\n]*'|[^{}"']|["'])+/g;

/** Values that write nothing. */
const IDLE = /!important|\b(?:none|normal|inherit|initial|unset|no-open-quote|no-close-quote)\b/gi;

function codePointOf(escape: string): number {
  const value = parseInt(escape.slice(1).trim(), 16);
  return value <= 0x10ffff ? value : 0xfffd;
}

/** Commas between selectors, not those in brackets. */
const SEPARATE = /,(?![^([]*[)\]])/;

/** Ways to give several selectors for one. */
const ANY_OF = /:(?:is|where|matches|-webkit-any|-moz-any)\(([^()]*)\)/i;
/** The last compound of a selector, and the one before it. */
const COMPOUND = /(?:\[[^\]]*\]|\([^)]*\)|\\.|[^\s>+~[(\\])*$/;
/** A name in a selector may hold characters that are escaped. */
const NAMED = /[.#](?:[\w-]|[^\0-\x7f]|\\.)+/;

/** What the last compound of a selector asks for. */
function targetsOf(selector: string): Target[] {
  const any = ANY_OF.exec(selector);
  if (any)
    return (any[1] ?? '')
      .split(SEPARATE)
      .flatMap((one) => targetsOf(selector.replace(any[0], () => (/^\s*[\w*]/.test(one) ? ` ${one}` : one))));
  const compound = COMPOUND.exec(selector.trim())?.[0] ?? '';
  const [, attribute = '', , value = ''] = /\[\s*([\w:-]+)\s*(?:([~|^$*]?=)\s*["']?([^"'\]]*))?/.exec(compound) ?? [];
  const named = compound.replace(/\[[^\]]*\]|(?<!\\)::?[\w-]+(?:\([^)]*\))?/g, '');
  const name = (NAMED.exec(named)?.[0] ?? (named === '' ? (compound.startsWith(':root') ? 'html' : '*') : named))
    .replace(/\\(.)/g, '$1')
    .toLowerCase();
  const around = selector
    .trim()
    .slice(0, -compound.length || undefined)
    .replace(/[\s>+~]+$/, '');
  return [
    {
      name,
      attribute: attribute === '' ? null : { name: attribute.toLowerCase(), value: value.trim().toLowerCase() },
      within: name === '*' && compound !== '' && around !== '' ? (targetsOf(around)[0] ?? null) : null,
    },
  ];
}

/** A sheet for mail has a few selectors by attributes, and of all that is within something. */
const MOST_CONDITIONS = 500;

/** What rules ask for, by the name in it. */
type Reach = ReadonlyMap<string, readonly Target[]>;

function reachOf(targets: readonly Target[]): Reach {
  const reach = new Map<string, Target[]>();
  for (const target of new Map(targets.map((one) => [JSON.stringify(one), one])).values())
    reach.set(target.name, [...(reach.get(target.name) ?? []), target]);
  return reach;
}

/** Whether a rule may reach an element. */
function isReached(element: Element, reach: Reach): boolean {
  if (reach.size === 0) return false;
  const { name, attribs } = element;
  const classes = attribs.class ? attribs.class.toLowerCase().split(/\s+/) : [];
  return ['*', name, `#${(attribs.id ?? '').toLowerCase()}`, ...classes.map((one) => `.${one}`)].some((key) =>
    reach.get(key)?.some((target) => isMeant(element, target)),
  );
}

const isMeant = (element: Element, target: Target): boolean =>
  isOne(element, target) && (target.within === null || isWithin(element, target.within));

function isWithin({ parent }: Element, target: Target): boolean {
  for (let above = parent; above; above = above.parent)
    if (above instanceof Element && isOne(above, target)) return true;
  return false;
}

function isOne({ name, attribs }: Element, target: Target): boolean {
  const isNamed =
    target.name === '*' ||
    target.name === name ||
    (target.name.startsWith('#') && target.name === `#${(attribs.id ?? '').toLowerCase()}`) ||
    (target.name.startsWith('.') && (attribs.class ?? '').toLowerCase().split(/\s+/).includes(target.name.slice(1)));
  const { attribute } = target;
  return isNamed && (attribute === null || (attribs[attribute.name] ?? '\0').toLowerCase().includes(attribute.value));
}
