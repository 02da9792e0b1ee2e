import { isForInterpreters } from './interpreters.js';

/*
 * What honest businesses print beside their account and what was learned takes for something else. Each is held against a whole line, word for word: whoever
 * writes anything else into it says something else.
 */
const SITES = '(?:facebook|instagram|linkedin|youtube|tiktok)';
const CARD = '(?:visa|mastercard|amex|american express|diners(?: club)?|eftpos)';
const TAX_OFFICE = '(?:ato|australian taxation office|tax office)';
const CERTIFICATES = '(?:stcs|lgcs|veecs|escs|small[- ]scale technology certificates)';
const WORKERS = '(?:people|staff|workers|crews?|team|nurses|guards|pickers|drivers)';
const LINES = new RegExp(
  `^(?:${[
    '(?:pay ?id|osko|bpay|paypal)(?: (?:and|or) (?:pay ?id|osko|bpay|paypal))* (?:is|are) not (?:available|offered|supported|set up) (?:for|on|with) (?:this|our) account',
    'we do not (?:have|use|offer) (?:a )?(?:pay ?id|osko|bpay|paypal)',
    `(?:we (?:only )?(?:accept|take) )?${CARD}(?:(?:,| and| or| &|, and) ${CARD})*(?: cards?)?(?: only| accepted| welcome)`,
    // What a client owes the tax office is none of what is billed, nor is what a solar installer trades for its customer.
    `(?:please note that )?(?:the |your |any )?(?:income |land |payroll )?tax(?: payable| owing| due)? (?:goes|is paid|is payable|is to be paid) (?:direct(?:ly)? )?to the ${TAX_OFFICE}(?: with the payment slip (?:it|they) (?:has|have) sent you)?(?:,? (?:and )?not to us)?`,
    `(?:the |your |all )?${CERTIFICATES} (?:are|have been|will be) assigned to our agent(?: (?!pay)\\p{L}+){0,2}(?:,? and no part of (?:the|this|your) payment goes to them)?`,
    '(?:we|(?:the|our) [\\p{L}-]+) (?:have|has|hold|holds|use|uses) no other (?:bank )?accounts?',
    `wages are paid to our ${WORKERS}(?: (?:weekly|fortnightly|monthly|(?:every|on) \\p{L}+day))?(?:,? so please pay (?:us )?(?:on time|promptly))?`,
    // Names are read as what they stand for.
    '(?:the|our) (?:sole trader|owner|proprietor|company|trustee) behind (?:this|the|our) (?:business|trading) name is us',
    `(?:like|follow)(?: (?:and|&) (?:like|follow))? us on ${SITES}(?:(?:,| and| &|, and) ${SITES})*`,
  ].join('|')})[.!]?$`,
  'u',
);

/**
 * Whether a line is one of the few that say nothing of the account, whatever was learned says of them.
 *
 * @param plain a line as `plainWords` makes it
 */
export const isUsualLine = (plain: string): boolean => LINES.test(plain) || isForInterpreters(plain);
