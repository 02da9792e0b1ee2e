import { type Kind, kindOf, UP_TO } from './redirections.js';

/*
 * The other side of a sheet that is to be read before anything is paid. Nobody but who holds the paper sees it, and who scanned one side did not. Terms, options
 * and ways to pay are on the back of honest invoices.
 */

const BACK = '(?:over(?:leaf)?|(?:the )?(?:back|reverse|other side|flip side|next side))';
const TURN = `(?:p ?[./]? ?t ?[./]? ?o\\b[./]?|turn (?:it |this |the (?:page|sheet|paper) )?over(?:leaf)?|flip (?:it |this |the (?:page|sheet) )?(?:over)?|(?:see|look(?: at)?|check|read|turn to|note)(?: on)? ${BACK}|${BACK} (?=first|before|b4))`;
/** What an honest back says. */
const NO_TERMS =
  '(?!.*\\b(?:terms?|conditions?|warrant\\w+|options?|ways|methods|how to pay|notice|privacy|definitions|breakdown|details of)\\b)';
const GOES =
  '(?:(?:this|it|that|the money|payment) (?:goes|is (?:paid|sent|processed|released|run|keyed|entered))|you (?:pay|process|send|key|enter|transfer|release|settle)|pay(?:ing|ment)?|process(?:ing)?|transfer(?:ring)?|settling|releasing|entering|keying|sending)';

export const TURN_OVER: readonly Kind[] = [
  // P.T.O. before this goes thru; see back first, then pay
  {
    needs: /over|back|reverse|side|t ?[./]? ?o\b/u,
    patterns: [
      `^${NO_TERMS}.*?(?:^|[^\\p{L}])(?<said>${TURN}),? ${UP_TO(3)}(?:before|b4|prior to) ${GOES}\\b`,
      `^${NO_TERMS}(?<said>(?:before|b4) ${GOES}\\b.{0,30}? ${TURN})(?:[.!]|$)`,
      `^${NO_TERMS}(?:\\W|please |pls )*(?<said>${TURN}|${BACK}),? first\\b.{0,12}$`,
    ],
  },
].map(kindOf);
