import { Element } from 'domhandler';
import { isLogo } from './logos.js';
import { isThin, type Size } from '../pictures/thin-pictures.js';
import type { Styles } from './styles.js';

/** A picture that an HTML text shows and that is no part of the message, or a part of the text itself. */
export type ShownPicture =
  { from: 'elsewhere'; host: string } | { from: 'text'; content: Buffer } | { from: 'unknown' };

/** One that is shown so small or so thin that by itself it is taken for a logo or a ruler. */
export interface SizedPicture extends Size {
  source: string;
  picture: ShownPicture;
}

const LENGTH = /^\s*(\d{0,5}(?:\.\d+)?)\s*(px|pt|in|cm|mm)?\s*$/;
/** Pixels of a unit of length (CSS Values and Units, section 6.2). Outlook sizes pictures in inches, and in points for itself. */
const PIXELS: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 };
/** Pictures that only the program that sends the message can put there: the frame of Stripe's receipts. */
const OF_PROGRAMS = /^https:\/\/stripe-images\.stripecdn\.com\/notifications\/hosted\/\d+\/[\w/]+\.png$/;
/** Addresses in styles, as `url()` or, in `image-set()`, in quotes. */
const URL_IN_STYLE = /url\(\s*['"]?([^'")]+)|['"]\s*((?:https?:)?\/\/[^'"]+)/gi;
const urlsIn = (style: string): (string | undefined)[] =>
  [...style.matchAll(URL_IN_STYLE)].map(([, url, quoted]) => url ?? quoted);

/** The pictures that an element shows, except for those that are parts of the message and those that are shown thin. */
export function picturesOf(element: Element, styles: Styles): ShownPicture[] {
  const { name, attribs } = element;
  const isPicture = isPictureElement(element);
  const shown = isPicture ? shownSize(element, styles) : {};
  const named = isPicture ? sourcesOf(element) : [];
  const poster = name === 'source' ? sourcesIn(attribs.srcset) : [attribs.poster];
  const styled = urlsIn(attribs.style ?? '');
  const besides = [...poster, attribs.background, ...styled];
  return [
    ...picturesAt(named).filter(
      ({ from }) => from === 'text' || !(isThin(shown) || (from === 'elsewhere' && isLogo(shown))),
    ),
    ...picturesAt(besides),
  ];
}

/** The pictures from elsewhere that an element shows no larger than a logo, and larger than a ruler. */
export function logosOf(element: Element, styles: Styles): SizedPicture[] {
  if (!isPictureElement(element)) return [];
  const size = shownSize(element, styles);
  if (isThin(size) || !isLogo(size)) return [];
  return sourcesOf(element).flatMap((source) =>
    source
      ? pictureAt(source).flatMap((picture) => (picture.from === 'elsewhere' ? [{ ...size, source, picture }] : []))
      : [],
  );
}

/** The pictures that an element shows thin, and that are in no part of the message: rulers, and what tells a sender that it was opened. */
export function thinPicturesOf(element: Element, styles: Styles): SizedPicture[] {
  if (!isPictureElement(element)) return [];
  const size = shownSize(element, styles);
  if (!isThin(size)) return [];
  return sourcesOf(element).flatMap((source) =>
    source
      ? pictureAt(source).flatMap((picture) => (picture.from === 'text' ? [] : [{ ...size, source, picture }]))
      : [],
  );
}

const isPictureElement = ({ name, attribs }: Element): boolean =>
  ['img', 'image', 'amp-img', 'amp-anim', 'v:imagedata', 'v:fill', 'v:image'].includes(name) ||
  attribs.type === 'image';

const sourcesOf = ({ attribs }: Element): (string | undefined)[] => [
  attribs.src,
  attribs['xlink:href'],
  ...sourcesIn(attribs.srcset),
];

/** The pictures that a style sheet shows. */
export const picturesOfSheet = (sheet: string): ShownPicture[] =>
  picturesAt(urlsIn(sheet.replace(/@font-face\s*\{[^}]*\}/gi, ' ').replace(/@import[^;]*;/gi, ' ')));

const sourcesIn = (set: string | undefined): string[] =>
  (set ?? '').split(/,\s+/).flatMap((one) => one.trim().split(/\s+/)[0] ?? []);

/** How large a picture is shown at most, in pixels, as far as it says so itself and no style sheet says otherwise. */
function shownSize(element: Element, styles: Styles): Size {
  // Outlook's own pictures fill the shape around them.
  const sized = element.name === 'v:imagedata' && element.parent instanceof Element ? element.parent : element;
  const { attribs } = sized;
  const style = attribs.style ?? '';
  if (styles.sizes(sized) || /min-|zoom|(?<!text-)transform|scale/i.test(style)) return {};
  const lengths = (['width', 'height'] as const).flatMap((side) => {
    const styled = (name: string) => new RegExp(`(?<![\\w-])${name}\\s*:([^;]*)`, 'i').exec(style)?.[1];
    const said = [styled(side) ?? attribs[side], styled(`max-${side}`)]
      .map(pixelsOf)
      .filter((length) => length !== null);
    return said.length > 0 ? [[side, Math.min(...said)] as const] : [];
  });
  return Object.fromEntries(lengths);
}

function pixelsOf(length: string | undefined): number | null {
  const [, digits = '', unit = 'px'] = LENGTH.exec((length ?? '').replace(/!important/i, '').toLowerCase()) ?? [];
  return digits === '' ? null : Number(digits) * (PIXELS[unit] ?? 1);
}

const picturesAt = (urls: readonly (string | undefined)[]): ShownPicture[] =>
  urls.flatMap((url) => (url ? pictureAt(url) : []));

function pictureAt(url: string): ShownPicture[] {
  const source = url.trim();
  if (/^cid:/i.test(source) || source === '' || source.startsWith('#')) return [];
  if (/^data:/i.test(source)) {
    const comma = source.indexOf(',');
    const [head, body] = [source.slice(0, comma), source.slice(comma + 1)];
    const content = /;\s*base64\s*$/i.test(head) ? Buffer.from(body, 'base64') : Buffer.from(unescaped(body), 'latin1');
    return comma < 0 || content.length === 0 ? [{ from: 'unknown' }] : [{ from: 'text', content }];
  }
  if (OF_PROGRAMS.test(source)) return [];
  const host = hostOf(source);
  return host === null ? [{ from: 'unknown' }] : [{ from: 'elsewhere', host }];
}

export function hostOf(url: string): string | null {
  try {
    const { protocol, hostname } = new URL(url.startsWith('//') ? `https:${url}` : url);
    return /^https?:$/.test(protocol) && hostname !== '' ? hostname.toLowerCase() : null;
  } catch {
    return null;
  }
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
