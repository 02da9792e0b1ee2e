import { matchesIn } from '../../../../fields/text/matches.js';
import type { PlacedWord } from '../../../../fields/structure/segment.js';
import { plainOf } from '../announces.js';
import { isPrecaution } from './redirections.js';
import type { Sentence } from '../sentences/sentences.js';
import { TELEPHONE } from './telephones.js';

/*
 * A telephone number that is given for something that is no question about the invoice: `Schools and churches: Marion, 07 5550 6118`, `Mel will read it out,
 * 0491 570 158`. It names no account and asks for nothing, but whoever wonders where to pay rings there. What honest invoices print numbers for is known,
 * so whatever else is said of one counts, in whatever words: of 390 honest digital invoices of six corpora, one has such a line, and of 180 forged documents by
 * two authors who had not read this, 62.
 */

/** What honest invoices give a number for: questions, orders, help, cards; and the labels of contact details. */
const CONTACT =
  /\b(?:quer(?:y|ies)|en?quir\w+|inquir\w+|questions?|contact\w*|call\w*|phone\w*|ring|tel|telephone|ph|mob|mobile|fax|text|sms|help\w*|assist\w*|problems?|complain\w*|disput\w*|faults?|emergenc\w+|hours|24\/7|hardship|difficult\w*|cards?|visa|mastercard|amex|credit|bookings?|orders?|sales|deliver\w*|interpret\w*|lost|report|support|advi[cs]e\w*|website|visit|licen[cs]\w*|lic|abn|acn|afsl|arn|rego|insur\w*|site|driver|messages?|reach\w*|direct (?:line|number|dial)|(?:services|branch(?:es)?|offices?|depots?|stores?)(?=:)|nbn)(?![\p{L}\d])/u;
/** What else stands with contact details: an address, on the web or in the street. */
const ADDRESS =
  /@|\bwww\.|\.(?:com|net|org|au|example)\b|\b(?:nsw|vic|qld|tas|act|po box|street|road|avenue|st|rd|ave)\b|\b\d{4}\b(?= |$)/u;
/** Whoever is named by what they are. */
const ROLES =
  /\b(?:manager|treasurer|secretary|secretariat|clerk|adviser|advisor|director|supervisor|foreman|principal|president|chair\w*|owner|proprietor|coordinator|convenor|captain|leader|surgeon|doctor|dr|nurse|teacher|agent|broker|solicitor|conveyancer|buyer|officer|librarian|priest|pastor|ranger|vet)\b/u;
/** What a club or a shop has besides, and who is there: names and nothing else, since whoever `will read it out` is there for more. */
const DEPARTMENTS =
  /^\W*(?:functions?|catering|bistro|kitchen|restaurant|(?:venue|room|hall) hire|membership|workshop|(?:spare )?parts|admissions|enrolments): *\p{Lu}[\p{L}'’]+(?:(?: (?:or|and|&)|,|\/)? \p{Lu}[\p{L}'’]+)*\W*$/u;
/** With these, a question is one about where to pay. */
const OF_BANKING =
  /\b(?:bank(?:s|ers?|ing|ed)?|new numbers?|account numbers?(?!:? ?\d)|bsb(?!:? ?\d)|(?:account|bank|payment|remittance) (?:details|particulars|block))\b/u;
/** A telephone service that is billed, among the items, is named without any of these. */
const IN_A_SENTENCE =
  /[:,()]|\b(?:the|is|are|on|at|in|for|with|to|of|by|or|from|has|have|will|can|our|your|you|we|us|her|his|who|see)\b/u;
/** Words in small letters that names and places do not have. */
const LEAST_WORDS = 2;

/** The sentences of a page that give a telephone number for something else than questions, orders and contact, unless it is printed as a detail of contact too. */
export function somebodyToRing(sentences: readonly Sentence[]): PlacedWord[][] {
  const all = sentences
    .filter(({ acrossRows }) => !acrossRows)
    .map(({ words }) => ({ words, said: words.map(({ text }) => text).join(' ') }))
    .map((one) => ({ ...one, numbers: numbersIn(one.said) }))
    .filter(({ numbers }) => numbers.length > 0)
    .map((one) => ({ ...one, isElse: isForSomethingElse(one.said) }));
  const ofContact = new Set(all.flatMap(({ isElse, numbers }) => (isElse ? [] : numbers)));
  return all
    .filter(({ isElse, numbers }) => isElse && !numbers.every((number) => ofContact.has(number)))
    .map(({ words }) => words);
}

const numbersIn = (said: string): string[] => matchesIn(said, TELEPHONE).map(([number]) => number.replace(/\D/g, ''));

/** Whether a sentence gives a telephone number for something else than questions, orders and contact. */
export const givesSomebodyToRing = (said: string): boolean => numbersIn(said).length > 0 && isForSomethingElse(said);

/** Whether a sentence that gives a telephone number gives it for something that is no question, no order and no detail of contact. */
export function isForSomethingElse(said: string): boolean {
  const rest = said.replace(TELEPHONE, ' ');
  if (DEPARTMENTS.test(rest.replace(/^\W*\p{L}+/u, (word) => word.toLowerCase()))) return false;
  const plain = plainOf(rest);
  if (ADDRESS.test(plain) || ROLES.test(plain) || !IN_A_SENTENCE.test(plain)) return false;
  if (CONTACT.test(plain)) return OF_BANKING.test(plain) && !isPrecaution(plain);
  const small = rest.match(/(?<![\p{L}\p{N}'’-])\p{Ll}[\p{L}'’-]*/gu) ?? [];
  return small.length >= LEAST_WORDS || /\p{L}{3,}[^:]*: *\p{Lu}/u.test(rest);
}
