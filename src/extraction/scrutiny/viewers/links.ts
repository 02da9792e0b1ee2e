import { bankOfBsb } from '../../../numbers/bsb.js';
import { isPaymentPortal } from '../../../domains/payment-portals.js';
import { paysSomebody } from '../alone/accounts/payment-services.js';
import { isPayingAddress, isPressedToPay, speaksOfPayingOnline } from '../alone/ways-to-pay/payment-links.js';
import { webAddress } from '../alone/ways-to-pay/web-address.js';

/** Six digits and then the number of an account, each a part of the address. */
const PAIR = /(?<!\d)(\d{3}[-_.]?\d{3})(?!\d)\D{1,24}\d{5,10}(?!\d)/g;

/** What a link calls a way to be paid. */
const NAMED = /(?<![a-z])(?:bsb|iban|pay[-_]?id)(?![a-z])/i;

/** What follows the scheme of an address. */
const SCHEME = /^\s*([a-z][a-z0-9+.-]{1,30}):/i;

/** Pages, letters, calls, meetings and files, scripts that no program carries out, and marks that mail programs leave. */
const HARMLESS =
  /^(?:https?|mailto|tel|sms|fax|callto|skype|ftp|file|news|geo|maps|whatsapp|webcal|msteams|zoommtg|cid|mid|about|blocked|javascript|vbscript|x-apple-data-detectors|ms-outlook|outlook)$/i;

/**
 * What a link says of an account or of another way to be paid, in words; empty where it names none. Addresses of portals carry numbers of
 * customers and invoices.
 */
function accountInLink(link: string): string {
  const address = decoded(link);
  const words = address.replace(/[^\p{L}\d@._-]+/gu, ' ');
  const pairs = [...address.matchAll(PAIR)].some(([, bsb = '']) => bankOfBsb(bsb.replace(/\D/g, '')) !== null);
  if (NAMED.test(address) && /\d/.test(address)) return `Pay to account ${words.replace(/[._-]+/g, ' ')}\n${words}`;
  if (pairs) return `Pay to account ${words.replace(/[@._-]+/g, ' ')}`;
  if (NAMED.test(address)) return words;
  return paysSomebody(address) ? address.replace(/^\s*https?:\/\//i, '') : '';
}

/** The words of a link. */
export interface LinkWords {
  /** What is shown in its place, or said of it. */
  shown: string;
  /** What stands before it in its line. */
  before?: string;
}

/** What is pressed has fewer words: a link over a paragraph, or over a page, is not seen by whoever presses on what it says. */
const MOST_WORDS = 25;

/** What a link says of an account or of another way to be paid, and where it leads if it is one to pay at; empty where it does neither. */
export function saidByLink(link: string, { shown, before = '' }: LinkWords): string {
  const address = webAddress(link.trim());
  const isPressed =
    isPressedToPay(shown) || speaksOfPayingOnline(before) || showsPortal(shown) || countOfWords(shown) > MOST_WORDS;
  const isToPay = address !== null && (isPayingAddress(address) || isPressed);
  return [accountInLink(link), isToPay && !isPaymentPortal(address.host) ? `https://${address.host}/pay` : '']
    .filter((said) => said !== '')
    .join('\n');
}

const countOfWords = (text: string): number => text.trim().split(/\s+/).length;

/** Where a code leads whose printed words say what it is for; empty for portals, and where it leads nowhere. */
export function hostOfLink(link: string): string {
  const host = webAddress(link)?.host;
  return host === undefined || isPaymentPortal(host) ? '' : `https://${host}`;
}

/** Whether words show the address of a portal: a link there that leads elsewhere is meant to be taken for one that leads to it. */
const showsPortal = (words: string): boolean =>
  words.split(/\s+/).some((word) => isPaymentPortal(webAddress(word)?.host ?? ''));

/** Whether a link opens a program that is not known to pay nobody: an app of payments, a wallet, a page within the address itself. */
export function opensOther(link: string): boolean {
  const scheme = SCHEME.exec(link)?.[1];
  // A colon after a host is followed by its port.
  return scheme !== undefined && !HARMLESS.test(scheme) && !/^\s*[^:/]+:\d/.test(link);
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
