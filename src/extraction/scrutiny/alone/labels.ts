import { plainWords, speaksOfPayment } from './payment-words.js';
import { remembering } from './remembering.js';

const MARKS = '[\\s.:#°º*()\\[\\]"\'=$€£¥–-]*';
const COUNT = `(?:(?:no|nos|num|number|numbers|nr|nbr|ref|reference|id|code|is|#|n)\\b${MARKS})*`;

/** What numbers are called that are no account: the noun before one. */
const NOUNS =
  'inv|invoices?|tax invoice|order|orders|p\\.?o|purchase order|jobs?|quotes?|quotation|estimate|customer|cust|client|debtor|tenant|resident|ratepayer|owner|member|membership|policy|claim|project|matter|file|contract|booking|docket|delivery|consignment|con ?note|meter|nmi|mirn|serial|s/n|sn|licen[cs]e|lic|permit|registration|regn?|rego|property|assessment|lot|lots|unit|units|student|patient|provider|medicare|dva|ndis|ticket|case|batch|tracking|receipt|transaction|trans|statement|ref|refs|reference|references|quoting|crn|biller|biller code|code|codes|item|part|product|sku|model|barcode|ean|isbn|issn|gtin|id|vin|engine|chassis|supplier|vendor|creditor|asset|site|store|shop|terminal|merchant|auth|authorisation|approval|course|event|reservation|confirmation|folio|room|plan|strata plan|sp|dp|cts|abn|acn|arbn|afsl|afs licence|acl|qbcc|rec|pic|ngr|box|gpo box|po box|locked bag|bag|dx|postcode|phone|ph|tel|telephone|mobile|mob|fax|facsimile|call|sms|level|suite|employee|staff|agent|operator|driver|fleet|vehicle|odometer|reading|previous|current|usage|container|vessel|voyage|manifest|pallet|run|route|rrn|stan|trace|journal|gl|ledger|cost centre|activity|phase|drawing|dwg|revision|rev|version|ver|form|certificate|cert|credit note|adjustment|adjustment note|remittance|return|rma|enrolment|enrollment|child|family|animal|microchip|tag|tfn|barcode|deft|deft reference|payer|payment reference|payment ref|lodgement|lodgment|card|token|docket|weighbridge|tare|gross|nett?|qty|quantity|hours|kwh|seq|sequence|line|section|clause|act|regulation|bylaw|year|fy|postal|pobox|agreement|lease|ext|extension|option|ra|tariff|multiplier|compensation|liability|insurance|workcover|workers compensation|bond|rtba|ppsr|total|subtotal|sub total|gst|amount|balance|owing|price|rate|discount|loan|fund member|bpay|bpay ref|our ref|your ref|re|bill|notice|enquiries|enquiry|queries|query|contact|treasurer|secretary|ring|reception|hotline|read|prev|curr|hull|engine|seal|heat|rego|odo|ticket|booth|bin|cylinder|cyl|hbl|mbl|b/l|awb|permit|premises|docket|workspace|valuation|land value|usage';
const REFERENCE = new RegExp(`(?:^|[^\\p{L}])(?:${NOUNS})s?${MARKS}${COUNT}$`, 'u');
/** `Vessel no.`, `Allotment code:`: any noun with a word for number, unless it is one of payment. */
const NUMBERED = new RegExp(
  `\\p{L}[\\p{L}'-]*${MARKS}(?:no|nos|num|number|nr|nbr|id|ref|reference|code|#)(?![\\p{L}])${MARKS}$`,
  'u',
);
/** The number under which somebody is kept as a customer. */
const CUSTOMER = `(?:customer|client|cust|debtor|your|trade|trading|member|billing|supply|electricity|gas|water|utility|power|energy|internet|service|tenant|rates?|loyalty|rewards|credit|30 day|buyer|purchaser)(?:'s)?`;
const CUSTOMER_ACCOUNT = new RegExp(`(?:^|[^\\p{L}])${CUSTOMER} (?:account|acct?|a/c)s?${MARKS}${COUNT}$`, 'u');
const ACCOUNT_REFERENCE = new RegExp(`(?:^|[^\\p{L}])(?:account|acct?|a/c) (?:ref|reference|code|id)${MARKS}$`, 'u');
const BARE_ACCOUNT = new RegExp(`(?:^|[^\\p{L}])(?:account|acct?|a/c|acc)${MARKS}${COUNT}$`, 'u');
const BANK_LABEL = new RegExp(
  `(?:^|[^\\p{L}])(?:bsb|b\\.?s\\.?b\\.?|bank state branch|branch|bank|sort code|(?:bank )?(?:account|acct?|accnt|a/c|acc)|konto|kto|blz|compte|cuenta|conto|rekening|kontonummer|kontonr|iban|tai khoan|so tk|stk|conta)${MARKS}${COUNT}$`,
  'u',
);

