/** Checks that decide the outcome of an invoice. Built-in rules of these names give them. */
export const MATCH = 'details_match_verification';
export const UNCHANGED = 'details_unchanged';
export const TEXT_MATCHES = 'text_matches_picture';

/** Checks that point to forgery where they fail. */
export const OF_FORGERY = [TEXT_MATCHES, 'sender_not_lookalike', 'account_not_shared', 'reply_to_matches_sender'];
/** Checks that point to another account than before where they fail. */
export const OF_CHANGE = [UNCHANGED, 'other_ways_to_pay_known', 'no_change_of_details_announced'];

/** Every check that decides the outcome. */
export const DECIDING = [MATCH, ...OF_FORGERY, ...OF_CHANGE];

/** Checks that rest on the details of an invoice and on what its document shows. */
export const OF_DETAILS = [MATCH, TEXT_MATCHES, ...OF_CHANGE];

/** Whether a check passed, as SQL over the results of an invoice. */
export function hasPassed(type: typeof MATCH | typeof UNCHANGED, checkResults: string): string {
  return `${checkResults} @> '[{"type": "${type}", "result": true}]'`;
}
