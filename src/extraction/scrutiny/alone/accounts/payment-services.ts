import type { PlacedWord } from '../../../fields/structure/segment.js';
import { wordsBetween } from '../../../fields/text/run.js';
import type { SearchedLine, SearchedPage } from '../numbers/searched-page.js';
import { matchesIn } from '../../../fields/text/matches.js';

/** Services that money is sent by to an address, a handle or a number, and currencies of chains. */
const SERVICE =
  /(?<![\p{L}])(?:pay ?pal|wise|transferwise|revolut|venmo|zelle|cash ?app|western union|money ?gram|skrill|neteller|payoneer|beem(?: ?it)?|ali ?pay|we ?chat ?pay|paynow|fps|m-?pesa|g ?cash|paytm|phone ?pe|upi|vpa|prompt ?pay|swish|bizum|mobile ?pay|twint|vipps|interac|bitcoin|btc|ethereum|eth|usdt|usdc|tether|litecoin|ltc|crypto(?:currency)?|wallet)(?![\p{L}])/giu;
/** An address of mail, or a handle. */
const ADDRESS = /[a-z0-9._%+'-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}|(?<![\w.])[@$][a-z][\w.-]{2,30}/giu;
/** What may stand between the name of a service and the number that it pays by, and that number: `M-Pesa till no. 512345`, `PayNow UEN: 201912345K`. */
const NUMBER =
  /^[\s:.,()#-]{0,4}(?:(?:id|no|nr|num|number|till|uen|vpa|account|acct?|a\/c|phone|mobile|to|is|pay ?bill|business)(?![\p{L}])[\s:.,()#-]{0,4}){0,4}(?:\+?\d(?:[ -]?\d){5,18}[a-z]?|[a-z0-9.-]{2,40}@[a-z]{2,16})(?![\p{L}\d@]|[.,]\d)/iu;
/** Accounts abroad that are told by their label and their length: CLABE in Mexico, the code of a branch in India. */
const LABELLED_ABROAD =
  /(?<![\p{L}])(?:clabe(?: interbancaria)?[\s:.#-]{1,4}\d(?: ?\d){17}|ifsc(?: code)?[\s:.#-]{1,4}[a-z]{4}0[a-z0-9]{6})(?![\p{L}\d])/giu;
/** A service with the name of somebody there: `Revolut: ospreyb12`. What is said of a service itself is in words. */
const HANDLE =
  /(?<![\p{L}])(?:pay ?pal|wise|wise ?tag|transferwise|revolut|rev ?tag|cash ?tag|skrill|neteller|payoneer|e-?transfer)[ \t]*[:=][ \t]{0,3}(?=[\p{L}._-]{0,30}(?:\d|[._-][\p{L}]))[\p{L}][\p{L}\d._-]{2,30}[ \t]*$/giu;
/** Nothing but the service is called so, and nobody's name there needs a digit. */
const BEEM = /(?<![\p{L}])beem(?: ?it)?[ \t]*[:=][ \t]{0,3}@?[\p{L}][\p{L}\d._-]{3,30}[ \t]*$/giu;
/**
 * Accounts abroad that are told by their form: of New Zealand, those of a sort code beside a number in Britain that is no date, and a number behind the code of
 * any bank, Australian ones as well.
 */
const FORMED_ABROAD =
  /(?<![\d-])\d{2}-\d{4}-\d{7}-\d{2,3}(?![\d-])|(?<![\d-])(?:\d{2}-\d{2}-(?:[4-9]\d)|\d{2}-(?:1[3-9]|[2-9]\d)-\d{2})[ \t]{1,6}\d{8}(?![\d-])|(?<![\p{L}\d])[A-Z]{4}AU[A-Z0-9]{2}(?:[A-Z0-9]{3})?[ \t/,:-]{1,4}\d{5,10}(?![\d-])/gu;
/** Banks that have no BSB, and a number right behind their name. */
const AT_BANK_ABROAD =
  /(?<![\p{L}])(?:dbs|posb|ocbc|uob|maybank|cimb|public bank|bdo|bpi|metrobank|bca|bank mandiri|vietcombank|techcombank|bidv|kasikorn\w*|siam commercial|hang seng|wells fargo|bank of america|chase bank|sparkasse|absa|emirates nbd)(?![\p{L}])[^\d\n$]{0,40}?\d(?:[ -]?\d){7,17}(?![\d-]|[.,]\d)/giu;
/** A detail record of a direct entry file: its kind, the BSB, the account number, what is done with it. */
const DIRECT_ENTRY = /(?<!\d)1\d{3}-\d{3} {0,5}\d{5,9}[ NTWXY]{0,2}(?:13|5[0-7]) ?\d{6,10}(?!\d)/gu;
/** A card that money is loaded on, with all its digits. That of a customer who has paid is printed with its last ones alone. */
const CARD =
  /(?<![\p{L}])(?:card|visa|master ?card|union ?pay)(?: (?:no|number|num))?[\s:.#-]{1,4}(?:[2-6]\d{3}(?:[ -]?\d{4}){3}(?:[ -]?\d{1,3})?|3[47]\d{2}[ -]?\d{6}[ -]?\d{5})(?![\p{L}\d]|[ -]\d)/giu;
/** What a card is called that nobody pays to. */
const NOT_LOADED =
  /(?<![\p{L}])(?:paid|charged|debited|your|gift|loyalty|rewards?|member\w*|medicare|fuel|fleet|customer|health|concession|pension\w*|library|student|access|sim|id)(?![\p{L}])/iu;
/** Addresses of chains, and pages at which a person is paid. */
const ALONE =
  /(?<![a-z0-9])(?:bc1[a-z0-9]{20,80}|0x[a-f0-9]{40}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|T[1-9A-HJ-NP-Za-km-z]{33}|lnbc[a-z0-9]{20,})(?![a-z0-9])|(?<![a-z0-9.])(?:www\.)?(?:paypal\.(?:me|com\/paypalme)|wise\.com\/pay|revolut\.me|venmo\.com|cash\.app|buy\.stripe\.com|donate\.stripe\.com|pay\.beem\.com\.au|beemit\.com\.au|monzo\.me|bunq\.me|tikkie\.me|paytm\.me|qr\.alipay\.com|gofund\.me|gofundme\.com\/f|ko-fi\.com|buymeacoffee\.com)\/\S{2,80}/giu;
/** Identifiers of banks abroad (ISO 9362): four letters, a country, a place. */
const BANK_CODE =
  /(?<![\p{L}])(?:swift|bic)(?![\p{L}])[\s/:.#-]{0,6}(?:(?:swift|bic|code|no|number|id)[\s/:.#-]{1,4}){0,3}([A-Z]{4})([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?![A-Z0-9])/gu;
/** Services that send money to a name. */
const TO_NAME =
  /(?<!\p{L})(?:pay|send|transfer|remit|payment|money|funds)(?: \S+){0,6}? (?:by|via|through|with|using|at|to) (?:western union|money ?gram|ria money|ali ?pay|we ?chat ?pay|remitly|hawala)(?!\p{L})/giu;
/** How far behind the name of a service its address stands, in characters. */
const AFTER = 60;

/**
 * Where a page asks to be paid by a service that is no bank of Australia: a named one with an address, a handle or a number, a chain, a page for
 * payments to a person, a card to be loaded, a bank abroad. That a service is accepted says nothing.
 *
 * @returns the words of each
 */
export function paymentServices(page: SearchedPage): PlacedWord[][] {
  return page.lines.flatMap((line) => [
    ...servicesIn(line),
    ...matchesOf(line, ALONE),
    ...matchesOf(line, TO_NAME),
    ...matchesOf(line, LABELLED_ABROAD),
    ...matchesOf(line, FORMED_ABROAD),
    ...matchesOf(line, AT_BANK_ABROAD),
    ...matchesOf(line, DIRECT_ENTRY),
    ...matchesOf(line, HANDLE),
    ...matchesOf(line, BEEM),
    ...(NOT_LOADED.test(line.run.text) ? [] : matchesOf(line, CARD)),
    ...banksAbroad(line),
  ]);
}

function servicesIn(line: SearchedLine): PlacedWord[][] {
  const { text } = line.run;
  const names = matchesIn(text, SERVICE);
  return names.flatMap((name) => {
    const from = name.index + name[0].length;
    const behind = text.slice(from, from + AFTER);
    const address = matchesIn(behind, ADDRESS)[0] ?? NUMBER.exec(behind);
    return address ? [wordsOf(line, name.index, from + address.index + address[0].length)] : [];
  });
}

/** Shouting is how such codes are printed; plain text has them in lower case. */
function banksAbroad(line: SearchedLine): PlacedWord[][] {
  const text = line.run.text.replace(/(?<![\p{L}])(?:swift|bic|code|number|no|id)(?![\p{L}])/giu, (word) =>
    word.toLowerCase(),
  );
  return matchesIn(text, BANK_CODE)
    .filter(([, , country]) => country !== 'AU')
    .map((match) => wordsOf(line, match.index, match.index + match[0].length));
}

const matchesOf = (line: SearchedLine, pattern: RegExp): PlacedWord[][] =>
  matchesIn(line.run.text, pattern).map((match) => wordsOf(line, match.index, match.index + match[0].length));

const wordsOf = ({ run }: SearchedLine, from: number, to: number): PlacedWord[] => [...wordsBetween(run, from, to)];

/** Whether an address is one of a chain, or of a page at which a person is paid. */
export const paysSomebody = (address: string): boolean => matchesIn(address, ALONE).length > 0;
