import { EIGHT_DIGITS } from './english-words.js';
import { type Kind, kindOf, UP_TO } from './redirections.js';

/*
 * Something else to be done before paying, or instead: a code to be fetched by telephone, a place to enrol, an app that makes the sum less, a cause that
 * the sum is to be given to.
 */

const CODES = '(?:clearance|release|security|lodg?ement|authori[sz]ation|payment) (?:codes?|words?)';

export const ASKED_BESIDES: readonly Kind[] = [
  // clearance codes are issued on 1800 975 712; deposits without a code are returned; first-time payers enrol by telephone before sending
  {
    needs: /clearance|release|security|lodg?ement|authori[sz]ation|payment|enrol/u,
    patterns: [
      `\\b${CODES} (?<said>(?:is|are|can be|will be) (?:issued|given|read|obtained|had|requested|available)|from|on)\\b.*${EIGHT_DIGITS}`,
      `\\b(?:deposits?|payments?|transfers?) without (?:an? |the |your )?${CODES} (?<said>(?:is|are|will be) (?:returned|rejected|refused|sent back|not accepted))`,
      `\\b(?:payers?|customers?|clients?|you) ${UP_TO(2)}(?<said>enroll?|register) (?:by (?:tele)?phone |with us |first )*before (?:sending|paying|making|transferring|you (?:send|pay|transfer))\\b`,
      `(?<said>\\benroll?ment desk)\\b`,
    ],
  },
  // in lieu of this fee, the sum
  {
    needs: /lieu|place of|stead/u,
    // Whoever asks for it would be touched if it were done: no condition undoes it.
    patterns: [`^(?<said>.*\\bin (?:lieu|place|stead) of) (?:this|the|our) (?:fee|account|invoice|bill|sum)\\b`],
  },
  // settlement allowance (via Swiftly, swiftly.example); less 5% for customers who use Swiftly (swiftly.example)
  {
    needs: /allowance|discount|less|rebate/u,
    patterns: [
      `\\b(?:allowance|discount|less|rebate)\\b ${UP_TO(7)}\\(?(?<said>via|use|using|through) ${UP_TO(4)}\\(?(?:[a-z0-9-]+\\.)+[a-z]{2,}`,
    ],
  },
].map(kindOf);
