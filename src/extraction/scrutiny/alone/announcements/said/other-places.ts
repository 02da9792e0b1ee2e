import { ASKED_BESIDES } from './asked-besides.js';
import { BUSINESS_EVENTS } from './business-events.js';
import { CLAIMS_OF_OTHERS } from './claims-of-others.js';
import { CLERKS_NOTES } from './clerks-notes.js';
import { CORRECTED_DIGITS } from './corrected-digits.js';
import { COUNTS_FOR_LESS } from './counts-for-less.js';
import { SUBJECT } from './english-words.js';
import { INDIRECT_ROUTES } from './indirect-routes.js';
import { NUMBERS_AS_THE_ACCOUNT } from './numbers-as-the-account.js';
import { ON_FILE } from './on-file.js';
import { OTHER_VERSIONS } from './other-versions.js';
import { PASSED_ON } from './passed-on.js';
import { isPrecaution, isSaidOutright, type Kind, kindOf, SUM, UP_TO } from './redirections.js';
import { REQUESTS_TO_APPROVE } from './requests-to-approve.js';
import { TURN_OVER } from './turn-over.js';

/*
 * What nobody writes who wants to be paid into the account that is printed, and no network has learned: details that stand where they can be
 * exchanged at any time, money for whoever stands at the door, digits that are to be read as others. The group `said` is what a negation or a
 * condition before it would undo.
 */

/** Details that say where to, and not how or by when. */
const DETAILS =
  '(?:(?:bank(?:ing)?|account|acct|a/c|eft|deposit|transfer)(?: (?:account|transfer|deposit|and|&|bank(?:ing)?))* (?:details?|info(?:rmation)?|particulars|coordinates|fields)|bsb(?: and account)?(?: (?:no|number)s?)?|(?:payment|bank) account)';
const SITE =
  '(?:web ?(?:site|page)|portal|home ?page|app|link|url|(?:qr )?code|(?:www\\.)?(?:[a-z0-9-]+\\.)+[a-z]{2,}\\S*)';
const HANDLER =
  "(?:drivers?|couriers?|delivery (?:person|man)|installers?|technicians?|foreman|tradesm[ae]n|tradies?|supervisors?|sales ?(?:reps?|person|man)|bearer|messenger|receptionist|book ?keepers?|(?:person|man|woman|one|lady|gentleman) who (?:calls|delivers|comes|collects|rings|visits|phones))(?!['\\w])";
const COINS = '(?:bitcoins?|btc|crypto ?(?:currency|currencies)?|ethereum|usdt|tether|litecoin|dogecoin)';
/** What takes payments for somebody, or how and when they are taken. */
const USUAL =
  '(?:us|our|the|direct|bank|eft|card|credit|debit|cheque|cash|mail|phone|post|law|end|close|due|xero|stripe|square|paypal)\\b|\\d';

