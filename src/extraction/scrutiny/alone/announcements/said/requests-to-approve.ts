import { type Kind, kindOf, UP_TO } from './redirections.js';

/*
 * A request that comes to the payer's bank by itself and is to be approved there, in the place of the transfer to the account that is printed: whoever asks for
 * the money is seen there alone. `If you have set up PayTo, …` is no such thing, and says so.
 */

const APP = "(?:(?:mobile |internet |online )?(?:bank(?:ing)?(?: app)?|banks?)|bank's app|phone|app)";
const REQUEST =
  '(?:pay ?to (?:agreement|mandate|request|prompt|notification)|(?:payment|transfer|debit|money|approval) (?:request|prompt|notification|alert))';
const APPEARS =
  '(?:appears?|pops? up|comes? (?:up|through)|arrives?|lands?|shows?(?: up)?|waits?|is waiting|(?:will|shall|should) (?:then |soon |shortly )?(?:appear|pop up|come (?:up|through)|arrive|land|show(?: up)?|be (?:waiting|sent)))';

export const REQUESTS_TO_APPROVE: readonly Kind[] = [
  // a PayTo request from LOH Services will appear in your banking app
  {
    needs: /pay ?to|request|prompt|notification|alert|mandate|agreement/u,
    patterns: [
      `\\b${REQUEST}s? ${UP_TO(12)}(?<said>${APPEARS}) ${UP_TO(1)}(?:in|on|through|from) (?:your |the )${APP}\\b`,
      `\\b(?<said>gets?|receives?|sees?|sends?|issues?|raises?) (?:you )?(?:the|our|an?|that|this) pay ?to (?:request|prompt|agreement|mandate) (?:from|for|of|by|in the name of|under) `,
      `\\b(?<said>(?:look|watch|wait) (?:out )?for|expect|approve|accept|authori[sz]e) (?:the|our|an?|that|this) ${REQUEST} (?:from|of|by|in the name of|under) `,
    ],
  },
  // approving it there is all that is needed; accept it instead of a transfer
  {
    needs: /approv|accept|authori/u,
    patterns: [
      `\\b(?:approv(?:e|ing)|accept(?:ing)?|authori[sz](?:e|ing)) (?:it|that|this|the (?:request|prompt)) ${UP_TO(3)}(?<said>(?:is|will be|and that is|and that's) (?:all|everything|enough|the payment|payment enough))\\b`,
      `\\b(?<said>approve|accept|authori[sz]e) (?:it|that|this|the (?:request|prompt))(?: there| in (?:your|the) ${APP})? (?:instead of|rather than|in place of) `,
    ],
  },
].map(kindOf);
