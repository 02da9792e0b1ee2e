import { parse } from 'tldts';
import { asciiHost, registrable } from '../../../../domains/registrable-domain.js';

/** A web address, as it is printed or as a link leads to it. */
export interface WebAddress {
  /** In lower case and in ASCII: `xn--…` for other letters. As it is written where no browser would find it. */
  host: string;
  /** Who registered it: `acme.com.au` for `pay.acme.com.au`. The host itself where nobody did, as with numbers. */
  domain: string;
  /** Path, query and fragment; `/` where there are none. */
  path: string;
}

/** As browsers take it: with strokes in either direction. */
const SCHEME = /^(?:https?:[\\/]*|[\\/]{2})/i;
/** A host that is printed without a scheme is told from other words with a dot in them, such as `Inv.No`, by small letters or by its ending. */
const PRINTED_HOST = /^(?:[^\p{Lu}]+|[Ww]{3}\..+|.+\.(?:com|net|org|au|COM|NET|ORG|AU))$/u;
/** In characters (RFC 1035, section 2.3.4). */
const LONGEST_HOST = 253;
/** Brackets, quotation marks and the ends of sentences around a word. */
const AROUND = /^[\s("'“‘<[{:|]+|[\s)"'”’>\]}.,;:!|]+$/gu;

/** @returns the web address that a word is or that a link leads to; null where it is something else, such as an address of mail */
export function webAddress(word: string): WebAddress | null {
  if (!word.includes('.')) return null;
  const text = word.replace(AROUND, '');
  const rest = text.replace(SCHEME, '');
  const hasScheme = rest !== text;
  const [written = ''] = rest.split(/[\\/?#]/, 1);
  if (!hasScheme && (!PRINTED_HOST.test(written) || !isHost(written))) return null;
  if (!URL.canParse(`https://${rest}`)) {
    const host = written.slice(0, LONGEST_HOST);
    return { host, domain: host, path: rest.slice(written.length) };
  }
  const { hostname: host, pathname, search, hash } = new URL(`https://${rest}`);
  return { host, domain: registrable(host)?.domain ?? host, path: `${pathname}${search}${hash}` };
}

/** Endings of examples (RFC 2606), which nobody registers below. */
const RESERVED = /\.(?:example|test|invalid)$/;

function isHost(written: string): boolean {
  const host = asciiHost(written.replace(/:\d{1,5}$/, ''));
  if (host === null) return false;
  const { domain, isIcann } = parse(host);
  return domain !== null && (isIcann === true || RESERVED.test(host));
}
