import type { AbnMention } from '../candidates/abns.js';
import { isIntroduced, namesOfAbn, type BusinessNameCandidate } from '../candidates/business-names.js';
import { domainFit } from '../candidates/domains.js';
import { hasLegalForm, isAddress, isContact, isProfessional } from '../candidates/names.js';
import { COMMON_NAME_WORDS } from '../lexicon/name-words.js';
import { leftOf } from '../structure/layout.js';
import type { Scan } from '../structure/scan.js';
import type { Segment } from '../structure/segment.js';
import { nameKey } from '../text/fold.js';

/** What is known of the parties before the supplier is chosen. */
export interface PartyFacts {
  scan: Scan;
  buyerZone: ReadonlySet<Segment>;
  supplierZone: ReadonlySet<Segment>;
  domains: readonly string[];
  /** Names of the accounts that the document gives. */
  accountNames: readonly string[];
  /** The lines that give those names. */
  accountLines: ReadonlySet<Segment>;
  /** Whether the buyer issued the document (a recipient-created tax invoice): the letterhead is the buyer's. */
  issuedByBuyer: boolean;
}

/** A name with what speaks for its being the supplier's. */
export interface RankedName {
  name: BusinessNameCandidate;
  score: number;
}

export interface Supplier {
  abn: AbnMention | null;
  /** How likely the ABN is the supplier's, 0 to 1. */
  abnWorth: number;
  name: BusinessNameCandidate | null;
  /** Every name that may be the supplier's, best first. */
  names: RankedName[];
}

const OTHER_PARTY = /\b(?:as agents? for|on behalf of|assigned to|factor|financier|landlord|lessor)\b/i;
/** Who is often another party than its manager, and is the supplier where it holds the account. */
const OWNERS = /\b(?:strata plan|owners corporation)\b/i;

