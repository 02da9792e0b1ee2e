import type { Element } from 'domhandler';

/** Declarations that keep an element from being seen, in one mail program or another. */
const HIDES =
  /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|font(?:-size)?\s*:[^;]*(?<![\d.])0*(?:[01]|0?\.\d+)(?:px|pt|em|rem|%)?(?=\s*(?:;|!|\/|$|\s))|opacity\s*:\s*0*(?:\.0\d*)?(?=\s*(?:;|!|$))|(?:max-)?(?:height|width)\s*:\s*0(?![\d.])|mso-hide\s*:\s*all|text-indent\s*:\s*-\d|(?:left|top|right)\s*:\s*-\d{3}|clip(?:-path)?\s*:|color\s*:\s*(?:transparent|#fff(?:fff)?\b|white)/i;
const STRIKES = /text-decoration[\w-]*\s*:[^;]*line-through/i;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
/** Declarations that set how large a picture is shown, or put another one in its place. */
const SIZES =
  /(?<![\w-])(?:(?:min-)?(?:width|height)\s*:\s*(?!auto)|zoom\s*:|transform\s*:|scale\s*:|content\s*:|d\s*:)/i;

/** What the style sheets of a message say, as far as it bears on what a person reads. */
export interface Styles {
  /** Whether an element may not be seen, or is struck through. */
  hides(element: Element): boolean;
  /** Whether a rule may set the size of an element. */
  sizes(element: Element): boolean;
  /** Whether they write letters or digits themselves: `::before { content: "…" }`. */
  writes: boolean;
}

interface Rule {
  names: readonly string[];
  declarations: string;
}

/** @param sheets the contents of every `style` element */
export function stylesOf(sheets: readonly string[]): Styles {
  const text = sheets.join('\n').replace(/\/\*[\s\S]*?\*\//g, ' ');
  const rules = [...text.matchAll(RULE)].map(([, selector = '', declarations = '']): Rule => ({
    names: selector.split(',').map(lastNameOf),
    declarations,
  }));
  const hiding = namesIn(rules.filter(({ declarations }) => HIDES.test(declarations) || STRIKES.test(declarations)));
  const sizing = namesIn(rules.filter(({ declarations }) => SIZES.test(declarations)));
  return {
    hides: (element) => {
      const style = element.attribs.style ?? '';
      return (
        HIDES.test(style) ||
        STRIKES.test(style) ||
        'hidden' in element.attribs ||
        ['s', 'strike', 'del'].includes(element.name) ||
        isNamed(element, hiding)
      );
    },
    sizes: (element) => isNamed(element, sizing),
    writes: writesText(text),
  };
}

/** Whether declarations add letters or digits to what a message says. */
export const writesText = (styles: string): boolean =>
  [...styles.matchAll(/content\s*:([^;}]*)/gi)].some(([, value = '']) =>
    /[\p{L}\p{N}]|url|attr|counter/iu.test(
      value.replace(/\\[0-9a-f]{1,6}\s?/gi, (code) => String.fromCodePoint(codePointOf(code))).replace(IDLE, ''),
    ),
  );

/** Values that write nothing. */
const IDLE = /!important|\b(?:none|normal|inherit|initial|unset|no-open-quote|no-close-quote)\b/gi;

function codePointOf(escape: string): number {
  const value = parseInt(escape.slice(1).trim(), 16);
  return value <= 0x10ffff ? value : 0xfffd;
}

/** What the last compound of a selector names: `.class`, `#id`, or an element. */
function lastNameOf(selector: string): string {
  const compound =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  const named = compound.replace(/::?[\w-]+(?:\([^)]*\))?/g, '');
  return (/[.#][\w-]+/.exec(named)?.[0] ?? named).toLowerCase();
}

const namesIn = (rules: readonly Rule[]): Set<string> =>
  new Set(rules.flatMap(({ names }) => names).filter((one) => one !== ''));

function isNamed({ name, attribs }: Element, names: ReadonlySet<string>): boolean {
  if (names.size === 0) return false;
  const classes = (attribs.class ?? '').toLowerCase().split(/\s+/);
  return (
    names.has(name) ||
    names.has('*') ||
    names.has(`#${(attribs.id ?? '').toLowerCase()}`) ||
    classes.some((one) => one !== '' && names.has(`.${one}`))
  );
}
