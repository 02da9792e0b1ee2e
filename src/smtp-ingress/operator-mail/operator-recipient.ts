import { inboxLocalPart } from '../receiving/recipient.js';

const OPERATOR_MAILBOXES = ['postmaster', 'abuse'] as const;
export type OperatorMailbox = (typeof OPERATOR_MAILBOXES)[number];

/**
 * The mailbox of the operator of the service that an address means, in any case: at the domain of the inboxes or at its address on the
 * internet, and `Postmaster` alone (RFC 5321, sections 4.1.1.3 and 4.5.1; RFC 2142, sections 3 and 4). Null for any other address.
 */
export function operatorMailbox(address: string, domain: string): OperatorMailbox | null {
  const local = address.includes('@') ? inboxLocalPart(address, domain) : address.toLowerCase();
  if (local === 'abuse' && !address.includes('@')) return null;
  return OPERATOR_MAILBOXES.find((one) => one === local) ?? null;
}
