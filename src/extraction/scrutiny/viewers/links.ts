import { bankOfBsb } from '../../../numbers/bsb.js';

/** Six digits and then the number of an account, each a part of the address. */
const PAIR = /(?<!\d)(\d{3}[-_.]?\d{3})(?!\d)\D{1,24}\d{5,10}(?!\d)/g;

/** What a link says of an account, in words; empty where it names none. Addresses of portals carry numbers of customers and invoices. */
export function accountInLink(link: string): string {
  const address = decoded(link);
  const named = /(?<![a-z])bsb(?![a-z])/i.test(address);
  const pairs = [...address.matchAll(PAIR)].some(([, bsb = '']) => bankOfBsb(bsb.replace(/\D/g, '')) !== null);
  return /\d/.test(address) && (named || pairs) ? `Pay to account ${address.replace(/[^\p{L}\d]+/gu, ' ')}` : '';
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
