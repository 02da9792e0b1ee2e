import type { Declaration } from './css.js';

/** Declarations that leave a text to be seen, whatever they say. */
const HARMLESS =
  /^(?:font-(?:family|weight|style|variant|stretch)|text-(?:align|transform|underline.*|size-adjust|rendering)|white-space|word-(?:break|wrap)|overflow-wrap|vertical-align|cursor|outline.*|border.*|-webkit-text-size-adjust|-ms-text-size-adjust|-webkit-font-smoothing|box-sizing|font-feature-settings|mso-(?!hide).*|list-style.*|orphans|widows|caret-color|hyphens|quotes|lang.*|panose.*|page-break.*|float|clear)$/;
/** Colours by name that are plain on white. */
const DARK =
  /^(?:black|red|navy|blue|green|maroon|purple|gr[ae]y|dimgr[ae]y|darkgr[ae]y|dark(?:red|blue|green|slategr[ae]y|orange|cyan|magenta)|teal|brown|crimson|firebrick|orange|orangered|tomato|indigo|slategr[ae]y|steelblue|royalblue|windowtext|text|canvastext|currentcolor|inherit|initial|unset)$/;
const LIGHT_GROUND = /^(?:white|transparent|yellow|none|inherit|initial|unset|window|canvas|lightyellow|aqua|lime)$/;
/** Of 255: darker letters are plain on white, and lighter grounds are plain under dark letters. */
const DARKEST_GROUND = 150;
const LIGHTEST_LETTERS = 190;
/** Pixels. */
const SMALLEST_LETTERS = 7;
const PIXELS: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, em: 16, rem: 16, '%': 0.16 };

/** Whether a declaration leaves a text to be seen as plainly as without it. */
export function leavesSeen({ property, value: written }: Declaration): boolean {
  const value = written.replace(/\s*!important\s*$/i, '').toLowerCase();
  if (property.startsWith('--')) return true;
  if (HARMLESS.test(property)) return !/line-through/.test(value);
  switch (property) {
    case 'text-decoration':
    case 'text-decoration-line':
      return !value.includes('line-through');
    case 'color':
      return DARK.test(value) || (levelOf(value) ?? 255) <= LIGHTEST_LETTERS;
    case 'background':
    case 'background-color':
      return LIGHT_GROUND.test(value) || (levelOf(value) ?? 0) >= DARKEST_GROUND;
    case 'font-size':
      return isLarge(value);
    case 'font': {
      const size = /(?:^|\s)([\d.]+(?:px|pt|em|rem|%))/.exec(value)?.[1];
      return size !== undefined && isLarge(size);
    }
    case 'line-height':
      return value === 'normal' || value === 'inherit' || parseFloat(value) >= 0.8;
    case 'letter-spacing':
    case 'word-spacing':
      return value === 'normal' || parseFloat(value) >= -0.5;
    case 'display':
      return /^(?:inline|inline-block|block)$/.test(value);
    case 'direction':
      return value === 'ltr';
    default:
      return /^(?:margin|padding)/.test(property) && !value.includes('-') && !/\d{3}/.test(value);
  }
}

function isLarge(size: string): boolean {
  if (/^(?:inherit|initial|unset|x{0,2}-?small(?:er)?|smaller|medium|larger?|x{0,3}-?large|small)$/.test(size))
    return true;
  const [, digits = '', unit = ''] = /^([\d.]+)(px|pt|em|rem|%)$/.exec(size) ?? [];
  return digits !== '' && Number(digits) * (PIXELS[unit] ?? 0) >= SMALLEST_LETTERS;
}

/** How light a colour is, of 255; null where it is written in a way that is not understood, or lets through what is below. */
function levelOf(value: string): number | null {
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/.exec(value)?.[1];
  const [red, green, blue] = hex
    ? (hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])).map((pair) =>
        parseInt(pair, 16),
      )
    : (/^rgb\(\s*(\d+)\s*[, ]\s*(\d+)\s*[, ]\s*(\d+)\s*\)$/.exec(value)?.slice(1).map(Number) ?? []);
  return red === undefined || green === undefined || blue === undefined ? null : 0.3 * red + 0.59 * green + 0.11 * blue;
}

/** Whether a declaration gives what stands on an element a ground that is not light for sure: dark letters on that are not plain. */
export const darkensGround = ({ property, value }: Declaration): boolean =>
  property === 'background-image'
    ? value !== 'none'
    : /^background(?:-color)?$/.test(property) && !leavesSeen({ property, value });
