import { withLimit } from '../limits.js';
import { remembering } from '../remembering.js';
import { isValidAbn } from '../../../../numbers/abn.js';
import { whereShown } from '../accounts/where-shown.js';
import { formsIn } from '../numbers/forms.js';
import type { Box } from '../../../document.js';
import type { PlacedWord } from '../../../fields/structure/segment.js';
import { placeOf, type SearchedPage } from '../numbers/searched-page.js';
import type { Place } from '../../scrutiny.js';
import { announces, plainOf } from './announces.js';
import { waysToRead } from './sentences/as-read.js';
import { givesTheAccount, type OwnAccount } from './harmless/gives-the-account.js';
import { askedApart } from './rows/asked-apart.js';
import { asksFirst } from './said/asks-first.js';
import { areBeside } from './near/beside.js';
import { speaksAgainstBeside } from './near/beside-account.js';
import { chosenOtherwise } from './near/chosen-otherwise.js';
import { isExplainedElsewhere, isUnexplainedElsewhere } from './elsewhere/unexplained.js';
import { narrowingHeadings } from './rows/headings-of-account.js';
import { isHint } from './learned/hints.js';
import { endsOtherwise } from './said/indirect-routes.js';
import { saysDocumentIsVoid, saysNotTheOne } from './near/not-the-one.js';
import { marksOver } from './near/over-account.js';
import { comesApart } from './said/parts-elsewhere.js';
import { Payees } from './said/payees.js';
import { rowsAgainst } from './rows/rows-against.js';
import { type Sentence, sentencesOf } from './sentences/sentences.js';
import { sentencesSetApart } from './sentences/set-apart.js';
import { givesSomebodyToRing, somebodyToRing } from './said/somebody-to-ring.js';
import { stampsOn } from './near/stamps.js';
import { pagePointedAt } from './harmless/points-at-page.js';
import { saysUnchanged } from './harmless/unchanged.js';
import { isUsualLine, withUs } from './harmless/usual-lines.js';
import { waysThatAreShut } from './rows/ways-that-are-shut.js';
import { matchesIn } from '../../../fields/text/matches.js';

/** The sentences on the pages of a file that announce new, changed or closed accounts, or tell not to use one. */
export function announcementsOn(pages: readonly SearchedPage[], paidUnder: PaidUnder | null): Announcement[] {
  const isAgainst = paidUnder ? saysOtherwise(paidUnder) : () => false;
  // Of 3,049 sentences in 45 digital invoices 831 came again in their file.
  const isAnnounced = remembering(announces);
  const isOwnAccount = remembering((said) => paidUnder !== null && givesAnyAccount(said, paidUnder));
  const accountsOn = new Map(pages.map((page) => [page, paidUnder === null ? [] : boxesOf(page, paidUnder)]));
  const leadsToAccount = (from: number, said: string): boolean => {
    const to = pagePointedAt(plainOf(said), from);
    return (
      to !== null && to !== from && pages.some((page) => page.number === to && (accountsOn.get(page) ?? []).length > 0)
    );
  };
  return pages.flatMap((page) => {
    const inPlace = sentencesOf(page);
    const sentences = [...inPlace, ...sentencesSetApart(page).map((words) => ({ words, acrossRows: false }))];
    const said = sentences.flatMap(({ words, acrossRows }, at) => {
      const said = words.map((word) => word.text).join(' ');
      if (isOwnAccount(said) || leadsToAccount(page.number, said)) return [];
      const against =
        isAgainst(page.number, { words, acrossRows }, said) || (isMark(sentences[at - 1]) && isNoteAgainst(said));
      return against || isAnnounced(said) ? [{ place: placeOf(page, words), said, against }] : [];
    });
    if (!paidUnder) return said;
    const accounts = accountsOn.get(page) ?? [];
    const besides = [
      ...waysThatAreShut(page),
      ...rowsAgainst(page, paidUnder.accounts, paidUnder.names),
      ...narrowingHeadings(page, paidUnder.accounts, paidUnder.names),
      ...chosenOtherwise(page, accounts),
      ...askedApart(page),
      ...marksOver(page, accounts),
      ...somebodyToRing(inPlace),
    ].map((words) => saidAgainst(page, words));
    return [...said, ...besides, ...stamped(page, said, paidUnder.names)];
  });
}

/** Where a page shows the numbers of the accounts that its file asks to be paid into, as they are read and wherever else. */
const boxesOf = ({ number, layouts }: SearchedPage, { accounts }: PaidUnder): Box[] =>
  accounts.flatMap(({ page, box, value }) => [
    ...(page === number ? [box] : []),
    ...(value === undefined ? [] : layouts.flatMap(({ segments }) => whereShown(value, segments))),
  ]);

const givesAnyAccount = (said: string, { whole = [], names }: PaidUnder): boolean =>
  whole.some((account) => givesTheAccount(said, account, names));

/** The mark of a note at the foot of a page, which is cut off as a sentence of its own. */
const isMark = (sentence: Sentence | undefined): boolean =>
  sentence?.words.length === 1 && /^[*†‡§]{1,3}$/u.test(sentence.words[0]?.text ?? '');

/** Whether a note says of what has its mark, which may be the account, that it does not count. */
function isNoteAgainst(said: string): boolean {
  const plain = plainOf(said);
  return speaksAgainstBeside(plain) || saysNotTheOne(plain);
}

