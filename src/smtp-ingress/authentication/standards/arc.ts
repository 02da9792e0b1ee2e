import { arc as mailauthArc } from 'mailauth/lib/arc/index.js';
import type { DKIMVerifyResult } from 'mailauth';
import { asciiHost } from '../../../domains/registrable-domain.js';
import { isAligned } from './alignment.js';
import type { Branch } from '../name-lookup.js';
import type { ArcResult } from '../verdict.js';

export interface ArcVerdict {
  result: ArcResult;
  /** Whose seal is the last. */
  sealer: string | null;
  /** Whether every seal is of somebody who is trusted. */
  trusted: boolean;
  /** Whether the sealers saw the message pass for the domain of its From header. */
  vouches: boolean;
}

interface Field {
  parsed?: Record<string, { value?: unknown } & Record<string, unknown>>;
}

/** One link of the chain as mailauth parses it: tags, and for the results their methods. */
interface Link {
  'arc-seal': Field;
  'arc-authentication-results': { parsed?: Record<string, unknown> };
}

/**
 * Judges the ARC chain of a message (RFC 8617). It speaks for the sender only where all who sealed it are trusted: each could
 * have changed the message and what those before it had written.
 */
export async function checkArc(
  dkim: DKIMVerifyResult,
  from: string | null,
  trustedSealers: readonly string[],
  branch: Branch,
): Promise<ArcVerdict> {
  const data = dkim.arc as unknown as { chain: Link[] | false; error?: unknown } | undefined;
  if (data === undefined || (!data.chain && !data.error)) {
    return { result: 'none', sealer: null, trusted: false, vouches: false };
  }
  const links = data.chain || [];
  const sealers = links.map((link) => asciiHost(tag(link['arc-seal'], 'd')) ?? '');
  const trusted = sealers.length > 0 && sealers.every((sealer) => isTrusted(sealer, trustedSealers));
  const common = { sealer: sealers.at(-1) || null, trusted };
  const seals = links.map((link) => tag(link['arc-seal'], 'cv').toLowerCase());
  // The first sealer saw none, each further one a chain that holds (section 5.2, steps 2 and 3).
  if (data.error || seals.some((seal, at) => seal !== (at === 0 ? 'none' : 'pass'))) {
    return { ...common, result: 'fail', vouches: false };
  }
  // Before mailauth checks the chain, for that changes what it parsed.
  const saw = from !== null && links.some((link) => sawPass(link['arc-authentication-results'].parsed ?? {}, from));
  const { status } = await mailauthArc(
    data as never,
    {
      resolver: (name: string, type: string) => branch.resolve(name, type),
    } as never,
  );
  const result = status.result === 'pass' ? 'pass' : branch.unanswered > 0 ? 'temperror' : 'fail';
  return { ...common, result, vouches: trusted && saw };
}

function isTrusted(sealer: string, trusted: readonly string[]): boolean {
  return trusted.some((one) => sealer === one || sealer.endsWith(`.${one}`));
}

function tag(field: Field, name: string): string {
  const value = field.parsed?.[name]?.value;
  return typeof value === 'string' ? value : '';
}

/** Whether results tell of a pass under DMARC for a domain. */
function sawPass(results: Record<string, unknown>, from: string): boolean {
  const dmarc = results.dmarc as { value?: unknown; result?: unknown; header?: { from?: unknown } } | undefined;
  const result = dmarc?.result ?? dmarc?.value;
  const domain = dmarc?.header?.from;
  return (
    typeof result === 'string' &&
    result.toLowerCase() === 'pass' &&
    typeof domain === 'string' &&
    isAligned(domain, from, 'r')
  );
}
