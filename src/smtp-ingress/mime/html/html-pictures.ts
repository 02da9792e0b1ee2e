import type { Element } from 'domhandler';
import type { Styles } from './styles.js';

/** A picture that an HTML text shows and that is no part of the message, or a part of the text itself. */
export type ShownPicture =
  { from: 'elsewhere'; host: string } | { from: 'text'; content: Buffer } | { from: 'unknown' };

/** A picture that is shown no wider or no higher than this, in pixels, tells a sender that the message was opened. */
const TRACKING = 3;
const LENGTH = /^\s*(\d{1,5}(?:\.\d+)?)\s*(?:px)?\s*$/;
const URL_IN_STYLE = /url\(\s*['"]?([^'")]+)/gi;

/** The pictures that an element shows, but for those that are parts of the message and those that only count readers. */
export function picturesOf(element: Element, styles: Styles): ShownPicture[] {
  const { name, attribs } = element;
  const isPicture = ['img', 'image', 'v:imagedata', 'v:fill', 'v:image'].includes(name) || attribs.type === 'image';
  const named =
    isPicture && !isTracking(element, styles) ? [attribs.src, attribs['xlink:href'], ...sourcesIn(attribs.srcset)] : [];
  const poster = name === 'source' ? sourcesIn(attribs.srcset) : [attribs.poster];
  const styled = [...(attribs.style ?? '').matchAll(URL_IN_STYLE)].map(([, url]) => url);
  return [...named, ...poster, attribs.background, ...styled].flatMap((url) => (url ? pictureAt(url) : []));
}

/** The pictures that a style sheet shows. */
export const picturesOfSheet = (sheet: string): ShownPicture[] =>
  [
    ...sheet
      .replace(/@font-face\s*\{[^}]*\}/gi, ' ')
      .replace(/@import[^;]*;/gi, ' ')
      .matchAll(URL_IN_STYLE),
  ].flatMap(([, url]) => (url ? pictureAt(url) : []));

const sourcesIn = (set: string | undefined): string[] =>
  (set ?? '').split(/,\s+/).flatMap((one) => one.trim().split(/\s+/)[0] ?? []);

function isTracking(element: Element, styles: Styles): boolean {
  const { attribs } = element;
  const style = attribs.style ?? '';
  if (styles.sizes(element) || /min-|zoom|transform|scale/i.test(style)) return false;
  const styled = (side: string) => new RegExp(`(?<![\\w-])${side}\\s*:([^;]*)`, 'i').exec(style)?.[1];
  return ['width', 'height'].some((side) => {
    const length = LENGTH.exec((styled(side) ?? attribs[side] ?? '').replace(/!important/i, ''))?.[1];
    return length !== undefined && Number(length) <= TRACKING;
  });
}

function pictureAt(url: string): ShownPicture[] {
  const source = url.trim();
  if (/^cid:/i.test(source) || source === '' || source.startsWith('#')) return [];
  if (/^data:/i.test(source)) {
    const comma = source.indexOf(',');
    const [head, body] = [source.slice(0, comma), source.slice(comma + 1)];
    const content = /;\s*base64\s*$/i.test(head) ? Buffer.from(body, 'base64') : Buffer.from(unescaped(body), 'latin1');
    return comma < 0 || content.length === 0 ? [{ from: 'unknown' }] : [{ from: 'text', content }];
  }
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
