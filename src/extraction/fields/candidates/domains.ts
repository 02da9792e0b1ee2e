import type { Scan } from '../structure/scan.js';
import type { Segment } from '../structure/segment.js';
import { nameKey, plain } from '../text/fold.js';
import { matchesIn } from '../text/matches.js';

/** Mail hosts that say nothing about whose address it is. */
const FREE_MAIL =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|mac|bigpond|telstra|optusnet|optus|iinet|tpg|internode|westnet|dodo|proton|protonmail|aol|fastmail|mailbox|example)$/;

/** More domains than this are not compared with names. */
const MOST = 30;

/** Behind `@` or `www.` a domain may be of any country; a word with a stop inside it only of those that are met in Australia. */
const ADDRESS =
  /(?:(?:@|www\.|https?:\/\/)((?:[a-z0-9-]+\.)+(?:com|net|org|edu|gov|asn|biz|info|shop|[a-z]{2}))|(?:^|\s)((?:[a-z0-9-]+\.)+(?:com|net|org|edu|gov|asn|id|co|io|biz|info|shop|au)(?:\.au)?))\b/g;

/**
 * The names of the domains of emails and websites outside some segments, letters and digits only: `accounts@blue-gum.com.au`
 * gives `bluegum`. Addresses that wrap after a hyphen or a dot are joined.
 * @param least how surely the words of their lines must have been read, 0 to 1
 */
export function domainNames(scan: Scan, except: ReadonlySet<Segment>, least = 0): string[] {
  const isUsable = (segment: Segment): boolean =>
    !except.has(segment) && segment.words.every(({ word }) => word.confidence >= least);
  const names = scan.layouts.flatMap((layout) =>
    layout.blocks.flatMap((block) => {
      const lines = block.filter(isUsable).map((segment) => plain(segment.text));
      const text = lines.reduce((joined, line) => joined + (/[-@.]$/.test(joined) ? '' : '\n') + line, '');
      return matchesIn(text, ADDRESS).map(
        (match) => (match[1] ?? match[2] ?? '').replace(/^www\./, '').split('.')[0] ?? '',
      );
    }),
  );
  const plainNames = names
    .filter((name) => name !== '' && !FREE_MAIL.test(name))
    .map((name) => name.replace(/[^a-z0-9]/g, ''));
  return [...new Set(plainNames)].slice(0, MOST);
}

const FORMS = new Set([
  'pty',
  'ltd',
  'inc',
  'the',
  'and',
  'of',
  'for',
  'trustee',
  'trust',
  'co',
  'australia',
  'aust',
  'group',
  'as',
  'trading',
]);

/**
 * How well a name fits a domain.
 * @returns 0 to 1: the share of the name's letters, without its company form, that the domain holds in order of words
 */
export function domainFit(name: string, domains: readonly string[]): number {
  const words = nameKey(name)
    .split(' ')
    .filter((word) => !FORMS.has(word) && word.length > 1);
  const letters = words.join('').length;
  if (letters === 0) return 0;
  const fits = domains.map((domain) => {
    const held = words.filter((word) => domain.includes(word)).join('').length;
    return (held / letters) * Math.min(1, (held + 2) / domain.length) ** 1.5;
  });
  return Math.max(0, ...fits);
}
