import { plainWords } from '../payment-words.js';
import { announcesInEnglish } from './english.js';
import { announcesElsewhere } from './other-languages.js';
import { redirects } from './redirections.js';

/** A sentence without any of these speaks of no account. */
const HINT =
  /acc|a\/c|ban[ckq]|anz|westpac|\bnab\b|macquarie|eft\b|bsb|remit|pay|details|deposit|transfer|iban|konto|blz|kont|compte|rib\b|domicil|reken|betaal|cuenta|datos|conta|dados|clabe|conto|coordinat|estremi|tai khoan|ngan hang|stk|so tk|[\u0600-\u06ff\u3400-\u9fff]/u;
/** No sentence is longer; what is, is looked at in parts that overlap. */
const LONGEST = 700;
const OVERLAP = 200;

/** Whether a sentence announces a new, changed or closed account, or tells not to use one. */
export function announces(sentence: string): boolean {
  const plain = plainWords(sentence)
    .replace(/[\u2018\u2019`\u00b4]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  if (!HINT.test(plain)) return false;
  for (let from = 0; from === 0 || from + OVERLAP < plain.length; from += LONGEST - OVERLAP) {
    const part = plain.slice(from, from + LONGEST);
    if (announcesInEnglish(part) || redirects(part) || announcesElsewhere(part)) return true;
  }
  return false;
}
