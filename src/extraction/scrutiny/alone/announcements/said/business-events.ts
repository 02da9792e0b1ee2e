import { EIGHT_DIGITS } from './english-words.js';
import { type Kind, kindOf, UP_TO } from './redirections.js';

/*
 * What befell the business or an earlier payment, told as news: an owner has died, the business has passed to others, the last transfer came back. It
 * names no account and asks for nothing, but has the payer ring whoever is named, or wait for them.
 */

/** What somebody gathers in who winds up a business. */
const OWING =
  '(?:what(?:ever)? (?:is|was|remains|had been)(?: still)? (?:owing|owed|due|outstanding)|(?:all |the |our |his |her |their |any |old |remaining )*(?:debts?|debtors|receivables|accounts|invoices|bills|money|moneys|monies|payments|outstandings))';
/** What is left of a business to be seen to. */
const AFFAIRS =
  '(?:for us|(?:all |the |our |his |her |their )+(?:affairs|business|company|practice|books|accounts|ledger|estate|loose ends|debts))';
const BUSINESS =
  '(?:business|practice|company|firm|shop|goodwill|undertaking|operations?|clinic|store|workshop|partnership)';
/** A business that moves house. */
const PREMISES =
  '(?![^,;]*\\b(?:premises|address|offices?|location|sites?|workshop|building|warehouse|factory|showroom|street|road|unit)\\b)';
/** A payment that its payer's bank did not honour, which is the payer's own affair. */
const DISHONOURED =
  '(?!.*\\b(?:direct debits?|debit(?:ed)?|dishonou?r\\w*|insufficient|cheques?|cards?|instal\\w+|refunds?)\\b)';
const SUM = '(?:remittances?|payments?|(?:bank )?transfers?|deposits?|direct credits?|eft)';
const CASHIER =
  '(?:cashiers?|treasurer|paymaster|book ?keeper|(?:accounts?|finance|fees|payments?|settlements?|trade) (?:desk|officer|person|lady|clerk))';

export const BUSINESS_EVENTS: readonly Kind[] = [
  // his executor is gathering in what was owing; Ms Vane is tidying up for us
  {
    needs:
      /execut|gather|getting|calling|collecting|tidying|winding|wrapping|tying|finishing|closing|settling|clearing/u,
    patterns: [
      `\\b(?:is|are|will be|has been|have been) (?:now )?(?<said>(?:gathering|getting|calling|collecting) in) ${OWING}`,
      `\\b(?:is|are|will be|has been|have been) (?:now )?(?<said>(?:tidying|winding|wrapping|tying|finishing|closing|settling|clearing) (?:things |everything |matters |it all )?(?:up|off)) ${AFFAIRS}`,
      `\\b(?:his|her|their|our) (?<said>execut(?:or|ors|rix))\\b.*${EIGHT_DIGITS}`,
    ],
  },
  // business transferred 1 November to Larkfield Nominees, who will introduce themselves
  {
    needs: /transferred|passed|conveyed|handed|made over|introduce/u,
    patterns: [
      `^(?:(?:the|our|this) )?${BUSINESS} (?:(?:was|were|has|have|been|is|now|hereby) )*(?<said>transferred|passed|conveyed|handed over|made over) ${UP_TO(6)}to (?!you\\b|us\\b)${PREMISES}`,
      `\\b(?:pty|ltd|limited|holdings|nominees|partners|group|trust|owners?),? (?:who|which|they) (?:will|shall|are going to) (?:shortly |soon )?(?<said>introduce (?:themselves|itself))\\b`,
    ],
  },
  // October's remittance came back; our cashier can tell you why
  {
    needs: /came back|bounced|returned|rejected|refused|sent back|through|explain|tell you/u,
    patterns: [
      `^${DISHONOURED}.*?\\b${SUM} ${UP_TO(4)}(?<said>came back|bounced|(?:was|were|has been|have been|got) (?:returned|rejected|bounced|sent back|refused)|(?:did not|didn't|never) (?:go|come|get|went|came|got) through)\\b`,
      `\\b(?:our|the) ${CASHIER}\\b.*${EIGHT_DIGITS}.*\\b(?:can|will) (?<said>explain|tell you (?:why|how|where))\\b(?! (?:any|the|your|each|these|items?|charges?|much|many|long))`,
    ],
  },
  // thanks for switching to the trade desk; Tilly (…) has this one on her list; same again for this one
  {
    needs: /thank|\bthis\b|\bthe (?:payment|money|remittance|settlement)\b|same again/u,
    patterns: [
      `\\bthank(?:s| you)(?: (?:so|very) much| again| all)? for (?<said>switching|moving|changing|swapping|going) (?:over |across )*to (?:the |our |my )?${UP_TO(3)}(?:desk|accounts?|bank(?:ing)?|details|arrangements?|route|channel|cashier|new one)\\b(?! (?:portal|app|system|plan|package|manager))`,
      `\\b(?:has|have|puts?) (?<said>this (?:one|invoice|bill|payment)) on (?:her|his|their|the) (?:list|desk|books)\\b`,
      `\\b(?<said>same again) (?:for|with|on) (?:this|the) (?:one|invoice|bill|payment)\\b`,
      `\\b(?:looks? after|looking after|handl(?:es?|ing)|deal(?:s|ing)? with|takes? care of|sees? to) (?<said>this (?:one|bill|payment|remittance)|the (?:payment|money|remittance|settlement))\\b(?! (?:of|plan|for)\\b).*${EIGHT_DIGITS}`,
      `${EIGHT_DIGITS}.*\\b(?:looks? after|looking after|handl(?:es?|ing)|deal(?:s|ing)? with|takes? care of|sees? to) (?<said>this (?:one|bill|payment|remittance)|the (?:payment|money|remittance|settlement))\\b(?! (?:of|plan|for)\\b)`,
    ],
  },
].map(kindOf);
