import { isIP } from 'node:net';
import { spf as mailauthSpf } from 'mailauth/lib/spf/index.js';
import { asciiHost } from '../../../domains/registrable-domain.js';
import type { Branch } from '../name-lookup.js';
import { splitAddress } from '../sender-address.js';
import type { Delivery, SpfResult } from '../verdict.js';

export interface SpfVerdict {
  result: SpfResult;
  /** The domain that was asked: of the envelope's sender, or of HELO for the null sender (RFC 7208, section 2.4). */
  domain: string | null;
}

const RESULTS = new Set<string>(['none', 'neutral', 'pass', 'fail', 'softfail', 'temperror', 'permerror']);

/** Whether the peer may send for the domain of the envelope's sender (RFC 7208). */
export async function checkSpf(delivery: Delivery, host: string, branch: Branch): Promise<SpfVerdict> {
  const helo = hostName(delivery.helo ?? '');
  const sender =
    delivery.envelopeFrom === '' ? helo && { address: `postmaster@${helo}`, domain: helo } : envelopeSender(delivery);
  const ip = delivery.peerAddress.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!sender || isIP(ip) === 0) return { result: 'none', domain: sender ? sender.domain : null };
  const { status } = await mailauthSpf({
    ip,
    helo: helo ?? 'unknown',
    sender: sender.address,
    mta: host,
    resolver: (name, type) => branch.resolve(name, type),
  });
  const result = RESULTS.has(status.result) ? (status.result as SpfResult) : 'permerror';
  // Whatever was not answered might have said otherwise.
  return { result: result !== 'pass' && branch.unanswered > 0 ? 'temperror' : result, domain: sender.domain };
}

function envelopeSender({ envelopeFrom }: Delivery): { address: string; domain: string } | null {
  const sender = splitAddress(envelopeFrom);
  return sender && hostName(sender.domain) !== null ? sender : null;
}

/** A name of at least two labels that name servers can be asked for; anything else has no SPF record (section 4.3). */
function hostName(name: string): string | null {
  const host = asciiHost(name);
  return host !== null && isIP(host) === 0 && /^(?:[a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]*$/.test(host) ? host : null;
}