/** Text of a sentence before an ABN's label, as in terms and conditions: so many words in small letters. */
const IN_SENTENCE = /(?:(?:^|\s)\p{Ll}[\p{Ll}'\u2019-]*[.,]?(?=\s).*){4}/u;

/** Whether an ABN ends an address that names another party than the one whose domain the document gives. */
function belongsToOtherParty(mention: AbnMention, names: readonly BusinessNameCandidate[], facts: PartyFacts): boolean {
  if (facts.issuedByBuyer || facts.supplierZone.has(mention.segment) || facts.domains.length === 0) return false;
  const block = mention.layout.blocks[mention.segment.block] ?? [];
  const endsAddress = block.some((one) => one.row < mention.segment.row && isAddress(one.text));
  return (
    endsAddress &&
    !block.some((one) => isContact(one.text)) &&
    names.every((name) => domainFit(name.text, facts.domains) < 0.3)
  );
}

/** Whether a line names only a trade (`Plumbing & Gas`), as stands under a name. */
export const isTrade = (text: string): boolean =>
  nameKey(text)
    .split(' ')
    .every((word) => word.length < 4 || COMMON_NAME_WORDS.has(word));

const wordsOf = (name: string): string[] =>
  nameKey(name)
    .split(' ')
    .filter((word) => word.length >= 3 && !COMMON_NAME_WORDS.has(word));

const isAtHead = ({ layout, segment }: BusinessNameCandidate): boolean =>
  layout.page.number === 1 && segment.box.y0 < layout.page.height / 3;

/**
 * Whether an ABN stands on the line of a name that has no word of the account's, while the page is headed by the name of the account: a
 * landlord, a franchisor, whose terms apply. A trading name above the legal entity's ABN is none: the account is the legal entity's.
 */
function isOfAnotherName(
  mention: AbnMention,
  printed: readonly BusinessNameCandidate[],
  { accountNames, accountLines, buyerZone, issuedByBuyer }: PartyFacts,
): boolean {
  const owners = namesOfAbn(mention).filter(
    ({ origin, segment }) => origin === 'beside' && segment === mention.segment,
  );
  if (issuedByBuyer || owners.length === 0) return false;
  const accounts = new Set(accountNames.map(nameKey));
  const words = new Set(accountNames.flatMap(wordsOf));
  return (
    owners.every(({ text }) => !isTrade(text) && wordsOf(text).every((word) => !words.has(word))) &&
    printed.some(
      (name) =>
        accounts.has(nameKey(name.text)) &&
        isAtHead(name) &&
        !buyerZone.has(name.segment) &&
        !accountLines.has(name.segment),
    )
  );
}

/** How far right of the buyer's name its ABN may stand on their line, in font heights: further right another column starts. */
const REACH_TO_ABN = 3;

/** Whether an ABN goes on a line that a label of the buyer's opens: `Bill to: Example Pty Ltd   ABN 53 004 085 616`. */
function goesOnBuyer({ layout, segment }: AbnMention, { scan, issuedByBuyer }: PartyFacts): boolean {
  const [left] = leftOf(layout, segment);
  return (
    !issuedByBuyer &&
    left !== undefined &&
    segment.box.x0 - left.box.x1 < REACH_TO_ABN * segment.size &&
    (scan.hitsBySegment.get(left) ?? []).some(
      ({ concept, atStart, after }) => concept === 'buyer' && atStart && after.text.trim() !== '',
    )
  );
}

/** The greatest share of the words of an account's name that some of an ABN's names have too. */
function shareOfAccount(names: readonly BusinessNameCandidate[], accountNames: readonly string[]): number {
  const own = new Set(names.flatMap(({ text }) => wordsOf(text)));
  const shares = accountNames.map(wordsOf).filter((words) => words.length > 0);
  return Math.max(0, ...shares.map((words) => words.filter((word) => own.has(word)).length / words.length));
}

/** What it is worth that an ABN's name has the words of the account's, and the names of other ABNs have not. */
const HOLDS_ACCOUNT = 3;

function abnScore(
  mention: AbnMention,
  all: readonly AbnMention[],
  printed: readonly BusinessNameCandidate[],
  facts: PartyFacts,
): number {
  const { layout, segment, hit } = mention;
  const block = layout.blocks[segment.block] ?? [segment];
  const names = namesOfAbn(mention);
  const place = segment.box.y0 / layout.page.height;
  let score = mention.valid ? 3 : mention.digits === null ? 1 : 0;
  if (mention.label === 'abn') score += 1;
  if (hit?.atStart && /^(?:our|suppller|seller|vendor|contractor|subcontractor|payee)abn$/.test(hit.label)) score += 3;
  if (mention.label === 'buyer_abn') score -= 10;
  if (mention.label === 'third_party_abn') score -= 10;
  if (mention.label === 'payid') score += 0.5;
  if (facts.buyerZone.has(segment) || goesOnBuyer(mention, facts)) score -= 10;
  if (facts.supplierZone.has(segment)) score += 4;
  if (!facts.issuedByBuyer && block.some((one) => isContact(one.text))) score += 1.5;
  if (!facts.issuedByBuyer) score += 2.5 * Math.max(0, ...names.map((name) => domainFit(name.text, facts.domains)));
  const isOther = OTHER_PARTY.test(segment.text);
  const share = isOther ? 0 : shareOfAccount(names, facts.accountNames);
  const best = Math.max(0, ...all.map((other) => shareOfAccount(namesOfAbn(other), facts.accountNames)));
  score += HOLDS_ACCOUNT * (isOther ? 0 : share - (best - share));
  if (isOther || (OWNERS.test(segment.text) && share < best)) score -= 2;
  if (hit && IN_SENTENCE.test(hit.before.text) && !isIntroduced(hit.before.text)) score -= 4;
  if (belongsToOtherParty(mention, names, facts) || isOfAnotherName(mention, printed, facts)) score -= 4;
  if (place < 0.2 || place > 0.85) score += 0.5;
  score += 0.5 * (1 - place) + (layout.page.number === 1 ? 0.2 : 0);
  score +=
    0.4 *
    Math.min(
      2,
      all.filter((other) => other !== mention && other.digits !== null && other.digits === mention.digits).length,
    );
  return score;
}

/** Lines of praise, which stand under a name. */
const SLOGAN =
  /\b(?:since|established|est\.?|proudly|your|specialists?|experts?|quality|trusted|professional|licen[sc]ed|insured|family owned|locally owned|solutions for|leaders? in)\b/i;

/** What standing near the ABN says for a name: most on its line, then right above it. */
function besideWorth(name: BusinessNameCandidate, abn: AbnMention): number {
  if (name.origin !== 'beside') return 3;
  if (name.segment === abn.segment) return 14;
  return hasLegalForm(name.text) ? BESIDE : 11.5;
}

/** What it is worth that a name surely belongs to the ABN. */
const BESIDE = 12;

function nameScore(
  name: BusinessNameCandidate,
  abn: AbnMention | null,
  facts: PartyFacts,
  places: ReadonlyMap<string, ReadonlySet<Segment>>,
): number {
  const { layout, segment } = name;
  const key = nameKey(name.text);
  const ofAbn = abn ? namesOfAbn(abn).find((one) => one.segment === segment && one.origin === name.origin) : undefined;
  let score = name.tentative ? -2.5 : name.displayed ? 1 : 0;
  const holdsAccount = facts.accountNames.some((account) => nameKey(account) === key);
  // A professional who holds the account is the business, whatever stands between name and ABN: chambers, a clinic.
  if (ofAbn && abn) score += holdsAccount && isProfessional(segment.text) ? BESIDE : besideWorth(ofAbn, abn);
  if (SLOGAN.test(name.text) || isTrade(name.text)) score -= 5;
  if (name.origin === 'labelled') score += facts.issuedByBuyer ? 6 : 3;
  const ratio = name.size / layout.bodySize;
  if (!facts.issuedByBuyer)
    score += Math.min(3, Math.max(0, (ratio - 1) * 2.5)) + 5 * domainFit(name.text, facts.domains);
  if (holdsAccount) score += 2.5;
  if (hasLegalForm(name.text)) score += 1;
  if (facts.buyerZone.has(segment)) score -= 9;
  const place = segment.box.y0 / layout.page.height;
  if (place < 0.15) score += 1;
  if (layout.page.number === 1) score += 0.3;
  score += 0.4 * Math.min(3, (places.get(key)?.size ?? 1) - 1);
  return score;
}

/** An ABN with what rules say for its being the supplier's. */
export interface ScoredAbn {
  abn: AbnMention;
  score: number;
}

/** The ABNs of a document with what rules say for each. */
export const scoreAbns = (
  abns: readonly AbnMention[],
  names: readonly BusinessNameCandidate[],
  facts: PartyFacts,
): ScoredAbn[] => abns.map((abn) => ({ abn, score: abnScore(abn, abns, names, facts) }));

/** The names of a document with what speaks for their being the supplier's, whose ABN is known, best first. */
export function rankNames(
  names: readonly BusinessNameCandidate[],
  abn: AbnMention | null,
  abns: readonly AbnMention[],
  facts: PartyFacts,
): RankedName[] {
  const namesOfOthers = new Set(
    abns
      .filter((one) => one.digits !== abn?.digits)
      .flatMap((one) =>
        namesOfAbn(one)
          .filter((name) => name.origin === 'beside')
          .map((name) => nameKey(name.text)),
      ),
  );
  const places = new Map<string, Set<Segment>>();
  for (const name of names) {
    const key = nameKey(name.text);
    places.set(key, (places.get(key) ?? new Set()).add(name.segment));
  }
  return names
    .map((name) => ({
      name,
      score: nameScore(name, abn, facts, places) - (namesOfOthers.has(nameKey(name.text)) ? 5 : 0),
    }))
    .sort((a, b) => b.score - a.score);
}
