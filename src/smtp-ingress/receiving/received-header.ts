import { isIPv6 } from 'node:net';

/** How a message came to us. */
export interface Arrival {
  helo: string | null;
  peerAddress: string;
  /** Name of the receiving mail server. */
  by: string;
  /** Said EHLO, and so speaks ESMTP. */
  extended: boolean;
  secure: boolean;
  utf8: boolean;
  id: string;
  receivedAt: Date;
}

/**
 * The trace field that every mail server adds at the top (RFC 5321, section 4.4; the protocol names of RFC 3848 and RFC 6531),
 * with its line end. What the peer says of itself is cut down to what the field may hold.
 */
export function receivedHeader(arrival: Arrival): string {
  const from = (arrival.helo ?? '').replace(/[^\w.:[\]-]/g, '').slice(0, 255) || 'unknown';
  const address = isIPv6(arrival.peerAddress) ? `IPv6:${arrival.peerAddress}` : arrival.peerAddress;
  const extended = arrival.utf8 ? 'UTF8SMTP' : 'ESMTP';
  const protocol = arrival.extended ? `${extended}${arrival.secure ? 'S' : ''}` : 'SMTP';
  const lines = [
    `Received: from ${from} ([${address}])`,
    `by ${arrival.by} with ${protocol} id ${arrival.id};`,
    arrival.receivedAt.toUTCString().replace('GMT', '+0000'),
  ];
  return `${lines.join('\r\n\t')}\r\n`;
}
