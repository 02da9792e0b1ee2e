/** All words of which it is said that an account is the one that it was. No sentence of these alone names another one. */
const WORDS = new Set(
  (
    'our the your we have has not never no change changed changes same still remain remains remaining stay stays stayed keep exactly as on previous earlier every all invoice invoices bank banking ' +
    'account accounts bsb number numbers details and or but with is are it they this that always used use you for many years year since ever been please note rest assured be to in of a an at by ' +
    'despite although even though everything else new name address logo phone office website look owners owner abn company branch old before before: usual regular remember kindly there'
  ).split(' '),
);
/** What is new or old must not be the account, and what is denied nothing but a change. */
const OTHERWISE = [
  /\b(?:new|old)\b(?! (?:name|address|logo|phone|office|website|look|owners?|abn|company)\b)/u,
  /(?<!\b(?:not|never|no|not been|never been) )\b(?:change|changes|changed)\b/u,
  /\b(?:not|never|no)\b(?! (?:been )?(?:change|changes|changed)\b)/u,
  // Our ABN has not changed, but our account has.
  /\b(?:has|have|is|are)\b(?! (?:not|never|always|been|the|our|still|a|new|unchanged|as|exactly|no|used|it|they|years?|many|stayed)\b)/u,
];
const SAME =
  /\b(?:(?:the|our) (?:very )?same|same (?:bank|banking|account|bsb|details)|remains?|stays?|stayed|still|not changed|never changed|no changes?)\b/u;
const OF_ACCOUNT = /\b(?:bank|banking|account|accounts|bsb|details)\b/u;

/**
 * Whether a sentence says that the account is the one that it was, in words of which nothing else can be said.
 *
 * @param plain a sentence as `plainWords` makes it
 */
export function saysUnchanged(plain: string): boolean {
  if (!SAME.test(plain) || !OF_ACCOUNT.test(plain)) return false;
  if (OTHERWISE.some((one) => one.test(plain))) return false;
  const words = plain.match(/\p{L}[\p{L}']*|\d+/gu) ?? [];
  return words.every((word) => WORDS.has(word) || /^(?:19|20)\d\d$/.test(word));
}
