import { isAligned, policyDomains } from './alignment.js';
import type { AlignmentMode } from './alignment.js';
import type { Branch } from '../name-lookup.js';
import { tagList } from './tag-list.js';
import type { DmarcResult } from '../verdict.js';

interface DmarcPolicy {
  /** Where it was found: one of `policyDomains`. */
  domain: string;
  /** What its owner asks for: `none`, `quarantine` or `reject`. */
  policy: string;
  spfMode: AlignmentMode;
  dkimMode: AlignmentMode;
}

export interface PolicyLookup {
  found: DmarcPolicy | null;
  /** Where nothing was found: whether name servers said that there is nothing. */
  result: 'none' | 'temperror';
}

/** Finds the DMARC policy of a domain (RFC 7489, section 6.6.3). */
export async function findPolicy(domain: string, { resolve }: Branch): Promise<PolicyLookup> {
  for (const at of policyDomains(domain)) {
    let texts: string[][];
    try {
      texts = await resolve(`_dmarc.${at}`, 'TXT');
    } catch (error) {
      if ((error as { code?: string }).code === 'ETIMEOUT') return { found: null, result: 'temperror' };
      continue;
    }
    const records = texts.map((parts) => parts.join('')).filter((text) => /^v\s*=\s*DMARC1\s*(?:;|$)/.test(text));
    // Several records are none at all, and the search ends where any was found.
    if (records.length > 1) return { found: null, result: 'none' };
    const [record] = records;
    if (record !== undefined) return { found: policyOf(record, at, at !== domain), result: 'none' };
  }
  return { found: null, result: 'none' };
}

const POLICIES = ['none', 'quarantine', 'reject'];

function policyOf(record: string, domain: string, ofOrganization: boolean): DmarcPolicy | null {
  const tags = tagList(record);
  const own = (tags.get('p') ?? '').toLowerCase();
  const below = (tags.get('sp') ?? own).toLowerCase();
  const asked = ofOrganization ? below : own;
  // Without a policy that can be read, a record that asks for reports counts as `none` (section 6.6.3, step 6).
  const policy = POLICIES.includes(asked) ? asked : /mailto:/i.test(tags.get('rua') ?? '') ? 'none' : null;
  const mode = (name: string): AlignmentMode => (tags.get(name)?.toLowerCase() === 's' ? 's' : 'r');
  return policy === null ? null : { domain, policy, spfMode: mode('aspf'), dkimMode: mode('adkim') };
}

/** What SPF and DKIM came to, as far as DMARC looks at it. */
export interface Proofs {
  /** The domain that SPF passed for, or could not be judged for. */
  spf: { domain: string; state: 'pass' | 'temperror' } | null;
  /** The domains whose signatures hold, or could not be judged. */
  dkim: readonly { domain: string; state: 'pass' | 'temperror' }[];
}

export interface Alignment {
  /** Something aligned passed; null if it cannot be known. */
  passes: boolean | null;
  result: DmarcResult;
}

/** Holds what passed against the domain of the From header. A domain without a policy aligns as one with the defaults. */
export function align(from: string, policy: PolicyLookup, { spf, dkim }: Proofs): Alignment {
  const modesKnown = policy.found !== null || policy.result === 'none';
  const proven = (state: 'pass' | 'temperror', spfMode: AlignmentMode, dkimMode: AlignmentMode): boolean =>
    (spf?.state === state && isAligned(spf.domain, from, spfMode)) ||
    dkim.some((one) => one.state === state && isAligned(one.domain, from, dkimMode));
  const spfMode = policy.found?.spfMode ?? 'r';
  const dkimMode = policy.found?.dkimMode ?? 'r';
  let passes: boolean | null;
  if (modesKnown) passes = proven('pass', spfMode, dkimMode) || (proven('temperror', spfMode, dkimMode) ? null : false);
  else if (proven('pass', 's', 's')) passes = true;
  else passes = proven('pass', 'r', 'r') || proven('temperror', 'r', 'r') ? null : false;
  if (policy.found === null) return { passes, result: policy.result };
  return { passes, result: passes === null ? 'temperror' : passes ? 'pass' : 'fail' };
}
