import type { Element } from 'domhandler';
import { type Declaration, declarationsIn, plainCss, writesStrings } from './css.js';

/** Declarations that keep an element from being seen, in one mail program or another. */
const HIDES =
  /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|font(?:-size)?\s*:[^;]*(?<![\d.])0*(?:[01]|0?\.\d+)(?:px|pt|em|rem|%)?(?=\s*(?:;|!|\/|$|\s))|opacity\s*:\s*0*(?:\.0\d*)?(?=\s*(?:;|!|$))|(?:max-)?(?:height|width)\s*:\s*0(?![\d.])|mso-hide\s*:\s*all|text-indent\s*:\s*-\d|(?:left|top|right)\s*:\s*-\d{3}|clip(?:-path)?\s*:|color\s*:\s*(?:transparent|#fff(?:fff)?\b|white)/i;
const STRIKES = /text-decoration[\w-]*\s*:[^;]*line-through/i;
const DISPLAYS = /display\s*:\s*(?!none)|(?<![\w-])all\s*:/i;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
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
  /** What rules that may reach an element say of it. */
  declarationsOf(element: Element): readonly Declaration[];
  /** Whether they write letters or digits themselves: `::before { content: "…" }`. */
  writes: boolean;
}

/** What the last part of a selector asks for, as far as it is looked at; what is not asks for nothing more. */
interface Target {
  /** `.class`, `#id`, an element or `*`. */
  name: string;
  /** An attribute, and what its value holds. */
  attribute: { name: string; value: string } | null;
}

interface Rule {
  targets: readonly Target[];
  declarations: string;
}

/** @param sheets the contents of every `style` element */
export function stylesOf(sheets: readonly string[]): Styles {
  const text = plainCss(sheets.join('\n'));
  const rules = [...text.matchAll(RULE)].map(([, selector = '', declarations = '']): Rule => ({
    targets: selector.split(SEPARATE).map(targetOf),
    declarations,
  }));
  const targetsOf = (chosen: readonly Rule[]): Target[] => chosen.flatMap(({ targets }) => targets);
  const hiding = targetsOf(rules.filter(({ declarations }) => HIDES.test(declarations) || STRIKES.test(declarations)));
  const sizing = targetsOf(rules.filter(({ declarations }) => SIZES.test(declarations)));
  const displaying = targetsOf(rules.filter(({ declarations }) => DISPLAYS.test(declarations)));
  const parsed = rules.map(({ targets, declarations }) => ({ targets, declarations: declarationsIn(declarations) }));
  return {
    hides: (element) => {
      const style = element.attribs.style ?? '';
      return (
        HIDES.test(style) ||
        STRIKES.test(style) ||
        'hidden' in element.attribs ||
        ['s', 'strike', 'del'].includes(element.name) ||
        isMeant(element, hiding)
      );
    },
    sizes: (element) => isMeant(element, sizing),
    displays: (element) => DISPLAYS.test(element.attribs.style ?? '') || isMeant(element, displaying),
    declarationsOf: (element) =>
      parsed.flatMap(({ targets, declarations }) => (isMeant(element, targets) ? declarations : [])),
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

/** What the last compound of a selector asks for. */
function targetOf(selector: string): Target {
  const compound = /(?:\[[^\]]*\]|\([^)]*\)|[^\s>+~[(])*$/.exec(selector.trim())?.[0] ?? '';
  const [, attribute = '', , value = ''] = /\[\s*([\w:-]+)\s*(?:([~|^$*]?=)\s*["']?([^"'\]]*))?/.exec(compound) ?? [];
  const named = compound.replace(/\[[^\]]*\]|::?[\w-]+(?:\([^)]*\))?/g, '');
  return {
    name: (
      /[.#][\w-]+/.exec(named)?.[0] ?? (named === '' ? (compound.startsWith(':root') ? 'html' : '*') : named)
    ).toLowerCase(),
    attribute: attribute === '' ? null : { name: attribute.toLowerCase(), value: value.trim().toLowerCase() },
  };
}

function isMeant(element: Element, targets: readonly Target[]): boolean {
  if (targets.length === 0) return false;
  const { name, attribs } = element;
  const classes = (attribs.class ?? '').toLowerCase().split(/\s+/);
  const id = (attribs.id ?? '').toLowerCase();
  return targets.some((one) => {
    const isNamed =
      one.name === '*' ||
      one.name === name ||
      (one.name.startsWith('#') && one.name === `#${id}`) ||
      (one.name.startsWith('.') && classes.includes(one.name.slice(1)));
    return (
      isNamed &&
      (one.attribute === null || (attribs[one.attribute.name] ?? '\0').toLowerCase().includes(one.attribute.value))
    );
  });
}
