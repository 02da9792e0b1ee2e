import { drawnDigits } from '../fonts/drawn-digits.js';

/** Six digits or more in a row, in groups or joined: a BSB, an account number, a telephone number. */
const NUMBER = /\d(?:[\s.\-–/]{0,3}\d){5,}/;

/** Dates and times of day. */
const DATES =
  /\b(?:(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|1[0-2]|[A-Za-z]{3})[-/.](?:19|20)?\d\d|(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])\/(?:19|20)?\d\d|(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?![-/.]?\d)(?:[ T]\d\d:\d\d(?::\d\d)?)?/g;

/** Words that stand near an account, or announce another. */
const PAYMENT =
  /\b(?:bsb|banks?|banking|accounts?|acct?s?|a\/c|payid|bpay|iban|swift|bic|pay|paid|payee|payments?|payable|remit\w*|transfer\w*|deposit\w*|eft|osko|details|cash|cheques?|money|funds|digits?|owed)\b/i;

/** Whether a text could change whom somebody pays: it holds a number that could be an account, or speaks of paying. */
export function couldMatter(text: string): boolean {
  return holdsNumber(text) || PAYMENT.test(text);
}

/** Whether a text holds a number that could be an account. */
export function holdsNumber(text: string): boolean {
  return NUMBER.test(text.split(/(\s+)/).map(drawnDigits).join('').replace(DATES, ' '));
}

/** The digits of a text, in their order. */
export function digitsOf(text: string): string {
  return text.split(/\s+/).map(drawnDigits).join('').replace(/\D/g, '');
}
