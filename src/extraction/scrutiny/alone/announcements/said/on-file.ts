import { type Kind, kindOf, UP_TO } from './redirections.js';

/*
 * What the payer is said to have on file. Whoever doubts the payer's record of an account, or asks which one it is, has another in mind and gives it to
 * whoever asks: `If it ends in 513 it is the 2023 card, and Ros can go through the fresh one with you`. Honest invoices print their account and leave the
 * payer's books alone.
 */

const PAYEE = '(?:supplier|vendor|creditor|payee|remittance|settlement|banking|payment)';
const RECORD = '(?:cards?|records?|entr(?:y|ies)|files?|masters?|profiles?|templates?|lines?)';
/** A record of a payee, in the books of the payer; cards and files without that word are of anybody's. */
export const PAYEE_RECORD = `(?:${PAYEE} (?:master )?${RECORD})`;
const ENDS =
  '(?:ends?|ending|finish(?:es)?|finishing|begins?|beginning|starts?|starting)(?: (?:in|with|on|as))? \\d{2,6}';
/** The other record, by its age. */
const OLD =
  "(?:old(?:er)?|19\\d\\d|20\\d\\d|last year's|previous|former|stale|earlier|expired|superseded|out[ -]of[ -]date|outdated|wrong|dead)";
const NEW = '(?:fresh|new(?:er)?|current|latest|updated?|replacement|right|correct|live|20\\d\\d)';

export const ON_FILE: readonly Kind[] = [
  // if it ends in 513 it is the 2023 card; should yours finish in 513, you have the old one
  {
    needs: /\d\b/u,
    patterns: [
      `^(?<said>.*\\b${ENDS},? ${UP_TO(2)}(?:it|that|this|you|yours|they|those)(?:'s| is| are| was| were| have| has| will be| are looking at| hold)? (?:on |from |of |the |an? |our |still |probably ){0,3}${OLD}(?: (?:${PAYEE} )?(?:${RECORD}|ones?|accounts?|details|numbers?|set)|[.,;]|$))`,
      `^(?<said>.*\\b(?:last|final) (?:two|three|four|\\d)(?: digits| figures| numbers)? (?:on|in|of) (?:your|the|our) ${UP_TO(2)}(?:is|are|reads?|shows?) \\d{2,6},? ${UP_TO(6)}${OLD} (?:${PAYEE} )?(?:${RECORD}|ones?|accounts?|details|set))\\b`,
    ],
  },
  // Ros is happy to go through the fresh card with you
  {
    needs: /through|over|read|give|send|know|with you/u,
    patterns: [
      `\\b(?:go|goes|going|run|runs|running|talk|talks|talking|take|takes|taking|walk|walks) (?:you )?(?<said>through|over) (?:the|our|its|her|his) ${NEW} (?:${PAYEE} ?)?(?:${RECORD}|accounts?|details|numbers|digits|set)\\b(?! (?:system|holder|reader))`,
      `\\b(?:19|20)\\d\\d ${UP_TO(1)}(?:card|record|entry)\\b.*\\b(?<said>through|over|read|give|send) ${UP_TO(3)}${NEW} (?:one|card|record|entry|set)\\b`,
    ],
  },
  // the supplier record that you hold for us is the old one; you may still have our former bank record; which card do you hold for us
  {
    needs: /record|card|entr|file|master|profile|template|us (?:down )?(?:on|under|with|at)/u,
    patterns: [
      `\\b(?:your )?${PAYEE_RECORD} ${UP_TO(7)}(?<said>(?:is|are|was|may be|might be|could be|will be|looks?|seems?|predates?|dates? from) (?:from |of |to be |the |an? |our |still |now |probably ){0,3}${OLD})(?: ones?)?(?:[.,;]|$| (?:and|so|but|now))`,
      `\\b(?<said>you (?:(?:may|might|will|could|probably|perhaps|still|well) )*(?:hold|have|keep|show|use|be using|be holding|have us on)) (?:the |our |us (?:on|under) (?:the |an? |our )?)?${OLD} ${PAYEE_RECORD}\\b`,
      `\\b(?:your \\p{L}+ (?:still |now |probably )?)?(?<said>(?:has|have|shows?|lists?) us (?:down )?(?:on|under|with|at)) (?:the |an? |our )?${OLD} (?:${PAYEE} )?(?:${RECORD}|accounts?|details)\\b`,
      `^(?<said>.*\\bon file\\b.*\\b\\d{3,5},? or \\d{3,5})\\b`,
      `(?<said>\\bwhich (?:of (?:the|our) )?(?:${PAYEE_RECORD}|cards?|records?)\\b) ${UP_TO(4)}(?:hold|have|use|keep|show) ${UP_TO(2)}(?:for us|on file|of ours)\\b`,
      `(?<said>\\b(?:has|have|did) ${UP_TO(4)}(?:loaded|keyed|caught up with|picked up|seen|received|entered|set up)) (?:the|our) ${NEW} ${PAYEE_RECORD}\\b`,
    ],
  },
].map(kindOf);
