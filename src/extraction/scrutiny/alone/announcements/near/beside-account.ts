import { isPrecaution, isSaidOutright, type Kind, kindOf, UP_TO } from '../said/redirections.js';

/*
 * What is said right beside an account, where a word or two are enough: that it does not count, that it is read otherwise, that the right one is to be had
 * elsewhere. Further away the same words may speak of anything.
 */

/** That what stands beside does not count, in a line of its own. */
const VERDICTS = new Set(
  (
    'void voided cancelled canceled wrong incorrect superseded old former previous closed frozen blocked hacked compromised obsolete expired invalid error example sample ' +
    'specimen dummy illustration obsolet ungultig gesperrt alt altes alte alter geschlossen falsch annule ancien ancienne ferme clos faux vecchio annullato chiuso errato antiguo ' +
    'antigua anulado cerrado cerrada incorrecto ongeldig oud oude gesloten fout ignore disregard not no never'
  ).split(' '),
);
/** What stands with it in such a line. */
const WITH_VERDICT = new Set(
  (
    'this that these those is are was has have been now please the our account acct bank bsb details detail number one above below and it on of to as per do use used pay deposit ' +
    'transfer in valid ours correct current applicable be longer only see email e-mail letter by since from purposes for konto compte conto cuenta rekening'
  ).split(' '),
);
const MOST_WORDS = 8;

function isVerdict(plain: string): boolean {
  if (plain.length > LONGEST) return false;
  if (EARLIER_AMOUNT.test(plain)) return false;
  const words = plain.match(/\p{L}[\p{L}-]*/gu) ?? [];
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  if (!words.every((word) => VERDICTS.has(word) || WITH_VERDICT.has(word))) return false;
  const verdicts = words.filter((word) => VERDICTS.has(word));
  // `Not`, `no` and `never` say nothing by themselves: `account no` is a label.
  return verdicts.some((word) => word !== 'no') && !(verdicts.every((word) => /^n/.test(word)) && words.length < 2);
}

/** What a meter or a balance said before: `Previous 1,204`, `Old 310.50`. */
const EARLIER_AMOUNT = /^(?:previous|old):? \$?(?:\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+\.\d{1,2})(?: [\d.,]+)*$/u;

/** A verdict is a short line. */
const LONGEST = 60;

const DIGIT_WORD = '(?:\\d|zero|nought|oh|one|two|three|four|five|six|seven|eight|nine)';
/** What is written in haste, and by whom: nobody's quote, order or plan. */
const BY_HAND = '(?:text|txt|sms|msg|whatsapp|dm|voice ?mail)';
const WHOSE =
  '(?!(?:your|our|the|my|this|an?|quot\\w+|order|contract|plan|drawing|spec\\w*|scope|brief|label|sign|artwork|proof|supplied|provided|above|below|attached|agreed|approved|full|body)\\b)';
