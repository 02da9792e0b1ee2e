import type { BankMention } from '../candidates/bank-mention.js';
import { unionOf } from '../structure/geometry.js';
import { runOf } from '../text/run.js';
import { describePairs, type PairFacts, type PrintedDigits, type PrintedPair, printedPairs } from './account-pair.js';
import { forestOf, LEAST } from './forests.js';
import { scoreOf, worthOf } from './trees.js';

/** What a label says that is not known for the part of an account, beside one that is: less than `Account number`, more than `Account`. */
const STRENGTH = 0.6;

/**
 * What a document gives of accounts, with what was learned to belong together: of each BSB the number near it that most likely is its
 * account's, whatever its label, where that is likely enough.
 */
export function withLearnedPairs(facts: PairFacts): BankMention[] {
  const forest = forestOf('account-pair');
  const all = printedPairs(facts);
  const described = describePairs(all, facts);
  const likely = all
    .map((pair, at) => ({ pair, worth: worthOf(forest, scoreOf(forest, described[at] ?? [])) }))
    .filter(({ worth }) => worth >= LEAST['account-pair'])
    .sort((a, b) => b.worth - a.worth);
  const chosen: PrintedPair[] = [];
  for (const { pair } of likely) {
    const isTaken = chosen.some(
      ({ bsb, account }) => bsb.words[0] === pair.bsb.words[0] || account.words[0] === pair.account.words[0],
    );
    if (!isTaken) chosen.push(pair);
  }
  const replaced = chosen.flatMap((pair) => [
    mentionOf(facts, pair, 'bsb', pair.bsb),
    mentionOf(facts, pair, 'account', pair.account),
  ]);
  const words = new Set(replaced.map((one) => one.words[0]));
  return [...facts.mentions.filter((one) => one.part === 'name' || !words.has(one.words[0])), ...replaced];
}

/** A part of a pair as it would be found under a known label. */
function mentionOf(
  { mentions }: PairFacts,
  { bsb }: PrintedPair,
  part: 'bsb' | 'account',
  { digits, words, layout, segment }: PrintedDigits,
): BankMention {
  const known = mentions.find((one) => one.part === part && one.words[0] === words[0]);
  const box = unionOf(words.map((word) => word.box));
  const before = segment.words.slice(0, segment.words.indexOf(words[0] as (typeof words)[number]));
  return {
    part,
    layout,
    box,
    anchor: box,
    segment,
    offset: runOf(before).text.length,
    ...known,
    value: digits,
    words,
    strength: Math.max(STRENGTH, known?.strength ?? 0),
    pair: bsb.words[0],
  };
}
