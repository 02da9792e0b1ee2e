import { Stages } from '../../bench/accuracy/stages.js';
import { openCorpus, type Truth } from '../../bench/accuracy/truth.js';
import { useLineModel } from '../../src/extraction/fields/kind/line-classifier.js';
import { withholdSigns } from '../../src/extraction/fields/kind/titles.js';
import { PHRASES, TITLES } from '../../src/extraction/fields/lexicon/kinds.js';
import { useLabelModel } from '../../src/extraction/fields/lexicon/label-classifier.js';
import { withholdLabels } from '../../src/extraction/fields/lexicon/match-labels.js';
import { readFrom } from '../../src/extraction/fields/ranking/published-confidence.js';
import { joinScans, type Scan, scanPage } from '../../src/extraction/fields/structure/scan.js';
import { parseModel } from '../../src/extraction/fields/text/text-classifier.js';
import { Chance } from '../corpus/random.js';
import { known, none } from './label-model.js';
import { knownLines, noLines } from './line-model.js';
import { misread } from './misread.js';
import { trainText, withTypos } from './text-model.js';

/** Documents of one share are read with all labels known, those of the others with so many unknown. */
const SHARES = [0, 0.25, 0.5, 0.5, 0.75];

/** Labels that every document has, in the same words. */
const ALWAYS_KNOWN = new Set([
  'abn',
  'bsb',
  'bpay',
  'biller code',
  'acn',
  'account',
  'account number',
  'account name',
  'invoice',
  'invoice number',
]);

/** Whether a document is read as if from a picture besides: half of those of each share. */
const isMisreadToo = (at: number): boolean => Math.floor(at / SHARES.length) % 2 === 0;

export interface Example {
  scan: Scan;
  truth: Truth;
  /** Which share of the labels it was read without: an index of `SHARES`. */
  share: number;
}

/**
 * Calls back with every document of some corpora, most of them read as if a part of the labels had never been seen: neither the lists nor the
 * classifier know them; half of them once more with the faults of recognition. So what is learned rests on more than the lists.
 */
export async function eachExample(folders: readonly string[], onExample: (one: Example) => void): Promise<void> {
  const stages = new Stages(process.env['CACHE'] ?? 'node_modules/.cache/accuracy');
  const documents = folders.flatMap((folder) => openCorpus(folder).documents);
  for (const [share, part] of SHARES.entries()) {
    const chance = new Chance(31 + share);
    const unknown = new Set(known.filter(({ text }) => !ALWAYS_KNOWN.has(text) && chance.is(part)));
    if (unknown.size > 0) {
      withholdLabels([...unknown].map(({ text }) => text));
      useLabelModel(parseModel(trainText([...known.filter((one) => !unknown.has(one)), ...none].flatMap(withTypos))));
    }
    if (part > 0) {
      withholdSigns([...TITLES, ...PHRASES].filter(() => chance.is(part)));
      useLineModel(
        parseModel(trainText([...knownLines.filter(() => !chance.is(part)), ...noLines].flatMap(withTypos))),
      );
    }
    for (const [at, truth] of documents.entries()) {
      if (at % SHARES.length !== share) continue;
      const { pages } = await stages.wordsOf(truth.path);
      if (pages.length === 0) continue;
      const scan = joinScans(pages.map(scanPage));
      onExample({ scan, truth, share });
      if (isMisreadToo(at) && readFrom(scan) === 'text')
        onExample({ scan: joinScans(misread(pages, new Chance(at)).map(scanPage)), truth, share });
    }
  }
  withholdLabels([]);
  withholdSigns([]);
  await stages.close();
}
