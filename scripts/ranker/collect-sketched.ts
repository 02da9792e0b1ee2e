import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Stages } from '../../bench/accuracy/stages.js';
import { openCorpus } from '../../bench/accuracy/truth.js';
import type { Page } from '../../src/extraction/document.js';
import { readFields } from '../../src/extraction/fields/read-fields.js';
import { BESIDE } from '../../src/extraction/scrutiny/alone/announcements/near/beside.js';
import { announces, plainOf } from '../../src/extraction/scrutiny/alone/announcements/announces.js';
import { speaksAgainstBeside } from '../../src/extraction/scrutiny/alone/announcements/near/beside-account.js';
import { saysNotTheOne } from '../../src/extraction/scrutiny/alone/announcements/near/not-the-one.js';
import { Payees } from '../../src/extraction/scrutiny/alone/announcements/said/payees.js';
import { sentencesOf } from '../../src/extraction/scrutiny/alone/announcements/sentences/sentences.js';
import { searchedPage } from '../../src/extraction/scrutiny/alone/numbers/searched-page.js';

/**
 * `node scripts/run-ts.mjs scripts/ranker/collect-sketched.ts FILE CORPUS...`: packs what stands beside the accounts of documents of
 * `npm run corpus:sketches -- train`, each wording once, for `train-hints.ts`. A few sketches announce another account: what a rule finds is left out.
 */
const LEAST_WORDS = 3;

const [file = '', ...folders] = process.argv.slice(2);
const stages = new Stages('node_modules/.cache/accuracy');
const lines = new Map<string, string>();
for (const { path } of folders.flatMap((folder) => openCorpus(folder).documents)) {
  if (!path.endsWith('.pdf')) continue;
  const { pages } = await stages.wordsOf(path);
  if (pages.some(({ words }) => words.some(({ source }) => source === 'ocr'))) continue;
  for (const said of honestLines(pages)) {
    const key = said.toLowerCase().replace(/\d/g, '0');
    if (!lines.has(key)) lines.set(key, said);
  }
}
writeFileSync(file, gzipSync([...lines.values()].join('\n'), { level: 9 }));
console.log(`${lines.size} lines`);
await stages.close();

/** The sentences beside the account, or all where none is read, without the names that are paid. */
function honestLines(pages: Page[]): string[] {
  const [read] = readFields(pages);
  const { account_number: account, business_name, account_name } = read?.fields ?? {};
  const names = [business_name, account_name].flatMap((name) => (name ? [name.value] : []));
  const payees = new Payees(names);
  return pages
    .filter(({ number }) => !account || account.page === number)
    .flatMap((page) => sentencesOf(searchedPage(page)))
    .map(({ words }) => words)
    .filter((words) =>
      words.some(
        ({ word: { box } }) => !account || (box.y1 > account.box.y0 - BESIDE && box.y0 < account.box.y1 + BESIDE),
      ),
    )
    .map((words) => words.map(({ text }) => text).join(' '))
    .map((said) =>
      names
        .reduce((rest, name) => rest.replaceAll(name, ' '), said)
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((said) => (said.match(/\p{L}[\p{L}'’-]*/gu) ?? []).length >= LEAST_WORDS && !isFoundByRule(said, payees));
}

function isFoundByRule(said: string, payees: Payees): boolean {
  const plain = plainOf(said);
  return announces(said) || speaksAgainstBeside(plain) || saysNotTheOne(plain) || payees.isSomebodyElse(said);
}
