import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { sharedSuffixOf } from './shared-suffixes.js';

/** A domain that somebody registers, in ASCII: `acme` and `com.au` of `mail.acme.com.au`. */
export interface Registrable {
  domain: string;
  /** What was registered, as one label. */
  label: string;
  /** The suffix below which it was registered: a public one, or one of shared-suffixes.ts. */
  suffix: string;
}

/** The longest host name (RFC 1035, section 2.3.4), with room for its Unicode form. */
const LONGEST = 512;

const HOST = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/;

/**
 * A host in lower case, in ASCII (`xn--…` for other letters), without a dot at its end; null if it cannot be one. What is written is the
 * very name that name servers know it by: of `acme.example/.other.example` the conversion alone would leave `acme.example`.
 */
export function asciiHost(host: string): string | null {
  if (host.length > LONGEST) return null;
  const name = host.trim().replace(/\.$/, '').toLowerCase().normalize('NFC');
  const ascii = domainToASCII(name);
  if (!HOST.test(ascii) || ascii.length > 253) return null;
  return ascii === name || domainToUnicode(ascii) === name ? ascii : null;
}

/**
 * Splits a host by the Public Suffix List (https://publicsuffix.org), its private part too: whoever rents a name below
 * `myshopify.com` is somebody else than the neighbours. The same holds below what shared-suffixes.ts adds, such as
 * `onmicrosoft.com`; unlike a public suffix, such a domain is itself the registered one of the company that rents it out.
 * Null for addresses, single labels and public suffixes.
 */
export function registrable(host: string): Registrable | null {
  const ascii = asciiHost(host);
  if (ascii === null) return null;
  const { domain, domainWithoutSuffix: label, publicSuffix: suffix } = parse(ascii, { allowPrivateDomains: true });
  if (!domain || !label || !suffix) return null;
  const shared = sharedSuffixOf(ascii);
  return shared === null ? { domain, label, suffix } : belowSuffix(ascii, shared);
}

function belowSuffix(host: string, suffix: string): Registrable {
  const label = host.slice(0, -suffix.length - 1).replace(/^.*\./, '');
  return { domain: `${label}.${suffix}`, label, suffix };
}

/**
 * The domain that was registered for a host: `acme.com.au` for `mail.acme.com.au`. In lower case and ASCII; null for
 * addresses, single labels and public suffixes.
 */
export function registrableDomain(host: string): string | null {
  return registrable(host)?.domain ?? null;
}
