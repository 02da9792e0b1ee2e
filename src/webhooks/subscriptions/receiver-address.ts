/** Names that lead to this machine or a network of one's own, whatever a name server says (RFC 6761, 6762, 8375, 9476). */
const LOCAL_NAMES = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/;
/** Ports of 1024 and more that other protocols than HTTP have (WHATWG Fetch, "port blocking"). */
const OTHER_PROTOCOLS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/**
 * What is wrong with an address that webhooks are to be sent to, in words that follow "must"; null if nothing is that can
 * be seen from the address alone.
 * @param allowPrivate whether plain http and any host and port will do
 */
export function receiverProblem(address: string, allowPrivate: boolean): string | null {
  // Parsers of addresses drop line breaks and the like; what is kept is what was judged.
  if (/[\s\p{Cc}\p{Cs}]/u.test(address) || !URL.canParse(address)) return 'be a URL';
  const url = new URL(address);
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) return 'begin with https://';
  if (url.username !== '' || url.password !== '') return 'not contain a user name or password';
  if (allowPrivate) return null;
  const port = url.port === '' ? 443 : Number(url.port);
  if (port !== 443 && (port < 1024 || OTHER_PROTOCOLS.has(port)))
    return 'use port 443, or a port above 1023 that no other protocol uses';
  if (LOCAL_NAMES.test(url.hostname)) return 'be on the public internet';
  return null;
}
