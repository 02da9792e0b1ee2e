/*
 * Shorthand and signs as whoever reads them says them: `pls ☎ b4 $` is "please call before payment". Rules and what was learned know the words alone.
 */

/** Letters, digits, strokes and hyphens around a word make it another one: `U-bolt`. */
const word = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}/&'’-])(?:${source})(?![\\p{L}\\p{N}/'’-])\\.?`, 'giu');

const TELEPHONE = '[\\u260e\\u260f\\u2706\\u{1f4de}\\u{1f4f1}\\u{1f4f2}\\u{1f919}]';
const MONEY = '[\\u{1f4b0}\\u{1f4b5}\\u{1f4b8}\\u{1f911}\\u{1f4b2}\\u{1fa99}]';
const ARROW =
  '[\\u2190-\\u21ff\\u2794\\u2798-\\u27af\\u27b1-\\u27be\\u27f0-\\u27ff\\u2b05-\\u2b07\\u2b95\\u{1f446}-\\u{1f449}\\u{1f8a0}-\\u{1f8ad}\\u{1f846}]|[-=]+>|>>+';
const NUMBER = '(?:\\+?61 ?4\\d\\d|04\\d\\d|\\(?0[2378]\\)?)[ -]?\\d{3,4}[ -]?\\d{3,4}(?!\\d)';
/** What leads to a number in an honest list: `→ Call us (02) 5550 0133`. */
const LISTED =
  '(?:call|phone|ring|text|sms|tel|telephone|ph|mob|mobile|m|t|p|fax|contact|contacts|enquiries|queries|questions|email|office|head|sales|support|help|service|accounts|reception|emergency|emergencies|after|bookings?|orders?|us|our|abn|acn|bsb|acc|account|customer)';

/** Shorthand that no honest invoice prints: where it stands, what could be a label is read as shorthand, too. */
const SURE: readonly (readonly [RegExp, string])[] = [
  [word('pls|plz|plse'), 'please'],
  [word('ch(?:a?n?)gd|chgd|chngd'), 'changed'],
  [word('chgng|chnging|chging'), 'changing'],
  [word('ch(?:n)?g'), 'change'],
  [word('chk'), 'check'],
  [word('dont'), "don't"],
  [word('b4|bfr'), 'before'],
  [word('u'), 'you'],
  [word('ur'), 'your'],
  [word('pyt|pyts|pymts?|pmts?|pymnts?|pmnts?|paymts?'), 'payment'],
  [word('txt|txts'), 'text'],
  [word('txtd|txted'), 'texted'],
  [word('msgd|msged'), 'messaged'],
  [word('msg|msgs'), 'message'],
  [word('2day'), 'today'],
  [word('2moro|2morrow|tmrw|tmw'), 'tomorrow'],
  [word('w8'), 'wait'],
  [word('thx|tnx'), 'thanks'],
  [word('nu'), 'new'],
  [word('foll'), 'follow'],
  [word('gimme a (?:bell|buzz|call)|give (?:us|me) a (?:bell|buzz)'), 'call me'],
  [new RegExp(MONEY, 'gu'), ' $ '],
];
/** What labels and letterheads have as well. */
const BESIDE_SURE: readonly (readonly [RegExp, string])[] = [
  [new RegExp(TELEPHONE, 'gu'), ' call '],
  [word('ph|tel|fone'), 'call'],
  [word('a/c|acct|acc|accnt'), 'account'],
  [word('adv'), 'advice'],
  [word('fr|frm'), 'from'],
  [word('ff'), 'follow'],
  [word('dets?'), 'details'],
  [word('nos?|nbr|num'), 'number'],
  [word('bk'), 'bank'],
  [word('inv'), 'invoice'],
  [word('w'), 'with'],
  [word('pgs?'), 'page'],
  [/(?<=\s)w\/(?=\s)/gu, 'with'],
];
/** What is said of an account makes shorthand of a sign of a telephone. */
const OF_ACCOUNT =
  /(?<![\p{L}\d])(?:(?:new|old|wrong|diff(?:erent)?|other|changed|closed) (?:a\/c|acct|acc|bank|bsb|account)|(?:bank|bsb|a\/c|acct|account) (?:has |is )?(?:moved|changed|closed))(?![\p{L}/])/iu;
const RINGS_ABOUT_MONEY = new RegExp(`${TELEPHONE}(?=.*(?:^|\\s)\\$+(?!\\s*\\d))`, 'u');
const MONEY_ALONE = /(?<=\bbefore(?: \p{L}+)?) \$(?![\d ]*\d)/giu;
const MONEY_SIGN = /(?:(?<=\s)|^)\$+(?!\s*\d|\$)/gu;

const BANK = '\\u{1f3e6}';
const CROSSED = '[\\u274c\\u274e\\u2716\\u26d4\\u{1f6ab}\\u{1f6d1}]';
const BANK_SHUT = new RegExp(`${BANK}\\s*${CROSSED}|${CROSSED}\\s*${BANK}`, 'gu');
const BANK_TO = new RegExp(`${BANK}\\s*(?:${ARROW})`, 'gu');

/** An arrow that leads to somebody or to a number to ring, and at the head of a line from what is not said. */
const ARROW_TO_NUMBER = new RegExp(`(?:${ARROW})\\s*(?=${NUMBER})`, 'gu');
const ARROW_TO_SOMEBODY = new RegExp(
  `(?:${ARROW})\\s*(?!${LISTED}(?!\\p{L}))(?=(?:\\p{L}+\\.? ){1,3}${NUMBER})`,
  'giu',
);

/**
 * A sentence with its shorthand written out; as it is where it has none. Honest abbreviations (`A/C No`, `Ph:`) are shorthand only beside what no invoice
 * prints, so that no label becomes an announcement.
 */
export function writtenOut(sentence: string): string {
  const led = sentence
    .replace(BANK_SHUT, ' our bank account is closed ')
    .replace(BANK_TO, ' payment details: ')
    .replace(ARROW_TO_NUMBER, ' call ')
    .replace(ARROW_TO_SOMEBODY, ' pay to ');
  const sure = replaced(led, SURE);
  if (sure === sentence && !OF_ACCOUNT.test(sentence) && !RINGS_ABOUT_MONEY.test(sentence)) return sentence;
  return replaced(sure, BESIDE_SURE)
    .replace(/\s+/g, ' ')
    .replace(MONEY_ALONE, ' payment')
    .replace(MONEY_SIGN, 'money')
    .trim();
}

const replaced = (text: string, by: readonly (readonly [RegExp, string])[]): string =>
  by.reduce((rest, [pattern, words]) => rest.replace(pattern, words), text);