const WEEKDAY = '(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*';
const NEAR: readonly Kind[] = [
  // replace 3 by 8; read 6 as 9; put a 4 in front; where you see 4 write 7; leave out the second; the true number is twice that
  {
    needs:
      /\b(?:read|write|replace|change|swap|exchange|put|insert|add|subtract|omit|leave|drop|skip|double|twice|half|times|plus|minus|middle|belong)/u,
    patterns: [
      `(?<said>\\b(?:read|write|replace|change|swap|exchange|put|insert|substitute|enter|type|use)\\b) (?:every |each |all |the |an? )?${DIGIT_WORD}s? (?:as|by|with|for|to|in (?:front|place)|at (?:the|its) (?:end|start|front|back)|behind|before|after|instead|where)\\b`,
      `(?<said>\\bwhere) ${UP_TO(3)}${DIGIT_WORD},? (?:write|read|put|use|enter|type)\\b`,
      `(?<said>\\b(?:leave out|omit|drop|skip|remove|delete|ignore|swap|exchange|reverse|double|repeat)) (?:the )?(?:very )?(?:last|first|final|second|third|fourth|middle|leading|trailing)(?: ${DIGIT_WORD})?(?:[.!]|$)`,
      `(?<said>\\b(?:add|subtract|deduct|take)) (?:an? )?${DIGIT_WORD} (?:to|from|off) (?:the |it|its |each|every)`,
      `\\b(?:number|account|bsb|that|it|this) ${UP_TO(3)}(?<said>twice|double|half|times|plus|minus|multiplied|divided)\\b`,
      `\\beach (?:one )?(?<said>plus|minus|times)\\b`,
    ],
  },
  // the last two: 49; ends in the number of fingers on a hand
  {
    needs: /last|first|final|middle|end|begin|start/u,
    patterns: [
      `^(?:the |its |our )?(?<said>last|first|final|middle) (?:one|two|three|four|five|six|\\d)\\b(?! (?:days?|weeks?|months?|years?|quarters?|hours?|instal\\w+|payments?|invoices?|visits?|pages?|of))`,
      `\\b(?:account|bsb|number|acct) (?<said>ends|finishes|begins|starts|ending|starting)\\b(?! (?:in |with )?\\d)`,
    ],
  },
  // see overleaf; refer page 2 for payee; use the second account; as per text message; ask at the office
  {
    needs:
      /see|refer|use|per|ask|scan|over|back|behind|reverse|page|read|find|turn|go to|other|second|real|true|new|right|correct|call|ring|text|phone|contact|whatsapp|message|details|chiam|telefon|appel|llam|ruf|escan/u,
    patterns: [
      `^(?:\\W|(?:account|acct|a/c|bank|bsb|payee|payment|details?|for|our|the|please|number|how to pay)\\b)*(?<said>see|refer(?: to)?|turn to|as per|per|check|find on|read|use|go to|scan|ask(?: at| in)?|on) (?:the |our |your |an? |my |this )?(?:over(?:leaf)?|reverse|back|page \\d|next page|other side|portal|app|(?:qr )?code|text|sms|e-?mails?|letter|message|attach\\w+|website|facebook|reception|office|counter)\\b(?! (?:to\\b|for (?:terms|our terms|conditions|more|further|details of|your|payment options|how to pay)|terms|conditions))`,
      `(?<said>\\b(?:use|pay|deposit|transfer|send)\\b ${UP_TO(3)})(?!.*\\d{3})(?:second|2nd|1st|3rd|other|usual|another|previous|different|alternative|right|real|true|correct|new) (?:one|account|details|number|bank|bsb)\\b`,
      `(?<said>\\bthe (?:other|second|usual|real|true|new|right|correct) (?:one|account|number|details|bank|bsb))\\b(?!.*\\d{3})`,
      `^(?:please |kindly )?(?<said>call|ring|phone|text|whatsapp|message|ask)\\b (?!.*\\b(?:confirm|check|quer|enquir|quot))${UP_TO(5)}before (?:you |any |making )?pay(?!\\w* (?:any|another|an?|into|other|new|different))`,
      `^(?:please |kindly )?(?<said>call|ring|phone|text|whatsapp|contact|message|ask)\\b ${UP_TO(5)}for (?:the |our |where )(?:account|bsb|number|to)\\b(?! (?:statement|manager|balance|enquir|quer))`,
      `\\b(?:info(?:rmation)?|details|account|particulars) (?<said>overleaf|behind|on the (?:back|reverse)) (?:of|on) (?!this)`,
      `\\bask ${UP_TO(4)}(?<said>where (?:it|this|the money|to))\\b`,
      `\\b(?:use|per|see) ${UP_TO(3)}details (?:in|from|as per|per|by|via) ${UP_TO(2)}(?<said>text|sms|message|whatsapp|e-?mail|letter)\\b`,
      `^(?:as )?per (?:${WHOSE}\\p{L}[\\p{L}'.]* ){1,3}(?<said>${BY_HAND})\\b(?! (?:box|size|file|version|above|below|provided|supplied))`,
      `^(?:as per (?<said>${BY_HAND})|per (?:${BY_HAND}) (?:from|of|on|by|-|\u2013|${WEEKDAY}|today|yesterday))\\b`,
      `\\bdetails (?:as per|per|via) ${UP_TO(2)}(?<said>text|sms|message|whatsapp|e-?mail|letter|phone)\\b`,
      `^(?:\\P{L}|bitte |vor der |vor )*(?<said>chiamate|chiami|telefonate|appelez|telephonez|llame|llamen|rufen|zahlung anrufen|scansiona\\w*|scannen|scannez|escanee)\\b`,
    ],
  },
  // details above are for other customers; for overseas customers only; account being audited; details pending
  {
    needs:
      /only|customers?|clients?|above|pending|audit|review|full|lost|access|bust|belongs|hold|access|illustrat|purposes/u,
    patterns: [
      `\\b(?:details|account|bsb|above|these|this|bank) ${UP_TO(3)}(?<said>for|used by|reserved for|belongs? to|shared with) (?:other|overseas|international|foreign|interstate|new|existing|former|old|ndis|retail|wholesale|trade|another|my|someone|somebody)\\b`,
      `\\b(?:details|account|bsb|above|these|this) (?:(?:is|are|for|just|kept) ){1,3}(?:refunds?|wages|salar(?:y|ies)|payroll|petty cash|savings|direct debits?|withdrawals?|expenses) (?<said>only|alone|exclusively)\\b`,
      `\\bfor (?!(?:this|your|our|the)\\b)${UP_TO(3)}(?:customers|clients|buyers|residents|members|patients) (?<said>only)\\b`,
      `\\b(?:account|details|bsb|bank) ${UP_TO(4)}(?<said>pending|audited|under (?:audit|review|investigation)|on hold|full|suspended|to follow|changing|unavailable|inactive|dormant|lost|bust|insolvent|collapsed|illustration)\\b`,
      `(?<said>\\b(?:lost access|locked out|no access)\\b)`,
      `(?<said>\\bmoney (?:sent|paid) (?:there|here|to it)\\b)`,
    ],
  },
].map(kindOf);