const PLACES: readonly Kind[] = [
  // our bank details are on our website; log in to the portal for our account details; bank details: scan here
  {
    needs: /site|page|portal|\bapp\b|link|url|code|\.[a-z]{2,}|scan|click|tap|log ?[io]n/u,
    patterns: [
      `\\b(?:our |the )?${DETAILS}:? (?<said>(?:are |is |can be )?(?:available |found |shown |given |listed |published |provided )?(?:on|at|via|through|from|in|under) (?:our |the |this )?${SITE})(?!\\w)`,
      `\\b(?:visit|see|go to|log ?(?:in|on)(?: to)?|open|use|scan|click|tap|find) ${UP_TO(5)}(?<said>for|to (?:see|get|find|view|obtain|download)) (?:our |the )?${DETAILS}`,
      `\\bfor (?:our |the )?${DETAILS},? (?:please |kindly )?(?<said>visit|go to|log ?(?:in|on)|scan|click|tap|open|see (?:our|the|www)) `,
      `\\b(?:our |the )?${DETAILS}:? (?:please )?(?<said>scan|click|tap|visit|go to|www\\.|https?:|(?:[a-z0-9-]+\\.)+[a-z]{2,}/)`,
      `\\baccount (?<said>on|at|in|from) (?:our|the) (?:web ?site|portal|home ?page|link|app)\\b`,
    ],
  },
  // pay the driver in cash; give the money to whoever calls; pay the freight company direct
  {
    needs: /pay|give|hand|leave|remit|transfer|send|collected|got in|called in|gathered|taken over|managed|controlled/u,
    patterns: [
      `\\b(?<said>pay|paid|paying|remit|transfer|send)(?: (?:the|this|invoice|total|balance|amount|in|cash|money|payment|directly|straight|over|to|it|full|out))* (?:the|our|my|any|whichever) (?:\\w+ )?${HANDLER}`,
      `\\b(?<said>give|hand|leave|pay) (?:\\w+ ){0,3}(?:cash|money|payment|balance|amount|total|funds|it)(?: over)? (?:to|with) (?:the|our|my|your|a) (?:\\w+ )?${HANDLER}`,
      `\\b(?<said>pay) (?:the|our|my) (?:\\w+ ){0,3}(?:company|firm|carrier|contractor|sub-?contractor|supplier|landlord|agency|office|partner|insurer|wholesaler|manufacturer) (?:direct(?:ly)?|straight|instead)\\b`,
      `\\b(?:${SUM}|invoices?|bills?|debts?|receivables?|lev(?:y|ies)|rents?|premiums?|instal?lments?) ${UP_TO(6)}(?:(?:is|are|will|must|should|has|have|to|be|being|now|been) )+(?<said>collected|got in|called in|gathered|taken over|managed|controlled) by (?!${USUAL})`,
    ],
  },
  // read the number above backwards; same BSB as above but ending 9; same place as invoice 20397; all sevens are ones
  {
    needs:
      /revers|backward|back to front|mirror|scrambl|shuffl|other way|same|\b(?:all|every|each|any)\b|right to left/u,
    patterns: [
      `\\b(?:${SUBJECT}|numbers?|digits?|bsb) ${UP_TO(5)}(?<said>in reverse|backwards?|reversed|back to front|from right to left|mirrored|scrambled|shuffled|the other way r?ound)\\b`,
      `\\b(?<said>same) ${UP_TO(2)}as (?:above|before|shown|printed|last)\\W+${UP_TO(2)}(?:but|except|only|save) ${UP_TO(4)}(?:ending|ends?|starting|starts?|last|first|final|digits?|\\d)`,
      `\\b(?<said>same) (?:place|spot|(?:bank )?(?:account|acct|a/c)|bank|bank details|numbers?|one) as ${UP_TO(2)}(?:invoice|inv|bill|statement|order|quote|job)\\b ${UP_TO(2)}[a-z]{0,5}[-/]?\\d`,
      `\\b(?:every|each|any) (?:the )?(?<said>zero|nought|one|two|three|four|five|six|seven|eight|nine|\\d) ${UP_TO(5)}(?:is|was|should be|means?|meant|reads?|counts? as|stands? for) ${UP_TO(3)}(?:zero|nought|one|two|three|four|five|six|seven|eight|nine|\\d)\\b`,
      `\\ball (?:the )?(?<said>zeros?|zeroes|noughts?|ones|twos|threes|fours|fives|sixe?s|sevens|eights|nines|[0-9]s) ${UP_TO(4)}(?:are|is|should be|mean|means|reads?|counts? as|stands? for)\\b`,
    ],
  },
  // the details you have on file count, not those above; pay only by scanning the code
  {
    needs: /above|below|printed|shown|invoice|only|exclusively|solely/u,
    patterns: [
      `(?:details|account|bsb|numbers?) ${UP_TO(8)}(?<said>not|instead of|rather than) (?:those|the ones?|these|that) (?:above|below|shown|printed|given|on (?:this|the) (?:invoice|page))`,
      `\\b(?:pay|payable|payments?|settle) ${UP_TO(3)}(?<said>only|exclusively|solely) (?:by|via|through|with|using|at|on) ${UP_TO(3)}(?:qr|code|link|portal|app|paypal|cash)\\b`,
      `\\b(?:pay|payable|payments?|settle) (?:by|via|through|with|using) ${UP_TO(3)}(?:qr code|code|link|portal|app|paypal|cash) (?<said>only|exclusively|solely)\\b`,
    ],
  },
  // what is said of single digits: they are others than those that are printed
  {
    needs: /digit|figure|numeral|ziffer|chiffre|cifr[ae]|cijfer|cyfr[aey]|rakam|siffr/u,
    patterns: [
      `(?<said>\\b(?:last|first|final|second|third|fourth|middle|leading|trailing|each|every|swap|exchange|replace|omit|leave out|drop|add|reverse|missing|wrong|two|three)\\b) ${UP_TO(3)}(?:digits?|figures?|numerals?)\\b(?! (?:of |on |in |from )?(?:your |the |a )?(?:card|phone|mobile|telephone|licen[cs]e|code|policy))`,
      `(?<said>\\b(?:digits?|numerals?)\\b(?! (?:job|invoice|order|customer|member|reference|assessment|quote|booking) (?:number|no|code)\\b) ${UP_TO(3)})(?:is|are|reads?|should|must|was|were|belongs?|goes|go|changes?|plus|minus|times|at|in|means?)\\b`,
      `(?<said>\\b(?:ziffern?|chiffres?|cifr[ae]s?|cijfers?|cyfr[aey]|rakam\\w*|siffr\\w+)\\b)`,
    ],
  },
  // the attached is a draft, the final invoice is here; disregard the panel at the bottom; pay from the original statement
  {
    needs:
      /draft|preview|placeholder|superseded|outdated|copy|disregard|ignore|overlook|rather than|original|payable|switched|moved|template/u,
    patterns: [
      `\\b(?:attached|attachment|enclosed|pdf)(?: (?:invoice|file|document|pdf|copy))? (?<said>(?:is|was) (?:only |just |merely )?(?:an? |the )?(?:\\w+ )?(?:draft|preview|placeholder|superseded|outdated|old version))\\b`,
      `\\b(?<said>(?:final|payable|original|current|correct|valid) (?:invoice|copy|version|statement)) (?:is|was|has been|can be)(?: (?:found|seen|viewed|sent|mailed|posted|e-?mailed|issued))? (?:here|online|separately|on (?:the|our) (?:link|portal)|mailed|posted|sent)\\b`,
      `\\b(?<said>pay|paid|payable|settle|remit) ${UP_TO(2)}(?:from|against|by|on|using) the (?:original|final|payable|corrected) (?:invoice|statement|copy|version)\\b`,
      `\\b(?<said>disregard|ignore|overlook|skip) ${UP_TO(4)}(?:panel|footer|box|section|block|stub|slip|part|details) ${UP_TO(3)}(?:at|in|on|below|above|bottom|foot|of the)\\b`,
      `\\b(?<said>rather than|instead of|not) (?:on |in |from )?(?:the |this )?(?:pdf|attachment|attached)\\b ${UP_TO(3)}(?:for|when|to) (?:where|paying|the payment|bank\\w*|account)`,
      `\\b(?:bank|treasury|finance|accounts|head office)(?: team| department)? (?<said>(?:has |have )?(?:switched|moved|shifted) us (?:over|across))\\b`,
    ],
  },
  // deposit as per their trust account authority; the enclosed invoice's debt belongs to us
  {
    needs: /per |under |in line with|belongs|owned|ours/u,
    patterns: [
      `\\b(?<said>deposit|pay|remit|transfer|settle)(?: (?:it|this|the|amount|balance|money|moneys|funds|sum))* (?:as per|per|under|in line with) (?:their|his|her|the|our|a) ${UP_TO(4)}(?:authority|direction|mandate|letter|e-?mail|memo|deed)\\b`,
      `\\b(?:receivables?|debts?|invoices?|claims?) ${UP_TO(7)}(?<said>belongs? to (?:us|them)|(?:is|are) (?:now )?(?:ours|theirs|owned by))\\b`,
    ],
  },
  // bitcoin only; gift cards accepted: email the codes; Western Union to …; PayPal to the address in our email; you will find where to pay on our page
  {
    needs:
      /coin|\bbtc\b|crypto|ethereum|usdt|tether|gift (?:card|voucher)|western union|money ?gram|venmo|zelle|cash ?app|neosurf|flexepin|paysafe|perfect money|money\b|hawala|remit|interac|paypal|where/u,
    patterns: [
      `\\b${COINS},? (?<said>only|accepted|preferred|instead|please|welcome)\\b`,
      `\\b(?:pay|paid|payable|payments?|settle) ${UP_TO(4)}(?<said>by|via|in|with|through|using) ${COINS}`,
      `\\b(?<said>western union|money ?gram|venmo|zelle|cash ?app|neosurf|flexepin|paysafe ?card|perfect money|web ?money|hawala|remitly|world ?remit|interac)\\b(?!@)`,
      `\\bpaypal (?<said>to) (?:the|our|my|this|that)\\b`,
      `\\b(?:pay|paid|settle|settled|sort|clear) ${UP_TO(5)}(?<said>by|via|in|with|through|using) ${UP_TO(3)}(?:gift (?:cards|vouchers)|(?:itunes|apple|steam|google play|amazon) cards?)\\b`,
      `\\bgift (?:card|voucher)s? ${UP_TO(3)}(?<said>accepted|codes?|instead|only|as payment)\\b`,
      `\\b(?:find|see|learn|know|ask|tell|told|text|for|about|get|hear|check) ${UP_TO(3)}(?<said>where (?:to|you (?:can|should|must)) (?:pay|send (?:it|this|payment|the (?:money|funds|payment|balance|total))|transfer))`,
    ],
  },
  // this is our dormant account; use the account from last year; the deposit account applies to the balance too
  {
    needs: /account|acct|a\/c|bsb|details/u,
    patterns: [
      `\\b(?<said>dormant|inactive|unused|disused|dummy|spare|sleeping) (?:bank )?(?:account|acct|a/c)\\b`,
      `\\b(?<said>use|pay|using|paid)(?: (?:in|into|to|it|this|please))* (?:the |that |whatever |whichever |which )(?:bank )?(?:account|details)(?: (?:you|we|that|which|it|was|were|had|have|used|gave|given|shown))* (?:from|of|on|in|for) (?:the )?(?:last|previous|prior|earlier|past|january|february|march|april|may|june|july|august|september|october|november|december)\\b`,
      `\\b(?:the|our) (?:deposit|refund|wages|other|usual|earlier|first|second|previous) (?:account|acct|a/c|details) (?<said>appl(?:y|ies)|counts?|holds? good|stands?|is (?:the )?(?:one|right|correct))\\b`,
    ],
  },
  // text ACCOUNT to our mobile; payment instructions: call Marcus; pay as you did in March; statement to follow, pay on that
  {
    needs:
      /\bpay|text|sms|instructions|details|arrangements|replac|supersed|overrid|\d (?:has|knows|holds|gives|will|tells)/u,
    patterns: [
      `\\d (?<said>has|knows|holds|gives|will give you|tells you) (?:you )?(?:the|our) (?:right |correct )?(?:bank )?(?:account|acct|a/c|bsb|numbers|details)\\b`,
      `^(?:please |kindly |just )?(?<said>text|sms|whatsapp|message)(?: (?:the word|us|me))? (?:account|acct|bank|banking|bsb|pay|payment|details)\\b ${UP_TO(2)}to\\b`,
      `\\b(?:payment|banking?|deposit|transfer|remittance|eft) (?:instructions|arrangements|details):? (?:please )?(?<said>call|ring|text|phone|message|whatsapp|sms|ask|see|from|via|through) (?!${USUAL})(?:us\\b|me\\b|[a-z]+\\b(?: on\\b| at\\b| \\+?\\d|$))(?!.*\\b(?:verif|confirm|check)\\w*)`,
      `\\b(?<said>pay|paid|settle|transfer|remit)(?: (?:us|it|this|please|just|exactly|again))* (?:as|like|the (?:same )?way|how|where) you (?:did|have|used to|paid|always)\\b`,
      `\\b(?:statement|invoice|bill|letter|e-?mail) ${UP_TO(2)}(?:to follow|follows|will follow|comes|coming),? ${UP_TO(3)}(?<said>pay (?:on|from|by|against|to|into) (?:that|it)\\b|with (?:the |our )?(?:payment|bank|account|banking))`,
      `\\b(?:docket|letter|e-?mail|note|sheet|sms|message|notice|page|overleaf)\\b ${UP_TO(3)}(?<said>supersedes?|overrides?|replaces?|prevails? over|takes? precedence over) (?:this|these|that|those|the above|what|all)\\b`,
    ],
  },
  // a replacement invoice is payable in its stead; the one we sent to your mobile; the account shown on your contract
  {
    needs:
      /stead|in its place|in lieu|\bones?\b|acct|contract|agreement|quot|order|deed|schedule|proposal|receiving account/u,
    patterns: [
      `\\b(?:replacement|corrected|revised|new|substitute|reissued|amended) (?:tax )?invoice ${UP_TO(9)}(?<said>payable|paid|pay|settled) (?:in (?:its|their) (?:stead|place)|in lieu)\\b`,
      `\\b(?<said>the one) (?:that |which )?(?:we|i|he|she|they) (?:have |had )?(?:sent|texted|messaged|gave|read out|told|whatsapped) (?:to )?(?:you\\b|your (?:mobile|phone|cell)\\b)`,
      `\\b(?:use|take|pay|new|right|correct)(?: (?:in|into|to|is))*(?: the)? (?:ones?|accounts?|acct|(?:bank |account )?details) (?:that is |that's |is )?(?<said>from|in|off|on) (?:my|his|her|our|[a-z]+'s) (?:text|txt|msg|message|sms|whatsapp|dm|voice ?mail)s?\\b`,
      `(?<said>\\b(?:don't|dont|do not|never)) (?:use|pay|pay into|take) the (?:one|account|acct|number|details) (?:that is |printed |shown )?(?:(?:on|in) (?:this|the) (?:bill|invoice|page|sheet|paper|pdf|panel|box)\\b|above\\b|below\\b|here\\b)`,
      `\\b(?<said>(?:use|take|try|pay|pls|please)(?: (?:in|into|to))? the (?:other|new|right|correct|second|last) (?:ones?|accounts?|acct|details|numbers?)) (?:that |which )?(?:we|i|he|she|they|just)(?:'ve| have| had| just)? (?:sent|texted|messaged|gave|read out|told|whatsapped|emailed)\\b(?! for\\b| with\\b| back\\b)`,
      `\\b(?<said>use|pay|transfer|deposit|remit) ${UP_TO(4)}(?:account|bank details|bsb) (?:shown|given|printed|set out|stated|listed|named|specified) (?:in|on) (?:your|the|our) (?:\\w+ )?(?:contract|agreement|quote|quotation|order|deed|schedule|proposal)\\b`,
      `\\b(?<said>call(?:ed)?|ring|rang|rung|text(?:ed)?|phoned?|ask(?:ed)?) ${UP_TO(3)}for the (?:receiving|receiver's|collecting) (?:bank )?(?:account|details)\\b`,
    ],
  },
  // an open cheque for our rep; post notes in the bag; tap your phone on the sticker to settle; give her the difference
  {
    needs: /che(?:que|ck)|notes|cash|money|\btap\b|touch|\bhold\b|scan|give|send|hand|wire|post/u,
    patterns: [
      `(?<said>\\b(?:open|blank|bearer|uncrossed) (?:bank )?cheques?\\b)(?! (?:books?|accounts?))`,
      `\\bcheques? ${UP_TO(4)}(?<said>(?:payable |made out |out )to (?:bearer|cash))\\b`,
      `(?<said>\\b(?:post|mail|send|courier|enclose|put|place|leave)\\b) (?:the |your |any )?(?:bank ?notes|notes|cash|money) ${UP_TO(2)}(?:in|inside|with|under) (?:the|an?|our|your) ${UP_TO(3)}(?:envelope|bag|parcel|satchel|box|tin|mail ?box|drawer|mat)\\b`,
      `(?<said>\\b(?:leave|drop|hand|put|give)\\b) ${UP_TO(3)}(?:envelope|bag|parcel|tin|box) of (?:bank ?notes|notes|cash|money)\\b`,
      `\\b(?<said>tap|touch|hold|scan)\\b ${UP_TO(5)}(?:on|to|against) (?:the|our|your) ${UP_TO(3)}(?:sticker|tag|box|carton|parcel|van|label|docket|lid)\\b.*\\b(?:pay|settle)\\b`,
      `\\b(?<said>give|send|hand|wire|post) (?:him|her|them) (?:the|this|all|any|what) ${UP_TO(2)}(?:difference|rest|remainder|money|cash|payment|funds|total|amount|sum)\\b`,
    ],
  },
  // payments by bank transfer will be sent back; accounts on hold for audit; ask Dana for the interim one
  {
    needs: /payment|transfer|deposit|money|funds|hold|frozen|locked|closed|suspended|\bfor the\b|appl|prevail|count/u,
    patterns: [
      `\\b(?:payments?|transfers?|deposits?|money|funds) ${UP_TO(3)}(?:by|via) (?:bank |direct )*(?:transfers?|eft|deposits?|credit|osko) ${UP_TO(3)}(?<said>(?:(?:will|are|is|get|being|shall|be) )+(?:sent back|returned|refused|rejected|bounced|reversed|declined))\\b`,
      `\\b(?:our )?accounts? (?<said>(?:is |are )?(?:on hold|frozen|locked|closed|suspended) (?:for|pending|during|due to|because of|while) (?:an? |the |we |our )?(?:\\p{L}+ )?(?:audit\\w*|review|investigation|migration|upgrade|merger|fraud))\\b`,
      `\\b(?<said>ask|call|ring|text|see|contact|message) \\p{L}+ for the (?:interim|new|other|right|correct|temporary|second|real|true) (?:one|account|details|numbers?)\\b`,
      `\\b(?<said>ask|call|ring|text|see|contact|message) \\p{L}+ for (?:the|his|her|our|their|an?) \\p{L}+ (?:bank )?(?:account|bsb)(?: (?:details|numbers?))?(?: before| first| and| on \\d|,|[.!]|$)`,
      `\\bthe (?:bank )?(?:account|details) (?:shown |printed |given )?(?:on|in) (?:your|the|our) ${UP_TO(2)}(?:form|contract|agreement|order|quote|quotation|deed|schedule|proposal|card|statement) (?<said>applies|apply|prevails?|counts?|is (?:the one|right|correct))\\b`,
    ],
  },
  // her numbers are on the back of the quote
  {
    needs: /back|reverse|front|inside|bottom|foot|\blid\b|cover/u,
    patterns: [
      `\\b(?<said>(?:his|her|their|my) (?:bank(?:ing)? )?(?:numbers?|bsb|account|details) (?:is|are|will be) (?:the (?:ones?|same) )?(?:on|in|inside|at) (?:the |a |your )?(?:back|reverse|front|inside|bottom|foot|lid|cover)\\b)`,
    ],
  },
  // process this against vendor record 20417B; the vendor master has been amended
  {
    needs: /vendor|supplier|creditor|payee/u,
    patterns: [
      `\\b(?<said>process|post|pay|book|code|settle) ${UP_TO(5)}(?:against|to|under|on|using) (?:the )?(?:vendor|supplier|creditor|payee) (?:record|master|file|profile|entry|card)\\b`,
      `\\b(?:vendor|supplier|creditor|payee) (?:master|record|file|profile|card)s? (?<said>(?:has|have|had|was|were|is|are) (?:already |now )?(?:been )?(?:amended|updated|changed|corrected|replaced|edited))\\b`,
    ],
  },
  // Novabridge has already paid your supplier, your obligation is now to Novabridge; his son collects what is owing; fund the escrow
  {
    needs: /paid|obligation|liability|debt|collects?|collecting|frozen|escrow|probate/u,
    patterns: [
      `\\b(?:has|have) (?<said>(?:already |now )?paid (?:your|the) (?:supplier|contractor|vendor|seller)) *(?:[.,;]|$|for|on|in full|early)`,
      `\\b(?:your|the) (?:payment )?(?:obligation|liability|debt|duty to pay) (?<said>(?:is|lies|runs) (?:now |from now on )?(?:owed )?to) (?!${USUAL})(?!pay|make|keep|ensure|check|verify|return|notify)`,
      `(?<said>\\b(?:his|her|their|our|my|the) (?:\\w+ ){1,3}(?:collects?|is collecting|will collect)) what(?:ever)? (?:is|was|remains) (?:still )?(?:owing|owed|due|outstanding)\\b`,
      `\\b(?:bank )?accounts? (?<said>(?:is|are|was|were|has been|have been) (?:now |currently )?frozen)\\b`,
      `\\b(?<said>fund|funding|top up) (?:the|this|your|an) (?:\\w+ )?escrow\\b`,
      `\\bis paid (?<said>by (?:you|the (?:client|customer|principal|host)) direct(?:ly)?)\\b`,
    ],
  },
  // Osprey acts as our collection agent; go with the Bendigo one
  {
    needs: /agent|behalf|\bone\b/u,
    patterns: [
      `(?<!\\bwe )\\b(?<said>(?:is|are|acts?|acting|appointed)) (?!.*\\b(?:passed|referred|handed|sent|forwarded)\\b)${UP_TO(4)}(?:our|as an?|as) (?:exclusive |sole |authori[sz]ed )?(?:collect\\w+|billing|payments?|paying|receiving|receivables) agents?\\b(?!.*\\b(?:overdue|unpaid|outstanding|default\\w*|debts?)\\b)`,
      `\\bour agents? (?!will\\b)${UP_TO(4)}(?<said>collects?|receives?|takes payment)\\b`,
      `\\bappointed ${UP_TO(5)}(?<said>as (?:our |an? )?agents? to (?:collect|receive))\\b`,
      `(?<!\\bwe )\\b(?<said>collects?|collecting|receives?) (?:it |this |payments? |money |the money )?on our behalf\\b`,
      `\\b(?<said>the (?:anz|westpac|nab|commonwealth|cba|macquarie|bendigo|suncorp|st\\.? ?george|ing|hsbc|bankwest|boq|amp|rabobank|ubank) one)\\b`,
    ],
  },
  // SKUs in order = where to transfer
  {
    needs: /where to/u,
    patterns: ['(?<said>(?:=|\\b(?:is|are|gives?|makes?|spells?)) where to (?:transfer|pay|deposit|send)\\b)'],
  },
  // the account number is our phone number; PayID: our mobile number; use our ABN as PayID
  {
    needs: /account|acct|bsb|pay ?id|osko/u,
    patterns: [
      `\\b(?:(?:account|acct|a/c) (?:no|number|num)s?|bsb(?: no| number| code)?|pay ?id)(?:[.:=]+ ?|[.:]* (?:[:=] |(?:is|are|equals?|same as|as|from) )+)(?<said>(?:the same as |same as |as |our |the |your |my )*(?:phone|mobile|telephone|fax|e-?mail|abn|acn|invoice|customer|order|job|post ?code|street|house|birth|date|total|amount|licen[cs]e|afsl|registration|year))\\b(?!:(?: [\\p{L} ]{1,24}:)*$)(?! (?:is |was |will |to be |must be )?(?:below|enclosed|attached|issued|sent))`,
      `\\b(?:use|take|enter|treat|with|using) (?:our |the |your |my )?${UP_TO(3)}(?<said>as (?:the |our |a |your )?(?:(?:account|acct) (?:no|number)|bsb|pay ?id))\\b`,
      `\\b(?:pay ?id|osko) (?:payment |transfer )?(?<said>to|on|via|using) (?:the |our |my )?(?:mobile|phone|email|e-mail|abn|number)\\b`,
      `\\b(?:account|acct)[.:]+ (?:our |the )?(?<said>invoice number|phone|mobile|abn|customer number|order number)\\b ${UP_TO(1)}(?:times|plus|minus|x|divided)`,
    ],
  },
].map(kindOf);

