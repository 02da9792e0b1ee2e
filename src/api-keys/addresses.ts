import ipaddr from 'ipaddr.js';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** `10.1.2.3`, `10.0.0.0/8`, `2001:db8::/32`: parsed, an IPv4 address inside of an IPv6 one as what it stands for; null for anything else. */
function parse(text: string): Network | null {
  const [address = '', bits, ...more] = text.split('/');
  const isWritten = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  // An IPv6 address that ends like an IPv4 one is that only where it is mapped (RFC 4291, section 2.5.5.2).
  if (address.includes(':') && address.includes('.') && !/^::ffff:/i.test(address)) return null;
  if (!isWritten || more.length > 0 || address.includes('%')) return null;
  const parsed = ipaddr.parse(address);
  const most = parsed.kind() === 'ipv4' ? 32 : 128;
  const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : NaN;
  if (!(length <= most)) return null;
  if (parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress())
    return length < 96 ? null : [parsed.toIPv4Address(), length - 96];
  return [parsed, length];
}

/** An address or network as it is kept: the network's first address and its length, as in `10.0.0.0/8`. Null for anything else. */
export function networkOf(text: string): string | null {
  const parsed = parse(text.trim());
  if (parsed === null) return null;
  const [address, length] = parsed;
  const kind = address instanceof ipaddr.IPv4 ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${kind.networkAddressFromCIDR(`${address.toString()}/${length}`).toString()}/${length}`;
}

/** Whether an address is in one of the networks; in an empty list every address is. */
export function isAllowed(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const [asked] = parse(address) ?? [];
  if (asked === undefined) return false;
  return networks.some((network) => holds(parse(network), [asked, Infinity]));
}

/** Whether every address of some networks is in one of others; an empty list is every address there is. */
export function areWithin(networks: readonly string[], others: readonly string[]): boolean {
  if (others.length === 0) return true;
  if (networks.length === 0) return false;
  return networks.every((network) => others.some((other) => holds(parse(other), parse(network))));
}

function holds(outer: Network | null, inner: Network | null): boolean {
  if (outer === null || inner === null) return false;
  const [[first, length], [asked, size]] = [outer, inner];
  return length <= size && first.kind() === asked.kind() && asked.match(first, length);
}
