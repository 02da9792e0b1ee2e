import { type Kind, kindOf, UP_TO } from './redirections.js';

/*
 * Numbers of another kind that are to be used as the account, which is printed beside them: `our ABN goes in the account field`, `your customer number
 * doubles as the account`. The number may stand anywhere in the document, under its own label, so that it is the sentence that has to be found.
 */

/** What has a number of its own, and is hardly named without that word. */
const COUNTED =
  '(?:invoice|customer|client|order|purchase order|job|booking|licen[cs]e|meter|member(?:ship)?|reference|serial|policy|quote|registration|docket|site|project|lot|assessment|ticket|case|file|matter|permit|room|unit|contract)';
const ITS_NUMBER = '(?:numbers?|no|nos|id|code|ref|reference)';
/** What is a number by itself. */
const NUMBER = '(?:phone|mobile|telephone|fax|abn|acn|post ?code|rego|number ?plate)';
const OTHER = `(?:${COUNTED} ${ITS_NUMBER}|(?:numbers?|digits|figures) of (?:this|the|our|your) ${UP_TO(1)}(?:${COUNTED}|${NUMBER})|${NUMBER}(?: (?:number|no))?)\\b(?!')`;
const ITS = '(?:(?:our|your|the|this|that) )?';
const ACCOUNT = '(?:bank )?(?:account|acct|a/c|bsb)\\b(?: (?:number|no)\\b)?';
/** What else is read off a page digit by digit. */
const READ_OFF = '(?:[a-z]+ column|figures|quantities|item codes|skus|times)\\b';
const TYPE = '(?:put|puts|type|enter|key|write|copy|place|use|goes|go|belongs?)';

export const NUMBERS_AS_THE_ACCOUNT: readonly Kind[] = [
  // our phone doubles as the account; we bank under our licence number; account = our ACN
  {
    needs: /account|acct|a\/c|bsb|\bbank|eft|transfer|deposit/u,
    patterns: [
      `\\b${ITS}${OTHER} ${UP_TO(3)}(?<said>doubles|double|serves?|acts?|works?|functions?|stands?|counts?) (?:up )?(?:as|for) (?:the |our |an? )?${ACCOUNT}(?! (?:manager|name|holder|ref))`,
      `\\b${ITS}${OTHER} (?<said>(?:is|are) also|equals|becomes) our ${ACCOUNT}`,
      `\\b${ACCOUNT} ?(?<said>=|:|(?:is|equals|will be)\\b) ?(?:our|the|this) (?:${OTHER}|${READ_OFF})(?! (?:is |was |will )?(?:below|above|required|quoted))`,
      `\\bwe (?<said>bank|are banked|keep our account|hold our account) (?:under|by|at) (?:our|the|this) ${OTHER}`,
      `\\b(?:eft|transfers?|deposits?|${ACCOUNT}|bank)\\b.*\\bnumber (?<said>as per|as on|per|from|off) (?:the |our |your )?${UP_TO(1)}(?:meter|plate|licen[cs]e|permit|badge|name ?plate)\\b`,
    ],
  },
  // a practice's customer number is an account in its own right; the first six digits are the branch
  {
    needs: /account|acct|bsb|branch/u,
    patterns: [
      `\\b${OTHER} (?<said>(?:is|are|makes?|forms?)(?: also| really| itself| themselves)*) (?:an?|its own|your own) ${ACCOUNT} (?:in (?:its|their) own right|of (?:its|their|your) own|with (?:us|our bank)|that (?:you|we) (?:pay|bank))`,
      `\\b(?:first|last|leading|opening|closing|final|next|other|remaining) (?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: (?:digits|numbers|figures|numerals|characters|of them|of these))? (?<said>is|are|gives?|makes?(?: up)?|forms?|being|name|stand for) (?:the|our|its|an?|your) (?:bank )?(?:branch|bsb|account)\\b(?! (?:code|manager|name))`,
    ],
  },
  // BSB as shown, with your customer number
  {
    needs: /\bbsb\b/u,
    patterns: [
      `^(?!.*\\b(?:account|acct?|a/c|ref|reference|description|quot\\w+|remittance)\\b(?! (?:number )?(?:is |= ?|: ?)?(?:our|your|this)\\b)).*\\bbsb\\b.*(?:\\b(?:with|and|plus|then|followed by)|,) (?<said>(?:our|your|the|this) ${OTHER})`,
    ],
  },
  // credit the booking number; type our ABN into the account field; key the order number where your bank wants the account number
  {
    needs: /account|acct|a\/c|bsb|credit|deposit|transfer|pay|field|box|keypad/u,
    patterns: [
      `^(?:[^.]*[;:,] )?(?:please |kindly |just )*(?<said>credit|(?:deposit|transfer|pay|send)(?: it| this| the \\w+)? (?:in)?to) (?:the|our|your|this) ${COUNTED} ${ITS_NUMBER}\\b`,
      `(?<said>\\b${TYPE}) ${UP_TO(6)}(?:in|into|for|as|at) (?:both|all|every|each|either) (?:of the )?(?:fields?|box(?:es)?)\\b`,
      `(?<said>\\b${TYPE}) ${UP_TO(12)}(?:in|into|for|as|at) (?:your |the |its )?${UP_TO(3)}${ACCOUNT} (?:field|box)\\b`,
      `(?:^|[^\\p{L}])(?:in|into|for) (?:your |the |its )?${UP_TO(3)}${ACCOUNT} (?:field|box),? (?:please |just )*(?<said>${TYPE})\\b`,
      `(?<said>\\b${TYPE}) ${UP_TO(2)}(?:the|our|your|this) ${OTHER} (?:where|when|wherever|whenever|as|if) (?:your |the )?${UP_TO(3)}(?:wants?|asks?(?: for)?|expects?|needs?|requires?|prompts?(?: for)?|says) (?:the |an? |your |for )*${ACCOUNT}`,
      `\\b${ACCOUNT}\\b.*\\b(?<said>on|with|using|by) (?:an?|the|your) (?:phone |telephone |mobile )?keypad\\b`,
    ],
  },
  // character 3 of the number is 8; the third character of the account is wrong
  {
    needs: /character|position/u,
    patterns: [
      `\\b(?<said>characters?|positions?) (?:\\d+|one|two|three|four|five|six|seven|eight|nine) ${UP_TO(6)}(?:is|are|reads?|should|becomes?|holds?) (?:an? )?(?:\\d|zero|one|two|three|four|five|six|seven|eight|nine)\\b`,
      `\\b(?<said>first|second|third|fourth|fifth|sixth|seventh|eighth|last|final|middle) ${UP_TO(3)}(?:characters?|positions?) (?:of|in) (?:the|our) (?:account|bsb|bank|number)`,
    ],
  },
].map(kindOf);
