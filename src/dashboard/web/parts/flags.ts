/** What it says in a few words where a check is false; what matters most is first. */
const WORDS: Readonly<Record<string, string>> = {
  details_match_verification: 'Different account',
  text_matches_picture: 'Text differs from picture',
  sender_not_lookalike: 'Look-alike sender',
  account_not_shared: 'Another supplier’s account',
  reply_to_matches_sender: 'Replies go elsewhere',
  details_unchanged: 'Account changed',
  no_change_of_details_announced: 'Change announced',
  other_ways_to_pay_known: 'New way to pay',
  invoice_is_new: 'Duplicate',
  account_bsb_valid: 'Unknown BSB',
  account_number_valid: 'Malformed account',
  business_abn_valid: 'Invalid ABN',
  business_abn_active: 'ABN not active',
  sender_authenticated: 'Sender not authenticated',
  sender_known: 'Sender unknown',
  tax_invoice_complete: 'Incomplete tax invoice',
  document_is_invoice: 'Not an invoice',
};
const ORDER = Object.keys(WORDS);

/** A check that is false, in a few words; a rule of the entity's own by its name. */
function flagWord(type: string): string {
  return WORDS[type] ?? type.replace(/_/g, ' ');
}

/** Checks that make an invoice suspect where they are false (decisions, section 13). */
const OF_FORGERY = ['text_matches_picture', 'sender_not_lookalike', 'account_not_shared', 'reply_to_matches_sender'];

/**
 * What speaks against an invoice, in words: the entity's own rules first, since somebody wrote them for a reason. An invoice that is suspect
 * without a false check is so because its account is not seen or not alone.
 */
export function flagsOf(invoice: {
  outcome: string;
  check_results: readonly { type: string; result: boolean }[];
}): string[] {
  const untrue = invoice.check_results.filter(({ result }) => !result).map(({ type }) => type);
  const isMatchKeptOut = invoice.outcome === 'suspect' && !untrue.some((type) => OF_FORGERY.includes(type));
  const flags = untrue.sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).map(flagWord);
  return isMatchKeptOut ? ['Account in doubt', ...flags] : flags;
}
