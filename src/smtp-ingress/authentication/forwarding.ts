import type { HeaderBlock } from './standards/header-block.js';
import type { SpfResult } from './verdict.js';

/** Fields that those add who pass messages on: RFC 5322 (3.6.6), RFC 2919, RFC 2369, and what large mail services write. */
const FIELDS = new Set([
  'resent-from',
  'resent-sender',
  'resent-date',
  'resent-message-id',
  'list-id',
  'list-post',
  'mailing-list',
  'x-forwarded-to',
  'x-forwarded-for',
]);

/** Senders as forwarders rewrite them: the Sender Rewriting Scheme, Gmail's forwarding, PRVS of relays. */
const REWRITTEN = /^(?:srs[01][=+-]|[^@]*\+caf_=|[^@]*\+srs=)/i;

export function hasMarksOfForwarding({ fields }: HeaderBlock, envelopeFrom: string): boolean {
  return REWRITTEN.test(envelopeFrom) || fields.some(({ name }) => FIELDS.has(name));
}

export interface Route {
  spf: SpfResult;
  /** SPF passed for the domain of the From header: it came straight from its sender. */
  spfAligned: boolean;
  /** An aligned signature holds; null if name servers did not say so. */
  dkimAligned: boolean | null;
  /** Trusted sealers saw it pass. */
  vouchedFor: boolean;
  marks: boolean;
}

/**
 * Whether a message came by way of somebody who passes messages on (docs/sender-authentication.md). Null if that depends
 * on name servers that did not answer.
 */
export function isForwarded({ spf, spfAligned, dkimAligned, vouchedFor, marks }: Route): boolean | null {
  if (spfAligned) return false;
  if (vouchedFor || marks) return true;
  if (spf === 'temperror') return null;
  return spf === 'fail' || spf === 'softfail' ? dkimAligned : false;
}
