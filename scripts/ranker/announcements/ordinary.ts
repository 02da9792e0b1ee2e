import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Chance } from '../../corpus/random.js';

const MOST = 12_000;
const SENTENCE = /^[A-Z][\p{L}\d ,;:'’()/-]*[.!?]$/u;

/** Sentences that stand on made-up invoices, none of which announces anything: those that the grammar of scripts/corpus and others printed. */
export const printedSentences = (): string[] => packedLines('printed');

/** What stands beside the accounts of the documents that are drawn from the sketches for training, but for what a rule finds in it. */
export const sketchedSentences = (): string[] => packedLines('sketched');

const packedLines = (name: string): string[] =>
  gunzipSync(readFileSync(`scripts/ranker/announcements/${name}.txt.gz`))
    .toString('utf8')
    .split('\n');

/** Ordinary English, which speaks of no account: what the packages that are installed say of themselves. */
export function ordinarySentences(): string[] {
  const said = packages().flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.md$|^LICENSE/i.test(name))
      .flatMap((name) => sentencesOf(readFileSync(join(folder, name), 'utf8'))),
  );
  return new Chance(9).shuffle([...new Set(said)].sort()).slice(0, MOST);
}

const packages = (): string[] =>
  readdirSync('node_modules')
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => {
      const folder = join('node_modules', name);
      return name.startsWith('@') ? readdirSync(folder).map((inner) => join(folder, inner)) : [folder];
    });

const sentencesOf = (text: string): string[] =>
  text
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_>#|]/g, ' ')
    .split(/\n\s*\n|\n\s*[-+\d]/)
    .flatMap((paragraph) => paragraph.replace(/\s+/g, ' ').split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => SENTENCE.test(sentence) && isOfLength(sentence.split(' ').length));

const isOfLength = (words: number): boolean => words >= 5 && words <= 40;
