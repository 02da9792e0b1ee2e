import { bankOfBsb } from '../../../numbers/bsb.js';
import { plain } from '../text/fold.js';
import { matchesIn } from '../text/matches.js';

/** Banks by the words that name them in a sentence, and what their entry in the table of BSB prefixes holds. */
const BANKS: readonly { said: RegExp; entry: RegExp }[] = [
  { said: /^(?:anz|australia and new zealand)\b/, entry: /\banz\b|australia and new zealand/ },
  { said: /^(?:cba|commonwealth|commbank)\b/, entry: /commonwealth|\bcba\b/ },
  { said: /^(?:nab|national australia)\b/, entry: /national australia|\bnab\b/ },
  { said: /^westpac\b/, entry: /westpac/ },
  { said: /^(?:st\.? ?george)\b/, entry: /st\.? ?george/ },
  { said: /^bendigo\b/, entry: /bendigo/ },
  { said: /^suncorp\b/, entry: /suncorp/ },
  { said: /^macquarie\b/, entry: /macquarie/ },
  { said: /^bankwest\b/, entry: /bankwest/ },
  { said: /^(?:boq|bank of queensland)\b/, entry: /bank of queensland/ },
  { said: /^bank of melbourne\b/, entry: /bank of melbourne/ },
  { said: /^bank ?sa\b/, entry: /\bbanksa\b/ },
  { said: /^hsbc\b/, entry: /hsbc/ },
];

/** A sentence that says into which bank's account the invoice is to be paid: `For this invoice please use our ANZ account`. */
const INSTRUCTION =
  /(?:\b(?:for|pay|paying|payment of) (?:this|your|all|our) (?:tax )?(?:invoices?|bills?|accounts?)\b[^.]{0,30}\b(?:use|to|into|using)|\bplease (?:only )?use)(?: only)? (?:our|the) (?=[^.]{2,40}?\b(?:account|a\/c)\b)/g;

/**
 * Tells for a BSB whether it is of the bank that the document says this invoice is to be paid through.
 * @returns null where the document names no bank, or more than one
 */
export function namedBank(text: string): ((bsb: string) => boolean) | null {
  const said = plain(text).replace(/\s+/g, ' ');
  const named = new Set(
    matchesIn(said, INSTRUCTION).flatMap((match) => {
      const rest = said.slice(match.index + match[0].length);
      return BANKS.filter((bank) => bank.said.test(rest));
    }),
  );
  const [bank] = named;
  return bank && named.size === 1 ? (bsb) => bank.entry.test(plain(bankOfBsb(bsb) ?? '')) : null;
}

/** How the name of a bank goes on. */
const REST_OF_BANK = /^ bank(?:ing)?(?: (?:corporation|group|of australia|limited|ltd))*\b/;

/** How many words at the start of a text name the bank of a BSB: two of `St George Example` for 112-879; 0 where they do not. */
export function wordsOfBank(text: string, bsb: string): number {
  const start = plain(text).replace(/\s+/g, ' ');
  const bank = BANKS.find(({ said, entry }) => said.test(start) && entry.test(plain(bankOfBsb(bsb) ?? '')));
  const said = bank?.said.exec(start)?.[0];
  if (said === undefined) return 0;
  return `${said}${REST_OF_BANK.exec(start.slice(said.length))?.[0] ?? ''}`.split(' ').length;
}
