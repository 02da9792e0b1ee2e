import { asksToCheck } from '../harmless/asks-to-check.js';
import { isPrecaution, isSaidOutright, type Kind, kindOf } from './redirections.js';

/*
 * Somebody who is to be asked, by the first name alone, before anything is paid or where it goes. Honest contacts are there for queries, which anybody may have
 * who has read the account; these are there because of the account.
 */

const ASK =
  '(?:ask|ring|call|phone|text|txt|sms|msg|message|whatsapp|dm|see|contact|try|ping|buzz|speak (?:to|with|w/?)|talk (?:to|with|w/?)|chat (?:to|with|w/?)|check (?:with|w/?)|confirm (?:with|w/?)|verify (?:with|w/?))';
/** Nobody of the payer, and no office. */
const WHO =
  "(?!(?:us|our|your|the|me|my|him|her|them|they|we|you|an?|this|that|these|it|all|any|if|on|for|to|before|bank|banks|head|office|reception|support|sales|service|accounts?|payments?|staff|management|council|dispatch|ahead|early|out|back|in|at|by|with|please|anytime|free)\\b)\\p{L}[\\p{L}'.-]*(?: (?!(?:re|for|about|where|which|what|first|before|on|at|to|when|if)\\b)\\p{L}[\\p{L}'.-]*)?";
const ON = '(?:,? (?:on |at |@ ?)?\\+?\\(?\\d[\\d ()-]{6,16}\\d,?)?';
const SUBJECT =
  '(?:bank(?:ing)?\\b|bsb\\b|eft\\b|where\\b|which\\b|(?:the |our )?(?:account|acct|a/c|payment) (?:details|number|no|to)\\b)';
/** Ways to ask somebody for a while, and what is done before that. */
const HAVE_A_WORD =
  '(?:(?:have|get|need|grab) (?:an? )?(?:quick |little |short )?(?:word|chat|yarn|talk) (?:to|with|w/?)|(?:touch base|check in|sync|liaise) with|get (?:hold of|on to|onto|in touch with)|run (?:this|it) (?:past|by)|catch|clear (?:this|it) with|give)';
const GOES =
  '(?:(?:this|it|that)(?: one)? (?:goes|is (?:paid|processed|released|run|sent|keyed|entered)|gets (?:paid|processed|released|sent)|leaves))';
const PHONE = '\\+?\\(?\\d[\\d ()-]{6,16}\\d';
const DOING =
  '(?:do(?:ing)? (?:anything|something)|pay\\w*|process\\w*|transfer\\w*|settl\\w+|act(?:ing)?(?: on (?:it|this))?|enter\\w* (?:it|this)|key\\w* (?:it|this)|load\\w* (?:it|this)|send\\w* (?:it|this|any|the|money|funds))';

const KINDS: readonly Kind[] = [
  // ask Kim where it goes; ring Kim re bank; check w/ Kim first
  {
    needs:
      /ask|ring|call|phone|text|txt|sms|msg|message|whatsapp|dm|see|contact|try|ping|buzz|speak|talk|chat|check|confirm|verify/u,
    patterns: [
      `(?:^|[.:;,!] |please |pls |plz |kindly |just )(?<said>${ASK}) ${WHO}${ON} (?:re|about|for|on|regarding|as to)[.:]? ${SUBJECT}(?! (?:quer|enquir))`,
      `(?:^|[.:;,!] |please |pls |plz |kindly |just )(?<said>${ASK}) ${WHO}${ON} (?:where|which|what)(?: (?:it|this|that|one|the (?:money|payment|cash|funds)|to (?:pay|send|put|transfer)|account|acct|bank|bsb|number)\\b|[.!?]*$| ${PHONE})`,
      `^(?:please |pls |plz |kindly |just )*(?<said>${ASK}) ${WHO}${ON} (?:first|before)[.!]*(?:$| ${PHONE}| (?:you )?${DOING})`,
      `^(?:please |pls |plz |kindly |just )*(?<said>check|confirm|verify) w(?:ith|/)? ?${WHO}[.!]*(?: (?:on |at )?${PHONE})?[.!]*$`,
      `(?:^|[.:;,!] |please |pls |plz |kindly |just )(?<said>${ASK}) ${WHO}${ON},? before ${GOES}\\b`,
    ],
  },
  // have a word with Kelly before this goes; run it past Kelly before you pay; give Kelly a ring first
  {
    needs: /before|\bgive\b/u,
    patterns: [
      `(?:^|[.:;,!] |please |pls |plz |kindly |just )(?<said>${HAVE_A_WORD}) ${WHO}${ON}(?: an? (?:call|ring|bell|buzz|shout|text))?${ON},? before (?:you )?(?:${GOES}|${DOING})\\b(?! (?:any|another|an?|into|other|new|different)\\b)`,
      `^(?<said>(?:could|can|would|will) you (?:please |just )*${HAVE_A_WORD}) ${WHO}${ON},? before (?:you )?(?:${GOES}|${DOING})\\b(?! (?:any|another|an?|into|other|new|different)\\b)`,
      `^(?<said>before (?:you )?(?:${GOES}|${DOING})(?: (?:it|this|out|through|this one))*,? (?:please |pls |just )*(?:${HAVE_A_WORD}|${ASK})) ${WHO}${ON}[.!]*$`,
      `^(?:please |pls |plz |kindly |just )*(?<said>give) ${WHO} an? (?:call|ring|bell|buzz|shout|text)${ON} (?:first|re (?:the )?(?:bank|account|bsb|payment))\\b[.!]*${ON}$`,
    ],
  },
  // Kim 0491 570 158 before you do anything
  {
    needs: /before|first|prior/u,
    patterns: [
      `${PHONE},? (?:please )?(?<said>before|prior to) (?:you )?${DOING}\\b(?! (?:any|another|an?|into|other|new|different)\\b)`,
    ],
  },
].map(kindOf);

/** What is to be checked may be what a payer of care checks, with whom they know. */
const WITH_CARE =
  /\b(?:our|the|these|any|bank(?:ing)?|account|payment|changes?|details) (?:\p{L}+ )?(?:details|bsb|number|changes?)\b.*\b(?:know|known|have|website|letterhead|verified)\b|\bjob|\bbook|\bdeliver|\baccess\b/u;
const LONGEST = 120;
/** How a hand writes it. */
const BEFORE = /\bb4\b/gu;

/** Whether a sentence, wherever it stands, asks to speak to somebody by name before anything is paid, or about where it goes. */
export function asksFirst(plain: string): boolean {
  if (plain.length > LONGEST) return false;
  const said = plain.replace(BEFORE, 'before');
  if (asksToCheck(said) || WITH_CARE.test(said) || isPrecaution(said)) return false;
  return KINDS.some((kind) => isSaidOutright(said, kind));
}
