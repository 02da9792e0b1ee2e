import { asciiHost, registrableDomain } from '../../../domains/registrable-domain.js';
import { sharedSuffixOf } from '../../../domains/shared-suffixes.js';

/** `r`: the same organization; `s`: the very same domain (RFC 7489, section 3.1). */
export type AlignmentMode = 'r' | 's';

/** The organizational domain (RFC 7489, section 3.2): a customer's below a shared suffix, as below a public one. */
export function organizationalDomain(domain: string): string {
  return registrableDomain(domain) ?? asciiHost(domain) ?? domain.toLowerCase();
}

/**
 * Where the policy of a domain may stand, the nearest first (RFC 7489, section 6.6.3). Below a shared suffix its owner's policy
 * counts where a customer has none, as that of a public suffix does by RFC 9091: that of `zendesk.com` for `acme.zendesk.com`.
 */
export function policyDomains(domain: string): string[] {
  const suffix = sharedSuffixOf(domain);
  return [...new Set([domain, organizationalDomain(domain), ...(suffix === null ? [] : [suffix])])];
}

/** Whether a domain that was proven speaks for the domain of the From header. */
export function isAligned(proven: string, from: string, mode: AlignmentMode): boolean {
  if (mode === 's') return (asciiHost(proven) ?? proven) === from;
  return organizationalDomain(proven) === organizationalDomain(from);
}
