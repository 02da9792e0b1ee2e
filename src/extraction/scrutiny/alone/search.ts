import { inPattern } from '../../fields/text/in-pattern.js';
import { announces, dictates } from './announcements/announces.js';
import { announcementsOn, digitsSaid, type PaidUnder } from './announcements/announcements.js';
import { tellsAgainst } from './announcements/said/tells-against.js';
import type { Page, ReadDocument, Word } from '../../document.js';
import { meet } from '../../fields/structure/geometry.js';
import type { PlacedWord } from '../../fields/structure/segment.js';
import type { Announcement, Place, PossibleAccount, WayToPay } from '../scrutiny.js';
import { chosenAccountOf } from './accounts/known.js';
import { digitsDownwards } from './accounts/digits-downwards.js';
import { drawnByCharacters } from './accounts/drawn-by-characters.js';
import { footnotedNumbers } from './accounts/footnotes.js';
import { labelledGroups, notOf } from './accounts/labelled-groups.js';
import { newEndings, otherEndings } from './accounts/new-endings.js';
import { lengthenedNumbers } from './accounts/lengthened-numbers.js';
import { paymentServices } from './accounts/payment-services.js';
import { type KnownNumbers, knownNumbers } from './accounts/known-numbers.js';
import { scatteredDigits } from './accounts/scattered-digits.js';
import { numberedPieces } from './accounts/numbered-pieces.js';
import { possibleAccounts } from './accounts/possible-accounts.js';
import { chainsOf, type Chain, type Group } from './numbers/chains.js';
import { spreadChains } from './numbers/spread-chains.js';
import { type PageWithLines, readingsOf } from './numbers/readings.js';
import { wrappedLines } from './numbers/wrapped-lines.js';
import { placeOf, searchedPage, type SearchedPage } from './numbers/searched-page.js';
import type { FoundWay } from './ways-to-pay/found-way.js';
import { waysToPay } from './ways-to-pay/ways-to-pay.js';

/** What a file shows beside the fields of one of its documents. */
export interface Findings {
  possibleAccounts: PossibleAccount[];
  otherWaysToPay: WayToPay[];
  announcements: Announcement[];
}

/**
 * Searches every page of a file for what else could be paid into beside the account that each of its documents asks for.
 *
 * @param pages every page of the file with all the words that it shows
 * @param read the documents of the file
 * @returns the findings of each document, in the order of `read`; all are of the whole file
 */
export function searchFile(pages: readonly PageWithLines[], read: readonly ReadDocument[]): Findings[] {
  const findings = search(pages, read);
  return read.map(findings);
}

/** What pages show that belong to no document: every account counts. */
export const searchPages = (pages: readonly Page[]): Findings => search(pages, [])(null);

/** Looks at all pages once. @returns what they show beside the account of one of their documents */
function search(
  pages: readonly PageWithLines[],
  read: readonly ReadDocument[],
): (one: ReadDocument | null) => Findings {
  const searched = pages.flatMap(readingsOf).map(searchedPage);
  const ways = waysToPay(searched);
  const announcements = announcementsOn(searched, read.length > 0 ? paidUnder(read) : null);
  const explained = new Set(ways.flatMap(({ words }) => words));
  const chains = searched
    .flatMap((page) => wrappedLines(page).flatMap(chainsOf))
    .flatMap((chain) => without(chain, explained));
  const spread = searched.flatMap(spreadChains).flatMap((chain) => without(chain, explained));
  const known = knownNumbers(chains, read);
  const scattered = searched.flatMap((page) => scatteredDigits(page).map((words) => withoutDigits(page, words)));
  const labelled = searched.map((page) => ({ page, groups: labelledGroups(page) }));
  const endings = searched.map((page) => ({ page, found: newEndings(page) }));
  const services = searched.flatMap((page) => paymentServices(page).map((words) => withoutDigits(page, words)));
  const downwards = searched.flatMap((page) => digitsDownwards(page).map((words) => withoutDigits(page, words)));
  const pieces = searched.flatMap((page) => numberedPieces(page).map((words) => withoutDigits(page, words)));
  const drawn = searched.flatMap((page) => drawnByCharacters(page).map((words) => withoutDigits(page, words)));
  return (one) => {
    const accounts = possibleAccounts(chains, spread, one, known);
    const lengthened = one === null ? [] : pages.flatMap((page) => lengthenedNumbers(page, one));
    const footnoted = one === null ? [] : footnotedNumbers(pages, one);
    const inOddForms = labelled.flatMap(({ page, groups }) =>
      notOf(chosenAccountOf(one), groups).map(({ words }) => withoutDigits(page, words)),
    );
    const endingsOfOthers = endings.flatMap(({ page, found }) =>
      otherEndings(chosenAccountOf(one), found).map(({ words }) => withoutDigits(page, words)),
    );
    // What is announced with digits of another account asks to be paid there, however it says which: `ends in 9114`, `add 100`.
    const announced = announcements
      .filter(
        ({ said, against }) =>
          // What is only unlike honest sentences says nothing of its digits.
          (!against || announces(said)) &&
          digitsSaid(withoutInvoiceNumber(said, one)).some(
            (some) => !isOfChosen(one, some, known) && !(one === null && isOfSome(accounts, some)),
          ),
      )
      .filter(({ place }) => !inOddForms.some((other) => other.page === place.page && meet(other.box, place.box)));
    const isFound = (place: Place) => accounts.some((other) => other.page === place.page && meet(other.box, place.box));
    return {
      possibleAccounts: [
        ...accounts,
        ...[...inOddForms, ...announced.map(({ place }) => ({ ...place, bsb: null, accountNumber: null }))].filter(
          (place) => !isFound(place),
        ),
        ...endingsOfOthers,
        ...services,
        ...scattered,
        ...downwards,
        ...pieces,
        ...drawn,
        ...lengthened,
        ...footnoted,
      ],
      otherWaysToPay: once(ways),
      announcements: announcements.map(({ place, against }) => ({
        ...place,
        // What is dictated is another account, beside whichever it stands.
        namesAccount: !against && !dictates(place.text) && namesAccount(searched, place, one),
      })),
    };
  };
}

