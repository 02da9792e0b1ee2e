import { isFreeMail } from '../../domains/free-mail.js';
import { asciiHost, registrableDomain } from '../../domains/registrable-domain.js';
import { isSharedSuffix } from '../../domains/shared-suffixes.js';
import { splitAddress } from '../authentication/sender-address.js';

const LONGEST = 320;
/** Nobody’s address has a star or a percent sign, which stand for anything elsewhere. */
const LOCAL = /^[^\s<>()[\]\\,;:@"*%\p{Cc}\p{Cs}]+$/u;

/** A sender as rules name it: an address or a domain (`*@domain` too) in one form; null if a text is neither. */
export function normaliseSender(text: string): string | null {
  const given = text.trim().replace(/^\*@/, '@');
  if (given.length > LONGEST) return null;
  const at = given.lastIndexOf('@');
  if (at > 0) {
    const address = splitAddress(given);
    return address !== null && LOCAL.test(given.slice(0, at)) ? address.address : null;
  }
  const domain = at < 0 ? given : given.slice(1);
  return registrableDomain(domain) === null || !/^[^\s@]+$/.test(domain) ? null : asciiHost(domain);
}

/** The names under which rules may speak of an address, the most particular first. */
export function namesOf(address: string): string[] {
  const labels = address.slice(address.lastIndexOf('@') + 1).split('.');
  return [address, ...labels.map((_, at) => labels.slice(at).join('.'))];
}

/** Whether a name of a rule is a domain where anybody can have an address, or below which anybody can have a name. */
export function isOpenToAll(name: string): boolean {
  return !name.includes('@') && (isFreeMail(name) || isSharedSuffix(name));
}