/** Somebody to be looked up by name in the program that pays; a payee's numbers, and how to pay, are entered there anyway. */
const BANK_APP = '(?:your|the|any) (?:mobile |online |internet )?bank(?:ing)? app';
const NAMES_NOBODY =
  '(?!.*\\b(?:bsb|accounts?|references?|pay ?id|pay ?to|bpay|biller|(?<!(?:phone|mobile) )numbers?|amount|invoice|code|anyone)\\b)';
const LOOKED_UP = new RegExp(
  `\\b(?:search(?:ing)?(?: for)?|look(?:ing)? up|find(?:ing)?|typ(?:e|ing))\\b ${NAMES_NOBODY}${UP_TO(7)}(?:in|into|on) ${BANK_APP}\\b|\\bin ${BANK_APP},? (?:search(?: for)?|look up|find|type)\\b${NAMES_NOBODY}`,
  'u',
);

/** A condition that only tells invoices apart, which says nothing of what follows it: `If your order starts with CB, …`. */
const TELLS_APART =
  /^if (?:your|the|this) (?:order|invoice|job|quote|booking|reference|number|site|customer|account)(?: (?:number|no|code))? (?:starts|begins|ends|is|has|contains|was)\b[^,]{1,40}, /u;

const ELSEWHERE: readonly Kind[] = [
  ...PLACES,
  ...CLAIMS_OF_OTHERS,
  ...BUSINESS_EVENTS,
  ...COUNTS_FOR_LESS,
  ...ASKED_BESIDES,
  ...INDIRECT_ROUTES,
  ...CORRECTED_DIGITS,
  ...CLERKS_NOTES,
  ...ON_FILE,
  ...PASSED_ON,
  ...OTHER_VERSIONS,
  ...TURN_OVER,
];

/** What speaks of the payer's own bank or number, which is a precaution anywhere else. */
const OF_PAYER_TOO: readonly Kind[] = [...NUMBERS_AS_THE_ACCOUNT, ...REQUESTS_TO_APPROVE];

/** Whether a sentence says that the payment goes elsewhere than to the account that is printed, whatever was learned says of it. */
export function paysElsewhere(sentence: string): boolean {
  const said = sentence.replace(TELLS_APART, '');
  if (LOOKED_UP.test(said) || OF_PAYER_TOO.some((kind) => isSaidOutright(said, kind))) return true;
  return !isPrecaution(said) && ELSEWHERE.some((kind) => isSaidOutright(said, kind));
}