/** What is stamped on a page and no sentence that counts says. */
const stamped = (page: SearchedPage, sentences: readonly Announcement[], names: readonly string[]): Announcement[] =>
  stampsOn(page, names)
    .map((words) => saidAgainst(page, words))
    .filter(({ place }) => !sentences.some((other) => other.place.text.includes(place.text)));

const saidAgainst = (page: SearchedPage, words: readonly PlacedWord[]): Announcement => ({
  place: placeOf(page, words),
  said: words.map(({ text }) => text).join(' '),
  against: true,
});

/** What documents are paid under, as they print it. */
export interface PaidUnder {
  names: readonly string[];
  /** Where the account numbers stand that they ask to be paid into. */
  accounts: readonly (Pick<Place, 'page' | 'box'> & { value?: string })[];
  /** Those accounts of which they give both numbers. */
  whole?: readonly OwnAccount[];
}

/** Whether a sentence says that somebody else is paid, or speaks against the account that it stands beside. */
function saysOtherwise({ names, accounts }: PaidUnder) {
  const payees = new Payees(names);
  const readings = remembering(waysToRead);
  const namesSomebody = remembering((one) => payees.isSomebodyElse(one));
  const plainNames = names.map(plainOf);
  const isUsual = remembering((one) => isUsualLine(plainOf(withUs(one, names))));
  const isOfDocument = remembering((one) => saysDocumentIsVoid(plainOf(one)) || comesApart(plainOf(one)));
  const numbers = accounts.flatMap(({ value }) => value ?? []);
  const isOfAccount = remembering((one) => asksFirst(plainOf(one)) || endsOtherwise(plainOf(one), numbers));
  const isMeantOtherwise = remembering((one) => isAgainstBeside(one, names, plainNames, false));
  const isMeantAcrossRows = remembering((one) => isAgainstBeside(one, names, plainNames, true));
  return (page: number, { words, acrossRows }: Sentence, said: string): boolean => {
    const isBeside = areBeside(page, words, accounts);
    const isMeant = acrossRows ? isMeantAcrossRows : isMeantOtherwise;
    return readings(said).some(
      (one) =>
        !isUsual(one) && (namesSomebody(one) || isOfDocument(one) || isOfAccount(one) || (isBeside && isMeant(one))),
    );
  };
}

function isAgainstBeside(
  said: string,
  names: readonly string[],
  plainNames: readonly string[],
  acrossRows: boolean,
): boolean {
  const plain = plainOf(said);
  if (speaksAgainstBeside(plain) || saysNotTheOne(plain) || isUnexplainedElsewhere(plain, plainNames)) return true;
  return !isExplainedElsewhere(plain) && !saysUnchanged(plain) && isHint(said, names, acrossRows);
}

const YEAR = /^(?:19|20)\d\d$/;
const ABN = /\d(?:[ -]?\d){10}/g;

/** A sentence that announces something, where it stands and as it reads in plain digits. */
export interface Announcement {
  place: Place;
  said: string;
  /** Whether it is meant against the account that is asked for, wherever that stands. */
  against: boolean;
}

/** The groups of digits in a sentence that are nothing else by their form. */
export function digitsSaid(said: string): string[] {
  const text = said.replace(ABN, (digits) => (isValidAbn(digits.replace(/\D/g, '')) ? ' ' : digits));
  const forms = formsIn(text);
  return matchesIn(text, /\d+/g)
    .filter(
      ({ index, 0: digits }) =>
        digits.length > 1 &&
        !YEAR.test(digits) &&
        !forms.some(({ start, end }) => index < end && index + digits.length > start),
    )
    .map(([digits]) => digits);
}

const SENTENCE = /[^.!?。！？\n]*(?:[.!?](?!\s|$)[^.!?。！？\n]*)*[.!?。！？]*/gu;

/**
 * The sentences of plain text that announce new, changed or closed accounts, or tell not to use one: of the body of a message, for
 * example. Lines that are wrapped go on in the next line; an empty line ends a paragraph.
 */
export function announcementsInText(text: string): string[] {
  const sentences = withLimit(text)
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t>]*\n/)
    .flatMap((paragraph) =>
      (paragraph.replace(/\n[ \t>]*/g, ' ').match(SENTENCE) ?? []).map((sentence) => sentence.trim()),
    )
    .filter((sentence) => sentence !== '');
  return [...sentences, ...wordByWord(sentences)].filter((one) => announces(one) || givesSomebodyToRing(one));
}

/** At least this many sentences or paragraphs of a word or two after one another are one sentence, set word by word. */
const WORD_BY_WORD = 5;
const FEW_WORDS = /^\P{L}*[\p{L}']+(?:[ \t]+[\p{L}']{1,3})?\P{L}*$/u;
/** A word whose letters stand apart is one. */
const SPACED = /(?<!\p{L})\p{L}(?: \p{L})+(?!\p{L})/gu;

function wordByWord(sentences: readonly string[]): string[] {
  const rows: string[][] = [[]];
  for (const sentence of sentences) {
    const plain = sentence.replace(SPACED, (word) => word.replaceAll(' ', '')).replace(/(?<=\p{L})[.](?=\p{L})/gu, '');
    if (FEW_WORDS.test(plain)) rows.at(-1)?.push(plain.replace(/[.!?。！？,;]+$/u, ''));
    else if (rows.at(-1)?.length !== 0) rows.push([]);
  }
  return rows.filter(({ length }) => length >= WORD_BY_WORD).map((row) => row.join(' '));
}
