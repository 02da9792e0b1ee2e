import type { AbnMention } from '../candidates/abns.js';
import { type BusinessNameCandidate, namesOfAbn } from '../candidates/business-names.js';
import { domainFit } from '../candidates/domains.js';
import { isAddress, isContact } from '../candidates/names.js';
import type { PartyFacts, ScoredAbn } from '../assignment/supplier.js';
import type { Segment } from '../structure/segment.js';
import { behindOf, describeNeighbour, type Group, neighbourFeatures, neighboursOf, openerOf } from './label-context.js';
import { shareIn } from './name-features.js';

/** What the ABNs of a document are described by. */
export interface AbnFacts extends PartyFacts {
  names: readonly BusinessNameCandidate[];
}

/** What is worked out once for all ABNs of a document. */
interface Known extends AbnFacts {
  all: readonly ScoredAbn[];
  distinct: number;
}

const yes = (is: boolean | null | undefined): number => (is ? 1 : 0);

/** What makes two ABNs one; those that are announced and cannot be read are one. */
export const abnKey = ({ digits }: AbnMention): string => digits ?? 'unread';

const blockOf = ({ layout, segment }: AbnMention): readonly Segment[] => layout.blocks[segment.block] ?? [segment];
const others = (one: ScoredAbn, { all }: Known): ScoredAbn[] =>
  all.filter(({ abn }) => abnKey(abn) !== abnKey(one.abn));
const fitOf = (abn: AbnMention, domains: readonly string[]): number =>
  Math.max(0, ...namesOfAbn(abn).map(({ text }) => domainFit(text, domains)));
const shareOf = (abn: AbnMention, accountNames: readonly string[]): number =>
  Math.max(
    0,
    ...accountNames.map((account) =>
      shareIn(
        account,
        namesOfAbn(abn).map(({ text }) => text),
      ),
    ),
  );

const OWN: Readonly<Record<string, (one: ScoredAbn, facts: Known) => number>> = {
  'what rules say': ({ score }) => score,
  'what rules say of the best other': (one, facts) => Math.max(-12, ...others(one, facts).map(({ score }) => score)),
  'ABNs on the document': (_, { distinct }) => distinct,
  printings: (one, { all }) => all.filter(({ abn }) => abnKey(abn) === abnKey(one.abn)).length,
  'comes first': (one, { all }) => yes(all[0] && abnKey(all[0].abn) === abnKey(one.abn)),
  valid: ({ abn }) => yes(abn.valid),
  read: ({ abn }) => yes(abn.digits !== null),
  'labelled as an ABN': ({ abn }) => yes(abn.label === 'abn'),
  'labelled as the buyer’s': ({ abn }) => yes(abn.label === 'buyer_abn'),
  'labelled as a third party’s': ({ abn }) => yes(abn.label === 'third_party_abn'),
  'labelled as a PayID': ({ abn }) => yes(abn.label === 'payid'),
  'in the buyer’s lines': ({ abn }, { buyerZone }) => yes(buyerZone.has(abn.segment)),
  'in the supplier’s lines': ({ abn }, { supplierZone }) => yes(supplierZone.has(abn.segment)),
  'issued by the buyer': (_, { issuedByBuyer }) => yes(issuedByBuyer),
  height: ({ abn }) => abn.segment.box.y0 / abn.layout.page.height,
  side: ({ abn }) => abn.box.x0 / abn.layout.page.width,
  page: ({ abn }, { scan }) => abn.layout.page.number - (scan.pages[0]?.number ?? 1),
  size: ({ abn }) => abn.segment.size / abn.layout.bodySize,
  'words of its line': ({ abn }) => abn.segment.words.length,
  'lines of its block': ({ abn }) => blockOf(abn).length,
  'place in its block': ({ abn }) => blockOf(abn).indexOf(abn.segment),
  'contact in its block': ({ abn }) => yes(blockOf(abn).some(({ text }) => isContact(text))),
  'address in its block': ({ abn }) => yes(blockOf(abn).some(({ text }) => isAddress(text))),
  'name beside it': ({ abn }) => yes(namesOfAbn(abn).some(({ origin }) => origin === 'beside')),
  'its names fit a domain': ({ abn }, { domains }) => fitOf(abn, domains),
  'names of others fit a domain': (one, facts) =>
    Math.max(0, ...others(one, facts).map(({ abn }) => fitOf(abn, facts.domains))),
  'share of the account’s name in its names': ({ abn }, { accountNames }) => shareOf(abn, accountNames),
  'share of the account’s name in names of others': (one, facts) =>
    Math.max(0, ...others(one, facts).map(({ abn }) => shareOf(abn, facts.accountNames))),
  'line of the account’s name': ({ abn }, { accountLines }) => yes(accountLines.has(abn.segment)),
  'names on the document': (_, { names }) => names.length,
};

const PLACES = ['before', 'left', 'above', 'opener', 'behind'] as const;
const GROUPS: readonly Group[] = ['name', 'bank', 'buyer', 'supplier', 'account', 'other', 'number', 'invoice'];

/** The names of the features of an ABN, in the order of `describeAbns`. */
export const ABN_FEATURES: readonly string[] = [
  ...Object.keys(OWN),
  ...PLACES.flatMap((place) => neighbourFeatures(place, GROUPS)),
];

/** Each ABN in figures. */
export function describeAbns(all: readonly ScoredAbn[], facts: AbnFacts): number[][] {
  const known: Known = { ...facts, all, distinct: new Set(all.map(({ abn }) => abnKey(abn))).size };
  return all.map((one) => {
    const { layout, words } = one.abn;
    const [word, last] = [words[0], words.at(-1)];
    const segment = (word && facts.scan.segmentOf.get(word)) ?? one.abn.segment;
    const near = {
      ...neighboursOf(layout, segment, word),
      opener: openerOf(layout, segment),
      behind: behindOf(layout, (last && facts.scan.segmentOf.get(last)) ?? segment, last),
    };
    return [
      ...Object.values(OWN).map((feature) => feature(one, known)),
      ...PLACES.flatMap((place) => describeNeighbour(facts.scan, near[place], GROUPS)),
    ];
  });
}
