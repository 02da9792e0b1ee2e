import { announcementsOn } from './announcements/announcements.js';
import type { Page, ReadDocument, Word } from '../../document.js';
import type { Place, PossibleAccount, WayToPay } from '../scrutiny.js';
import { knownNumbers } from './accounts/known-numbers.js';
import { scatteredDigits } from './accounts/scattered-digits.js';
import { possibleAccounts } from './accounts/possible-accounts.js';
import { chainsOf, type Chain, type Group } from './numbers/chains.js';
import { spreadChains } from './numbers/spread-chains.js';
import { readingsOf } from './numbers/readings.js';
import { wrappedLines } from './numbers/wrapped-lines.js';
import { placeOf, searchedPage } from './numbers/searched-page.js';
import type { FoundWay } from './ways-to-pay/found-way.js';
import { waysToPay } from './ways-to-pay/ways-to-pay.js';

/** What a file shows beside the fields of one of its documents. */
export interface Findings {
  possibleAccounts: PossibleAccount[];
  otherWaysToPay: WayToPay[];
  announcements: Place[];
}

/**
 * Searches every page of a file for what else could be paid into beside the account that each of its documents asks for.
 *
 * @param pages every page of the file with all the words that it shows
 * @param read the documents of the file
 * @returns the findings of each document, in the order of `read`; all are of the whole file
 */
export function searchFile(pages: readonly Page[], read: readonly ReadDocument[]): Findings[] {
  const findings = search(pages, read);
  return read.map(findings);
}

/** What pages show that belong to no document: every account counts. */
export const searchPages = (pages: readonly Page[]): Findings => search(pages, [])(null);

/** Looks at all pages once. @returns what they show beside the account of one of their documents */
function search(pages: readonly Page[], read: readonly ReadDocument[]): (one: ReadDocument | null) => Findings {
  const searched = pages.flatMap(readingsOf).map(searchedPage);
  const ways = waysToPay(searched);
  const announcements = announcementsOn(searched);
  const explained = new Set(ways.flatMap(({ words }) => words));
  const chains = searched
    .flatMap((page) => wrappedLines(page).flatMap(chainsOf))
    .flatMap((chain) => without(chain, explained));
  const spread = searched.flatMap(spreadChains).flatMap((chain) => without(chain, explained));
  const known = knownNumbers(chains, read);
  const scattered = searched.flatMap((page) =>
    scatteredDigits(page).map((words): PossibleAccount => ({
      ...placeOf(page, words),
      bsb: null,
      accountNumber: null,
    })),
  );
  return (one) => ({
    possibleAccounts: [...possibleAccounts(chains, spread, one, known), ...scattered],
    otherWaysToPay: once(ways),
    announcements,
  });
}

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
