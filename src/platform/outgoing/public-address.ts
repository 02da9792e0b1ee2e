import ipaddr from 'ipaddr.js';

/** What global unicast addresses begin with (IANA, IPv6 address space). */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');
/** Serves virtual machines of one cloud from inside (Azure's WireServer), though it is in a public range. */
const INSIDE_CLOUDS = new Set(['168.63.129.16']);

/**
 * Whether an IP address is one of the public internet: none that is private, of this machine or link, shared by a carrier,
 * reserved, or carries an IPv4 address inside of an IPv6 one (IANA's registries of special-purpose addresses, RFC 6890;
 * RFC 6052 for NAT64). Anything but an IP address is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address that is mapped into IPv6 (RFC 4291, section 2.5.5.2) is judged as what it stands for.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv6) return parsed.match(GLOBAL_UNICAST as [ipaddr.IPv6, number]);
  return !INSIDE_CLOUDS.has(parsed.toString());
}
