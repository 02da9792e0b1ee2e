import { asciiHost, registrableDomain } from '../../../domains/registrable-domain.js';

/** `r`: the same organization; `s`: the very same domain (RFC 7489, section 3.1). */
export type AlignmentMode = 'r' | 's';

/** The organizational domain (RFC 7489, section 3.2). */
export function organizationalDomain(domain: string): string {
  return registrableDomain(domain) ?? asciiHost(domain) ?? domain.toLowerCase();
}

/** Whether a domain that was proven speaks for the domain of the From header. */
export function isAligned(proven: string, from: string, mode: AlignmentMode): boolean {
  if (mode === 's') return (asciiHost(proven) ?? proven) === from;
  return organizationalDomain(proven) === organizationalDomain(from);
}
