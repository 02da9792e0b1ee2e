import { plainWords } from '../payment-words.js';

/** What is said of an account that is no longer to be paid into, of one that comes by another way, or of somebody else to be paid. */
const AGAINST =
  /\b(?:bounc|return|reject|refus|declin|lost\b|not\b|never|n't\b|no longer|ceas|stop|ignor|disregard|discard|clos|frozen|froze|freez|block|lock|hold|withh|wait|until|error|mistake|misprint|incorrect|wrong|typo|errat|corrig|correction|should read|contact|call\b|phone|ring\b|repl(?:y|ied)\b|text\b|factor|assign|financ|lender|parent|subsidiar|affiliat|sister|garnish|plus\b|minus\b|add\b|instead|differ|other\b|another|interim|temporary|separate|offshore|overseas|holding|special|attach|enclos|letter|e-?mail)/u;
/** What is said against another account than the one that is printed. */
const OF_FORMER = /\b(?:old|former|previous|prior|earlier|past|any other|superseded|existing)\b/u;
const SHOWN = /\b(?:above|below|this|these|printed|shown|stated|listed|following)\b/u;

/**
 * Whether what an announcement says may be meant against the very account that stands beside it. One that only says that details are
 * new goes with the account that is verified; `payments to the account below will bounce` does not.
 */
export function tellsAgainst(sentence: string): boolean {
  const said = plainWords(sentence).replace(/[\u2018\u2019]/g, "'");
  return AGAINST.test(said) && !(OF_FORMER.test(said) && !SHOWN.test(said));
}
