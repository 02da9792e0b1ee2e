import { readFileSync } from 'node:fs';
import { announces } from '../../src/extraction/scrutiny/alone/announcements/announces.js';
import {
  announcementProbability,
  parseModel,
} from '../../src/extraction/scrutiny/alone/announcements/learned/classifier.js';
import { ANNOUNCEMENTS_FRESH_AGAIN, HONEST_FRESH_AGAIN } from './announcements/fresh-again.js';
import { ANNOUNCEMENTS_FRESH_LAST, HONEST_FRESH_LAST } from './announcements/fresh-last.js';
import { ANNOUNCEMENTS_FRESH, HONEST_FRESH } from './announcements/fresh.js';
import { ANNOUNCEMENTS_LAST, HONEST_LAST } from './announcements/last-contact.js';

/**
 * `node scripts/run-ts.mjs scripts/ranker/measure-announcements.ts [--network FILE] [--quiet]`: how many of the sentences that nothing is
 * learned from are taken for announcements, by the rules and what is committed, or by another network alone.
 */
const argv = process.argv.slice(2);
const at = argv.indexOf('--network');
const model = at < 0 ? undefined : parseModel(readFileSync(argv[at + 1] ?? ''));
const LIKELY = 0.8;
const LIMITS = [0.3, 0.5, 0.7, 0.8, 0.9, 0.95];

for (const [name, announcing, honest] of [
  ['fresh', ANNOUNCEMENTS_FRESH, HONEST_FRESH],
  ['fresh again', ANNOUNCEMENTS_FRESH_AGAIN, HONEST_FRESH_AGAIN],
  ['fresh last', ANNOUNCEMENTS_FRESH_LAST, HONEST_FRESH_LAST],
  ['last contact', ANNOUNCEMENTS_LAST, HONEST_LAST],
] as const) {
  const taken = (all: readonly string[]): string[] => all.filter((one) => announces(one));
  const share = (some: number, of: number): string => `${some} of ${of} (${((100 * some) / of).toFixed(1)} %)`;
  const [found, wrongly] = [taken(announcing), taken(honest)];
  console.log(
    `${name}: ${share(found.length, announcing.length)} found, ${share(wrongly.length, honest.length)} wrongly`,
  );
  const above = (all: readonly string[], limit: number): number =>
    all.filter((one) => announcementProbability(one, model) >= limit).length;
  for (const limit of LIMITS)
    console.log(
      `  network alone at ${limit}: ${share(above(announcing, limit), announcing.length)}, ${share(above(honest, limit), honest.length)}`,
    );
  if (argv.includes('--quiet')) continue;
  const shown = (one: string): string => `    ${announcementProbability(one, model).toFixed(3)} ${one}`;
  console.log(
    '  missed\n' +
      announcing
        .filter((one) => !found.includes(one))
        .map(shown)
        .join('\n'),
  );
  console.log('  wrongly\n' + wrongly.map(shown).join('\n'));
  const alike = honest.filter((one) => !wrongly.includes(one) && announcementProbability(one, model) >= LIKELY);
  console.log('  likely by the network alone\n' + alike.map(shown).join('\n'));
}
