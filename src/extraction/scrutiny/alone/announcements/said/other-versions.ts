import { type Kind, kindOf, UP_TO } from './redirections.js';

/*
 * A page that says of itself that it is not the one to pay from: the payable version comes later, from somebody else, with a panel of its own. What follows a
 * deposit is called the final invoice by honest businesses, so it takes more than that word.
 */

const PAPER =
  '(?:version|copy|edition|print|issue|one|invoice|bill|document|page|sheet|original|statement|assessment|certificate)';
const COMES =
  '(?:follows?|comes?|arrives?|is (?:issued|released|sent|posted|e-?mailed|raised|coming|on its way)|(?:will|shall) (?:follow|come|arrive|be (?:issued|released|sent|posted|e-?mailed|raised)))';
const ISSUES =
  '(?:releases?|issues?|sends?|posts?|e-?mails?|raises?|forwards?|prints?|(?:will|shall|can) (?:then )?(?:release|issue|send|post|e-?mail|raise|forward|print))';
const CHECKED =
  '(?:initiall?ed|approved|signed|signed off|checked|agreed|accepted|passed|ticked|countersigned|returned|cleared)';

export const OTHER_VERSIONS: readonly Kind[] = [
  // Finance releases the payable version; the payable copy follows; pay from the signed copy
  {
    needs: /payable|\bpay\b|payment|settle/u,
    patterns: [
      `^(?:.*[ ,;:])?(?:the|a|our|your|its) (?<said>(?:payable|pay-from|paying) ${PAPER})\\b(?! (?:by|within|on|in|to|at|is (?:this|the one)) )`,
      `^(?:.*[ ,;:])?(?:the|a|our) (?<said>${PAPER} (?:for payment|to pay (?:from|on|against)|to be paid (?:from|on|against)|that (?:is paid|you pay)))\\b ${UP_TO(3)}${COMES}`,
      `\\b(?<said>pay|settle)(?: (?:us|it|this|only|please|just))* (?:from|on|against|off) (?:the|our) (?:final|signed|next|other|second|approved|stamped|released|certified|later|corrected) ${PAPER}\\b`,
      `(?<said>\\b(?:not|isn't|never) (?:the|a|our) ${PAPER} (?:to pay|to be paid|for payment|you pay|that is paid))\\b`,
    ],
  },
  // once you have initialled it, Finance releases the real one
  {
    needs: /once|when|after|as soon as/u,
    patterns: [
      `^(?<said>(?:.*[.;:] )?(?:once|when|after|as soon as) (?:you have |you've |it has been |it is |this is |your manager has )?${CHECKED}\\b.*\\b${ISSUES} (?:you )?(?:the|our|a|an) (?:real|actual|live|true|proper|payable|paying) ${PAPER})\\b`,
    ],
  },
  // the released version has its own panel at the foot; the other copy carries its own bank details
  {
    needs: /\bown\b/u,
    patterns: [
      `\\b${PAPER},? ${UP_TO(3)}(?<said>has|have|carries|bears|shows|contains|comes with|will (?:have|carry|bear|show)) (?:its|their|an?) own (?:payment |bank(?:ing)? |account |remittance |settlement )?(?:panel|details|account|block|box|slip|bsb|particulars|instructions)\\b`,
    ],
  },
  // the final version carries the remittance panel
  {
    needs: /panel|details|block|slip|particulars/u,
    patterns: [
      `\\b(?:final|signed|payable|approved|released|later|next|other|certified) (?:version|copy|edition|print|issue|document|one) (?<said>has|have|carries|bears|shows|contains|comes with|will (?:have|carry|bear|show)) (?:the|our) (?:payment|bank(?:ing)?|account|remittance|settlement) (?:panel|details|block|slip|particulars)\\b`,
    ],
  },
  // this is the approval copy, and the invoice itself comes from Finance
  {
    needs: /approval|review|checking|assessment|preview|viewing|reading|working/u,
    patterns: [
      `\\b(?<said>this|above|here) (?:is|was) (?:only |just |merely |your |our |the |an? ){0,3}(?:approval|review|checking|assessment|preview|viewing|reading|working) (?:copy|version|edition|print|page)\\b`,
    ],
  },
].map(kindOf);