/** What the documents of a file are paid under, together. */
function paidUnder(read: readonly ReadDocument[]): PaidUnder {
  const names = read.flatMap(({ fields }) => [fields.business_name, fields.account_name]);
  return {
    names: names.flatMap((name) => name?.value ?? []),
    accounts: read.flatMap(({ fields }) => fields.account_number ?? []),
    whole: read.flatMap((one) => {
      const { bsb, number } = chosenAccountOf(one);
      if (bsb === null || number === null) return [];
      const invoiceNumber = one.fields.invoice_number?.value;
      return [{ bsb, number, ...(invoiceNumber === undefined ? {} : { invoiceNumber }) }];
    }),
  };
}

/** Whether digits are a part of the account asked for, or a number that the file calls something else. */
function isOfChosen(read: ReadDocument | null, digits: string, { references }: KnownNumbers): boolean {
  const { bsb, number } = chosenAccountOf(read);
  return [bsb, number].some((one) => one?.includes(digits)) || references.has(digits);
}

/** What a sentence says beside the number of the invoice that it asks to quote, which may be of several groups of digits: `quoting HX-20/4567`. */
function withoutInvoiceNumber(sentence: string, read: ReadDocument | null): string {
  const number = read?.fields.invoice_number?.value;
  if (!number) return sentence;
  return sentence.replace(new RegExp(String.raw`${QUOTED}${inPattern(number)}(?![\p{L}\p{N}])`, 'giu'), ' ');
}

/** Words right before a number that is to be quoted. */
const QUOTED = String.raw`(?<!\p{L})(?:quot(?:e|ing)|ref(?:erence)?s?|inv(?:oice)?s?|descriptions?)(?: (?:no|nos|number|our|the|is|as|with|of|invoice|reference))*[.:#]*\s*`;

/** Where no account is asked for, as in an email, digits of one that is found stand for that one, which is judged by itself. */
const isOfSome = (accounts: readonly PossibleAccount[], digits: string): boolean =>
  accounts.some(({ bsb, accountNumber }) =>
    [bsb?.replace('-', ''), accountNumber].some((one) => one?.includes(digits) === true),
  );

/** How far from an announcement the account stands that it is of, in points: five to ten lines. */
const REACH = 110;

/** Whether an announcement goes with the account that is asked for: it is given in it or beside it, and nothing is said against it. */
function namesAccount(pages: readonly SearchedPage[], { page, box, text }: Place, read: ReadDocument | null): boolean {
  const { number } = chosenAccountOf(read);
  const names = [read?.fields.business_name, read?.fields.account_name].flatMap((name) => name?.value ?? []);
  if (number === null || tellsAgainst(text, names)) return false;
  const above = /\babove\b/i.test(text) ? Infinity : REACH;
  const below = /\bbelow\b/i.test(text) ? Infinity : REACH;
  return pages
    .filter((one) => one.number === page)
    .flatMap(({ lines }) => lines)
    .filter(({ segment }) => segment.box.y1 > box.y0 - above && segment.box.y0 < box.y1 + below)
    .some(({ run }) => run.text.replace(/(?<=\d)[ -]{1,2}(?=\d)/g, '').includes(number));
}

/** What may be paid into, of which it is not known what its numbers are. */
const withoutDigits = (page: SearchedPage, words: readonly PlacedWord[]): PossibleAccount => ({
  ...placeOf(page, words),
  bsb: null,
  accountNumber: null,
});

/** What of a chain does not stand in words that are explained. */
function without(chain: Chain, explained: ReadonlySet<Word>): Chain[] {
  const isExplained = ({ words }: Group): boolean => words.some(({ word }) => explained.has(word));
  if (!chain.groups.some(isExplained)) return [chain];
  const groups = chain.groups.filter((group) => !isExplained(group));
  return groups.length > 0 ? [{ ...chain, groups }] : [];
}

/** Each way to pay where it stands first. */
function once(found: readonly FoundWay[]): WayToPay[] {
  const ways = new Map<string, WayToPay>();
  for (const { way } of found) {
    const key = `${way.kind} ${way.value}`;
    if (!ways.has(key)) ways.set(key, way);
  }
  return [...ways.values()];
}
