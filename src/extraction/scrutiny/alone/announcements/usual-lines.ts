/*
 * What honest businesses print beside their account and what was learned takes for something else. Each is held against a whole line, word for word: whoever
 * writes anything else into it says something else.
 */
const SITES = '(?:facebook|instagram|linkedin|youtube|tiktok)';
const LINES = new RegExp(
  `^(?:${[
    '(?:pay ?id|osko|bpay|paypal)(?: (?:and|or) (?:pay ?id|osko|bpay|paypal))* (?:is|are) not (?:available|offered|supported|set up) (?:for|on|with) (?:this|our) account',
    'we do not (?:have|use|offer) (?:a )?(?:pay ?id|osko|bpay|paypal)',
    `(?:like|follow)(?: (?:and|&) (?:like|follow))? us on ${SITES}(?:(?:,| and| &|, and) ${SITES})*`,
  ].join('|')})[.!]?$`,
  'u',
);

/**
 * Whether a line is one of the few that say nothing of the account, whatever was learned says of them.
 *
 * @param plain a line as `plainWords` makes it
 */
export const isUsualLine = (plain: string): boolean => LINES.test(plain);