/**
 * What no line beside an account says that has few words: where else to ask, what is wrong with a number, who stands between. Of 12,566
 * printed lines one does (`Do not pay.`), and none beside the account of 760 honest invoices.
 */
const FEW = 9;
const OUT_OF_PLACE = new RegExp(
  [
    '(?:check|see|on|via|through|message|pay) (?:us on |our |on |by )?(?:instagram|facebook|telegram|whatsapp|signal|sms) (?:page |message )?(?:for|to|before|first|account|details)',
    '(?:check|see) our (?:instagram|facebook|telegram|sms)|(?:telegram|signal|whatsapp) (?:@\\w+|me|us|for)|message on signal|(?:dm|pm) (?:us|me)|see (?:the )?(?:sticker|stamp|envelope)|details in (?:the )?envelope',
    'as per our (?:fax|sms)|covering (?:note|letter)|counter only|pay app|in your app|tap (?:&|and) pay',
    'garnish(?:ed|ee)?|receivers? appointed|liquidator|account (?:is )?(?:under|in) dispute|old stationery|(?:test|specimen|dummy|demo|sample) (?:page|invoice|layout|figures|account)|our (?:real|true|actual|proper|genuine) (?:bank )?(?:account|details|bsb)|misprint(?:ed)?|typo|printed (?:in error|upside)|upside down',
    `extra (?:zero|digit|${DIGIT_WORD})|missing an? (?:zero|digit|${DIGIT_WORD})|(?:should be|should read|is really|reads) (?:an? )?${DIGIT_WORD}|not \\d+,? but \\d+|ends? (?:in )?\\d+,? not|\\d+,? \\(?not \\d+|correct ending|count (?:up|down)`,
    'strike out|cross out|(?:delete|ignore|disregard|skip) (?:the |this )?(?:above |bank )?(?:account|bsb|line|number|details)|not our (?:bank|account)|bank line',
    "(?:details|account|bank) (?:are |is )?(?:up)?on request|(?:details|account|bank)(?: are| is)? subject to change|do not pay|don't pay|wait (?:for|until)|until (?:i|we) call|(?:contact|call|ring|ask|phone|text) (?!us\\b)\\p{L}+ first|ask \\p{L}+ (?:which|where|what)|we will (?:ring|call|text) you|check our (?:page|site|social)|look up our",
    '(?<!(?:we|us|they|you|supplier|company) )(?:will receive|receives|collects|is collecting|will collect|picks up) (?:for us|it|(?:this |the |your |all )*(?:payment|money|cash|funds|cheque))|(?:takes|gets) (?:the |your )?(?:cash|money)|\\p{L}+ is collecting',
    // The lid tells you where.
    '(?:tells?|says|knows?|explains?) (?:you |us |me )?(?:where|which)[.!]*$',
    'temporary (?:account|bank|details)|registered to (?:our|my)|cheque made out to cash|leave (?:it|the (?:cash|money|envelope|cheque)) (?:with|at)',
    '(?:zadzwon|hubungi|aramadan|soita|volajte|zavolejte|telefonuj|goi truoc|ring (?:innan|inden|for betaling))',
  ]
    .map((part) => `(?<![\\p{L}\\d])(?:${part})(?![\\p{L}\\d])`)
    .join('|'),
  'u',
);
const isOutOfPlace = (plain: string): boolean =>
  (plain.match(/\S+/g) ?? []).length <= FEW && OUT_OF_PLACE.test(plain) && !CARES.test(plain);
/** What is asked of a payer who takes care. */
const CARES =
  /\b(?:confirm|verify|check (?:our|the|these|any) (?:bank|account|payment|details|bsb)|queries|enquiries|questions?)\b/u;

/** Whether a sentence right beside an account says that it is not to be paid into as it stands. */
export const speaksAgainstBeside = (plain: string): boolean => {
  const said = plain.replace(POINTER, '');
  return (
    isVerdict(said) || isOutOfPlace(said) || (!isPrecaution(said) && NEAR.some((kind) => isSaidOutright(said, kind)))
  );
};

/** An arrow or a dash that leads from the account to what is said of it: `← last 3 = 842`. */
const POINTER = /^(?:[←→↑↓↖↗↙↘⇐⇒➔➜<>«»=~*•·.…-]|\u2013|\u2014|\s)+/u;
