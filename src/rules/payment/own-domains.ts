import { registrable } from '../../domains/registrable-domain.js';

/**
 * Endings below which only somebody with an ABN, an ACN or a place in Australia registers a name (https://www.auda.org.au/policies), and those of
 * examples, below which nobody does (RFC 2606).
 */
const AUSTRALIAN = /^(?:(?:com|net|org|asn|id|edu)\.)?au$|^(?:example|test|invalid)$/;
/** What may follow a name in a domain: where else the business is, and its form. */
const BEHIND = /^(?:(?:pty)?ltd|pl|au|aus|australia|group|nsw|vic|qld|wa|sa|tas|act|nt)$/;
/** What a name begins with and a domain leaves out. */
const KINDS = new Set(
  'the of university college school city shire town council parish club association institute department'.split(' '),
);
/** A shorter label is the beginning of too many names. */
const LEAST = 3;

/**
 * Whether a domain is that of a business by its name alone: an Australian one whose label is made of the beginnings of the name's words in their order,
 * and of nothing else: `pinnaclehs.com.au` of Pinnacle Hydraulic Services. `pinnacle-pay.com.au` is not.
 *
 * @param names normalised
 */
export function isNamedAfter(domain: string, names: readonly string[]): boolean {
  const found = registrable(domain);
  if (found?.domain !== domain || !AUSTRALIAN.test(found.suffix)) return false;
  const label = found.label.replaceAll('-', '');
  return label.length >= LEAST && names.some((name) => isMadeOf(label, name.split(' ')));
}

/** Whether a label is the beginnings of words in their order; words may be left out, but for the first that is no kind of business. */
function isMadeOf(label: string, words: readonly string[]): boolean {
  // Where the parts of the label end that the words up to here make.
  let ends = new Set([0]);
  const first = words.findIndex((word) => !KINDS.has(word));
  words.forEach((word, at) => {
    const further = at === first ? new Set<number>() : new Set(ends);
    for (const end of ends)
      for (let length = 1; length <= word.length && label.startsWith(word.slice(0, length), end); length += 1)
        further.add(end + length);
    ends = further;
  });
  return [...ends].some((end) => end === label.length || (end >= LEAST && BEHIND.test(label.slice(end))));
}
