import { isIPv4, isIPv6 } from 'node:net';

/** An IP address, with a port or without; one of version 6 is in brackets before a port. */
export function isServerAddress(entry: string): boolean {
  const [, bracketed, plain, port = '53'] = /^(?:\[(.+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(entry) ?? [];
  if (bracketed === undefined && plain === undefined) return isIPv6(entry);
  return (
    (bracketed === undefined ? isIPv4(plain ?? '') : isIPv6(bracketed)) && Number(port) > 0 && Number(port) < 65_536
  );
}

/** A domain of at least two labels, in lower case. */
export function isDomain(entry: string): boolean {
  return /^(?:[a-z\d_-]{1,63}\.)+[a-z\d-]{1,63}$/.test(entry);
}

/** A host name of one label or more, in letters of any language. */
export function isHost(entry: string): boolean {
  return /^(?:[\p{L}\p{M}\d_-]{1,63}\.)*[\p{L}\p{M}\d-]{1,63}$/u.test(entry);
}

/** An IP address, or a network as RFC 4632 writes it. */
export function isAddressOrNetwork(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
  return most > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}
