import type { PlacedWord } from '../../../fields/structure/segment.js';
import { isPaymentPortal } from '../../../../domains/payment-portals.js';
import type { SearchedLine } from '../numbers/searched-page.js';
import { segmentsNear } from '../numbers/surroundings.js';
import { plainWords } from '../payment-words.js';
import { isAmongSums } from './among-sums.js';
import { wayOf, type FoundWay } from './found-way.js';
import { webAddress, type WebAddress } from './web-address.js';

/** An address that speaks of paying by itself: `pay.acme.com.au`, `/invoices/31/payment`; not one of conditions or of help. */
const PAYING_ADDRESS =
  /(?:^|[./?&=_-])(?:e-?pay|pay|paynow|payments?|paying|billpay|bill-?payments?|checkout|settle)(?:[_-]?(?:now|online|here|bill|invoices?|portal|link|page|au))?(?=$|[./?&=#_-](?!(?:terms|conditions|policy|advice|times|help|faqs?|options|methods|info)))/i;
/** What leads to a page at which the reader pays: how to pay there, by what, what to do there first, what is there, and in other languages. */
const PAYS = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`pay(?: \p{L}+){0,2} (?:now|online|here|securely|at|via|through|with|using|on|by(?: credit| debit)? card)`,
    String.raw`pay(?: (?:this|your|the|my|an|our))?(?: \p{L}+)? (?:invoice|bill|account|amount|balance|statement|total)`,
    String.raw`paid (?:only |now |directly )?(?:at|online|via|through|on (?:our|the|my))`,
    String.raw`pay (?:aud ?)?\$? ?\d[\d,.]*`,
    'pay[: ]*$',
    '(?:credit |debit )?cards?(?: (?:accepted|payments?|only))?(?: (?:online|at|via|here))?[: ]*$',
    String.raw`(?:click|tap|scan|visit|go to|log ?in|sign in|follow|use)(?: \S+){0,8} (?:to|and|for) (?:pay|paying|make|settle|complete|payment)`,
    String.raw`to (?:pay|settle|make (?:a |your |the )?payment)[ ,:]+(?:\S+ ){0,6}(?:click|tap|scan|visit|go to|follow|use|log ?in)`,
    '(?:online|card|secure|quick|easy|credit card) payments?',
    'payments? (?:link|page|portal|site|website|gateway|online|can be made|are made|is made|may be made|at|via)',
    '(?:make|complete|submit|finali[sz]e) (?:a |an |the |your |this |online )*payments?',
    String.raw`(?:settle|check ?out)(?: \p{L}+){0,3} (?:online|at|here|now|via)`,
    String.raw`(?:settl(?:ed|ing|ement)|clear(?:s|ed|ing)?)(?: \S+){0,4} (?:via|through)[: ]*$`,
    'jetzt (?:be)?zahlen|online (?:be)?zahlen|online betalen|payer en ligne|pagar? (?:en linea|online|ahora|ora|agora)',
    'thanh toan (?:online|tai|qua|truc tuyen)|оплатить|在线支付|在线付款|立即付款|立即支付|線上付款',
  ].join('|')})(?!\p{L})`,
  'u',
);
/** What may follow an address at which the reader pays. */
const PAYS_BEHIND =
  /^\W*(?:to|and) (?:pay|settle|make (?:a |your |the )?payment|complete (?:the |your )?payment)(?!\p{L})/u;

/** How far from an address words are that lead to it, in font heights. */
const BESIDE_PRINTED = { above: 1.8, below: 0, beside: 8 };
const BESIDE_CODE = { above: 3, below: 3, beside: 10 };

export const speaksOfPayingOnline = (words: string): boolean => PAYS.test(plainWords(words));

/** What a link of a few words says that is pressed to pay; not one to terms or to help. */
const PRESSED =
  /(?<!\p{L})(?:pay|paying|payments?|settle|check ?out|remit|deposit|purchase|zahlen|bezahlen|betalen|payer|pagar)(?!\p{L})/u;
const NOT_PRESSED =
  /(?<!\p{L})(?:terms|conditions|polic(?:y|ies)|advice|help|faqs?|options|methods|details|times|history|received|enquir\w*|quer(?:y|ies)|questions?)(?!\p{L})/u;
const FEW_WORDS = 6;

/** Whether words that are a link, and nothing else, say that it leads to a page to pay at. */
export function isPressedToPay(words: string): boolean {
  const plain = plainWords(words).trim();
  if (PAYS.test(plain)) return true;
  return plain.split(/\s+/).length <= FEW_WORDS && PRESSED.test(plain) && !NOT_PRESSED.test(plain);
}

export const isPayingAddress = ({ host, path }: WebAddress): boolean => PAYING_ADDRESS.test(`${host}${path}`);

/** Every address in a line at which the reader is to pay, other than those of portals, which know whom they pay. */
export function paymentLinksIn(line: SearchedLine): FoundWay[] {
  const { run, page } = line;
  const shown = ({ word, text }: PlacedWord): string => page.shown.get(word) ?? text;
  return run.spans.flatMap(({ start, end, word }, at) => {
    const isLast = at === run.spans.length - 1;
    const address = webAddress(shown(word) + (isLast && BROKEN.test(shown(word)) ? shownBelow(line, shown) : ''));
    if (address === null || isPaymentPortal(address.host)) return [];
    const pays = isPayingAddress(address) || isLedTo(line, word, start, end) || isAmongSums(line, word);
    // A link explains no number: that of an account may stand in it.
    return pays ? [{ ...wayOf(line, 'link', address.domain, start, end), words: [] }] : [];
  });
}

/** The beginning of an address whose end stands in the next line. */
const BROKEN = /^(?=.{4,120}$)[\w:/.-]*\w\.[\w:/.-]*[-./]$/;

/** The first word of what stands right below a line. */
function shownBelow({ layout, segment }: SearchedLine, shown: (word: PlacedWord) => string): string {
  const [below] = segmentsNear(layout, segment.row, segment.box, segment.size, {
    above: 0,
    below: 1.6,
    beside: 0,
  }).filter(({ row }) => row > segment.row);
  const [first] = below?.words ?? [];
  return first ? shown(first) : '';
}

function isLedTo(line: SearchedLine, { word, box }: PlacedWord, start: number, end: number): boolean {
  const { layout, segment, run } = line;
  const before = run.text.slice(Math.max(0, start - 90), start);
  if (speaksOfPayingOnline(before) || PAYS_BEHIND.test(plainWords(run.text.slice(end, end + 60)))) return true;
  const reach = word.source === 'form' ? BESIDE_CODE : BESIDE_PRINTED;
  return segmentsNear(layout, segment.row, box, segment.size, reach).some(
    (one) => one !== segment && speaksOfPayingOnline(one.text),
  );
}
