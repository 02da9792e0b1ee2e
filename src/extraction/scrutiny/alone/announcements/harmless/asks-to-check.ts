/*
 * Lawyers and agents ask to be rung before money is sent. So do frauds, who say on which number: such a sentence is a precaution only where each part of it is
 * one, it names nobody, and the number to ring is one that the payer has from elsewhere.
 */
const DETAILS =
  '(?:the|our|these|this|all)(?: (?:bank|trust|office))?(?: account)?(?: (?:account|details|number|account number))';
const SENDING = '(?:pay(?:ing)?|transfer(?:ring)?|send(?:ing)?|mak(?:e|ing)|deposit(?:ing)?)';
const SUM =
  '(?:us|(?:any|the|your|a|a large)(?: (?:first|large))? (?:money|funds|amount|sum|balance|deposit|payment|transfer)|money|funds|anything)';
const BEFORE = `before (?:you )?${SENDING}(?: ${SUM})?(?: to us)?`;
const US = '(?:us|(?:this|our) (?:office|switchboard|reception|accounts (?:team|department|staff)))';
const KNOWN_NUMBER =
  '(?:on (?:the|a|our) (?:(?:tele)?phone )?number (?:on our (?:website|letterhead)|(?:that )?you (?:already )?(?:have|know|hold)|in the phone book)|by (?:tele)?phone)';
const WITH_US =
  '(?:with (?:the|your) (?:person|solicitor|lawyer|partner|conveyancer|agent) who (?:acts|is acting) for you)';
const PRECAUTION = new RegExp(
  `^(?:${BEFORE},? )?(?:please |always )*(?:(?:tele)?phone|call|ring|contact) ${US}(?: ${KNOWN_NUMBER})? (?:and|to) (?:check|confirm|verify) ${DETAILS}(?: ${WITH_US})?(?: ${KNOWN_NUMBER})?(?: ${BEFORE})?[.!]?$`,
  'u',
);

/**
 * Whether a sentence asks to check the account before money is sent, in a way that leads to nobody but whom the payer knows.
 *
 * @param plain a sentence as `plainWords` makes it
 */
export const asksToCheck = (plain: string): boolean => PRECAUTION.test(plain);