/** What is to be paid with does not make a number of it: `Account for this job:`. */
const ACCOUNT_FOR = new RegExp(
  `(?:^|[^\\p{L}])(?<!${CUSTOMER} )(?:bsb|bank|account|acct?|a/c|acc) ${COUNT}(?:to use |used )?for (?:this|these|our) (?:jobs?|invoices?|bills?|orders?|projects?|contracts?|matters?|bookings?)${MARKS}$`,
  'u',
);

/** Trades that number those whom they license. */
const TRADES =
  'plumb(?:er|ing)|gas ?fitt(?:er|ing)|drain(?:er|age)|roofer|electrician|electrical|builder|building|contractor|carpenter|painter|tiler|waterproofer|installer|technician|certifier|inspector|surveyor|architect|engineer|valuer|auctioneer|conveyancer|agent|practitioner|provider|operator|handler|trader';
/** `Licensed plumber`, `registered tax agent no.`: what is said of a person is not said of an account, unless that is theirs. */
const LICENSED = new RegExp(
  `(?:^|[^\\p{L}])(?<!(?:to|with|account|acct?|a/c)(?: the| our| this| a)? )(?:licen[cs]ed|registered|accredited|certified) (?:(?:and|&|[\\p{L}-]{1,16}) ){0,3}(?:${TRADES})s?${MARKS}${COUNT}$`,
  'u',
);

/** What stands before a number and says what it is. */
export type Label = 'reference' | 'customer_account' | 'bank' | 'account' | null;

/** Words that say where to pay, or lead on to where: what stands before them is no label of the number behind them. */
const LEADS_ON =
  /^(?:to|into|in|on|at|by|via|with|from|for|of|use|using|used|now|here|below|above|new|our|my|your|this|that|these|the|is|are|following|send|sent|put|please|kindly|only|instead|it|and|or|same|pay\p{L}*)$/u;

/** Words between a label and its number, as in `Property: Lot 7 PS 612345`, `policy no. MOT 4182736`, `Enquiries: Bev 9981 5520`. */
const MOST_BETWEEN = 3;
const BETWEEN = /[\s.:#/-]*([\p{L}\d]{1,12})[\s.:#/-]*$/u;

/** A label stands no farther before its number, in characters. */
const FARTHEST = 60;

/** @param text what stands before a number, up to the number before it */
export function labelIn(text: string): Label {
  return labelAtEndOf(text.slice(-FARTHEST));
}

const labelAtEndOf = remembering((text): Label => {
  const plain = plainWords(text);
  return labelAtEnd(plain) ?? (isLabelledBefore(plain) ? 'reference' : null);
});

/** Whether the label of another number stands before a number, with a few words between that lead nowhere. */
export const isCalledBefore = (text: string): boolean => isCalled(text.slice(-FARTHEST));

const isCalled = remembering((text) => isLabelledBefore(plainWords(text)));

/** Whether a few words that lead nowhere stand between a label and the end of a text. */
function isLabelledBefore(plain: string): boolean {
  let rest = plain;
  for (let count = 0; count < MOST_BETWEEN; count += 1) {
    const between = BETWEEN.exec(rest);
    if (!between?.[1] || LEADS_ON.test(between[1]) || speaksOfPayment(between[1]) !== null) return false;
    rest = rest.slice(0, between.index);
    if (REFERENCE.test(`${rest} `)) return true;
  }
  return false;
}

function labelAtEnd(plain: string): Label {
  if (CUSTOMER_ACCOUNT.test(plain) || ACCOUNT_REFERENCE.test(plain)) return 'customer_account';
  if (BARE_ACCOUNT.test(plain)) return 'account';
  if (ACCOUNT_FOR.test(plain)) return 'bank';
  if (BANK_LABEL.test(plain)) return 'bank';
  if (REFERENCE.test(plain)) return 'reference';
  if (speaksOfPayment(LICENSED.exec(plain)?.[0] ?? 'bank') === null) return 'reference';
  const tail = plain.split(/\s+/).slice(-3).join(' ');
  return NUMBERED.test(plain) && speaksOfPayment(tail) === null ? 'reference' : null;
}
